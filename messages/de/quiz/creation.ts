import type { Messages } from '../../messages.ts'

const marks = (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`)
const questions = (n: number) => (n === 1 ? '1 Frage' : `${n} Fragen`)

/** The form of a new quiz, and the progress while it is made. */
export const creation: Messages['creation'] = {
  title: 'Quiz erstellen',
  mode: 'Modus',
  modeHints: {
    test: 'Ergebnis am Ende',
    practice: 'Feedback nach jeder Antwort',
  },
  takeAgainBody: 'Alle Fragen dieses Quiz, mit den Antworten in neuer Reihenfolge.',
  lead: 'Wähle, worüber du abgefragt werden willst. Jede Frage stammt von einer Seite, die du öffnen kannst.',
  sources: 'Quellen',
  sourcesHint: 'Nur Dateien, deren Text gelesen ist, lassen sich auswählen.',
  noText: 'Eine Datei dieses Links hat keinen Text für Fragen. Wähle andere Dateien.',
  onlyAbout: (topic, pages, n) =>
    `Nur zum Thema „${topic}“: ${n === 1 ? 'Seite' : 'Seiten'} ${pages}.`,
  pagesTooShort: 'Auf diesen Seiten ist zu wenig so klar erklärt, dass man danach fragen könnte.',
  allPages: 'Zu allen Seiten fragen',
  find: 'Lernmappe oder Datei suchen',
  showMore: 'Weitere Lernmappen anzeigen',
  notFound: 'Keine Treffer.',
  filesOf: (chosen, total) =>
    chosen === 0
      ? total === 1
        ? '1 Datei'
        : `${total} Dateien`
      : `${chosen} von ${total} ${total === 1 ? 'Datei' : 'Dateien'}`,
  selectAll: (base) => `Alles aus ${base} auswählen`,
  statuses: {
    reading: (done, total) => `Seite ${done} von ${total} wird gelesen`,
    ready: 'Bereit',
    processing: 'Wird verarbeitet',
    failed: 'Fehlgeschlagen',
    notProcessed: 'Nicht verarbeitet',
  },
  retryFile: (name) => `${name} erneut einlesen`,
  readiness: (ready, reading, failed, unread) =>
    [
      `${ready} bereit`,
      ...(reading > 0 ? [`${reading} in Arbeit`] : []),
      ...(failed > 0 ? [`${failed} fehlgeschlagen`] : []),
      ...(unread > 0 ? [`${unread} noch nicht eingelesen`] : []),
    ].join(', '),
  starting: 'Dein Quiz beginnt, sobald der Text eingelesen ist.',
  defaultName: (material, date) => `${material}, ${date}`,
  selectedFiles: (n) => (n === 1 ? '1 Datei ausgewählt' : `${n} Dateien ausgewählt`),
  settings: 'Einstellungen',
  name: 'Name des Quiz',
  namePlaceholder: 'Zum Beispiel: Kapitel 3, zweiter Versuch',
  difficulty: 'Schwierigkeit',
  difficultyHints: {
    easy: 'Erinnern: was im Text steht',
    medium: 'Verstehen: was es bedeutet',
    hard: 'Anwenden: was daraus folgt',
  },
  timeLimit: (minutes) =>
    `Zeitlimit: ${minutes === null ? 'keines' : minutes === 1 ? '1 Minute' : `${minutes} Minuten`}`,
  timeLimitMinutes: 'Zeitlimit in Minuten',
  timeLimitHint: 'Leer: kein Limit. Ist die Zeit um, wird der Test abgegeben.',
  neverAsked: 'Oder aus den Fragen wählen, die noch nie gestellt wurden',
  counts: 'Anzahl je Fragenart',
  moreKinds: 'Weitere Fragenarten',
  needsModel: 'nur mit dem Sprachmodell',
  withoutModel:
    'Ohne Sprachmodell wird nur nach dem gefragt, was die Dateien definieren oder aufzählen: Es können weniger Fragen werden, und Kurzantworten können andere Arten ersetzen.',
  writeOwn: 'Fragen selbst schreiben',
  marksEach: (n) => `je ${marks(n)}`,
  summary: 'Zusammenfassung',
  totalQuestions: 'Fragen insgesamt',
  totalMarks: 'Punkte insgesamt',
  totalSources: (n) => (n === 1 ? 'Quelle' : 'Quellen'),
  submit: 'Quiz erstellen',
  fix: 'Bevor das Quiz erstellt werden kann:',
  emptyTitle: 'Noch keine Datei für ein Quiz',
  emptyBody:
    'Ein Quiz wird aus den Dateien in deinen Lernmappen erstellt. Leg zuerst eine Lernmappe mit einer Datei an.',
  emptyAction: 'Neue Lernmappe',
  openBase: 'Lernmappe öffnen',
  making: 'Dein Quiz wird erstellt',
  makingBody:
    'Es bleiben nur Fragen, deren Antwort auf der Seite belegt ist. Du kannst diesen Tab schließen: Das Quiz findest du dann in deiner Übersicht.',
  kept: (done, total) => `${done} von ${total} Fragen erstellt`,
  cancel: 'Abbrechen',
  cancelled: 'Das Quiz wurde nicht erstellt.',
  madeTitle: 'Dein Quiz ist fertig',
  shortage: (made, asked) => `${made} von ${asked} Fragen: Weitere waren nicht sicher genug.`,
  madeOf: (kind, made, asked) => `${kind}: ${made} statt ${asked}`,
  marksInstead: (made, asked) => `${marks(made)} statt ${asked}.`,
  full: (made) => `${questions(made)}, ${made === 1 ? 'mit' : 'jede mit'} ihrer Seite.`,
  start: 'Jetzt starten',
}
