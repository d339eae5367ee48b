import type { PageWords } from '../pages.ts'

/** German words by which the text of a page is divided. */
export const dePages: PageWords = {
  dependentStarts: `somit|daher|deshalb|dadurch|damit|also|außerdem|jedoch|aber|und|dann|nun|hier|zum beispiel|
    dies|diese[rsnm]?|er|sie|es|dabei|dazu|davon|ebenso|beispielsweise|nehmen wir|man könnte`,
  // The last ones are ordinals: "am 4. August", "im 19. Jahrhundert".
  abbreviations: `z\\.b|d\\.h|bzw|nr|bspw|usw|ggf|vgl|abb|abs|art|ff|ziff|lit|sog|evtl|inkl|hrsg|aufl|(?<=\\b(?:am|im|vom|zum|beim|der|des|dem|den|das|seit|bis|ab)\\s)\\d{1,2}`,
  unfinished: 'und|oder|der|die|das|den|dem|des|ein|eine|von|im|zu|zur|mit|für',
  unfinishedTerms: 'der|die|das|von',
  definitionLabels: 'definition|def',
  captions: 'abb(?:ildung|\\.)|tabelle',
  figureVerbs: 'zeigt|zeigen|stellt|ist|sind|und|gibt|enthält|veranschaulicht',
  chapters: 'kapitels?',
  sections: 'kapitel|abschnitt',
  parts: 'teil',
  weeks: 'woche',
  beforeSection: 'zu|zum|für',
  continued: 'fortsetzung|forts\\.?',
  and: 'und',
  exerciseStarts: `erkläre?n?|beschreiben?|nennen?|berechnen?|zeigen?|bestimmen?|vergleichen?|
    begründen?|diskutieren?|geben? sie|wählen sie|ordnen sie`,
  beforeFormula: 'ist|sind|ergibt|ergibt sich|erhält man|erhalten wir|gilt|lautet|folgt',
  aims: 'nach (?:diesem|der lektüre|dem lesen)|am ende dieses|in diesem kapitel',
  licences: 'alle rechte vorbehalten',
  nameWords: 'der|für|und',
  visited: 'abgerufen',
  visitedOn: 'am',
  sourceLabels: 'quellen?',
  editors: 'Hrsg',
  publisherNames: 'Verlag',
  figures: 'abbildung(?:en)?|abb\\.',
  contentsOf: 'kapitel|abschnitt|skript|vorlesung',
  assigns: '(?:deine|ihre) aufgabe (?:ist|besteht)',
  taskVerbs: 'erkläre?n?|beschreiben?|diskutieren?|vergleichen?|nennen?',
  stepVerbs: 'begründen?|definieren?|analysieren?',
  problemVerbs: 'berechnen?|lösen?|beweisen?|zeigen?',
  offersOptions: '(?<!\\p{L})welche[rs]? der folgenden',
  taskLabels: 'aufgaben?|übungen',
  announcedAims: 'kannst du|können sie|sollten? (?:du|sie)[^.:]{0,60} können',
  statedAims: 'ich (?:kann|kenne|verstehe|weiß)',
  namedExercises: 'aufgaben?|übung(?:en)?',
  aboutLinks: 'zu|zum',
}
