import type { DefinitionChecks } from '../definition-checks.ts'

/** German words that show whether a definition can be asked about. */
export const deDefinitionChecks: DefinitionChecks = {
  articles: 'der|die|das|eine?',
  copulas: 'ist|sind',
  pastCopulas: 'war|waren',
  standIns: 'dies|das|es|sie',
  conjunctions: 'und|oder',
  lastItemLinks: 'und|sowie',
  otherStatements: 'ist|sind|und|oder|wenn|als|wie|dass|ob',
  noDistinctions: 'und|oder|wenn',
  distinctions: `der|die|das|dem|den|des|dessen|deren|von|zum|zur|zwischen|für|aus|mit|bei|durch`,
  arguments: 'weil|daher|deshalb',
  objections: 'aber',
  nextClauses: 'und|aber|während',
  secondClauses: String.raw`(?:und|aber)\s+(?:er|sie|es|diese[rs]?|der|die|das)`,
  reports: 'beschreib(?:t|en)',
  labelsInTerms: 'satz|problem',
  placesInSeries: String.raw`(?:(?:der|die|das)\s)?(?:erste|zweite|dritte|vierte|letzte)`,
  vagueNouns: 'beispiele?|thema|themen|problem|herausforderung|gründe|grund',
  relationNouns: 'grundlage|ursache|folge|merkmal|bestandteil|faktor|ergebnis|quelle',
  superlatives: String.raw`(?:der|die|das)\s+\p{L}{2,}ste[rsn]?`,
  amounts: String.raw`(?:mehrheit|anzahl|rest|mangel)\s+(?:an|der|des|von)`,
  importance: String.raw`(?:eine?|der|die|das)\s(?:\p{L}+\s)?(?:zentrale|wesentliche|entscheidende|
    grundlegende|fundamentale|elementare|unverzichtbare)[rsn]?\s`,
  unfinished: 'und|oder|die|das|versch|bzw|ggf|inkl|insb|sog|evtl|vgl|allg|ca',
  noPhrases: String.raw`dass|ob|jede[rs]?|wenn|wo|nicht|keine?[rsnm]?|für (?:ihn|sie|mich|uns)`,
  references: 'siehe|auch|und|oder|viele',
  referencesInGlossary: String.raw`dies\p{L}*|hier`,
  additions: 'auch (?!genannt|als)',
  auxiliaries: `hat|haben|hatten?|kann|können|muss|müssen|wird|werden|wurde|wurden|war|waren|soll|sollen`,
  pronouns: `er|ihm|ihn|sie|ihre?[nrms]?|seine?[nrms]?|wir|man|ich|solche?[nrms]?|also|auch|nur`,
  possessives: 'ihre?[nrms]?|seine?[nrms]?',
  existentials: 'es (?:gibt|gab|existieren|lassen sich)',
  generalThings: `(?:der|die|das) (?:prozess|modell|krankheit|theorie|studie|plan|methode|ansatz|test|
    ergebnisse?|verfahren|autor(?:en|in)?|gesetz|programm|projekt|text|firma|system|problem|frage|
    antwort|idee)`,
  countsAlone: 'zwei|drei|vier|fünf',
  relations: String.raw`(?<!\p{L})(?:dagegen|hingegen|jedoch|allerdings|daher|deshalb|außerdem)(?!\p{L})`,
  others: String.raw`mindestens|mehr als|bis zu|größten|wichtigsten|die ander\p{L}+|weitere\p{L}*`,
  noThings: String.raw`(?:diese|jene)\s`,
}
