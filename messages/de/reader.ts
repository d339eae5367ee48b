import type { Messages } from '../messages.ts'

export const reader: Messages['reader'] = {
  label: (fileName) => `Ansicht: ${fileName}`,
  document: (fileName) => `Seiten von ${fileName}`,
  loading: 'Die Datei wird geöffnet',
  toolbar: 'Werkzeuge der Ansicht',
  page: (page) => `Seite ${page}`,
  pageOf: (page, total) => `Seite ${page} von ${total}`,
  pageField: 'Zu Seite gehen',
  total: (total) => `/ ${total}`,
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitWidth: 'An die Breite anpassen',
  percent: (percent) => `${percent} %`,
  openInNewTab: 'In neuem Tab öffnen',
  text: 'Text',
  textView: 'Den Text ohne das Seitenlayout lesen',
  textOf: (fileName) => `Text von ${fileName}`,
  notes: 'Notizen',
  noText: 'Kein Text auf dieser Seite.',
  find: {
    open: 'Im Dokument suchen',
    label: 'Im Dokument suchen',
    placeholder: 'Suchen …',
    previous: 'Voriger Treffer',
    next: 'Nächster Treffer',
    close: 'Suche schließen',
    searching: 'Wird gesucht …',
    none: 'Keine Treffer',
    count: (position, total) => `${position} von ${total}`,
  },
  highlight: {
    found: (page) => `Stelle auf Seite ${page} hervorgehoben`,
    missing: (page) =>
      `Die genaue Stelle fand sich auf Seite ${page} nicht, darum ist die Seite selbst hervorgehoben.`,
    clear: 'Hervorhebung entfernen',
  },
  asked: {
    legend: 'Gestellte Fragen je Seite',
    outcomes: {
      correct: 'richtig',
      partial: 'teilweise',
      incorrect: 'falsch',
      unanswered: 'nicht beantwortet',
      unmarked: 'noch nicht bewertet',
    },
    label: 'Seiten mit Fragen',
    page: (
      page: number,
      questions: number,
      { correct, partial, incorrect }: { correct: number; partial: number; incorrect: number },
    ) => {
      const marked = [
        correct > 0 && `${correct} richtig`,
        partial > 0 && `${partial} teilweise richtig`,
        incorrect > 0 && `${incorrect} falsch`,
      ].filter((part) => part !== false)
      return `Seite ${page}: ${questions === 1 ? '1 Frage' : `${questions} Fragen`}, ${marked.join(', ') || 'noch nichts bewertet'}`
    },
  },
  room: {
    title: 'Lernmappe',
    loading: 'Diese Lernmappe wird geöffnet',
    notFound: 'Lernmappe nicht gefunden',
    files: 'Dateien dieser Lernmappe',
    edit: 'Lernmappe bearbeiten',
    quiz: 'Quiz erstellen',
    document: 'Dokument',
    toConversation: 'Zum Gespräch springen',
    conversation: 'Gespräch',
    views: 'Was zu sehen ist',
    splitter: 'Breite des Dokuments',
    empty: 'Diese Lernmappe hat noch keine Dateien',
    emptyBody:
      'Füge Lernmaterial hinzu, und du kannst es hier lesen, besprechen und Quizze daraus machen lassen.',
    addFiles: 'Dateien hinzufügen',
    toMyBases: 'Zu meinen Lernmappen',
    failed: (fileName, reason) => `Der Text von ${fileName} konnte nicht gelesen werden. ${reason}`,
    retry: 'Erneut versuchen',
  },
  pageFailed: 'Diese Seite konnte nicht gezeichnet werden.',
  imageAlt: (fileName) => `Bild: ${fileName}`,
  other: {
    title: 'Keine Vorschau für diese Art von Datei',
    body: (fileName) => `${fileName} lässt sich in einem neuen Tab öffnen oder von dort speichern.`,
    bodySaved: (fileName) =>
      `Der Browser speichert ${fileName} unter Downloads; dort öffnet es das passende Programm.`,
  },
}
