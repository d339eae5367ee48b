import { randomUUID } from 'node:crypto'
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts'
import { quantile, rounded, timed } from './support/numbers.ts'

const BASES = 200
const FILES = 2000
const PAGES = 10
const PAGE_CHARS = 2000
const CHATS = 500
const MESSAGES = 5000
const QUIZZES = 500
const QUESTIONS = 15_000
const ROUNDS = 15
const LARGE_PAGES = 1000

/** Every third file is in German, whose letters need more work than ASCII. */
const SYLLABLES = {
  plain: 'ka ver ti on pro ment la sub ent ra ci dis al ter mo ph ous gen is tra'.split(' '),
  german: 'ü ä ö ß schl ung heit ver ge lich ö ü ver be ent keit sch er st an'.split(' '),
}

function generator(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}
const random = generator(7)

/** 30,000 words, the first ones short. */
const vocabularyOf = (syllables: readonly string[]): string[] =>
  Array.from({ length: 30_000 }, (_, index) => {
    const count = 1 + Math.min(4, Math.floor(Math.log2(index + 2) / 3))
    const part = () => syllables[Math.floor(random() * syllables.length)] ?? ''
    return Array.from({ length: count }, part).join('')
  })
const VOCABULARY = {
  plain: vocabularyOf(SYLLABLES.plain),
  german: vocabularyOf(SYLLABLES.german),
}

/** Words with the frequencies of a language: the n-th is n times rarer than the first. */
function prose(words: readonly string[], chars: number): string {
  let text = ''
  while (text.length < chars)
    text += `${words[Math.floor(words.length ** random()) - 1] ?? ''}${random() < 0.1 ? '. ' : ' '}`
  return text.slice(0, chars)
}

const chinese = (chars: number): string =>
  Array.from({ length: chars }, () =>
    random() < 0.08 ? '，' : String.fromCodePoint(0x4e00 + Math.floor(random() ** 3 * 6000)),
  ).join('')

const SEED = [
  `insert into bases (user_id, name, created_at)
   select $1, 'Base ' || n, now() - n * interval '1 minute' from generate_series(1, ${BASES}) n`,
  `insert into base_files (base_id, file_name, file_path, file_size, file_type, uploaded_at)
   select b.id, 'Kapitel über ' || n || '.pdf', $1::uuid || '/' || b.id || '/' || n, 1000, 'application/pdf',
     now() - n * interval '1 minute'
   from bases b, generate_series(1, ${FILES / BASES}) n where b.user_id = $1`,
  `insert into chats (user_id, base_id, file_id, chat_name)
   select $1, f.base_id, f.id, 'Chat about ' || f.file_name
   from base_files f join bases b on b.id = f.base_id where b.user_id = $1 limit ${CHATS}`,
  `insert into quizzes (user_id, quiz_name, difficulty, total_mcqs, status, total_marks)
   select $1, 'Quiz ' || n, 'medium', 20, 'ready', 30 from generate_series(1, ${QUIZZES}) n`,
]

async function seed(app: TestApp, { user, client }: SignedIn): Promise<number> {
  for (const statement of SEED) await app.sql(statement, [user.id])
  const questionTexts = Array.from({ length: 500 }, () => prose(VOCABULARY.plain, 120))
  for (let at = 0; at < QUIZZES; at += 25)
    await app.sql(
      `insert into quiz_questions (quiz_id, question_type, question_number, question_text, options,
         correct_answer, correct_option_number, explanation, marks)
       select z.id, 'mcq', n, ($2::text[])[1 + (n * 7 + row_number() over ()) % 500],
         '{"1":"a","2":"b","3":"c","4":"d"}', 'a', 1, 'Page 1', 1
       from (select id from quizzes where user_id = $1 order by id offset $3 limit 25) z,
         generate_series(1, ${QUESTIONS / QUIZZES}) n`,
      [user.id, questionTexts, at],
    )
  const messageTexts = Array.from({ length: 200 }, () => prose(VOCABULARY.german, 800))
  for (let at = 0; at < CHATS; at += 50)
    await app.sql(
      `insert into chat_messages (chat_id, message_type, content)
       select c.id, case n % 2 when 0 then 'ai' else 'user' end,
         ($2::text[])[1 + (n * 7 + row_number() over ()) % 200]
       from (select id from chats where user_id = $1 order by id offset $3 limit 50) c,
         generate_series(1, ${MESSAGES / CHATS}) n`,
      [user.id, messageTexts, at],
    )
  const files = await app.sql<{ id: string }>(
    'select f.id from base_files f join bases b on b.id = f.base_id where b.user_id = $1',
    [user.id],
  )
  const took: number[] = []
  for (const [index, { id }] of files.entries()) {
    const words = index % 3 === 0 ? VOCABULARY.german : VOCABULARY.plain
    const pages = Array.from({ length: PAGES }, () => prose(words, PAGE_CHARS))
    took.push(await timed(() => store(client, id, pages.join('\f'))))
  }
  return quantile(took, 0.5)
}

const store = (client: SignedIn['client'], fileId: string, text: string) =>
  client
    .from('pdf_text_content')
    .upsert({
      file_id: fileId,
      extracted_text: text,
      text_length: text.length,
      status: 'completed',
      extraction_date: new Date().toISOString(),
    })
    .throwOnError()

/** The time to store the text of one large document, with and without the index of its words. */
async function storeLarge(app: TestApp, { client, user }: SignedIn, page: () => string) {
  const [base] = await app.sql<{ id: string }>('select id from bases where user_id = $1 limit 1', [
    user.id,
  ])
  const text = Array.from({ length: LARGE_PAGES }, page).join('\f')
  const run = async () => {
    const id = randomUUID()
    await app.sql(
      `insert into base_files (id, base_id, file_name, file_path, file_size, file_type)
       values ($1, $2, 'large.pdf', $3, 1, 'application/pdf')`,
      [id, base?.id, `${user.id}/${id}`],
    )
    const ms = await timed(() => store(client, id, text))
    await app.sql('delete from base_files where id = $1', [id])
    return rounded(ms)
  }
  const indexedMs = await run()
  await app.sql('alter table pdf_text_content disable trigger index_pages')
  const plainMs = await run()
  await app.sql('alter table pdf_text_content enable trigger index_pages')
  return { indexedMs, plainMs }
}

/**
 * The search of a learner with 2,000 files of 20,000 characters, 15,000 questions and 5,000
 * messages, through the REST gateway; and the time to store texts.
 */
export async function measureSearch(): Promise<object> {
  const app = await createTestApp()
  try {
    const full = await app.signUp({
      fullName: 'Bench',
      email: 'full@example.org',
      password: 'a-long-enough-password',
    })
    const storeFileMs = rounded(await seed(app, full))
    await app.sql('analyze')
    const [bytes] = await app.sql(
      `select pg_total_relation_size('pdf_text_content') / 1e6 as "textsMb",
         pg_table_size('private.search_texts') / 1e6 as "pagesMb",
         pg_indexes_size('private.search_texts') / 1e6 as "indexesMb"`,
    )
    const { plain, german } = VOCABULARY
    const queries = {
      none: '',
      name: 'uber 7',
      twoLetters: 'ka',
      commonWord: plain[5] ?? '',
      rareWord: plain[20_000] ?? '',
      german: german[9000] ?? '',
      twoWords: `${plain[300] ?? ''} ${plain[700] ?? ''}`,
      noResult: 'zzzzqqq',
    }
    const searches: Record<string, object> = {}
    for (const [name, p_query] of Object.entries(queries)) {
      const took: number[] = []
      let rows = 0
      const search = async () => {
        const { data } = await full.client
          .rpc('search_everything', { p_query, p_most: 6 })
          .throwOnError()
        rows = data.length
      }
      await search()
      for (let round = 0; round < ROUNDS; round++) took.push(await timed(search))
      searches[name] = {
        ms: rounded(quantile(took, 0.5)),
        p95: rounded(quantile(took, 0.95)),
        rows,
      }
    }
    return {
      storeFileMs,
      bytes,
      searches,
      largeEnglish: await storeLarge(app, full, () => prose(plain, PAGE_CHARS)),
      largeGerman: await storeLarge(app, full, () => prose(german, PAGE_CHARS)),
      largeChinese: await storeLarge(app, full, () => chinese(PAGE_CHARS)),
    }
  } finally {
    await app.close()
  }
}
