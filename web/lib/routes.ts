type ReaderLocation = { fileId?: string; page?: number; quote?: string }

/**
 * The address of every screen. `base` can name a file, a page (from 1) and a passage to highlight.
 */
export const routes = {
  home: '/',
  dashboard: '/dashboard',
  myAccount: '/my-account',
  newBase: '/new-base',
  myBases: '/my-bases',
  base: (baseId: string, { fileId, page, quote }: ReaderLocation = {}) => {
    const search = new URLSearchParams()
    if (fileId !== undefined) search.set('file', fileId)
    if (page !== undefined) search.set('page', String(page))
    if (quote !== undefined) search.set('quote', quote)
    return search.size > 0 ? `/base/${baseId}?${search}` : `/base/${baseId}`
  },
  editBase: (baseId: string) => `/edit-base/${baseId}`,
  quiz: '/quiz',
  /** The quiz creation screen with files selected and an optional name. */
  quizFrom: (fileIds: readonly string[], name?: string) => {
    const search = new URLSearchParams(fileIds.map((id) => ['file', id]))
    if (name !== undefined) search.set('name', name)
    return `/quiz?${search}`
  },
  quizTake: (quizId: string) => `/quiz/take/${quizId}`,
  quizResults: (quizId: string) => `/quiz/results/${quizId}`,
} as const
