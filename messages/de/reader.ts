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
      `Die genaue Stelle wurde auf Seite ${page} nicht gefunden, daher ist die ganze Seite hervorgehoben.`,
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
    toConversation: 'Zum Chat springen',
    conversation: 'Chat',
    views: 'Ansichten',
    splitter: 'Breite des Dokuments',
    empty: 'Diese Lernmappe hat noch keine Dateien',
    emptyBody:
      'Füge Lernmaterial hinzu, dann kannst du es hier lesen, Fragen dazu stellen und Quizze daraus erstellen.',
    addFiles: 'Dateien hinzufügen',
    toMyBases: 'Zu meinen Lernmappen',
    failed: (fileName, reason) => `Der Text von ${fileName} konnte nicht gelesen werden. ${reason}`,
    retry: 'Erneut versuchen',
  },
  pageFailed: 'Diese Seite konnte nicht angezeigt werden.',
  imageAlt: (fileName) => `Bild: ${fileName}`,
  other: {
    title: 'Keine Vorschau für diesen Dateityp',
    body: (fileName) => `${fileName} lässt sich in einem neuen Tab öffnen oder von dort speichern.`,
    bodySaved: (fileName) =>
      `Der Browser speichert ${fileName} unter Downloads; öffne es dort mit dem passenden Programm.`,
  },
}
