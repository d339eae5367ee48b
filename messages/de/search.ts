import type { Messages } from '../messages.ts'

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const search: Messages['search'] = {
  title: 'Suche',
  placeholder: 'Lernmappen, Seiten, Fragen …',
  results: 'Ergebnisse',
  recent: 'Zuletzt',
  groups: {
    recent: 'Weitermachen',
    base: 'Lernmappen',
    file: 'Dateien',
    page: 'Text in Dateien',
    highlight: 'Notizen und Markierungen',
    chat: 'Chats',
    question: 'Quizze und Fragen',
  },
  page: (n) => `Seite ${n}`,
  completed: 'Ergebnis',
  open: 'Noch offen',
  found: (n) => plural(n, 'Ergebnis', 'Ergebnisse'),
  searching: 'Suche läuft …',
  failed: 'Die Suche ist fehlgeschlagen. Bitte versuche es noch einmal.',
  noneTitle: (query) => `Keine Ergebnisse für „${query}“`,
  noneBody:
    'Versuche es mit weniger Wörtern oder dem Anfang eines Wortes. Text wird gefunden, sobald eine Datei gelesen ist.',
  clear: 'Eingabe löschen',
  toBases: 'Zu meinen Lernmappen',
  emptyTitle: 'Noch nichts zu finden',
  emptyBody: 'Hier findest du Lernmappen, ihre Dateien und Seiten, Chats und Quizze.',
  newBase: 'Lernmappe anlegen',
  keys: { move: 'Bewegen', open: 'Öffnen', close: 'Schließen' },
}
