import type { Messages } from '../messages.ts'

export const exporting: Messages['exporting'] = {
  open: 'Exportieren',
  title: 'Fragen exportieren',
  quizLead: 'Alle Fragen dieses Quiz mit Antworten, Erklärungen und Seiten.',
  baseLead:
    'Alle Fragen deiner abgeschlossenen Quizze zu dieser Lernmappe, jede einmal, mit Antworten, Erklärungen und Seiten.',
  formats: {
    anki: { name: 'Anki', about: 'Karten (.apkg). Ein erneuter Import aktualisiert sie.' },
    paper: {
      name: 'Drucken',
      about: 'Die Fragen auf Papier, danach die Lösungen mit Seitenangaben.',
    },
    csv: { name: 'CSV', about: 'Eine Tabelle für Excel, Calc oder Numbers.' },
    gift: { name: 'GIFT', about: 'Ein Text für die Fragensammlung von Moodle.' },
    moodle: {
      name: 'Moodle-XML',
      about: 'Für die Fragensammlung von Moodle, mit Punkten und Feedback.',
    },
    qti: { name: 'QTI 2.1', about: 'Ein Paket für andere Lernplattformen (.zip).' },
  },
  empty: 'Noch keine Fragen zum Exportieren',
  emptyBase:
    'Schließe ein Quiz zu einer Datei dieser Lernmappe ab. Danach lassen sich seine Fragen exportieren.',
  emptyQuiz: 'Dieses Quiz hat keine Fragen.',
  saved: (name) => `Gespeichert als ${name}`,
  fallbackName: 'Fragen',
  chatName: 'Chat',
  page: (page) => `S. ${page}`,
  source: 'Quelle:',
  points: 'Eine vollständige Antwort enthält:',
  columns: {
    number: 'Nr.',
    question: 'Frage',
    option: 'Option',
    correctOption: 'Richtige Option',
    answer: 'Antwort',
    explanation: 'Erklärung',
    marks: 'Punkte',
    points: 'Aspekte einer vollständigen Antwort',
    source: 'Quelle',
    quote: 'Zitat',
    link: 'Link',
  },
  paper: {
    print: 'Drucken',
    name: 'Name',
    date: 'Datum',
    marks: (marks) => (marks === 1 ? '1 Punkt' : `${marks} Punkte`),
    total: (questions, marks) =>
      `${questions === 1 ? '1 Frage' : `${questions} Fragen`}, ${marks === 1 ? '1 Punkt' : `${marks} Punkte`}`,
    solutions: 'Lösungen',
  },
  conversation: { file: (name) => `Zu ${name}`, sources: 'Quellen' },
  archive: {
    title: 'Deine Daten',
    lead: 'Alles, was du hier gespeichert hast, in einem ZIP-Archiv: Dateien, Texte, Chats, Quizze, Bewertungen und Wiederholungen. Du kannst es in ein anderes Stoa importieren. Gib offene Tests vorher ab: Ihre Lösungen fehlen sonst im Archiv.',
    download: 'Alles herunterladen',
    import: 'Archiv importieren',
    choose: 'Archiv auswählen',
    downloading: 'Deine Daten werden vorbereitet',
    importing: 'Das Archiv wird importiert',
    cancel: 'Abbrechen',
    keepOpen: 'Lass diese Seite geöffnet.',
    downloaded: 'Deine Daten wurden gespeichert.',
    missing: (count) =>
      count === 1
        ? '1 Datei konnte nicht gelesen werden und fehlt im Archiv. files/missing.txt nennt sie.'
        : `${count} Dateien konnten nicht gelesen werden und fehlen im Archiv. files/missing.txt nennt sie.`,
    done: (files, quizzes, openTests) =>
      `Importiert. Dateien: ${files}, Quizze: ${quizzes}.` +
      (openTests > 0
        ? ` Nicht importiert, da nicht abgegeben: ${openTests} ${openTests === 1 ? 'Test' : 'Tests'}.`
        : ''),
    undone: 'Es wurde nichts importiert.',
    cancelled: 'Abgebrochen.',
    left: 'Ein Teil des Archivs ist noch in deinem Konto.',
    unfinished: 'Ein früherer Import wurde unterbrochen. Ein Teil des Archivs ist in deinem Konto.',
    remove: 'Diesen Teil entfernen',
    yourAnswer: 'Deine Antwort:',
    withdrawn: 'Zurückgezogen',
    answer: 'Antwort:',
  },
}
