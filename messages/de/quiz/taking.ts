import type { Messages } from '../../messages.ts'

export const taking: Messages['taking'] = {
  position: (n, total) => `Frage ${n} von ${total}`,
  progress: 'Beantwortete Fragen',
  answered: (n, total) => `${n} von ${total} beantwortet`,
  go: (n, answered, missed) =>
    `Frage ${n}, ${missed ? 'noch nicht richtig' : answered ? 'beantwortet' : 'nicht beantwortet'}`,
  options: 'Antworten zur Auswahl',
  yourAnswer: 'Deine Antwort',
  saqPlaceholder: 'Antworte in ein, zwei Sätzen',
  laqPlaceholder: 'Antworte in einem Absatz: Jeder Aspekt der Musterantwort bringt Punkte',
  isFinal: 'Eine abgeschickte Antwort lässt sich nicht mehr ändern.',
  submitAnswer: 'Antwort abgeben',
  submitTest: 'Test abgeben',
  savedAnswer: (n) => `Antwort ${n} ist gespeichert`,
  saved: 'Antwort gespeichert',
  elsewhere: 'Diese Frage wurde schon in einem anderen Tab beantwortet. Es zählt diese Antwort.',
  showElsewhere: 'Diese Antwort anzeigen',
  previous: 'Zurück',
  next: 'Weiter',
  keys: 'Tasten: 1–4 zum Auswählen, Enter zum Abgeben, ← → zum Wechseln der Frage.',
  textKeys: 'Strg + Enter zum Abgeben.',
  unansweredTitle: 'Mit unbeantworteten Fragen abgeben?',
  unansweredBody: (n) =>
    n === 1
      ? 'Eine Frage ist unbeantwortet und wird mit 0 Punkten gewertet.'
      : `${n} Fragen sind unbeantwortet und werden mit 0 Punkten gewertet.`,
  submitAnyway: 'Test abgeben',
  marked: (done, total) => `${done} von ${total} bewertet`,
  generatingBody: 'Es öffnet sich hier von selbst, sobald es fertig ist.',
  notFoundTitle: 'Quiz nicht gefunden',
  emptyTitle: 'Dieses Quiz hat keine Fragen',
  back: 'Zurück zur Übersicht',
}
