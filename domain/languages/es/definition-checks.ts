import type { DefinitionChecks } from '../definition-checks.ts'

/** Spanish words that show whether a definition can be asked about. */
export const esDefinitionChecks: DefinitionChecks = {
  articles: 'el|la|los|las|una?',
  pluralArticles: 'unos|unas',
  copulas: 'es|son',
  pastCopulas: 'era|eran|fue|fueron',
  statementClauses: 'que',
  demonstratives: 'es[ao]s?|ese|est[ae]s?|dich[ao]s?',
  standIns: 'esto|se trata de',
  conjunctions: 'y|o',
  andBeforeVowel: 'e',
  orBeforeVowel: 'u',
  lastItemLinks: 'y',
  modifiers: 'que|del?|para|cuy[oa]s?|donde|mediante|por|entre',
  otherStatements: 'es|son|se|y|o|como',
  noDistinctions: 'y|o|cuando|si|porque',
  distinctions: String.raw`que|del?|para|entre|por|con|cuy[oa]s?|donde|\p{L}{2,}[aei]d[oa]s?`,
  arguments: 'ya que|porque|por lo que',
  objections: 'pero',
  nextClauses: 'y|pero|mientras',
  secondClauses: String.raw`(?:y|pero)\s+(?:este|esta|estos|estas|el|la|los|las)`,
  reports: 'describen?',
  definitionOf: '(?:definición|significado) de (?:(?:el|la) )?(?:(?:término|concepto) )?',
  labelsInTerms: 'función|funciones|efectos?|claves?|teoremas?|tablas?|problemas?|bases?',
  placesInSeries: String.raw`(?:(?:el|la)\s)?(?:primer[oa]?|segund[oa]|tercer[oa]?|últim[oa])`,
  vagueNouns: 'ejemplos?|temas?|asuntos?|desafíos?|problemas?',
  relationNouns: 'responsables?|consecuencia|causa|factor|resultado|fuente|base',
  superlatives: String.raw`(?:el|la)\s+\p{L}+\s+más`,
  amounts: String.raw`(?:mayoría|número|cantidad|resto|falta)\s+de`,
  importance: String.raw`(?:una?|el|la|los|las|unos|unas)\s\p{L}+\s(?:muy\s|más\s)?(?:fundamental|
    crucial|clave|esencial|importante|central|vital|básic[oa]|poderos[oa]|útil|necesari[oa]|común|
    habitual)(?:e?s)?(?!\p{L})|(?:el|la|los|las)\s\p{L}+\smás\s(?:fácil|difícil|simple|sencill[oa]|
    frecuente|conocid[oa]|usad[oa]|utilizad[oa])(?:e?s)?(?!\p{L})`,
  unfinishedPhrases: 'de|del|que',
  unfinished: 'y|o|que|lo',
  noPhrases: 'que|cada|cuando|si|no|del?|en|con|para|por',
  adjectivals: 'relativ[oa] al?|perteneciente al?|dicho de',
  references: 'y|o|muchos|(?:el|la|lo|los|las) cual(?:es)?',
  referencesInGlossary: 'est[aeo]s?|aquí',
  additions: 'también (?!llamad|conocid|denominad)',
  auxiliaries: 'puede|pueden|debe|deben|suele|suelen|era|eran|fue|fueron',
  pronouns: 'su|sus|ellos?|ellas?|lo|les?|nos|también|sólo|solo',
  possessives: 'sus?',
  existentials: 'hay|existen|había',
  generalThings: `(?:el|la|los|las) (?:proceso|modelo|enfermedad|teoría|estudio|plan|método|enfoque|prueba|
    resultados?|procedimiento|autor(?:es)?|ley|programa|proyecto|texto|empresa|sistema|problema|
    pregunta|respuesta|idea)`,
  countsAlone: 'dos|tres|cuatro|cinco',
  relations: String.raw`,\s(?:sin embargo|en cambio|por tanto|por lo tanto|además)(?:,|$)`,
  others: 'al menos|más de|hasta|mayores|principales|l[ao]s otr[ao]s|restantes',
  noThings: String.raw`(?:estos|estas)\s`,
}
