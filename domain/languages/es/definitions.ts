import type { DefinitionWords } from '../definition-words.ts'
import { listOf } from '../list-of.ts'
import { esSiblings } from './siblings.ts'

/** How Spanish texts define terms, and how questions about them are worded. */
export const esDefinitions: DefinitionWords = {
  articles: 'el|la|los|las|un|una|unos|unas',
  indefinites: 'una?',
  copulas: 'es|son',
  meaningStarts: 'el|la|los|las|un|una|unos|unas|cualquier|todo|toda|aquel|aquell[oa]s?',
  verbs:
    'se refieren? al?|significa|se define como|se definen como|se entiende como|se entienden como|consiste en|consisten en|designa|describe',
  events:
    '(?:ocurre|sucede|se produce|se da|surge|existe|tiene lugar|aparece)n?(?: solo| sólo)? (?:cuando|si)',
  inverses:
    'se (?:denomina|llama|conoce como|entiende por) (?:(?:el|la|los|las|un|una) )?(?<term>[^,]{2,60}?) (?<meaning>(?:al?|el|la|los|las|una?) .+)',
  modifiers: '(?:que|de|del|para|en los que|en las que|formad[oa]s?)\\s',
  boldOnlyModifiers:
    'que|incluid[oa]s?|situad[oa]s?|compuest[oa]s?|utilizad[oa]s?|usad[oa]s?|hech[oa]s?|con|en|sin|entre',
  synonyms:
    'o|también (?:llamad[oa]s?|conocid[oa]s? como|denominad[oa]s?)|llamad[oa]s?|conocid[oa]s? como|como',
  preludes:
    'en (?!(?:est|es[aeo]s?\\b|general|particular|cambio|otr|tod|much|algun|ambos|cada))[\\p{L}]+(?:\\s\\p{L}+){0,2}',
  calls: '(?:se )?(?:llama|llaman|denomina|denominan|conoce como|conocen como)',
  clausesAfter: 'que (?:es|son)',
  judgements: `(?:el|la|los|las|un|una|uno de los|una de las)(?: (?:muy|más))?\\s(?:importante|
      base|fuente|objetivo|mejor|peor|principal|gran(?!\\s(?:masa|cuerpo|superficie|cantidad|extensión|estructura|grupo|conjunto|depresión))|buen|buena|común|mismo|misma|primer|primera|
      segund[oa]|últim[oa]|ejemplo|problema|razón|causa|parte|pregunta|tema|caso|resultado|
      mayoría|típic[oa]|opción(?!\\s(?:de|sobre)\\s)|requisito|excepción|hito|avance|logro|éxito|
      fracaso|mejora|novedad|rareza|rey|reina|corazón|pilar|punto\\sde\\spartida|clave)\\b|
      un[oa]\\sde\\s(?:dos|tres|cuatro|cinco|vari[oa]s|much[oa]s)\\b|(?:destacan?|predominan?|
      abundan?|hay|solo|sólo|solamente|únicamente|much[oa]s|necesari[oa]|obligatori[oa]|
      imprescindible|recomendable|posible|conveniente)\\s`,
  dependentStarts: `cuál|cuáles|qué|quién|cómo|esto|esta|este|estos|estas|eso|esa|ese|esos|esas|
      éstas?|éstos?|éste|ésas?|ésos?|ése|aquéllas?|aquéllos?|aquél|
      él|ella|ellos|ellas|nosotros|nuestro|nuestra|nuestros|nuestras|usted|tú|tu|yo|mi|aquí|
      arriba|abajo|anterior|anteriores|siguiente|siguientes|por ejemplo|sin embargo|por tanto|
      por lo tanto|también|otro|otra|otros|otras|ambos|ambas|dicho|dicha|dichos|dichas|tal|tales|
      así`,
  contextReferences: `esto|este|esta|estos|estas|éstas?|éstos?|éste|nosotros|nuestro|nuestra|nuestros|nuestras|usted|aquí|
      anterior|anteriores|siguiente|siguientes|hoy|mostrad[oa]s?|sombread[oa]s?`,
  interrogatives: `(?:(?:a|en|de|con|por|para|desde|hasta|sobre) )?(?:qué|cuál|cuáles|quién|quiénes|
      cuándo|cuánto|cuántos|cuánta|cuántas|dónde|cómo)`,
  asksWhat: '(?:qué|quién|quiénes) (?:es|son|era|eran|fue|fueron)',
  askedInContext: `él|ella|ellos|ellas|su|sus|lo|entonces|así`,
  readerWords: `tú|tu|tus|usted|te|nosotros|nuestr\\p{L}*|yo|mi|mis|me|nos|arriba|abajo|siguientes?|
      anterior|capítulo|sección|página|clase|curso|diapositiva|ejercicio|examen`,
  pointers: `(?:figuras?|fig|tablas?|capítulos?|secciones|sección|ecuación|página|ejemplo|véase|
      ver)\\.? ?\\d|\\bfigure\\b|\\bvéase\\b|https?:`,
  boundaries: `de|del|para|en|por|a|al|con|sin|entre|que|cual|quien|cuyo|cuya|donde|cuando|y|o|como|sobre|
      es|son|se|mediante|utilizad[oa]|usad[oa]|desde|hasta|hacia|según|durante|contra|bajo|ante|
      tras|fuera|dentro|junto|no|si`,
  transparents:
    '(?:(?:una?|el|la)\\s+)?(?:[\\p{L}-]+\\s+)?(?:tipo|clase|forma|especie|variedad)\\s+(?:de|del)\\s+',
  namings: `(?:(?:el|la|un|una)\\s)?(?:término|nombre|palabra|denominación)\\s(?:que\\s)?(?:(?:se\\s)?(?:utiliza|usa|emplea|da|
      recibe)(?:do|da)?\\s)?(?:(?:para\\s)?(?:describir|designar|referirse\\sa|nombrar|indicar)|a|para)\\s`,
  asides:
    '(?:,\\s+(?:(?:es decir|o sea|definid[oa]s? como),?\\s+)?|\\s*[—–]\\s*)(?=(?:el|la|un|una)\\s)|,?\\s+que\\s+(?:es|son)\\s+(?=(?:el|la|un|una|los|las)\\s)',
  verbsAfterAside: 'es|son|era|eran|puede|pueden|ha|han|tiene|tienen',
  names: '(?:que se )?(?:también )?(?:conocid[oa]s? como|llamad[oa]s?|denominad[oa]s?)',
  joins: 'y|pero|mientras que',
  contrasts: 'mientras que',
  relatives: 'que|cual|cuales|quien|quienes|cuyo|cuya|donde|cuando|si|como|porque',
  kindsOfThing: `(?:el|la|un|una)\\s+(?:\\p{L}{3,}(?:ción|sión|xión|miento|encia|ancia)|proceso|conjunto|
      ejercicio|capacidad|propiedad|cantidad|cualidad|facultad|técnica|método|sistema|estado|
      fenómeno|rama|ciencia|estudio|medida|magnitud|paso|cambio|tipo|forma|estructura|unidad|mezcla|
      ventaja)\\s+(?:de|del|que|por|con|en|a|al|entre|para|sobre)`,
  labels: `nota|notas|ejemplo|ejemplos|importante|consejo|advertencia|definición|def|teorema|
      demostración|pregunta|preguntas|respuesta|ejercicio|objetivo|objetivos|resumen|solución|
      problema|figura|tabla|paso|ventajas|desventajas|resultado|causa|
      consecuencia|finalidad|meta|clave|razón|idea|tarea|función|fin|efecto|conclusión|base|origen|
      diferencia|motivo|propósito|desventaja|ventaja|importancia`,
  vagueStarts: `\\p{L}+mente|posibles?|lo|m[aá]s|siempre|nunca|fuente|uno|dos|tres|cuatro|varios|varias|muchos|muchas|algunos|
      algunas|todos|todas|ambos|ambas|cada|ningún|más|otro|otra|otros|otras|nuevo|nueva|próximo|
      próxima|primer|primera|segundo|segunda|último|última|mejor|buen|buena|gran|grande|
      importante|principal|simple|parte|su|sus|considere|supongamos`,
  readsRunIns: true,
  capitalNouns: false,
  headFirst: true,
  // A degree shows that a phrase describes instead of naming.
  descriptions: '\\s(?:muy|más)\\s',
  // Reflexive ones, and those after a plural subject, which has another ending.
  // After a masculine noun, a word in "a" is a verb and no adjective: "el guarda abre".
  inflectedVerbs: `(?<!\\p{L})se\\s+\\p{L}+(?:[ae]n?|ó|aron|ieron)(?!\\p{L})|
      ^(?:los|las)\\s+\\p{L}+s\\s+\\p{L}+[ae]n(?!\\p{L})|
      ^(?:los|las)\\s+\\p{L}+s\\s+que\\s(?:\\S+\\s){2,8}son(?!\\p{L})|
      (?<=^(?:(?:el|la)\\s)?(?:\\p{L}+\\sd)?el\\s(?!agua|área|arma|alma|aula|águila|ala|acta|habla|
      ave)
      \\p{L}+\\s)(?!(?:para|contra|hacia|hasta|ahora|cada|una|fuera|nunca|\\p{L}*(?:ista|cola|
      crata|naranja|rosa|violeta))
      \\s)\\p{L}{3,}[aó](?=\\s)|(?<=\\s)(?:está|están|tienen?|hay|bajan|suben?|aumentan?|
      disminuyen?|
      crecen?|permiten?|producen?|originan?|provocan?|impiden?|subvencionan?|financian?|ocurren?|
      dependen?|existen?|contienen?|ayudan?|llevan|reciben?|
      necesitan?|generan?|presentan?|permanecen?|quedan?|pertenecen?)(?!\\p{L})`,
  persons: 'persona|personas|alguien|individuo|individuos|quien|quienes|miembro|miembros',
  plural: '[aeiouáéíóúlrnd]s$',
  plurals: 'son|eran|fueron',
  subjectStarts: 'el|la|los|las|un|una|hay|existen|todos|todas',
  answeringSentences: {
    difference:
      '(?:la|una)\\s(?:\\p{L}+\\s)?diferencia(?:\\s\\p{L}+)? entre (?<a>[^,]{2,60}?) y (?<b>[^,]{2,60}?) (?:es|consiste en|radica en|está en) que .{20,}',
    called:
      '(?<thing>[^,]{3,60}?) se (?<verb>llaman?|denominan?) (?:también )?(?<name>[^,]{3,50}?),? (?:porque|ya que|debido a que) (?<reason>.{15,})',
    aspect:
      '(?<aspect>(?:el|la|los|las|uno de los|una de las) (?:principal(?:es)? )?(?:función|funciones|objetivos?|propósitos?|fines|fin|finalidad|tareas?|metas?|ventajas?|desventajas?|inconvenientes?|beneficios?)(?: principal(?:es)?)? (?:de la|de los|de las|del?) (?<thing>[^,]{3,60}?(?<!\\sno))) (?<verb>es|son) (?:que|el|la|los|las|una?|\\p{L}+[aei]r)\\s.{20,}',
  },
  siblings: esSiblings,
  questions: {
    whichTerm: (meaning) => `¿Qué término significa «${meaning}»?`,
    whichMeaning: (term) => `¿Qué significa «${term}»?`,
    describedAs: (description, heading) =>
      heading === ''
        ? `¿Cuál de estos se describe así? «${description}»`
        : `Sobre «${heading}»: ¿cuál de estos se describe así? «${description}»`,
    whichValue: ({ header, name, title }) =>
      title === ''
        ? `¿Qué dato de «${header}» corresponde a «${name}»?`
        : `Sobre «${title}»: ¿qué dato de «${header}» corresponde a «${name}»?`,
    whichHas: ({ header, value, title }) =>
      title === ''
        ? `¿A cuál de estos corresponde «${value}» en «${header}»?`
        : `Sobre «${title}»: ¿a cuál de estos corresponde «${value}» en «${header}»?`,
    explainIn: (things, heading) => {
      const list = listOf(things, 'y', ['«', '»'])
      const length = things.length === 1 ? ' en una frase' : ''
      return heading === ''
        ? `Explica ${list}${length}.`
        : `Sobre «${heading}»: explica ${list}${length}.`
    },
    whatIs: (term) => `Explica en una frase qué significa «${term}».`,
    difference: ([a, b]) => `¿Cuál es la diferencia entre «${a}» y «${b}»?`,
    whyCalled: ({ thing, verb, name }) => `¿Por qué ${thing} se ${verb} «${name}»?`,
    whatAspect: ({ aspect, verb }) => `¿${verb === 'son' ? 'Cuáles' : 'Cuál'} ${verb} ${aspect}?`,
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
}
