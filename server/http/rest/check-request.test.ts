import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkBody } from './body.ts'
import { checkRequest } from './check-request.ts'
import { RestError } from './errors.ts'
import type { ApiSchema, Method } from './schema.ts'

const METHODS = new Set<Method>(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])
const table = (...columns: string[]) => ({
  columns: new Set(columns),
  json: new Set(columns.filter((column) => ['history', 'structure'].includes(column))),
  texts: new Set(
    columns.filter((column) => ['content', 'extracted_text', 'name', 'status'].includes(column)),
  ),
  key: new Set(columns.filter((column) => column.endsWith('id'))),
  methods: METHODS,
})
const key = (name: string, from: string, column: string, refTable: string) => ({
  name,
  table: from,
  column,
  refTable,
})

const schema: ApiSchema = {
  tables: new Map([
    ['bases', table('id', 'user_id', 'name', 'created_at')],
    ['base_files', table('id', 'base_id', 'file_name', 'uploaded_at')],
    ['pdf_text_content', table('file_id', 'extracted_text', 'recognition', 'structure', 'status')],
    ['chat_messages', table('id', 'content')],
    ['quizzes', table('id', 'user_id', 'status', 'completed_at')],
    ['quiz_sources', table('quiz_id', 'file_id')],
    ['quiz_questions', table('id', 'quiz_id', 'source_file_id', 'points')],
    ['quiz_answers', table('quiz_id', 'question_id', 'history')],
  ]),
  procedures: new Map([
    [
      'get_user_quiz_stats',
      {
        args: new Map([['user_uuid', { required: true, json: false }]]),
        columns: new Set(['total_quizzes']),
        readOnly: true,
      },
    ],
    [
      'create_question',
      {
        args: new Map([['p_question', { required: true, json: true }]]),
        columns: new Set<string>(),
        readOnly: false,
      },
    ],
    ['delete_account', { args: new Map(), columns: new Set<string>(), readOnly: false }],
  ]),
  foreignKeys: [
    key('base_files_base_id_fkey', 'base_files', 'base_id', 'bases'),
    key('text_file', 'pdf_text_content', 'file_id', 'base_files'),
    key('source_quiz', 'quiz_sources', 'quiz_id', 'quizzes'),
    key('source_file', 'quiz_sources', 'file_id', 'base_files'),
    key('question_quiz', 'quiz_questions', 'quiz_id', 'quizzes'),
    key('question_file', 'quiz_questions', 'source_file_id', 'base_files'),
    key('answer_question', 'quiz_answers', 'question_id', 'quiz_questions'),
    key('answer_quiz', 'quiz_answers', 'quiz_id', 'quizzes'),
  ],
}

function check(method: string, path: string, search = '', headers: Record<string, string> = {}) {
  try {
    checkRequest(
      { method, path: `/rest/v1/${path}`, search, headers: new Headers(headers) },
      schema,
    )
    return 'passes'
  } catch (error) {
    if (error instanceof RestError) return `${error.status} ${error.code}`
    throw error
  }
}

describe('a query', () => {
  test.each([
    ['bases', '?select=id, name,created_at&user_id=eq.x&order=created_at.desc'],
    ['bases', '?select=*,base_files(count)'],
    [
      'bases',
      '?select=id,base_files!base_files_base_id_fkey(id,pdf_text_content(status))&base_files.order=uploaded_at.desc&base_files.limit=1',
    ],
    ['base_files', '?select=file_name,bases!inner(name)&bases.user_id=eq.x'],
    ['bases', '?id=in.(a,"b,\\"c)",d)'],
    ['bases', '?or=(name.eq.a,not.and(name.is.null,id.in.(1,2)),name.like.*x*)'],
    ['bases', '?name=not.ilike.%25x%25&created_at=gte.2020-01-01&created_at=lt.2021-01-01'],
    ['pdf_text_content', '?extracted_text=wfts(english).oxygen&select=file_id'],
    ['chat_messages', '?content=not.eq.a&or=(content.in.(a,b),content.is.null)'],
    ['pdf_text_content', '?extracted_text=not.is.null&select=file_id'],
    ['quiz_answers', '?history=not.is.null&quiz_id=not.is.null'],
    ['quizzes', '?select=status,q:quiz_questions(id,quiz_answers(*))&q.quiz_answers.quiz_id=eq.1'],
    ['quizzes', '?select=base_files(file_name)'],
    ['quizzes', '?select=quiz_sources(base_files(file_name,pdf_text_content(status)))'],
    ['bases', '?select=base_files(quiz_questions(quiz_answers(quiz_id)))'],
    ['rpc/get_user_quiz_stats', '?user_uuid=x&select=total_quizzes'],
  ])('that the product sends is accepted: %s%s', (path, search) => {
    expect(check('GET', path, search)).toBe('passes')
  })

  test.each([
    ['pdf_text_content', '?or=(extracted_text.wfts.oxygen,status.eq.failed)'],
    ['base_files', '?select=pdf_text_content!inner(status)&pdf_text_content.extracted_text=fts.a'],
    ['base_files', '?select=id,pdf_text_content(structure)'],
    ['bases', '?name=wfts(english).oxygen&select=id'],
    ['bases', '?or=(name.fts.oxygen,id.eq.x)'],
    ['chat_messages', '?content=like.*a*b*'],
    ['chat_messages', '?or=(content.gt.a,content.ilike.*b*)'],
    ['chat_messages', '?order=content.desc'],
    ['quiz_answers', '?history=cs.[1]'],
    ['quiz_answers', '?history=eq.[1]'],
    ['quiz_questions', '?select=id,quiz_answers!inner(quiz_id)&quiz_answers.history=cs.[1]'],
    ['pdf_text_content', '?structure=cs.[1]'],
    ['pdf_text_content', '?structure=fts.a'],
    ['pdf_text_content', '?order=structure'],
    ['pdf_text_content', '?extracted_text=not.ilike.*oxygen*'],
    ['pdf_text_content', '?or=(status.eq.failed,recognition.cs.{})'],
    ['pdf_text_content', '?order=file_id,extracted_text.desc'],
    [
      'base_files',
      '?select=id,pdf_text_content!inner(status)&pdf_text_content.extracted_text=like.*a*',
    ],
    ['bases', '?name=match.a'],
    ['bases', '?name=imatch.a'],
    ['bases', '?name=not.match.a'],
    ['bases', '?name=match(any).{a}'],
    ['bases', '?or=(name.match.a)'],
    ['bases', '?and=(name.eq.a,or(name.imatch.b))'],
    ['bases', '?not.or=(name.not.match.a)'],
    ['base_files', '?select=bases!inner(id)&bases.name=match.a'],
    ['base_files', '?select=bases!inner(id)&bases.or=(name.match.a)'],
    ['bases', '?select=id,base_files(id,bases(id))'],
    ['bases', '?select=id,base_files(bases!base_id(base_files(id)))'],
    ['bases', '?select=base_files(quiz_questions(quiz_answers(quizzes(id))))'],
    ['quizzes', '?select=quiz_sources(base_files(quizzes(id)))'],
    ['quiz_sources', '?select=base_files(quizzes(id))'],
    // The same rows for each row that refers to one file
    ['quiz_answers', '?select=quizzes(quiz_sources(file_id))'],
    ['quiz_answers', '?select=quizzes(quiz_questions(count))'],
    ['quizzes', '?select=base_files(quiz_questions(count))'],
    ['bases', '?select=quizzes(id)'],
    ['bases', '?select=base_files(quizzes(quiz_questions(id)))'],
    ['base_files', '?select=id,pdf_text_content(extracted_text)'],
    ['base_files', '?select=id,pdf_text_content(recognition)'],
    ['base_files', '?select=id,pdf_text_content(*)'],
    ['bases', '?select=...base_files(id)'],
    ['bases', '?select=id.sum()'],
    ['bases', '?select=count()'],
    ['bases', '?select=name::text'],
    ['bases', '?select=name->a'],
    ['bases', '?select="'],
    ['bases', '?select=__proto__'],
    ['bases', '?select=constructor:base_files(id)'],
    ['bases', '?order="'],
    ['bases', '?columns="'],
    ['bases', '?constructor=eq.1'],
    ['bases', '?name=constructor'],
    ['bases', '?name=__proto__.x'],
    ['bases', '?limit=-1'],
    ['bases', '?offset=1e9'],
    ['bases', '?id=eq.a&id=eq.b'],
    ['bases', '?id=not.eq.a&id=not.gt.b'],
    ['bases', '?select=id&select=name'],
    ['bases', `?${'name=eq.a&'.repeat(61)}`],
    ['bases', `?id=in.(${'a,'.repeat(1000)}a)`],
    ['bases', `?or=${'(or'.repeat(10)}(name.eq.a)${')'.repeat(10)}`],
    ['bases', `?name=like.${'%25a'.repeat(9)}`],
    ['quiz_answers', `?history=eq.${'['.repeat(40)}`],
    ['rpc/get_user_quiz_stats', '?user_uuid=x&total=toString'],
  ])('that is not supported is refused: %s%s', (path, search) => {
    expect(check('GET', path, search)).toMatch(/^4/)
  })

  test('is refused where HTTP has no room for it', () => {
    const ofLength = (length: number) => `?name=eq.${'a'.repeat(length - '?name=eq.'.length)}`
    expect(check('GET', 'bases', ofLength(16_384))).toBe('passes')
    expect(check('GET', 'bases', ofLength(16_385))).toMatch(/^414/)
  })

  test('of any text is accepted or refused with 4xx', () => {
    const token = fc.constantFrom(
      ...['(', ')', ',', '.', ':', '!', '*', '"', '\\', '{', '}', '[', 'not', 'or', 'and', 'eq'],
      ...['in', 'is', 'null', 'match', 'bases', 'base_files', 'id', 'name', 'select', '...', ' '],
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(token, { maxLength: 30 }).map((tokens) => tokens.join('')),
    )
    const name = fc.oneof(
      text,
      fc.constantFrom(
        'select',
        'order',
        'or',
        'not.and',
        'limit',
        'id',
        'columns',
        'base_files.id',
      ),
    )
    const path = fc.constantFrom('bases', 'base_files', 'rpc/get_user_quiz_stats', 'nowhere')
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'TRACE')
    fc.assert(
      fc.property(
        method,
        path,
        fc.array(fc.tuple(name, text), { maxLength: 6 }),
        (m, p, params) => {
          const search = `?${params.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`
          expect(check(m, p, search)).toMatch(/^(passes|4\d\d )/)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

test.each([
  ['PUT', 'bases', '405 PGRST117'],
  ['TRACE', 'bases', '405 PGRST117'],
  ['GET', 'nowhere', '404 PGRST205'],
  ['GET', 'rpc/nowhere', '404 PGRST202'],
  ['GET', 'bases/', '404 PGRST125'],
  ['GET', '', '404 PGRST125'],
  ['GET', 'rpc/delete_account', '405 PGRST117'],
  ['HEAD', 'rpc/delete_account', '405 PGRST117'],
  ['GET', 'rpc/get_user_quiz_stats', '404 PGRST202'],
  ['DELETE', 'bases', '400 21000'],
  ['PATCH', 'bases', '400 21000'],
])('answers %s %s with %s', (method, path, answer) => {
  expect(check(method, path)).toBe(answer)
})

const RETURNED = { prefer: 'return=representation' }

const maxChars = (method: string, search: string, headers: Record<string, string>) =>
  checkRequest(
    { method, path: '/rest/v1/pdf_text_content', search, headers: new Headers(headers) },
    schema,
  ).maxChars

test.each([
  ['GET', '', {}],
  ['GET', '?select=*', {}],
  ['GET', '?select=file_id,extracted_text&status=eq.completed', {}],
  ['GET', '?select=recognition&file_id=not.eq.x', {}],
  ['GET', '?select=recognition&file_id=in.(x,y)', {}],
  ['GET', '?select=file_id,structure', {}],
  ['GET', '?select=extracted_text&limit=6', {}],
  ['HEAD', '?select=extracted_text,base_files(id)', {}],
  ['PATCH', '?status=eq.completed', RETURNED],
  ['DELETE', '?status=eq.completed', RETURNED],
])('%s of the texts of any number of files is large: %s', (method, search, headers) => {
  expect(maxChars(method, search, headers)).toBe(30_000_000)
})

test('a change without a key has a limit of rows, for which they are counted', () => {
  const maxChanged = (method: string, search: string) => {
    const path = '/rest/v1/quiz_answers'
    return checkRequest({ method, path, search, headers: new Headers() }, schema).maxChanged
  }
  expect(maxChanged('PATCH', '?quiz_id=eq.x')).toBe(50)
  expect(maxChanged('PATCH', '?quiz_id=in.(x,y)&question_id=eq.x')).toBe(50)
  expect(maxChanged('PATCH', '?quiz_id=eq.x&question_id=eq.x')).toBeUndefined()
  expect(maxChanged('DELETE', '?quiz_id=eq.x')).toBeUndefined()
})

test.each([
  ['GET', '?select=file_id&extracted_text=wfts.oxygen&limit=1'],
  ['GET', '?select=status&file_id=eq.x&extracted_text=wfts.oxygen'],
  ['DELETE', '?extracted_text=not.plfts.oxygen'],
])('%s that searches texts reads few characters: %s', (method, search) => {
  expect(maxChars(method, search, {})).toBe(5_000_000)
})

test.each([
  ['GET', '?file_id=eq.x', {}],
  ['GET', '?select=extracted_text&limit=5', {}],
  ['GET', '?select=file_id,status', {}],
  ['HEAD', '?select=*', {}],
  ['PATCH', '?status=eq.completed', {}],
  ['PATCH', '?status=eq.completed&select=file_id', RETURNED],
  ['PATCH', '?file_id=eq.x', RETURNED],
  ['POST', '', RETURNED],
])('%s of few texts, or of other columns is not large: %s', (method, search, headers) => {
  expect(maxChars(method, search, headers)).toBeUndefined()
})

test.each([
  ['accept-profile', 'auth', '406 PGRST106'],
  ['content-profile', 'storage', '406 PGRST106'],
  ['accept', 'application/vnd.pgrst.plan+json', '406 PGRST107'],
  ['range', '5-2', '416 PGRST103'],
  ['range', 'x', '400 PGRST100'],
  ['range', '0-99', 'passes'],
  ['accept', 'application/vnd.pgrst.object+json', 'passes'],
])('answers the header %s: %s with %s', (name, value, answer) => {
  expect(check('GET', 'bases', '', { [name]: value })).toBe(answer)
})

describe('a body', () => {
  const body = (method: string, path: string, text: string, headers = {}) => {
    const search = method === 'PATCH' ? '?id=eq.1' : ''
    const request = { method, path: `/rest/v1/${path}`, search, headers: new Headers(headers) }
    const { route, maxRows } = checkRequest(request, schema)
    try {
      checkBody(text, route, maxRows)
      return 'passes'
    } catch (error) {
      if (error instanceof RestError) return `${error.status} ${error.code}`
      throw error
    }
  }
  const nested = `{"points":${'['.repeat(3000)}${']'.repeat(3000)}}`
  const controls = (times: number, character = '\u0001') => character.repeat(times)
  const history = (text: string) => JSON.stringify({ history: [text] })

  test.each([
    ['POST', 'bases', '{"name":"a"}', 'passes'],
    ['POST', 'bases', '[{"name":"a"},{"name":"b"}]', 'passes'],
    ['PATCH', 'bases', '{"name":"a"}', 'passes'],
    ['PATCH', 'bases', 'true', '400 PGRST102'],
    ['PATCH', 'bases', '[{"name":"a"}]', '400 PGRST102'],
    ['POST', 'bases', '{', '400 PGRST102'],
    ['POST', 'bases', '', '400 PGRST102'],
    ['POST', 'bases', '[1]', '400 PGRST102'],
    ['POST', 'bases', '{"__proto__":1}', '400 PGRST204'],
    ['POST', 'quiz_questions', nested, '400 PGRST102'],
    ['POST', 'quiz_answers', '{"history":[0,-1e-7,1e21,"1e308"]}', 'passes'],
    ['POST', 'quiz_answers', '{"history":[{"a":[1e308]}]}', '400 PGRST102'],
    ['POST', 'quiz_answers', '{"history":[-1e-300]}', '400 PGRST102'],
    ['POST', 'quiz_answers', '{"history":"[]"}', '400 PGRST102'],
    ['POST', 'quiz_answers', history(controls(5000)), 'passes'],
    ['POST', 'quiz_answers', history(controls(5001)), '400 PGRST102'],
    ['POST', 'quiz_answers', history(controls(6000, '\n')), 'passes'],
    ['POST', 'quiz_answers', history(controls(6000, '\\u0001')), 'passes'],
    ['POST', 'chat_messages', JSON.stringify({ content: controls(6000) }), 'passes'],
    [
      'POST',
      'rpc/create_question',
      JSON.stringify({ p_question: { text: controls(5001) } }),
      '400 PGRST102',
    ],
    ['POST', 'rpc/create_question', '{"p_question":{"text":"["}}', 'passes'],
    ['POST', 'rpc/create_question', '{"p_question":"[[[["}', '400 PGRST102'],
    ['POST', 'bases', JSON.stringify(Array(1001).fill({ name: 'a' })), '413 PGRST102'],
    ['POST', 'rpc/get_user_quiz_stats', '{"user_uuid":"x"}', 'passes'],
    ['POST', 'rpc/get_user_quiz_stats', '{}', '404 PGRST202'],
    ['POST', 'rpc/get_user_quiz_stats', '{"user_uuid":"x","a":1}', '404 PGRST202'],
    ['POST', 'rpc/get_user_quiz_stats', '[1]', '400 PGRST102'],
    ['POST', 'rpc/delete_account', '', 'passes'],
  ])('of %s %s is checked', (method, path, text, answer) => {
    expect(body(method, path, text)).toBe(answer)
  })

  test('is refused with more than 5 rows if their texts are returned', () => {
    const rows = (count: number) => JSON.stringify(Array(count).fill({ file_id: 'x' }))
    expect(body('POST', 'pdf_text_content', rows(5), RETURNED)).toBe('passes')
    expect(body('POST', 'pdf_text_content', rows(6), RETURNED)).toBe('413 PGRST102')
    expect(body('POST', 'pdf_text_content', rows(6))).toBe('passes')
  })

  test('of any JSON is accepted or refused with 4xx', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expect(body('POST', 'bases', text)).toMatch(/^(passes|4\d\d )/)
        expect(body('PATCH', 'bases', text)).toMatch(/^(passes|4\d\d )/)
      }),
    )
  })
})
