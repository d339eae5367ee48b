import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mediaTypeOf } from '../../../domain/bases/file-types.ts'
import { placeOnPage } from '../../../domain/highlights/place.ts'
import { splitPages } from '../../../domain/text/pages.ts'
import { locatePassage } from '../../../domain/text/search/find-quote.ts'
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts'
import { ownQuestion } from '../../../testing/fixtures/own-question.ts'
import { makeBoldPdf } from '../../../testing/pdf.ts'
import type { TablesInsert } from '../../../types/database.ts'
import { insertFile } from './api/base-file-records.ts'
import type { BaseFile } from './api/base-files.ts'
import { createBase } from './api/create-base.ts'
import { listEarlierTexts } from './api/earlier-files.ts'
import { isReferredTo, loadEarlierText, replaceEarlierText } from './api/earlier-text.ts'
import { storeTextState } from './api/pdf-text.ts'
import { storeRecognisedText } from './api/recognised-text.ts'
import { downloadPdf } from './api/stored-files.ts'
import { extractInProcess } from './extraction/extract-in-process.ts'
import { EXTRACTION_VERSION } from './extraction/extraction-version.ts'
import { createReread } from './extraction/reread/reread.ts'

const current = vi.hoisted((): { client: unknown } => ({ client: null }))
vi.mock('../../lib/backend/supabase.ts', () => ({
  supabase: () => Promise.resolve(current.client),
}))

const NOW = new Date('2026-05-01T10:00:00Z')
const NOTES = `Mills

A tide mill stores the water of the **flood** behind a dam of oak. See [the river](https://example.org/r).

- Rye came by boat.
- Flour was left on carts.`
/** The text of the notes as an earlier version might have read it, without markup. */
const EARLIER_NOTES =
  'Mills\nA tide mill stores the water of the flood  behind a dam of oak. See the river.\nRye came by boat.\nFlour was left on carts.'
const HALL = [
  'The kiln hall',
  'Each spring the potters rely on the idea of **slow cooling** in a saggar. They leave the door shut for two days, so that nothing cracks.',
  'Pots and tiles were sold at the market of the town in spring and in autumn, and the saggar was left in the yard.',
].join('\n\n')
const EARLIER_HALL = HALL.replaceAll('**', '').replaceAll('. ', '.  ')

let app: TestApp
let owner: SignedIn
let stranger: SignedIn

const as = ({ client }: SignedIn) => {
  current.client = Object.assign(client, {
    files: () => Promise.resolve(client.storage.from('files')),
  })
}

const rereadFiles = createReread({
  load: loadEarlierText,
  isReferredTo,
  download: downloadPdf,
  extract: extractInProcess,
  replace: async (...args) => void (await replaceEarlierText(...args, NOW)),
  idle: () => Promise.resolve(),
  alone: (_signal, work) => work(),
})
const reread = async (baseId: string) =>
  rereadFiles(await listEarlierTexts(baseId), new AbortController().signal)

/** A file in a base of its own, whose text is stored as `row` says. */
async function addFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  row: Partial<TablesInsert<'pdf_text_content'>>,
): Promise<BaseFile> {
  const baseId = await createBase(name, owner.user.id, NOW)
  const path = `${owner.user.id}/${baseId}/${randomUUID()}.${name.split('.').pop() ?? ''}`
  const stored = await owner.client.storage.from('files').upload(path, new Blob([bytes]))
  expect(stored.error).toBeNull()
  const file = await insertFile({
    base_id: baseId,
    file_name: name,
    file_path: path,
    file_size: bytes.length,
    file_type: mediaTypeOf(name),
  })
  await owner.client
    .from('pdf_text_content')
    .insert({
      file_id: file.id,
      text_length: row.extracted_text?.length ?? 0,
      status: 'completed',
      extraction_date: '2026-01-01T00:00:00.123456Z',
      ...row,
    })
    .throwOnError()
  return file
}

const addNotes = (row: Partial<TablesInsert<'pdf_text_content'>> = {}) =>
  addFile('mills.md', new TextEncoder().encode(NOTES), {
    extracted_text: EARLIER_NOTES,
    extraction_version: 0,
    ...row,
  })

async function textOf({ id }: BaseFile) {
  const { data } = await owner.client
    .from('pdf_text_content')
    .select()
    .eq('file_id', id)
    .single()
    .throwOnError()
  return data
}

async function openChat(file: BaseFile): Promise<string> {
  const { data } = await owner.client
    .from('chats')
    .insert({
      user_id: owner.user.id,
      base_id: file.base_id,
      file_id: file.id,
      chat_name: 'Chat',
    })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

/** The events of an answer of the tutor. */
async function ask(chat_id: string, question: string): Promise<string> {
  const response = await app.fetch(
    new Request(`${app.url}/functions/v1/tutor-chat`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: app.key,
        authorization: `Bearer ${owner.accessToken}`,
      },
      body: JSON.stringify({ chat_id, question }),
    }),
  )
  return response.text()
}

beforeAll(async () => {
  app = await createTestApp()
  const password = 'correct horse 9!'
  owner = await app.signUp({ fullName: 'Ada', email: 'ada@example.org', password })
  stranger = await app.signUp({ fullName: 'Eve', email: 'eve@example.org', password })
})
afterAll(() => app.close())
beforeEach(() => as(owner))

describe('a text that an earlier version read', () => {
  it('of a PDF has its emphasis, with which the tutor answers, and keeps what refers to it', async () => {
    const file = await addFile('hall.pdf', await makeBoldPdf(HALL), {
      extracted_text: EARLIER_HALL,
      extraction_version: 0,
    })
    const chat = await openChat(file)
    expect(await ask(chat, 'What is slow cooling?')).toContain('closest to your question')
    const cited = await ask(chat, 'What was sold at the market?')
    const quote = /"quote":"(Pots and tiles[^"]*)"/u.exec(cited)?.[1] ?? ''

    await reread(file.base_id)
    const text = await textOf(file)
    expect(text).toMatchObject({ extraction_version: EXTRACTION_VERSION, status: 'completed' })
    const pages = splitPages(text.extracted_text ?? '')
    const start = pages[0]?.indexOf('slow cooling') ?? -1
    expect(text.emphasis).toEqual([[[start, start + 'slow cooling'.length, 0]]])
    expect(locatePassage(quote, pages[0] ?? '')).not.toBeNull()
    const answer = await ask(await openChat(file), 'What is slow cooling?')
    expect(answer).toContain('leave the door shut for two days')
    expect(answer).not.toContain('closest to your question')
  })

  it('of a document has its blocks and links, and citations and highlights find their place', async () => {
    const file = await addNotes()
    await openChat(file)
    const quote = 'stores the water of the flood  behind a dam'
    const at = EARLIER_NOTES.indexOf(quote)
    const anchor = {
      page: 1,
      quote,
      prefix: EARLIER_NOTES.slice(0, at),
      suffix: EARLIER_NOTES.slice(at + quote.length, at + quote.length + 60),
      position: 14,
    }
    await owner.client
      .from('highlights')
      .insert({ ...anchor, user_id: owner.user.id, base_id: file.base_id, file_id: file.id })
      .throwOnError()

    await reread(file.base_id)
    const text = await textOf(file)
    const page = text.extracted_text ?? ''
    expect(page).toContain('• Rye came by boat.\n• Flour was left on carts.')
    expect(text.structure).toHaveLength(1)
    expect(text.links).toEqual([
      [[expect.any(Number), expect.any(Number), 'https://example.org/r']],
    ])
    expect(text.text_length).toBe(page.length)
    const passage = 'stores the water of the flood behind a dam'
    for (const place of [locatePassage(quote, page), placeOnPage(anchor, page)])
      expect(page.slice(place?.start, place?.end)).toBe(passage)
    const { data: found } = await owner.client
      .rpc('search_everything', { p_query: 'rye came', p_most: 5 })
      .throwOnError()
    expect(JSON.stringify(found)).toContain(file.id)
  })

  it('stays on a page of a document that would lose a passage, and is not read again', async () => {
    const file = await addNotes({
      extracted_text: `${EARLIER_NOTES}\nThe mill burnt down in 1801.`,
    })
    await openChat(file)
    const before = await textOf(file)
    await reread(file.base_id)
    expect(await textOf(file)).toEqual({ ...before, extraction_version: EXTRACTION_VERSION })
    expect(await listEarlierTexts(file.base_id)).toEqual([])
  })

  it('is replaced in a document to which nothing refers, whatever its pages were', async () => {
    const file = await addNotes({ extracted_text: 'Mills\fof the tide' })
    await reread(file.base_id)
    expect((await textOf(file)).extracted_text).toContain('See the river.')
  })

  it.each(['question', 'highlight', 'place'])(
    'stays in a document with other pages to which a %s refers',
    async (kind) => {
      const file = await addNotes({ extracted_text: 'Mills\fof the tide' })
      const row = { base_id: file.base_id, file_id: file.id, page: 2 }
      const { client, user } = owner
      if (kind === 'highlight')
        await client
          .from('highlights')
          .insert({ ...row, user_id: user.id, quote: 'of the tide' })
          .throwOnError()
      else if (kind === 'place')
        await client.from('reading_places').insert({ file_id: file.id, page: 2 }).throwOnError()
      else
        await client
          .rpc('create_question', {
            p_question: ownQuestion(file.id, { source_page: 2, source_quote: 'of the tide' }),
          })
          .throwOnError()
      await reread(file.base_id)
      expect((await textOf(file)).extracted_text).toBe('Mills\fof the tide')
    },
  )

  it('keeps the pages that were recognised', async () => {
    const file = await addFile('part.pdf', await makeBoldPdf(HALL, ' '), {
      extracted_text: `${EARLIER_HALL}\f`,
      extraction_version: 0,
    })
    const page = { confidence: 90, quality: 'good' as const, lines: [] }
    const recognised = { pages: [EARLIER_HALL, 'Scanned'], recognition: [null, page] }
    await storeRecognisedText(file.id, recognised, new Date('2026-02-01T00:00:00Z'))
    const before = await textOf(file)
    await reread(file.base_id)
    expect(await textOf(file)).toMatchObject({
      extracted_text: expect.stringMatching(/cracks\.\s.*\fScanned$/su) as string,
      emphasis: [[[expect.any(Number), expect.any(Number), 0]], []],
      recognition: before.recognition,
      recognised_pages: 1,
      extraction_version: EXTRACTION_VERSION,
    })
  })

  it('is not replaced if it changed while its file was read', async () => {
    const file = await addNotes()
    const earlier = await loadEarlierText(file.id)
    await storeRecognisedText(file.id, { pages: ['Newer'], recognition: [null] }, NOW)
    if (earlier === null) throw new Error('The text was not stored')
    await replaceEarlierText(file.id, earlier, { ...earlier, pages: ['Older'] }, NOW)
    expect((await textOf(file)).extracted_text).toBe('Newer')
  })

  it('stays without an error if its file is gone', async () => {
    const file = await addNotes()
    await owner.client.storage.from('files').remove([file.file_path])
    const before = await textOf(file)
    await reread(file.base_id)
    expect(await textOf(file)).toEqual(before)
  })

  it('is listed for its owner alone', async () => {
    const file = await addNotes()
    expect(await listEarlierTexts(file.base_id)).toHaveLength(1)
    as(stranger)
    expect(await listEarlierTexts(file.base_id)).toEqual([])
    expect(await loadEarlierText(file.id)).toBeNull()
  })
})

describe('a text is not read again', () => {
  it('if this version read it', async () => {
    const file = await addNotes()
    const state = { text: 'Mills', emphasis: [], structure: null, links: null }
    await storeTextState(file.id, { status: 'completed', ...state }, NOW)
    expect(await listEarlierTexts(file.base_id)).toEqual([])
    expect((await textOf(file)).extraction_version).toBe(EXTRACTION_VERSION)
  })

  it('if a client that does not read files stored it', async () => {
    const file = await addNotes({ extraction_version: null })
    expect(await listEarlierTexts(file.base_id)).toEqual([])
  })

  it('if it is the text of a picture', async () => {
    const file = await addFile('scan.png', new Uint8Array([1]), {
      extracted_text: 'Scanned',
      extraction_version: 0,
    })
    expect(await listEarlierTexts(file.base_id)).toEqual([])
  })
})
