import type { Messages } from '../messages.ts'

export const dashboard: Messages['dashboard'] = {
  title: 'Übersicht',
  welcome: (name) => `Willkommen zurück, ${name}`,
  next: {
    title: 'Wie es weitergeht',
    continueTitle: (name) => `Weiter mit „${name}“`,
    continueBody: 'Du hast dieses Quiz begonnen und noch nicht abgegeben.',
    continueAction: 'Weitermachen',
    dueTitle: (n) =>
      n === 1 ? '1 Frage ist zur Wiederholung fällig' : `${n} Fragen sind zur Wiederholung fällig`,
    dueBody:
      'Was du nicht wusstest, kommt bald wieder, was du wusstest, später: So behältst du es.',
    dueFirst: (n) => `Die ${n}, die am längsten fällig sind, kommen zuerst.`,
    dueAction: 'Jetzt wiederholen',
    dueMinutes: (n) => `${n} Minuten wiederholen`,
    dueBase: 'Nur eine Lernmappe',
    soon: (when, n) => `Nächste Wiederholung ${when}: ${n === 1 ? '1 Frage' : `${n} Fragen`}`,
    startTitle: (name) => `„${name}“ wartet auf dich`,
    startBody: 'Das Quiz ist fertig, du hast es aber noch nicht geöffnet.',
    startAction: 'Dieses Quiz beginnen',
    reviewTitle: (name) => `Sieh dir „${name}“ noch einmal an`,
    reviewBody: (percent) =>
      `Dein schwächstes Ergebnis der letzten Zeit: ${percent}\u00a0%. Jeder Punkt führt zu seiner Seite.`,
    reviewAction: 'Ergebnis ansehen',
    newTitle: 'Bereit für noch eins?',
    newBody: 'Deine letzten Ergebnisse sehen gut aus. Ein schwereres Quiz zeigt, was noch fehlt.',
    newAction: 'Neues Quiz',
  },
  weakPages: 'Schwächste Seiten',
  moreFigures: 'Weitere Zahlen',
  statistics: 'Statistik',
  totalQuizzes: (n) => (n === 1 ? 'Abgeschlossenes Quiz' : 'Abgeschlossene Quizze'),
  questionsAttempted: (n) => (n === 1 ? 'Bearbeitete Frage' : 'Bearbeitete Fragen'),
  averageScore: 'Durchschnitt',
  marks: 'Punkte',
  marksOf: (obtained, possible) => `${obtained} von ${possible}`,
  recent: 'Letzte Ergebnisse',
  recentEmpty: 'Deine Ergebnisse erscheinen hier nach dem ersten Quiz.',
  bar: (name, score, date) => `${name}: ${score} am ${date}`,
  columns: {
    quiz: 'Quiz',
    score: 'Ergebnis',
    date: 'Datum',
    base: 'Lernmappe',
    type: 'Art',
    questions: 'Fragen',
    quizzes: 'Quizze',
  },
  asTable: 'Als Tabelle anzeigen',
  toReview: 'zu wiederholen',
  byType: 'Punkte nach Fragenart',
  byBase: (shown, total) =>
    shown < total
      ? `Punkte nach Lernmappe: die schwächsten ${shown} von ${total}`
      : 'Punkte nach Lernmappe',
  activity: 'Aktivität',
  activitySummary: (quizzes: number, days: number, weeks: number) =>
    quizzes === 0
      ? `Kein Quiz in den letzten ${weeks} Wochen abgeschlossen`
      : `${quizzes === 1 ? '1 Quiz' : `${quizzes} Quizze`} an ${days === 1 ? '1 Tag' : `${days} Tagen`} in den letzten ${weeks} Wochen`,
  quizzesOn: (n: number, date: string) => `${date}: ${n === 1 ? '1 Quiz' : `${n} Quizze`}`,
  history: 'Bisherige Quizze',
  showAll: (n) => `Alle ${n} Quizze anzeigen`,
  newestOnly: (n) =>
    `Angezeigt werden die neuesten ${n} Quizze. Ältere sind in den Zahlen oben enthalten.`,
  statuses: {
    completed: 'Abgeschlossen',
    in_progress: 'In Bearbeitung',
    ready: 'Bereit',
    other: 'Wird erstellt',
  },
  questionsOf: (n) => (n === 1 ? '1 Frage' : `${n} Fragen`),
  deleteQuiz: (name) => `${name} löschen`,
  deleted: (name) => `Quiz gelöscht: ${name}`,
  questionsSummary: 'Fragen nach Art',
  emptyTitle: 'Hier beginnt dein erstes Quiz',
  steps: [
    {
      title: 'Bring ein Kapitel mit',
      body: 'Folien, ein Kapitel, deine Notizen: Eine Lernmappe hält zusammen, was zusammengehört.',
    },
    { title: 'Frag danach', body: 'Der Tutor antwortet aus dem Dokument und zeigt dir die Seite.' },
    {
      title: 'Lass dich abfragen',
      body: 'Jeder Punkt wird begründet, und was fehlt, führt zurück zu seiner Seite.',
    },
  ],
  emptyBody:
    'Lass eins aus einer deiner Dateien erstellen: Es dauert eine Minute, und jede Frage führt zu ihrer Seite.',
  emptyAction: 'Erstes Quiz erstellen',
  emptyBase: 'Neue Lernmappe',
}
