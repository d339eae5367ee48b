import { labels, words, type LanguageWords } from './language-words.ts'
import type { RequestWords } from './request-words.ts'
import type { StatementWords } from './statement-words.ts'

/** Spanish. */
export const es: LanguageWords = {
  stopWords:
    words(`a al algo algún alguna algunas algunos ante antes aquel así aún aunque bajo bien cada
    casi como cómo con contra cual cuál cuáles cuando cuándo cuánto cuánta cuántos cuántas
    de del desde donde dónde dos durante e el él ella ellas ellos en entre era eran es esa
    esas ese eso esos esta está están estas este esto estos fue fueron ha había habían han
    hasta hay la las le les lo los más me mediante mi mientras muy nada ni no nos nosotros o
    os otra otras otro otros para pero poco por porque por qué pues que qué quien quién
    quiénes se sea según ser si sí sido sin sobre solo son su sus también tan tanto te tiene
    tienen toda todas todo todos tras tu un una unas uno unos usted y ya yo`),
  questionWords:
    words(`significa definición ejemplo ejemplos diferencia compara nombre nombres llama llamado
    llamada llamaba tipo tipos clase razón razones año años fecha día número porcentaje
    explícame explica explicar cantidad documento texto autor dice pasos ocurrió término palabra cuándo sencillo
    sencilla simple fácil dame da encontró encontraron descubrió descubrieron demostró
    mostró muestra ayuda ayudan ayudó sirve sirven bueno buena mejor manera forma importante
    menudo`),
  weakWords:
    words(`afecta afectan influye influyen influencia efecto efectos impacto papel rol función
    funciones propósito relación relaciona relacionan conexión proceso ocurre ocurren produce
    producen forma forman formación diferencian distingue distinguen consiste consisten
    incluye incluyen aprender entender estudiar saber resultado resultados consecuencia
    consecuencias ventaja ventajas desventaja desventajas característica características
    factor factores problema problemas método métodos concepto conceptos teoría calcula
    calcular calculan mide miden determina determinar utiliza utilizan usa usan usar aplicar
    aplica necesita funciona funcionan desarrolló existe existen hace hacen dura duran durar
    tarda tardan parte partes componente componentes elemento elementos`),
  blockLabels: {
    exercise: labels(`ejercicios|ejercicio|problemas|problema|preguntas|preguntas de repaso|
      preguntas de revisión|preguntas de discusión|preguntas de pensamiento crítico|
      preguntas de autoevaluación|autoevaluación|actividades|actividad|tareas|tarea|
      práctica|cuestionario|cuestiones|pruébelo|inténtelo|inténtalo|
      compruebe lo aprendido|soluciones|respuestas|ejercicios propuestos|
      problemas adicionales|problemas de desafío|tarea para la casa|resolvámoslo juntos|
      preguntas conceptuales|deberes|opción múltiple|piénselo bien|lo pongo en práctica|
      ejercicio didáctico|ejercicios resueltos|respuesta corta|preguntas cortas`),
    reference: labels(`referencias|bibliografía|fuentes|literatura|lecturas recomendadas|
      lecturas adicionales|lecturas complementarias|enlaces|enlaces externos|
      véase también|notas|agradecimientos|créditos|recursos|recursos adicionales`),
    glossary: labels(`glosario|términos clave|términos|conceptos básicos|vocabulario|definiciones|
      palabras clave|siglas|abreviaturas|terminología`),
    summary: labels(`resumen|resumen del capítulo|en resumen|conclusión|conclusiones|puntos clave|
      ideas clave|conceptos clave|repaso|repaso del capítulo|síntesis|ideas principales|
      a modo de conclusión|revisión del capítulo`),
    index: labels(`índice alfabético|índice analítico|índice de materias|índice temático|
      índice onomástico`),
    frontMatter: labels(`índice|contenido|contenidos|tabla de contenidos|índice general|objetivos|
      objetivos de aprendizaje|esquema del capítulo|prefacio|prólogo|sobre el autor|
      índice de figuras|índice de tablas|resultados de aprendizaje|objetivo de aprendizaje|créditos y licencia`),
    link: labels(`enlace al aprendizaje|vínculo al aprendizaje|multimedia|video`),
    workedExample: labels(`ejemplo|solución|estrategia|importancia`),
    figure: labels(`figura|fig|gráfico|gráfica|imagen|ilustración|mapa|diagrama`),
    table: labels(`tabla|cuadro`),
  },
  answerTypes: {
    example: /\bejemplos?\b/iu,
    number: /\bcuánt[oa]s?\b|\bqué (?:porcentaje|proporción|cantidad|número)\b/iu,
    time: /\bcuándo\b(?! (?:se (?:usan?|utilizan?|emplean?|debe|puede)|conviene|deb[eo]|debería|hay que)\b)|\ben qué (?:año|fecha|siglo|época)/iu,
    reason:
      /\bpor qué\b|\bcuál(?:es)? (?:es|son) (?:la|las|los|el) (?:causas?|raz(?:ón|ones)|motivos?)\b|\ba qué se debe/iu,
    person: /\bquién(?:es)?\b/iu,
    place: /\bd[oó]nde\b|\ben qué (?:país|ciudad|lugar|región)/iu,
    list: /\b(?:enumera|menciona|lista|nombra|cuáles son|qué (?:tipos?|clases?|partes?|pasos?|etapas?|fases?|formas|métodos|funciones|propiedades|ventajas|desventajas|factores|elementos|características))\b/iu,
    process: /\bcómo\b/iu,
    definition:
      /\bqué (?:es|son|significa|se entiende)\b|\b(?:define|defina|definición|explica|explique|describe|significado de)\b/iu,
  },
  evidence: {
    example: /\b(?:por ejemplo|tales? como)\b/iu,
    number:
      /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|mill(?:ón|ones)|mitad)\b/iu,
    time: /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|siglos?)\b/iu,
    reason:
      /\b(?:porque|debido|por lo tanto|para que|ya que|puesto que|a causa de|gracias a|por eso)\b/iu,
  },
  definition: {
    after: String.raw`estudia|estudian|se ocupa de|se encarga de|es|son|era|eran|significa|consisten? en|se (?:refiere|denomina|define|llama|conoce)|designa`,
    before: String.raw`(?:se (?:llaman?|denominan?|conocen? como)|llamad[oa]s?|denominad[oa]s?|conocid[oa]s? como|por|el término)(?: (?:el|la|los|las|un|una))?`,
    frame: String.raw`(?:por favor )?(?:en qué consisten?|qué (?:es|son|dice|establece|significa|se entiende por)|define|defina|expl[ií]ca(?:me|nos)?|explique|describe|el significado de|quién(?:es)? (?:es|son|fue|fueron|era|eran))(?: (?:el|la|los|las|un|una|el término|el concepto de))*`,
    tail: String.raw`(?:significa|de forma sencilla|en palabras sencillas|brevemente)`,
  },
  synonyms: labels(`inventó propuso introdujo desarrolló descubrió creó formuló|
    grande tamaño|
    comienzo inicio empezar comenzar|
    fin final|
    ventaja beneficio|
    desventaja limitación inconveniente|
    diferencia distinguir diferenciar|
    tipo clase categoría forma|
    paso etapa fase|
    causa razón motivo|
    efecto consecuencia impacto resultado|
    objetivo finalidad propósito función|
    importante principal fundamental|
    reducir disminuir|
    aumentar incrementar|
    enfermedad trastorno|
    rápido velocidad|
    calcular determinar|
    parte componente elemento`).map((set) => set.split(' ')),
  definitions: {
    articles: 'el|la|los|las|un|una|unos|unas',
    indefinites: 'una?',
    copulas: 'es|son',
    meaningStarts: 'el|la|los|las|un|una|unos|unas|cualquier|todo|toda',
    verbs:
      'se refiere a|se refieren a|significa|se define como|se definen como|consiste en|consisten en|designa|describe',
    events:
      '(?:ocurre|sucede|se produce|se da|surge|existe|tiene lugar|aparece)n?(?: solo| sólo)? (?:cuando|si)',
    inverses:
      'se (?:denomina|llama|conoce como|entiende por) (?:(?:el|la|los|las|un|una) )?(?<term>[^,]{2,60}?) (?<meaning>(?:al?|el|la|los|las|una?) .+)',
    modifiers: '(?:que|de|del|para|en los que|en las que|formad[oa]s?)\\s',
    synonyms:
      'o|también (?:llamad[oa]s?|conocid[oa]s? como|denominad[oa]s?)|llamad[oa]s?|conocid[oa]s? como|como',
    preludes:
      'en (?!(?:est|es[aeo]s?\\b|general|particular|cambio|otr|tod|much|algun|ambos|cada))[\\p{L}]+(?:\\s\\p{L}+){0,2}',
    calls: '(?:se )?(?:llama|llaman|denomina|denominan|conoce como|conocen como)',
    judgements: `(?:el|la|los|las|un|una|uno de los|una de las)(?: (?:muy|más))?\\s(?:importante|
      base|fuente|objetivo|mejor|peor|principal|gran|buen|buena|común|mismo|misma|primer|primera|
      segund[oa]|últim[oa]|ejemplo|problema|razón|causa|parte|pregunta|tema|caso|resultado|
      mayoría|típic[oa]|corazón|pilar|punto\\sde\\spartida|clave)\\b`,
    leansOnContext: `cuál|cuáles|qué|quién|cómo|esto|esta|este|estos|estas|eso|esa|ese|esos|esas|
      éstas?|éstos?|éste|ésas?|ésos?|ése|aquéllas?|aquéllos?|aquél|
      él|ella|ellos|ellas|nosotros|nuestro|nuestra|nuestros|nuestras|usted|tú|tu|yo|mi|aquí|
      arriba|abajo|anterior|anteriores|siguiente|siguientes|por ejemplo|sin embargo|por tanto|
      por lo tanto|también|otro|otra|otros|otras|ambos|ambas|dicho|dicha|dichos|dichas|tal|tales|
      así`,
    deictic: `esto|este|esta|estos|estas|éstas?|éstos?|éste|nosotros|nuestro|nuestra|nuestros|nuestras|usted|aquí|
      anterior|anteriores|siguiente|siguientes|hoy|mostrad[oa]s?|sombread[oa]s?`,
    pointers: `(?:figuras?|fig|tablas?|capítulos?|secciones|sección|ecuación|página|ejemplo|véase|
      ver)\\.? ?\\d|\\bfigure\\b|\\bvéase\\b|https?:`,
    boundaries: `de|del|para|en|por|a|al|con|sin|entre|que|cual|quien|cuyo|cuya|donde|cuando|y|o|como|sobre|
      es|son|se|mediante|utilizad[oa]|usad[oa]|desde|hasta|hacia|según|durante|contra|bajo|ante|
      tras|fuera|dentro|junto`,
    transparents:
      '(?:(?:una?|el|la)\\s+)?(?:[\\p{L}-]+\\s+)?(?:tipo|clase|forma|especie|variedad)\\s+(?:de|del)\\s+',
    namings: `(?:(?:el|la|un|una)\\s)?(?:término|nombre|palabra|denominación)\\s(?:que\\s)?(?:(?:se\\s)?(?:utiliza|usa|emplea|da|
      recibe)(?:do|da)?\\s)?(?:(?:para\\s)?(?:describir|designar|referirse\\sa|nombrar|indicar)|a|para)\\s`,
    asides:
      '(?:,\\s+(?:(?:es decir|o sea|definid[oa]s? como),?\\s+)?|\\s*[—–]\\s*)(?=(?:el|la|un|una)\\s)|,?\\s+que\\s+(?:es|son)\\s+(?=(?:el|la|un|una|los|las)\\s)',
    goesOn: 'es|son|era|eran|puede|pueden|ha|han|tiene|tienen',
    names: '(?:que se )?(?:también )?(?:conocid[oa]s? como|llamad[oa]s?|denominad[oa]s?)',
    joins: 'y|pero|mientras que',
    contrasts: 'mientras que',
    relatives: 'que|cual|cuales|quien|quienes|cuyo|cuya|donde|cuando|si|como|porque',
    kindsOfThing: `(?:el|la|un|una)\\s+(?:\\p{L}{3,}(?:ción|sión|xión|miento|encia|ancia)|proceso|conjunto|
      ejercicio|capacidad|propiedad|cantidad|cualidad|facultad|técnica|método|sistema|estado|
      fenómeno|rama|ciencia|estudio|medida|magnitud|paso|cambio|tipo|forma|estructura|unidad|mezcla|
      ventaja)\\s+(?:de|del|que|por|con|en|a|al|entre|para|sobre)`,
    labels: `nota|notas|ejemplo|ejemplos|importante|consejo|advertencia|definición|teorema|
      demostración|pregunta|preguntas|respuesta|ejercicio|objetivo|objetivos|resumen|solución|
      problema|figura|tabla|paso|ventajas|desventajas|resultado|causa|
      consecuencia|finalidad|meta|clave|razón|idea|tarea|función|fin|efecto|conclusión|base|origen|
      diferencia|motivo|propósito|desventaja|ventaja|importancia`,
    vagueStarts: `\\p{L}+mente|fuente|uno|dos|tres|cuatro|varios|varias|muchos|muchas|algunos|
      algunas|todos|todas|ambos|ambas|cada|ningún|más|otro|otra|otros|otras|nuevo|nueva|próximo|
      próxima|primer|primera|segundo|segunda|último|última|mejor|buen|buena|gran|grande|
      importante|principal|simple|parte|su|sus|considere|supongamos`,
    readsRunIns: true,
    capitalNouns: false,
    headFirst: true,
    persons: 'persona|personas|alguien|individuo|individuos|quien|quienes|miembro|miembros',
    plural: '[aeiouáéíóúlrnd]s$',
    plurals: 'son|eran|fueron',
    subjectStarts: 'el|la|los|las|un|una|hay|existen|todos|todas',
    questions: {
      whichTerm: (meaning) => `¿Qué término significa «${meaning}»?`,
      whichMeaning: (term) => `¿Qué significa «${term}»?`,
      whatIs: (term) => `¿Qué se entiende por «${term}»?`,
      difference: ([a, b]) => `¿Cuál es la diferencia entre «${a}» y «${b}»?`,
      compare: (terms) =>
        `Explica estos términos y en qué se diferencian: ${terms.map((term) => `«${term}»`).join(', ')}.`,
      explain: (terms) =>
        `Explica estos términos con tus propias palabras: ${terms.map((term) => `«${term}»`).join(', ')}.`,
      nameAll: (announcement, count) => `«${announcement}». Nombra los ${count} elementos.`,
      explainAll: (announcement, count) =>
        `«${announcement}». Nombra y explica los ${count} elementos.`,
      nameThe: (things) => `Nombra ${things}.`,
      explained: (term, meaning) => `${term}: ${meaning}`,
    },
  },
}

/** How messages to the tutor are worded. */
export const esRequests: RequestWords = {
  help: 'qué puedes hacer|que puedes hacer|ayuda|quién eres',
  thanks: '(?:muchas )?gracias|genial',
  greeting: 'hola|buen[oa]s(?: (?:días|tardes|noches))?',
  besideGreeting: 'por (?:todo|la ayuda|eso)|qué tal|cómo estás|mucho',
  summary:
    'argumento principal|ideas? principal(?:es)?|términos? clave|de qué (?:trata|va|habla)|resum\\p{L}+|resúm\\p{L}+',
  keyTerms: '\\b(?:términos|palabras|conceptos) claves?\\b',
  page: 'página|pág\\.?',
  please: 'por favor ',
  canYou: 'puedes ',
  quiz: 'hazme (?:un (?:cuestionario|test|examen)|preguntas)|(?:crea|prepara|haz) un (?:cuestionario|test|examen)|pregúntame',
  translate: 'traduc[ei]r?',
  section: 'capítulo|sección|apartado|tema|unidad',
  wholeDocument:
    'este|esta|el|la|documentos?|archivos?|mis?|estos|todos|apuntes|diapositivas|texto|libro|capítulo|de|del|un|una|por|favor|breve|dame|haz|principal(?:es)?|idea|puntos|claves?|cuál(?:es)?|es|son|resumen',
  wholePage: 'explica|la|qué|que|dice|hay|en|sobre',
  followUp: 'más (?:simple|sencillo|fácil)|(?:dame|da) un ejemplo|y|pero|e',
  simpler: {
    explain: 'explica\\p{L}*',
    object: 'lo|esto|eso|me',
    more: 'de forma|más',
    easier: 'sencill\\p{L}+',
  },
  document: 'documento|archivo|libro|artículo|texto|trabajo|estudio|informe',
  documentArticles: 'este|el|del|la|esta',
  authors:
    'quién(?:es)? (?:es|son) (?:el |la |los |las )?autor(?:es|a|as)?|quién(?:es)? (?:escribió|escribieron) {document}',
  date: 'cuándo (?:se )?(?:publicó|escribió|fue publicado|fue escrito)(?: {document})?',
  title: '(?:cuál es el|el) título(?: de)?(?: {document})?',
  of: 'de',
  articles: 'el|la|los|las|un|una',
  comparisons: [
    {
      opens:
        /\b(?:diferencias?\s+(?:entre|hay entre)|compara(?:r|ción)?(?:\s+(?:entre|de))?)\s+/giu,
      links: /(?<=\s)(?:y|e|con)(?=\s)/giu,
    },
  ],
  // also in Portuguese and Italian, which share most of these words
  refusals: [
    /\b(?:documento|texto|pasajes?|material|passagens?|trechos?|testo|brani)\b (?:no|não|non) (?:lo |o |ne )?(?:dicen?|mencionan?|contienen?|indican?|especifican?|responden?|diz|dizem|contém|informa|dicono|menziona|menzionano|contengono|indicano)|\bno se (?:dice|menciona|indica|especifica)\b[^.!?\n]{0,20}\b(?:documento|texto)/iu,
  ],
}

/** The words that decide what a statement claims. */
export const esStatements: StatementWords = {
  negators: 'ni nadie nada sin nunca ningún ninguna ninguno jamás no',
  numerals: {
    fromTwo:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  },
  clauseStarts: 'porque|aunque|pero|que',
  conditionalStarts: 'si|sino',
  agents: 'por',
  coordinators: 'y e o u',
  opposites: [
    ['más mucho mucha muchos muchas', 'menos poco poca pocos pocas'],
    [
      'aumenta aumentan aumentó aumentar sube suben subió crece crecen creció aumento subida',
      'disminuye disminuyen disminuyó disminuir baja bajan bajó decrece reduce reducen redujo descenso bajada',
    ],
    ['mayor mayores grande grandes alto alta', 'menor menores pequeño pequeña pequeños bajo'],
    ['largo larga', 'corto corta'],
    ['rápido rápida rápidamente', 'lento lenta lentamente'],
    ['fuerte fuertes', 'débil débiles'],
    ['caliente calor cálido', 'frío fría'],
    ['interior interno interna dentro', 'exterior externo externa fuera'],
    ['arriba superior encima', 'abajo inferior debajo'],
    ['izquierdo izquierda', 'derecho derecha'],
    ['antes anterior', 'después posterior'],
    ['bueno buena buenos mejor', 'malo mala malos peor'],
    ['positivo positiva', 'negativo negativa'],
    ['público pública', 'privado privada'],
    ['mismo misma igual iguales', 'distinto distinta diferente diferentes'],
    ['siempre', 'raramente'],
    ['empieza empezó comienza comenzó inicio principio', 'termina terminó acaba acabó fin final'],
    ['abre abren abierto abierta', 'cierra cierran cerrado cerrada'],
    ['permite permiten permitió', 'impide impiden impidió prohíbe prohíben prohibió'],
    ['gana ganan ganó ganancia', 'pierde pierden perdió pérdida'],
    ['compra compran compradores', 'vende venden vendedores'],
    ['guarda guardan guardaban', 'gasta gastan gastaban'],
    ['activo activa', 'pasivo pasiva'],
    ['directo directa', 'indirecto indirecta'],
    ['norte', 'sur'],
    ['este oriental', 'oeste occidental'],
    ['atrae atraen', 'repele repelen'],
    ['ácido ácida', 'básico alcalino'],
    ['oferta', 'demanda'],
    ['importa importación', 'exporta exportación'],
    ['ventaja ventajas', 'desventaja desventajas inconveniente'],
    ['causa causas', 'efecto efectos consecuencia'],
    ['sequía', 'lluvia lluvias'],
    ['verdadero cierto', 'falso'],
  ],
}
