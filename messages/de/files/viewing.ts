import type { Messages } from '../../messages.ts'

export const viewing: Messages['viewing'] = {
  panel: 'Inhalt und Seiten',
  close: 'Leiste schließen',
  outline: {
    title: 'Inhalt',
    none: 'Diese Datei hat kein Inhaltsverzeichnis.',
    leaving: (title, host) => `${title} (öffnet ${host} in einem neuen Tab)`,
  },
  pages: { title: 'Seiten' },
  selection: {
    label: 'Ausgewählte Stelle',
    hint: 'Stelle ausgewählt. Mit der Menütaste oder Umschalt + F10 zu den Aktionen.',
    ask: 'Fragen',
    highlight: 'Markieren',
    note: 'Notiz',
    explain: 'Erklären',
    writeQuestion: 'Frage schreiben',
  },
  highlights: {
    title: 'Markierungen',
    none: 'Wähle Text auf einer Seite aus, um ihn zu markieren oder eine Notiz dazu zu schreiben.',
    of: (baseName) => `Markierungen in ${baseName}`,
    save: 'Als Markdown speichern',
    savePdf: 'Als PDF mit Markierungen speichern',
    annotated: (fileName: string) => `${fileName} (Markierungen)`,
    added: 'Markierung gespeichert',
    lost: (page) => `Nicht mehr gefunden (war auf Seite ${page})`,
    note: 'Notiz',
    addNote: 'Notiz schreiben',
    editNote: 'Notiz bearbeiten',
    writeQuestion: 'Frage schreiben',
    saveNote: 'Speichern',
    delete: 'Markierung löschen',
    deleted: 'Markierung gelöscht',
  },
}
