import type { Messages } from '../messages.ts'

const days = (n: number) => (n === 1 ? '1 Tag' : `${n} Tagen`)

export const plan: Messages['plan'] = {
  title: 'Prüfungen',
  add: 'Prüfungstermin eintragen',
  examOn: (date) => `Prüfung ${date}`,
  change: 'Termin ändern',
  changeOf: (base) => `Prüfungstermin von ${base} ändern`,
  inDays: (date, n) => (n === 0 ? 'Prüfung heute' : `Prüfung am ${date}, in ${days(n)}`),
  nothingAsked:
    'Der Plan hat noch keine Fragen. Er enthält die, die du beantwortet hast und die kein offenes Quiz stellt.',
  makeQuiz: 'Quiz erstellen',
  daily: (n, date) => `${n === 1 ? '1 Frage' : `${n} Fragen`} am Tag bis ${date}`,
  today: (done, left) =>
    left === 0
      ? `Für heute erledigt (${done} beantwortet).`
      : `Heute noch ${left}, ${done} beantwortet.`,
  seen: (seen, all) => `${seen} von ${all} Fragen wiederholt, seit der Termin feststeht`,
  forecast: (share) => `Ohne weitere Wiederholung wüsstest du am Prüfungstag etwa ${share}`,
  range: (from, to) => `(wahrscheinlich zwischen ${from} und ${to}).`,
  forecastLater: (n) =>
    `Eine Prognose für den Prüfungstag erscheint nach ${n === 1 ? '1 weiteren Antwort' : `${n} weiteren Antworten`}.`,
  noForecast: 'Die Prognose konnte nicht geladen werden.',
  dialogTitle: 'Prüfungstermin',
  dialogBody:
    'Jede Frage der Lernmappe kommt vor der Prüfung noch einmal dran, jeden Tag etwa gleich viele.',
  progress: 'Fortschritt',
  coverage: 'Was gefragt wurde',
  noText: 'Von dieser Lernmappe ist noch kein Text eingelesen.',
  noSections: 'Diese Datei hat zu wenig Text für Fragen.',
  pages: (from, to) => (from === to ? `Seite ${from}` : `Seiten ${from} bis ${to}`),
  neverAsked: 'noch nie gefragt',
  asked: (n, known) => `${n} gefragt, ${known} gewusst`,
  weak: (n) => `${n} unsicher`,
  allAsked: 'Zu jedem Abschnitt gab es schon Fragen.',
  askNever: (n) =>
    n === 1
      ? 'Frag mich zu dem Abschnitt ab, der noch fehlt'
      : `Frag mich zu den ${n} Abschnitten ab, die noch fehlen`,
  making: 'Fragen werden erstellt',
  practiceName: (file) => `Noch nie gefragt: ${file}`,
  base: 'Lernmappe',
  day: 'Tag der Prüfung',
  dayError: (most) => `Wähle einen Tag ab morgen, höchstens ${most} Tage im Voraus.`,
  save: 'Termin speichern',
  clear: 'Termin entfernen',
}
