/** The panel beside the pages. Loads when the panel opens. */
export const viewing = {
  panel: 'Contents and pages',
  close: 'Close the panel',
  outline: {
    title: 'Contents',
    none: 'This file has no table of contents.',
    leaving: (title: string, host: string) => `${title} (opens ${host} in a new tab)`,
  },
  pages: { title: 'Pages' },
  selection: {
    label: 'Selected passage',
    hint: 'Passage selected. The menu key or Shift + F10 moves to its actions.',
    ask: 'Ask',
    highlight: 'Highlight',
    note: 'Note',
    explain: 'Explain',
  },
  highlights: {
    title: 'Highlights',
    none: 'Select text on a page to highlight it or to write a note about it.',
    of: (baseName: string) => `Highlights of ${baseName}`,
    save: 'Save as Markdown',
    added: 'Highlight saved',
    lost: (page: number) => `No longer found (was on page ${page})`,
    note: 'Note',
    addNote: 'Write a note',
    editNote: 'Edit the note',
    saveNote: 'Save',
    delete: 'Delete the highlight',
    deleted: 'Highlight deleted',
  },
  shortcuts: {
    passage: 'Actions of the selected passage',
    panel: 'Contents and pages',
    rotate: 'Rotate the pages',
    pair: 'One page or two side by side',
  },
} as const
