import type { Messages } from '../messages.ts'

export const account: Messages['account'] = {
  title: 'Mein Konto',
  loading: 'Dein Konto wird geladen',
  usage: 'Nutzung',
  bases: (n) => (n === 1 ? 'Lernmappe' : 'Lernmappen'),
  files: (n) => (n === 1 ? 'Datei' : 'Dateien'),
  storage: 'Belegter Speicher',
  recentFiles: 'Neueste Dateien',
  noFiles: 'Noch keine Dateien.',
  recentBases: 'Lernmappen',
  noBases: 'Noch keine Lernmappen.',
  firstBase: 'Erste Lernmappe anlegen',
  inBase: (name) => `in ${name}`,
  fileCount: (count) => (count === 1 ? '1 Datei' : `${count} Dateien`),
  signOut: 'Abmelden',
  tutor: {
    title: 'Tutor',
    model: (name: string) =>
      `Antworten, Fragen und Bewertungen kommen vom Sprachmodell ${name}. Der Schlüssel dafür verlässt den Server nie.`,
    builtinHere:
      'Antworten, Fragen und Bewertungen kommen vom integrierten Tutor, der Stellen findet und zitiert.',
    builtin:
      'Antworten, Fragen und Bewertungen kommen vom integrierten Tutor: Es ist kein Sprachmodell angebunden. Wer diese Website betreibt, kann eines anbinden.',
  },
  localModels: {
    lead: 'Ein Sprachmodell auf diesem Computer erklärt in eigenen Worten, stellt alle Arten von Fragen und bewertet nach dem Sinn. Nichts wird an einen anderen Computer gesendet. Wie lange es braucht, hängt vom Modell ab: Stell ihm eine Beispielfrage.',
    none: 'Auch ein Sprachmodell kann antworten. Starte Ollama, LM Studio oder llama.cpp auf diesem Computer und suche dann noch einmal.',
    search: 'Noch einmal suchen',
    model: 'Modell auf diesem Computer',
    try: 'Beispielfrage stellen',
    trying: 'Das Modell antwortet gleich. Die erste Antwort dauert länger.',
    answered: (seconds) => `Antwort nach ${seconds} s.`,
    use: 'Dieses Modell verwenden',
    stop: 'Integrierten Tutor verwenden',
  },
  reminders: {
    title: 'Erinnerungen an Wiederholungen',
    lead: 'Sie sind aus, bis du sie einschaltest.',
    mail: 'E-Mail an Tagen mit fälligen Wiederholungen',
    when: (hour, zone, language) =>
      `Höchstens eine E-Mail am Tag, ab ${hour} Uhr. Zeitzone: ${zone}. Sprache: ${language}. In jeder E-Mail steht ein Link zum Abbestellen.`,
    useDevice: (zone, language) => `${zone}, ${language} verwenden`,
    noMail: 'Diese Website kann keine E-Mails zu Wiederholungen senden.',
    badge: 'Zahl der fälligen Wiederholungen auf dem Symbol der installierten App zeigen',
    badgeNote: 'Auf diesem Gerät. Die Zahl wird aktualisiert, während Stoa geöffnet ist.',
    noBadge: 'Dieser Browser kann keine Zahl auf dem Symbol einer installierten App zeigen.',
  },
  delete: {
    title: 'Konto löschen',
    lead: 'Deine Lernmappen, Dateien, Chats, Quizze und Bewertungen werden mitgelöscht. Das lässt sich nicht rückgängig machen.',
    open: 'Konto löschen',
    dialogTitle: 'Dein Konto löschen?',
    dialogBody:
      'Alles, was du hier gespeichert hast, wird endgültig gelöscht: Lernmappen, Dateien, Chats, Quizze und Bewertungen.',
    typeEmail: (email) => `Gib zur Bestätigung ${email} ein`,
    confirm: 'Mein Konto löschen',
    cancel: 'Abbrechen',
    done: 'Dein Konto wurde gelöscht.',
  },
}
