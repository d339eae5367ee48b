import type { RequestWords } from '../request-words.ts'

/** How messages to the tutor are worded. */
export const esRequests: RequestWords = {
  help: 'qué puedes hacer|que puedes hacer|ayuda|quién eres',
  thanks: '(?:muchas )?gracias|vale|genial|bien|sí|claro|entendido|adiós|hm+|ya veo|qué bien|útil',
  greeting: 'hola|buen[oa]s(?: (?:días|tardes|noches))?',
  besideGreeting:
    'ahora (?:ya )?(?:lo )?(?:pillo|entiendo|veo)|m[aá]s o menos|mejor|por (?:todo|la ayuda|eso)|qué tal|cómo estás|mucho|adiós|eso es todo',
  summary:
    'argumento principal|(?:ideas?|conclusi(?:ón|ones)) principal(?:es)?|conclusiones(?=[\\s?.]*$| del? (?:l[ao] )?(?:capítulo|texto|documento|tema|artículo))|términos? clave|de qué (?:tratan?|va|hablan?)|resum\\p{L}+|resúm\\p{L}+',
  keyTerms:
    '\\b(?:términos|palabras|conceptos) (?:claves?|(?:más )?importantes)\\b|\\bprincipales (?:términos|conceptos)\\b|^[\\s¿¡]*(?:lista|enumera|nombra|dime|dame|cuáles son|qué) (?:todos )?(?:los )?términos[\\s?.!]*$',
  aboutDocument:
    '\\bqu[eé] (?:tengo que|debo|hay que|necesito) (?:saber|aprender|estudiar)(?: (?:para|de|sobre) (?:esto|mañana|(?:el|mi|este) (?:examen|parcial|test|tema|capítulo|documento|texto)))?(?=[\\s?.!]*$)',
  exam: '(?:es(?:to|o) )?(?:es importante|entra|cae|sale|va a (?:entrar|caer|salir)|es relevante) (?:para|en) (?:el|mi) (?:examen|parcial|test)(?: (?:esto|eso))?|qué (?:entra|cae|sale|va a (?:entrar|caer|salir)) en (?:el|mi) (?:examen|parcial|test)',
  page: 'página|pág\\.?',
  please: 'por favor ',
  canYou: 'puedes ',
  quiz: 'hazme (?:unas |algunas )?(?:tarjetas|fichas)|hazme (?:un (?:cuestionario|test|examen)|(?:unas |algunas )?preguntas)|(?:crea|prepara|haz) un (?:cuestionario|test|examen)|pregúntame|(?:no )?(?:solo |sólo )?hazme (?:una|\\d+|algunas) preguntas?',
  quizAsk: 'dame|hazme|ponme|prepárame|quiero|necesito',
  quizQuestions: 'preguntas?|tarjetas',
  quizBeside: 'rápidas?|nuevas?|otras?|buenas?|de examen',
  quizChoice: '(?:de )?(?:tipo test|(?:opción|selección|respuesta) múltiple)',
  quizShort: '(?:de respuesta )?cortas?',
  quizLong: '(?:de )?desarrollo|(?:de respuesta )?largas?',
  quizEasy: 'fácil(?:es)?|sencillas?',
  quizMedium: '(?:de dificultad )?medias?',
  quizHard: 'difícil(?:es)?',
  quizAbout: 'sobre|acerca de|de(?:l)?',
  translate: 'traduc[ei]r?',
  fillers:
    'jaja(?:ja)*|(?:lo|eso|esto) del?|me l[oa]s? explicas?(?: f[aá]cil(?:mente)?)?|explíca?mel[oa]s?|sale ah[ií]|más o menos|exactamente|realmente|en realidad|por ?favor|básicamente|porfa|quizás|en (?:pocas|otras|mis) palabras|en detalle|brevemente',
  misspelt:
    'diferencia diferencias ejemplo ejemplos explica explicar compara comparación definición resumen resume',
  accented: {
    language: 'es',
    words: 'qué cuál cuáles quién quiénes cuándo cómo dónde cuánto cuánta cuántos cuántas',
    conjunctions: 'y|e|o|pero|entonces',
    prepositions: 'por|para|de|en|a|con|desde',
  },
  chatSpellings: {
    language: 'es',
    words: {
      q: 'que',
      xq: 'por qué',
      pq: 'por qué',
      porq: 'por qué',
      'x q': 'por qué',
      'x que': 'por qué',
      'x favor': 'por favor',
      tb: 'también',
      xfa: 'por favor',
      plis: 'por favor',
      pa: 'para',
    },
  },
  interjections: 'vale|oye|hola|gracias|aj[aá]|mmm+|ahora',
  both: '(?:l[oa]s|es[oa]s|est[oa]s) (?:dos|tres)|amb[oa]s|ell[oa]s',
  topicChange: 'otra cosa|otro tema|(?:siguiente|última|otra) (?:pregunta|cosa)|por cierto',
  leads:
    'tengo (?:un )?(?:examen|parcial)(?: de \\p{L}+)? (?:mañana|hoy|el \\p{L}+)(?:,? (?:y|pero))?(?: no (?:s[eé]|entiendo) nada)?|(?:empieza|empecemos) (?:por|con)|h[aá]blame (?:de|sobre)|no (?:me queda claro|entiendo|pillo)(?: bien)? (?:lo de|eso de)|(?:vale[, ]+)?(?:siguiente|ahora)(?=[,:])|da igual(?=,)|(?:no,? )?(?:me ref(?:iero|ería) a|qu(?:iero|ería) decir)|o sea|ponme(?= (?:un|una|otro|más))|(?:es )?demasiado largo[.,]?(?= (?:solo|dime|qué|quién|cómo|cuándo|dónde))|solo(?= dime)|(?:hola|por favor|oye)?[\\s,]*(?:(?:me )?(?:puedes|podrías|puede|podría)(?: por favor)?(?: (?:decirme|explicarme|decir|explicar))?|dime|expl[ií]ca(?:me|nos)?|quiero saber|necesito saber|no entiendo|sabes)(?=,? (?:[¿]?(?:qué|cómo|por qué|cuál|cuáles|quién|cuándo|dónde|cuánto)))|gracias|(?:vale|genial)(?=,)',
  excluding: 'además de|aparte de|excepto|salvo',
  setting:
    '(?:en|según|de|del) (?:este|el|esta|la|mis|los|estos|mi)? ?(?:capítulo|documento|libro|apuntes|archivo|tema de clase|autora?)|para (?:el|mi|un) (?:examen|test|parcial)|(?:que )?(?:debo|tengo que|debería|hay que) (?:saber|aprender|conocer)|aquí',
  comparisonEnds:
    'entre (?:sí|ell[ao]s)|(?:cuál es la|qué) diferencias?(?: hay)?|en qué se (?:diferencian|distinguen)|diferencias?',
  comparisonLinks: 'y|e|o|u',
  comparisonSetting: 'en|para|cuando|según|durante|al|por',
  formula: 'fórmulas?|ecuación|ecuaciones',
  calculates: 'calcula[nrs]?|calculo|calculamos',
  code: 'comandos?|código|sintaxis|script|configur\\p{L}+',
  inTable:
    '(?:(?:muestra|dice|contiene) |(?:(?:aparecen?|figuran?|salen?) )?(?:en|de|según) )?(?:la|esta) (?:otra )?tabla|(?:en|de|según) una tabla|(?:en|según) (?:el|este) cuadro',
  section: 'cap[ií]tulo|secci[oó]n|apartado|tema|unidad|partes?',
  wholeDocument:
    'est[aeo]s?|el|la|los|las|documentos?|archivos?|mis?|tod[ao]s|apuntes|diapositivas|texto|libro|capítulo|de|del|un|una|por|favor|breve|dame|haz|hazme|sobre|principal(?:es)?|idea|puntos|claves?|cuál(?:es)?|es|son|resumen|pocas|algunas|unas|dos|tres|cuatro|cinco|diez|\\d+(?= (?:frases|palabras|líneas|párrafos|puntos))|frases|palabras|líneas|párrafos?|puntos|en|página|lectura|artículo|clase|lección|presentación',
  wholePage: 'explica|la|qué|que|dice|hay|en|sobre',
  more: '(?:(?:hay|dame|dime|cuáles son) )?(?:los )?(?:más|otros|demás) (?:términos|conceptos)(?: claves?| importantes)?|(?:siempre )?(?:me )?(?:das|dices|repites|muestras)(?: siempre)? lo (?:mismo|incorrecto|equivocado)|(?:eso )?no tiene nada que ver(?: con (?:eso|mi pregunta))?|(?:eso )?no responde (?:a )?(?:mi|la) pregunta|no has respondido(?: (?:a )?(?:mi|la) pregunta)?|(?:(?:dime|cuéntame|muéstrame|enséñame|dame) )?(?:algo |un poco )?más(?: (?:sobre|de) (?:eso|esto|ello))?|(?:(?:muéstrame|enséñame|dame|ver) )?(?:otros|otras|más) (?:pasajes|fragmentos|partes|páginas|resultados|información|detalles)|(?:con )?más detalles?|(?:qué|algo|dónde) más(?: (?:hay|dice))?(?: (?:sobre|de) (?:eso|esto))?|es (?:eso )?todo|continúa|sigue|(?:eso )?no es lo que (?:quería|pregunté|buscaba)|(?:respuesta|pasaje) (?:incorrect[oa]|equivocad[oa])|no|(?:no )?(?:(?:eso )?(?:es|está) )?(?:incorrecto|mal|falso|inútil)|no (?:me )?(?:sirve|ayuda)|inténtalo (?:de nuevo|otra vez)',
  unclear:
    'no (?:lo |la |te |me )?(?:entiendo|entendí|comprendo)(?: (?:bien|nada|eso|esto))?|no me queda claro|(?:explícamelo|explícalo|dilo|dímelo|explica(?: eso| esto)?)(?: (?:de nuevo|otra vez))? (?:de otra (?:forma|manera)|con otras palabras|de otro modo)|explícamelo|explícalo|explica eso|qué (?:quieres decir|significa (?:eso|esto)|quiere decir (?:eso|esto))|(?:es )?(?:confuso|(?:demasiado|muy) (?:difícil|complicado|técnico|complejo|abstracto))|(?:explícamelo |explícalo |explica (?:eso |esto )?|dilo )?(?:de forma |más )+(?:simple|sencill[oa]|fácil|sencillamente)|repítelo|repite(?: eso)?|otra vez|de nuevo',
  shorter:
    '(?:hazlo |dilo |dímelo )?más (?:corto|breve|brevemente)|(?:dilo |dímelo )?en (?:una (?:frase|oración|palabra)|pocas palabras|dos frases)|en (?:resumen|breve)|(?:es )?demasiado largo|versión corta',
  source:
    '(?:en |de )?qué páginas?(?: (?:está|es|sale|aparece)(?: (?:eso|esto))?)?|dónde (?:lo dice|dice eso|pone eso|está escrito|está eso en (?:el|mi) (?:libro|texto|documento|pdf))|(?:cuál es (?:la|tu) )?fuente|(?:estás )?segur[oa]|es (?:verdad|cierto|correcto)(?: eso)?|quién (?:lo )?dice(?: eso)?|cómo lo sabes',
  next: '(?:(?:y|entonces|vale) )*(?:qué (?:pasa|pasó|viene|vino|sigue|ocurre|sucede|dice) (?:después|luego|a continuación|entonces)(?: de (?:eso|esto))?|y (?:después|luego|entonces)|después|luego|qué sigue|cómo sigue)',
  difference:
    '(?:(?:y|entonces|pues|vale) )*(?:(?:cuál es la|cuáles son las|qué) (?:principal(?:es)? )?diferencias?(?: hay)?(?: entre (?:ellos|ellas|ambos|ambas|l[oa]s dos))?|en qué se (?:diferencian|distinguen)|cuál(?: de (?:ellos|ellas|l[oa]s dos))? es (?:el |la )?(?:mejor|peor|más importante)|compáral[oa]s|compara (?:ambos|ambas|l[oa]s dos)|diferencias?)',
  others:
    '(?:(?:y|pero|vale|entonces) )*(?:(?:cuáles|quiénes) (?:son|eran) )?(?:l[oa]s )(?:otr[oa]s|demás)(?: (?:dos|tres|cuatro|tipos?|clases?|formas?|partes?|pasos|razones|puntos))?',
  opposite:
    '(?:(?:y|pero|vale|entonces) )*(?:(?:qué|cuál) es )?(?:lo|el|la) (?:contrari[oa]|opuest[oa])(?: (?:de|a) (?:eso|esto))?',
  contrary: 'contrari[oa]|opuest[oa]|invers[oa]',
  general:
    'gente|personas?|murieron|murió|muert[oae]s?|pas(?:an?|ó|aron)|suced(?:en?|ió|ieron)|ocurr(?:en?|ió|ieron)|funcionan?|hace[nr]?|emp(?:iezan?|ezó|ezaron)|com(?:ienza|enzó|enzaron)|termin(?:a|ó|aron)|dur(?:an?|ó|aron)|gan(?:a|ó|aron)|perd(?:ió|ieron)|viv(?:e|en|ía|ían|ió|ieron)|cuestan?|descubr(?:ió|ieron)|invent(?:ó|aron)|fund(?:ó|aron)|allí|ahí|años?',
  followUp:
    'más (?:simple|sencillo|fácil)|(?:dame|da|ponme|pon) (?:un|otro) ejemplo(?! de (?!es[oe]\\b|esto\\b))|y|pero|e|(?:cuéntame|dime) más|otr[oa](?: ejemplo)?(?=[ ?!.]*$)|(?:qué|cuáles|cuál) (?:son|es|fueron) (?:las|los|sus|la|el|su) (?:principales )?(?:ventajas?|desventajas?|inconvenientes?|causas?|efectos?|consecuencias?|síntomas?|tipos?|riesgos?|usos?|función|funciones|pasos?|etapas?|fases?|partes?|componentes?|características?|límites|objetivos?)(?=[ ?!.]*$)|(?:dame |pon(?:me)? |tienes |hay )?(?:un |otro |más |algún )?ejemplos?(?=[ ?!.]*$)|(?:cuándo|dónde|cómo|por qué) (?:lo|la|los|las|se) (?:\\p{L}+ )?\\p{L}*[a-z](?=[ ?!.]*$)',
  followUpAlways: 'y(?= )|pero|entonces',
  pronouns: 'es[oe]|est[oe]|es[oa]s|ell[oa]s|(?:el|la) (?:siguiente|otr[oa])(?=[ ?!.]*$)',
  references: {
    pronouns:
      /(?<![\p{L}\p{N}])(?:ellos|ellas|ello|eso|esto|(?:est[oae]s|es[oae]s|est[ae]|es[ae])(?=\s*(?:[?!.,]|$)))(?![\p{L}\p{N}])/iu,
    having: /(?<!\p{L})(?:sus?)\s+(\p{L}+)(?!\p{L})/iu,
    of: 'de',
  },
  alsoAfter: 'también|entonces',
  afterOrdinal: 'responsable|importante|útil|mejor|necesari[oa]|exactamente',
  beforeOrdinal: 'en',
  ordinalPronouns: 'de (?:ell|est|es)[oa]s',
  contrastedBy: 'en|para|con|por|a|de|del|al|bajo|según|si es|cuando es',
  ordinals: ['primer[oa]?', 'segund[oa]', 'tercer[oa]?', 'cuart[oa]', 'quint[oa]'],
  last: 'últim[oa]|ultim[oa]',
  otherOfTwo: '(?:el|la) otr[oa]',
  notOrdinal: 'por (?:primera|segunda|última|ultima) vez|en (?:primer|último|ultimo) lugar',
  ordinalNouns:
    'puntos?|pasos?|tipos?|partes?|fases?|etapas?|elementos?|casos?|nivel(?:es)?|reglas?|ley(?:es)?|principios?|categorías?|formas?|grupos?|modelos?|métodos?|factor(?:es)?',
  document: 'documento|archivo|libro|artículo|texto|trabajo|estudio|informe',
  documentArticles: 'este|el|del|la|esta',
  authors:
    'quién(?:es)? (?:es|son) (?:el |la |los |las )?autor(?:es|a|as)?|quién(?:es)? (?:escribió|escribieron) {document}',
  date: 'cuándo (?:se )?(?:publicó|escribió|fue publicado|fue escrito)(?: {document})?',
  title: '(?:cuál es el|el) título(?: de)?(?: {document})?',
  of: 'de',
  articles: 'el|la|los|las|un[oa]?|un[oa]s',
  confusions: [
    /^(?:siempre )?confundo (?:siempre )?(.{2,60}?)\s+(?:y|e|con)\s+(.{2,60}?)[^\p{L}]*$/iu,
  ],
  comparedWith: [
    /^(?:(?:y|pero|entonces) )*(?:en qué|cómo) se (?:diferencian?|distinguen?) del? (.{2,60})$/iu,
    /^(?:(?:y|pero|entonces) )*(?:(?:cuál es|cuáles son|qué) )?(?:las? )?(?:principal(?:es)? )?diferencias? (?:hay |existen? |tienen? )?(?:con|respecto (?:al?|del?)|frente al?) (.{2,60})$/iu,
  ],
  comparisons: [
    {
      opens:
        /\b(?:diferencias?\s+(?:entre|hay entre)|compara(?:r|ción)?(?:\s+(?:entre|de))?)\s+/giu,
      links: /(?<=\s)(?:y|e|con)(?=\s)/giu,
    },
    {
      opens: /\b(?:se\s+)?(?:diferencian?|distinguen?)\s+/giu,
      links: /(?<=\s)(?:de|del|y|e)(?=\s)/giu,
    },
    /^(.{2,60}?)\s+(?:es|son)\s+lo mismo que\s+(.{2,60}?)(?:,?\s+o (?:no|qu[eé]))?$/iu,
    /^(?:es|son)\s+lo mismo\s+(.{2,60}?)\s+(?:que|y)\s+(.{2,60}?)(?:,?\s+o (?:no|qu[eé]))?$/iu,
    /^(.{2,60}?)\s+(?:y|o|vs\.?|versus)\s+(.{2,60}?)[\s,–—:-]+(?:(?:cu[aá]l es la|(?:en )?qu[eé]) diferencias?(?: (?:hay|tienen|existen?))?|en qu[eé] se (?:diferencian|distinguen)|diferencias?)$/iu,
  ],
  // Also in Portuguese and Italian, which share most of these words
  refusals: [
    /\b(?:documento|texto|pasajes?|material|passagens?|trechos?|testo|brani)\b (?:no|não|non) (?:lo |o |ne )?(?:dicen?|mencionan?|contienen?|indican?|especifican?|responden?|diz|dizem|contém|informa|dicono|menziona|menzionano|contengono|indicano)|\bno se (?:dice|menciona|indica|especifica)\b[^.!?\n]{0,20}\b(?:documento|texto)/iu,
  ],
}
