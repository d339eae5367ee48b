export const reader = {
  label: (fileName: string) => `Viewer: ${fileName}`,
  document: (fileName: string) => `Pages of ${fileName}`,
  loading: 'Opening the file',
  toolbar: 'Viewer controls',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
  pageField: 'Go to page',
  total: (total: number) => `/ ${total}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitWidth: 'Fit to width',
  percent: (percent: number) => `${percent}%`,
  openInNewTab: 'Open in a new tab',
  find: {
    open: 'Find in document',
    label: 'Find in document',
    placeholder: 'Find…',
    previous: 'Previous match',
    next: 'Next match',
    close: 'Close find',
    searching: 'Searching…',
    none: 'No matches',
    count: (position: number, total: number) => `${position} of ${total}`,
  },
  highlight: {
    found: (page: number) => `Passage highlighted on page ${page}`,
    missing: (page: number) =>
      `The exact passage was not found on page ${page}, so the page itself is highlighted.`,
    clear: 'Clear highlight',
  },
  asked: {
    legend: 'Questions asked, by page',
    outcomes: {
      correct: 'right',
      partial: 'partly',
      incorrect: 'wrong',
      unanswered: 'not answered',
      unmarked: 'not marked yet',
    },
    label: 'Pages with questions',
    page: (
      page: number,
      questions: number,
      { correct, partial, incorrect }: { correct: number; partial: number; incorrect: number },
    ) => {
      const marked = [
        correct > 0 && `${correct} right`,
        partial > 0 && `${partial} partly right`,
        incorrect > 0 && `${incorrect} wrong`,
      ].filter((part) => part !== false)
      return `Page ${page}: ${questions === 1 ? '1 question' : `${questions} questions`}, ${marked.join(', ') || 'none marked yet'}`
    },
  },
  room: {
    title: 'Base',
    loading: 'Opening this base',
    notFound: 'Base Not Found',
    files: 'Files of this base',
    edit: 'Edit base',
    quiz: 'Make a quiz',
    document: 'Document',
    conversation: 'Conversation',
    views: 'What to look at',
    splitter: 'Width of the document',
    empty: 'This base has no files yet',
    emptyBody:
      'Add course material, and it can be read, talked about and turned into quizzes here.',
    addFiles: 'Add files',
    toMyBases: 'Go to My Bases',
    failed: (fileName: string, reason: string) =>
      `The text of ${fileName} could not be read. ${reason}`,
    retry: 'Try again',
  },
  pageFailed: 'This page could not be drawn.',
  imageAlt: (fileName: string) => `Image: ${fileName}`,
  other: {
    title: 'No preview for this type of file',
    body: (fileName: string) => `${fileName} can be opened in a new tab, or saved from there.`,
    bodySaved: (fileName: string) =>
      `Your browser saves ${fileName} to your downloads, where its own program can open it.`,
  },
} as const
