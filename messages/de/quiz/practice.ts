import type { Messages } from '../../messages.ts'

export const practice: Messages['practice'] = {
  hints: {
    first: 'Hinweis',
    next: 'Noch ein Hinweis',
    place: (page, file) =>
      file === null ? `Sieh auf Seite ${page} nach.` : `Sieh auf Seite ${page} von ${file} nach.`,
    ruleOut: 'Welchen Antworten widerspricht die Seite? Schließe sie zuerst aus.',
    points: (n) =>
      n === 1
        ? 'Eine vollständige Antwort nennt einen Aspekt. Was sagt die Seite dazu, in deinen Worten?'
        : `Eine vollständige Antwort nennt ${n} Aspekte. Welchen kannst du zuerst nennen, und was folgt daraus?`,
    passage: (text) => `Auf der Seite steht: „${text}“`,
  },
  marking: 'Deine Antwort wird bewertet',
  markFailed: 'Deine Antwort ist gespeichert, konnte aber nicht bewertet werden.',
  markAgain: 'Jetzt bewerten',
  verdict: (outcome, marks) => `${outcome}, ${marks}`,
  again: (n) => `Frage ${n} noch einmal`,
  comesAgain: 'Diese Frage kommt in dieser Runde noch einmal.',
  firstCounts: 'Es zählen die Punkte deiner ersten Antwort.',
  wasSure:
    'Du warst dir sicher. Diese Frage kommt morgen wieder und innerhalb einer Woche noch einmal.',
  continue: 'Weiter',
  continueKeys: 'Weiter mit Enter.',
  pageOf: (n, file) => `Seite ${n} von ${file}`,
  closePage: 'Seite schließen',
  endTitle: 'Du hast alle Fragen beantwortet',
  endMissed: (n) =>
    n === 0
      ? 'Du hast jede mindestens einmal richtig beantwortet.'
      : n === 1
        ? 'Eine hast du noch nicht richtig beantwortet. Sie kommt in einer Wiederholung wieder.'
        : `${n} hast du noch nicht richtig beantwortet. Sie kommen in einer Wiederholung wieder.`,
  results: 'Ergebnis anzeigen',
  finish: 'Übung beenden',
  finishTitle: 'Mit unbeantworteten Fragen beenden?',
  finishBody: (n) =>
    n === 1
      ? 'Eine Frage ist unbeantwortet. Sie zählt nicht, und du kannst sie später üben.'
      : `${n} Fragen sind unbeantwortet. Sie zählen nicht, und du kannst sie später üben.`,
  stop: 'Hier aufhören',
  stopHint: 'Deine Antworten zählen. Fragen ohne Antwort bleiben fällig.',
  stopFailed: 'Die Wiederholung konnte nicht beendet werden. Bitte versuche es noch einmal.',
  timeTitle: 'Die Zeit ist um',
  timeBody: (answered) =>
    `${answered === 1 ? '1 Frage' : `${answered} Fragen`} beantwortet. Die übrigen bleiben fällig.`,
  kept: 'In diesem Browser bewertet. Deine Antwort wird gespeichert, sobald du wieder online bist.',
  keptEstimate:
    'In diesem Browser geschätzt. Deine Antwort wird neu bewertet und gespeichert, sobald du wieder online bist.',
  keptEnd: 'Beenden',
  keptHint:
    'Deine Antworten werden gespeichert, sobald du wieder online bist. Dann siehst du auch das Ergebnis.',
  goOn: 'Weitermachen',
}
