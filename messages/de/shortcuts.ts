import type { Messages } from '../messages.ts'

export const shortcuts: Messages['shortcuts'] = {
  single: {
    label: 'Tastenkürzel mit nur einer Taste',
    hint: 'Wenn sie ausgeschaltet sind, bewirken Buchstaben, Ziffern und Zeichen allein nichts. Strg + / öffnet diese Liste immer.',
  },
  groups: {
    everywhere: 'Überall',
    quiz: 'In einem Quiz',
    document: 'In einem Dokument (sobald es den Fokus hat)',
    conversation: 'In einem Chat',
  },
  or: 'oder',
  actions: {
    search: 'Alles durchsuchen',
    close: 'Dialog oder Menü schließen',
    choose: 'Antwort auswählen',
    submitChoice: 'Ausgewählte Antwort abgeben',
    submitText: 'Geschriebene Antwort abgeben',
    questions: 'Vorige oder nächste Frage',
    pages: 'Vorige oder nächste Seite',
    ends: 'Erste oder letzte Seite',
    zoom: 'Vergrößern oder verkleinern',
    fit: 'An die Breite anpassen',
    find: 'Im Dokument suchen',
    matches: 'Nächster oder voriger Treffer',
    closeFind: 'Suche schließen und Treffer auswählen',
    send: 'Frage senden',
    newLine: 'Neue Zeile beginnen',
    passage: 'Aktionen zur ausgewählten Stelle',
    panel: 'Inhalt und Seiten',
    rotate: 'Seiten drehen',
    pair: 'Eine Seite oder zwei nebeneinander',
  },
}
