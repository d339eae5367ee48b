import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createPersonas,
  newPersona,
  unwrap,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { QUESTION_TEXT_MAX } from '../../domain/constants.ts'
import { chatTitle } from '../../domain/tutor/chat-title.ts'
import { CATALOGUES } from '../../messages/catalogues.ts'
import { storeQuiz } from '../../testing/quiz.ts'

let personas: Personas
let learner: Persona
let quiz: { quizId: string; baseId: string; fileId: string }
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  learner = await newPersona(personas.app, 'searcher')
  const { quizId } = await storeQuiz(learner)
  const source = await unwrap(
    learner.client.from('quiz_sources').select('base_id, file_id').eq('quiz_id', quizId).single(),
  )
  quiz = { quizId, baseId: source.base_id, fileId: source.file_id }
})

const find = async (query: string, { client } = learner, most = 5) =>
  unwrap(client.rpc('search_everything', { p_query: query, p_most: most }))

const found = async (query: string) =>
  (await find(query)).map(({ kind, title, page }) =>
    kind === 'page' ? [kind, page] : [kind, title],
  )

const setText = (text: string, fileId = quiz.fileId) =>
  learner.client
    .from('pdf_text_content')
    .upsert({
      file_id: fileId,
      extracted_text: text,
      text_length: text.length,
      extraction_date: new Date().toISOString(),
      status: 'completed',
    })
    .throwOnError()

const pagesWith = async (query: string) =>
  (await find(query)).flatMap(({ kind, page }) => (kind === 'page' ? [page] : []))

async function addChat(name: string, ...contents: string[]): Promise<string> {
  const chat = await unwrap(
    learner.client
      .from('chats')
      .insert({
        user_id: learner.user.id,
        base_id: quiz.baseId,
        file_id: quiz.fileId,
        chat_name: name,
      })
      .select('id')
      .single(),
  )
  await learner.client
    .from('chat_messages')
    .insert(contents.map((content) => ({ chat_id: chat.id, message_type: 'user', content })))
    .throwOnError()
  return chat.id
}

const search = (query: string) =>
  learner.client.rpc('search_everything', { p_query: query, p_most: 5 })

describe('search_everything', () => {
  test('finds pages by the beginnings of all words, in any order', async () => {
    await setText('Tiny droplets form on dust.\fRain falls.\fDust is everywhere.')
    expect(await pagesWith('dust drop')).toEqual([1])
    expect(await pagesWith('dust')).toEqual([1, 3])
    expect(await pagesWith('roplets')).toEqual([])
    expect(await pagesWith('dust snow')).toEqual([])
  })

  test('returns the page, its file and its base, and the text around the words', async () => {
    await setText(
      `${'Filler words. '.repeat(200)}\f${'Before it. '.repeat(100)}The aquifer stores water.`,
    )
    const [page, ...others] = (await find('aquifer')).filter(({ kind }) => kind === 'page')
    expect(others).toEqual([])
    expect(page).toMatchObject({ base_id: quiz.baseId, file_id: quiz.fileId, page: 2 })
    expect(page?.excerpt).toContain('The aquifer stores water.')
    expect(page?.excerpt.length).toBeLessThanOrEqual(1200)
  })

  test('shows the pages with the words in the typed order first', async () => {
    await setText('Acid is strong. Rain is wet.\fAcid rain harms trees.')
    expect(await pagesWith('acid rain')).toEqual([2, 1])
  })

  test.each([
    ['Über die Straße', 'uber STRASSE'],
    ['Œuvre complète', 'oeuvre complete'],
    ['smørrebrød in Łódź', 'smorrebrod lodz'],
    ['Ёлка и СНЕГ', 'елка снег'],
    ['ΦΩΣ', 'φως'],
    ['efﬁcient', 'efficient'],
    ['photo\u00adsynthesis', 'photosynthesis'],
    ['植物通过光合作用制造养分。', '光合作用'],
    ['植物通过光合作用制造养分。', '制'],
    ['植物通过光合作用制造养分。', '养分'],
    ['DNA复制', 'dna 复制'],
    ['การสังเคราะห์ด้วยแสง', 'เคราะห์'],
    ['광합성은 식물의', '광합성'],
    ['البِنَاء الضوئي', 'البناء'],
    ['Der Wasserkreislauf beginnt.', 'Kreislauf'],
    ['Die Straßenbeleuchtung brennt.', 'beleucht'],
    ['Photosynthesis makes sugar.', 'synthesis'],
    ['Кровообращение', 'обращение'],
  ])('finds %j by %j', async (text, query) => {
    await setText(text)
    expect(await pagesWith(query)).toEqual([1])
  })

  test('does not match ð with d, as excerpts do not', async () => {
    await setText('Fáein orð')
    expect(await pagesWith('ord')).toEqual([])
    expect(await pagesWith('orð')).toEqual([1])
  })

  test('finds short queries at the beginnings of words only', async () => {
    await setText('The photosynthesis of plants.')
    expect(await pagesWith('synt')).toEqual([])
    expect(await pagesWith('plan synthesis')).toEqual([1])
  })

  test('indexes a page of nothing but long words', async () => {
    const word = (i: number): string =>
      Array.from({ length: 38 }, (_, k) => String.fromCharCode(97 + ((i * (k + 7)) % 26))).join('')
    await setText(Array.from({ length: 2500 }, (_, i) => `${word(i)}ж`).join(' '))
    expect(await pagesWith(word(1))).toEqual([1])
  })

  test('treats wildcards and operators as signs, not as patterns', async () => {
    await setText('Nothing of it.')
    for (const query of ['%', '_', 'no%', "' | ''", '\\', '!nothing & :*', '((', '*'])
      expect((await search(query)).error).toBeNull()
    expect(await find('%')).toEqual([])
    expect(await pagesWith('n_thing')).toEqual([])
    expect(await pagesWith('xy% nothing')).toEqual([])
  })

  test('finds bases, files and quizzes by any part of their names', async () => {
    await learner.client.from('bases').update({ name: 'Café Études' }).eq('id', quiz.baseId)
    await learner.client
      .from('base_files')
      .update({ file_name: 'week-3_notes.pdf' })
      .eq('id', quiz.fileId)
    await learner.client.from('quizzes').update({ quiz_name: 'Third week' }).eq('id', quiz.quizId)
    expect(await found('tudes')).toEqual([['base', 'Café Études']])
    expect(await found('notes week')).toEqual([['file', 'week-3_notes.pdf']])
    expect(await found('week')).toEqual([
      ['file', 'week-3_notes.pdf'],
      ['quiz', 'Third week'],
    ])
  })

  test('finds a conversation once, by its title or by a message', async () => {
    const id = await addChat('About clouds', 'What is a cumulus?', 'And how high is a cumulus?')
    const byMessage = await find('cumulus')
    expect(byMessage).toMatchObject([
      { kind: 'chat', id, title: 'About clouds', base_id: quiz.baseId, file_id: quiz.fileId },
    ])
    expect(byMessage[0]?.excerpt).toContain('cumulus')
    expect(await find('clouds')).toMatchObject([
      { kind: 'chat', id, excerpt: 'What is a cumulus?' },
    ])
  })

  test.each(Object.entries(CATALOGUES))(
    'shows a conversation by its first question while its name is generated in the language %s',
    async (_, { tutor }) => {
      const file = await unwrap(
        learner.client.from('base_files').select('file_name').eq('id', quiz.fileId).single(),
      )
      const chat_name = tutor.chats.autoName(file.file_name)
      const first_question = 'What is a\nnimbus?'
      const id = await addChat(chat_name, first_question, 'And a stratus?')
      const title = chatTitle({ chat_name, first_question })
      expect(await find('nimbus')).toMatchObject([{ kind: 'chat', id, title }])
      const byName = (await find(chat_name)).find((one) => one.id === id)
      expect(byName).toMatchObject({ title, excerpt: null })
      const empty = await addChat(chat_name)
      const unasked = (await find(chat_name)).find((one) => one.id === empty)
      expect(unasked).toMatchObject({ title: chat_name, excerpt: null })
      await learner.client.from('chats').delete().in('id', [id, empty]).throwOnError()
    },
  )

  test('finds highlights by their passage and by their note', async () => {
    const highlight = {
      ...{ user_id: learner.user.id, base_id: quiz.baseId, file_id: quiz.fileId, page: 2 },
      quote: 'Basalt cools quickly.',
      note: 'Ask in the seminar',
    }
    const { id } = await unwrap(
      learner.client.from('highlights').insert(highlight).select('id').single(),
    )
    const { file_name: place } = await unwrap(
      learner.client.from('base_files').select('file_name').eq('id', quiz.fileId).single(),
    )
    const result = { kind: 'highlight', id, title: highlight.quote, place, page: 2 }
    for (const query of ['basalt', 'seminar', 'quickly ask'])
      expect(await find(query)).toMatchObject([
        { ...result, base_id: quiz.baseId, file_id: quiz.fileId, excerpt: highlight.note },
      ])
    expect(await find('basalt', personas.stranger)).toEqual([])
    await learner.client.from('highlights').update({ note: '' }).eq('id', id).throwOnError()
    expect(await find('seminar')).toEqual([])
    expect(await find('basalt')).toMatchObject([{ ...result, excerpt: null }])
    await learner.client.from('highlights').delete().eq('id', id).throwOnError()
    expect(await find('basalt')).toEqual([])
  })

  test('finds questions by their text alone, never by the key', async () => {
    const [question] = await find('look green')
    expect(question).toMatchObject({
      kind: 'question',
      quiz_id: quiz.quizId,
      is_completed: false,
      excerpt: null,
    })
    const keys = await personas.app.sql<{ correct_answer: string; explanation: string }>(
      'select correct_answer, explanation from private.sealed_questions where quiz_id = $1',
      [quiz.quizId],
    )
    const everything = JSON.stringify(await find('look green'))
    expect(keys).toHaveLength(3)
    for (const { explanation } of keys) expect(everything).not.toContain(explanation)
    expect((await find('reaches')).filter(({ kind }) => kind === 'question')).toEqual([])
    await learner.client.rpc('complete_quiz', { p_quiz_id: quiz.quizId }).throwOnError()
    expect((await find('look green'))[0]).toMatchObject({ is_completed: true })
  })

  test('reads no words of other learners, however many begin like the query', async () => {
    const words = ({ user }: Persona) =>
      personas.app.sql<{ word: string }>(
        `select unnest(tsvector_to_array(private.search_vector(
           private.search_scope('page', $1), 'photosynthesis photographs'))) as word`,
        [user.id],
      )
    const [own, theirs] = await Promise.all([learner, personas.stranger].map(words))
    expect(own?.length).toBeGreaterThan(2)
    expect(theirs?.filter(({ word }) => own?.some((each) => each.word === word))).toEqual([])
  })

  test('indexes 20,000 characters of a page and of a message', async () => {
    const long = `basalt ${'word '.repeat(4_000)} granite`
    await setText(`${long}\flimestone`)
    await addChat('Long', long)
    expect(await pagesWith('basalt')).toEqual([1])
    expect(await pagesWith('granite')).toEqual([])
    expect(await pagesWith('limestone')).toEqual([2])
    expect(await found('basalt')).toContainEqual(['chat', 'Long'])
    expect(await found('granite')).toEqual([])
  })

  test('indexes no more of a question than an edited one has', async () => {
    await personas.app.sql(
      `update public.quiz_questions
       set question_text = rpad('Basalt', $2, ' word') || ' granite'
       where quiz_id = $1 and question_number = 1`,
      [quiz.quizId, QUESTION_TEXT_MAX],
    )
    expect(await found('basalt')).toHaveLength(1)
    expect(await found('granite')).toEqual([])
  })

  test('shows the newest of each kind without a query, and no texts', async () => {
    await addChat('Newest', 'A message')
    const kinds = (await find('  ')).map(({ kind }) => kind)
    expect(kinds).toEqual(['base', 'file', 'chat', 'quiz'])
  })

  test('limits the query and the number of results', async () => {
    const { client, user } = learner
    const bases = Array.from({ length: 25 }, (_, n) => ({ user_id: user.id, name: `Energy ${n}` }))
    await client.from('bases').insert(bases).throwOnError()
    await setText(Array.from({ length: 30 }, () => 'Energy is conserved.').join('\f'))
    const kinds = (await find('energy', learner, 1000)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'base')).toHaveLength(20)
    expect(await find('energy', learner, -1)).toEqual([])
    expect(await pagesWith(`energy ${' '.repeat(200)} nowhere`)).toHaveLength(2)
  })

  test('follows changes and deletions', async () => {
    await setText('An old text.')
    await setText('A new text.')
    expect(await pagesWith('old')).toEqual([])
    expect(await pagesWith('new')).toEqual([1])
    const id = await addChat('Doomed', 'ephemeral words')
    await learner.client.from('chats').delete().eq('id', id).throwOnError()
    expect(await find('ephemeral')).toEqual([])
    await learner.client.from('bases').delete().eq('id', quiz.baseId).throwOnError()
    expect(await pagesWith('new')).toEqual([])
    const [left] = await personas.app.sql(
      `select (select count(*)::int from private.search_texts t where t.file_id = $1) as texts,
         (select count(*)::int from private.search_names n where n.file_id = $1 or n.base_id = $2) as names`,
      [quiz.fileId, quiz.baseId],
    )
    expect(left).toEqual({ texts: 0, names: 0 })
  })

  test('indexes no more of one document than its limit', async () => {
    await personas.app.sql(
      `update pdf_text_content
       set extracted_text = repeat(repeat('word ', 20000) || chr(12), 45) || 'Unreachable end.'
       where file_id = $1`,
      [quiz.fileId],
    )
    expect(await pagesWith('word')).toHaveLength(2)
    expect(await pagesWith('unreachable')).toEqual([])
  })

  test.each([
    ['accents', '\u0301', '\u0323'],
    ['accents that stay', '\u20d0', '\u302a'],
  ])('indexes a letter with thousands of %s in linear time', async (_name, above, below) => {
    // In quadratic time, this would exceed the time that the database gives a statement.
    await addChat('Marks', `granite a${above.repeat(45_000)}${below.repeat(45_000)}`)
    expect(await found('granite')).toEqual([['chat', 'Marks']])
  })

  test('indexes at most 10,000 pages of one document', async () => {
    await setText([...Array<string>(9999).fill('a'), 'basalt', 'granite'].join('\f'))
    expect(await pagesWith('basalt')).toEqual([10_000])
    expect(await pagesWith('granite')).toEqual([])
  })

  test('shows nothing of another learner, and nothing to visitors', async () => {
    await setText('A secret passage.')
    await addChat('Secret title', 'a secret message')
    expect(await find('secret', personas.stranger)).toEqual([])
    expect(await find('look green', personas.stranger)).toEqual([])
    const refused = await personas.anonymous.rpc('search_everything', { p_query: 'a', p_most: 5 })
    expect(refused.error?.code).toBe('42501')
  })
})
