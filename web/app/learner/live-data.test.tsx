import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { affectedBy } from './live-data.ts'

const KEYS = [
  ['account', 'ada'],
  ['base', 'one', 'ada'],
  ['base', 'two', 'ada'],
  ['base-files', 'one'],
  ['base-files', 'two'],
  ['bases', 'ada', 24],
  ['chat-messages', 'chat'],
  ['chats', 'one'],
  ['coverage', 'files', 'one'],
  ['coverage', 'text', 'file'],
  ['dashboard', 'ada', 'stats'],
  ['exams', 'bases'],
  ['page-texts', 'file'],
  ['quiz', 'bases', 24],
  ['quiz', 'asked', 'file'],
  ['quiz', 'bank', 'filter', 1],
  ['quiz', 'test'],
  ['quiz', 'test', 'answers'],
  ['quiz', 'test', 'mark', 'question'],
  ['site-config'],
]

/** The keys of the queries that a changed row affects. */
function affectedKeys(table: string, row: Record<string, unknown>): string[] {
  const client = new QueryClient()
  for (const key of KEYS) client.setQueryData(key, 'data')
  const queries = affectedBy(table, row).flatMap((filters) =>
    client.getQueryCache().findAll(filters),
  )
  const keys = new Set(queries.map(({ queryKey }) => queryKey.join(' ')))
  client.clear()
  return [...keys].toSorted()
}

test.each([
  [
    'bases',
    { id: 'one' },
    [
      'account ada',
      'base one ada',
      'bases ada 24',
      'coverage files one',
      'dashboard ada stats',
      'exams bases',
      'quiz bases 24',
    ],
  ],
  [
    'base_files',
    { id: 'file', base_id: 'one' },
    ['account ada', 'base-files one', 'bases ada 24', 'coverage files one', 'quiz bases 24'],
  ],
  [
    'pdf_text_content',
    { file_id: 'file', status: 'processing' },
    ['base-files one', 'base-files two', 'bases ada 24', 'coverage files one', 'quiz bases 24'],
  ],
  [
    'pdf_text_content',
    { file_id: 'file', status: 'completed' },
    [
      'base-files one',
      'base-files two',
      'bases ada 24',
      'coverage files one',
      'coverage text file',
      'page-texts file',
      'quiz bases 24',
    ],
  ],
  ['chat_messages', { id: 'message', chat_id: 'chat' }, ['chat-messages chat', 'chats one']],
  [
    'quiz_answers',
    { quiz_id: 'test', question_id: 'question' },
    ['dashboard ada stats', 'quiz asked file', 'quiz bank filter 1', 'quiz test answers'],
  ],
  [
    'quizzes',
    { id: 'test' },
    [
      'bases ada 24',
      'dashboard ada stats',
      'quiz asked file',
      'quiz bank filter 1',
      'quiz test',
      'quiz test answers',
    ],
  ],
  ['an_unknown_table', { id: 'one' }, []],
])('a row of %s affects the queries that show it: %j', (table, row, keys) => {
  expect(affectedKeys(table, row)).toEqual(keys)
})

test('a deleted row, of which only the key is known, affects the queries of every parent', () => {
  expect(affectedKeys('base_files', { id: 'file' })).toEqual([
    'account ada',
    'base-files one',
    'base-files two',
    'bases ada 24',
    'coverage files one',
    'quiz bases 24',
  ])
})
