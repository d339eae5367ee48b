import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../../lib/backend/query-client.ts'
import type { SiteConfig } from '../../lib/backend/config.ts'
import { Connection, type WatchedTables } from '../../lib/live-data/connection.ts'
import { Refresher, type Affected } from '../../lib/live-data/refresh.ts'

type Row = Readonly<Record<string, unknown>>

const under = (...queryKey: unknown[]): Affected => ({ queryKey })
const only = (...queryKey: unknown[]): Affected => ({ queryKey, exact: true })

/** Queries under a key with the value of a column; with any value where it is not known. */
const of = (name: string, value: unknown): Affected =>
  value === undefined ? under(name) : under(name, value)

const FILES = [under('bases'), under('quiz', 'bases'), under('coverage', 'files')]
const QUIZZES = [under('dashboard'), under('quiz', 'asked'), under('quiz', 'bank')]

const TEXT_STATES = new Set<unknown>(['completed', 'failed'])

/** The tables that screens show: the columns that are needed, and the queries of a changed row. */
const TABLES = {
  bases: {
    columns: ['id'],
    affects: ({ id }: Row) => [
      ...FILES,
      under('account'),
      under('exams'),
      // The plans for exams
      under('dashboard'),
      of('base', id),
    ],
  },
  base_files: {
    columns: ['id', 'base_id'],
    affects: ({ base_id: baseId }: Row) => [...FILES, under('account'), of('base-files', baseId)],
  },
  pdf_text_content: {
    columns: ['file_id', 'status'],
    affects: ({ file_id: fileId, status }: Row) => [
      ...FILES,
      under('base-files'),
      // A text is long: it is read again only when a new one is stored.
      ...(TEXT_STATES.has(status)
        ? [of('document-pages', fileId), of('page-texts', fileId), under('coverage', 'text')]
        : []),
    ],
  },
  chats: {
    columns: ['id', 'base_id'],
    affects: ({ id, base_id: baseId }: Row) => [of('chats', baseId), of('chat-messages', id)],
  },
  chat_messages: {
    columns: ['id', 'chat_id'],
    affects: ({ chat_id: chatId }: Row) => [under('chats'), of('chat-messages', chatId)],
  },
  quizzes: {
    columns: ['id'],
    affects: ({ id }: Row) => [
      ...QUIZZES,
      under('bases'),
      only('quiz', id),
      only('quiz', id, 'answers'),
    ],
  },
  quiz_questions: {
    columns: ['id', 'quiz_id'],
    affects: ({ quiz_id: quizId }: Row) => [...QUIZZES, only('quiz', quizId)],
  },
  quiz_answers: {
    columns: ['quiz_id', 'question_id'],
    affects: ({ quiz_id: quizId }: Row) => [...QUIZZES, only('quiz', quizId, 'answers')],
  },
  question_reviews: { columns: ['first_id'], affects: () => [under('dashboard')] },
  review_notices: {
    columns: ['user_id'],
    affects: ({ user_id: userId }: Row) => [of('reminder-settings', userId)],
  },
} as const

type TableName = keyof typeof TABLES
const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name)

const WATCHED: WatchedTables = Object.fromEntries(
  Object.entries(TABLES).map(([name, { columns }]) => [name, columns]),
)

const LIVE = new Set<unknown>([
  'account',
  'base',
  'base-files',
  'bases',
  'chat-messages',
  'chats',
  'dashboard',
  'exams',
  'reminder-settings',
])

/** Whether a query shows rows of the tables. One that marks an answer is a request to mark it. */
const isLive = ([name, , part]: QueryKey): boolean =>
  LIVE.has(name) || (name === 'quiz' && part !== 'mark')

const EVERYTHING: Affected = { predicate: ({ queryKey }) => isLive(queryKey) }

/** The queries that a changed row affects. */
export const affectedBy = (table: string, row: Row): readonly Affected[] =>
  isTable(table) ? TABLES[table].affects(row) : []

/**
 * Refreshes the screens of the signed-in learner after changes in other tabs and on other devices.
 * Returns a function that ends it.
 */
export function followChanges(config: SiteConfig): () => void {
  const refresher = new Refresher(queryClient)
  const connection = new Connection({
    config,
    tables: WATCHED,
    onSubscribed: () => refresher.add([EVERYTHING]),
    onChange: (table, row) => refresher.add(affectedBy(table, row)),
    onMissed: () => refresher.add([EVERYTHING]),
  })
  const stopListening = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    connection.serverAnswered()
  })
  const onVisible = () => {
    if (document.visibilityState === 'visible') refresher.showNewest()
  }
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    stopListening()
    refresher.stop()
    connection.stop()
  }
}
