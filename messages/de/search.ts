import type { Messages } from '../messages.ts'

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const search: Messages['search'] = {
  title: 'Suche',
  placeholder: 'Lernmappen, Dateien, Seiten, Gespräche, Fragen durchsuchen',
  results: 'Ergebnisse',
  recent: 'Zuletzt',
  groups: {
    recent: 'Weiterlesen',
    base: 'Lernmappen',
    file: 'Dateien',
    page: 'Text in Dateien',
    chat: 'Gespräche',
    question: 'Quizze und Fragen',
  },
  page: (n) => `Seite ${n}`,
  completed: 'Ergebnis',
  open: 'Noch offen',
  found: (n) => plural(n, 'Ergebnis', 'Ergebnisse'),
  searching: 'Suche läuft …',
  failed: 'Die Suche hat nicht funktioniert. Bitte versuche es noch einmal.',
  noneTitle: (query) => `Nichts gefunden für „${query}“`,
  noneBody:
    'Versuche es mit weniger Wörtern oder dem Anfang eines Wortes. Text wird gefunden, sobald eine Datei gelesen ist.',
  clear: 'Suche leeren',
  toBases: 'Zu meinen Lernmappen',
  emptyTitle: 'Noch nichts zu finden',
  emptyBody: 'Hier findest du Lernmappen, ihre Dateien und Seiten, Gespräche und Quizze.',
  newBase: 'Lernmappe anlegen',
  keys: { move: 'Bewegen', open: 'Öffnen', close: 'Schließen' },
}
