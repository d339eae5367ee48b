const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const search = {
  title: 'Search',
  placeholder: 'Search bases, files, pages, conversations, questions',
  results: 'Results',
  recent: 'Recent',
  groups: {
    recent: 'Continue',
    base: 'Bases',
    file: 'Files',
    page: 'Text in files',
    chat: 'Conversations',
    question: 'Quizzes and questions',
  },
  page: (n: number) => `Page ${n}`,
  completed: 'Results',
  open: 'To take',
  found: (n: number) => plural(n, 'result', 'results'),
  searching: 'Searching…',
  noneTitle: (query: string) => `Nothing found for “${query}”`,
  noneBody: 'Try fewer words, or the beginning of a word. Text is found once a file has been read.',
  clear: 'Clear the search',
  toBases: 'Go to My Bases',
  emptyTitle: 'Nothing to find yet',
  emptyBody: 'Bases, their files and pages, conversations and quizzes are found here.',
  newBase: 'Create a base',
  keys: { move: 'Move', open: 'Open', close: 'Close' },
} as const
