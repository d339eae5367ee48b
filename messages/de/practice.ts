import type { Messages } from '../messages.ts'

export const practice: Messages['practice'] = {
  marking: 'Deine Antwort wird bewertet',
  markFailed: 'Deine Antwort ist gespeichert, konnte aber nicht bewertet werden.',
  markAgain: 'Jetzt bewerten',
  verdict: (outcome, marks) => `${outcome}, ${marks}`,
  again: (n) => `Frage ${n} noch einmal`,
  comesAgain: 'Diese Frage kommt in dieser Sitzung noch einmal.',
  firstCounts: 'Es zählen die Punkte deiner ersten Antwort.',
  continue: 'Weiter',
  continueKeys: 'Enter: weiter.',
  pageOf: (n, file) => `Seite ${n} von ${file}`,
  closePage: 'Seite schließen',
  endTitle: 'Alle Fragen sind beantwortet',
  endMissed: (n) =>
    n === 0
      ? 'Jede war mindestens einmal richtig.'
      : n === 1
        ? 'Eine war noch nicht richtig. Sie kommt in einer Wiederholung wieder.'
        : `${n} waren noch nicht richtig. Sie kommen in einer Wiederholung wieder.`,
  results: 'Ergebnis anzeigen',
  finish: 'Übung beenden',
  stop: 'Hier aufhören',
  stopHint: 'Deine Antworten zählen. Fragen ohne Antwort bleiben fällig.',
  stopFailed: 'Die Wiederholung konnte nicht beendet werden. Bitte versuche es noch einmal.',
  timeTitle: 'Die Zeit ist um',
  timeBody: (answered) =>
    `${answered === 1 ? '1 Frage' : `${answered} Fragen`} beantwortet. Die übrigen bleiben fällig.`,
  goOn: 'Weitermachen',
}
