import { randomUUID } from 'node:crypto'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ACCEPTED_EXTENSIONS,
  isReadableName,
  mediaTypeOf,
} from '../../../domain/bases/file-types.ts'
import { en } from '../../../messages/en/index.ts'
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts'
import { makeDocx, paragraph, table } from '../../../testing/documents/docx.ts'
import { makeEpub } from '../../../testing/documents/epub.ts'
import { makeOle } from '../../../testing/documents/office.ts'
import {
  makePdfWithoutStructure,
  makeEncryptedPdf,
  makePdf,
  makeScanPdf,
  makeTruncatedPdf,
  makeZip,
} from '../../../testing/pdf.ts'
import { madeQuestions } from '../../../testing/quiz.ts'
import type { Json } from '../../../types/database.ts'
import { baseFilesQuery, type BaseFile } from './api/base-files.ts'
import { deleteFile, insertFile } from './api/base-file-records.ts'
import { baseQuery } from './api/base.ts'
import { basesQuery } from './api/bases.ts'
import { createBase } from './api/create-base.ts'
import { deleteBase } from './api/delete-base.ts'
import { hasText, storeTextState } from './api/pdf-text.ts'
import { downloadPdf } from './api/stored-files.ts'
import { resumeUnreadFiles } from './api/unread-files.ts'
import type { ExtractionState } from '../../lib/extraction-states.ts'
import { extractInProcess } from './extraction/extract-in-process.ts'
import { createExtractionQueue } from './extraction/queue.ts'

const current = vi.hoisted((): { client: unknown } => ({ client: null }))
vi.mock('../../lib/backend/supabase.ts', () => ({
  supabase: () => Promise.resolve(current.client),
}))

let app: TestApp
let owner: SignedIn
let stranger: SignedIn
const NOW = new Date('2026-05-01T10:00:00Z')

const as = (user: SignedIn) => {
  const { client } = user
  current.client = Object.assign(client, {
    files: () => Promise.resolve(client.storage.from('files')),
  })
  return user.user.id
}

/** A new cache per query, so that nothing is cached between them. */
const cache = () => new QueryClient()

const pathOf = (userId: string, baseId: string, name: string) =>
  `${userId}/${baseId}/${randomUUID()}.${name.split('.').pop() ?? ''}`

async function addFile(
  baseId: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<BaseFile> {
  const path = pathOf(owner.user.id, baseId, name)
  const stored = await owner.client.storage.from('files').upload(path, new Blob([bytes]))
  expect(stored.error).toBeNull()
  return insertFile({
    base_id: baseId,
    file_name: name,
    file_path: path,
    file_size: bytes.length,
    file_type: mediaTypeOf(name),
  })
}

/** The extraction queue of the page, with its readers in this process instead of a worker. */
function readInProcess(files: readonly BaseFile[]): Promise<ReadonlyMap<string, ExtractionState>> {
  return new Promise((resolve) => {
    let open = files.length
    const queue = createExtractionQueue({
      hasText,
      store: (fileId, state) => storeTextState(fileId, state, NOW),
      download: downloadPdf,
      extract: extractInProcess,
      pause: () => Promise.resolve(),
      alone: (_fileId, work) => work(),
      onSettled: () => {
        open -= 1
        if (open === 0) resolve(queue.states())
      },
    })
    queue.add(files)
  })
}

beforeAll(async () => {
  app = await createTestApp()
  owner = await app.signUp({
    fullName: 'Ada',
    email: 'ada@example.org',
    password: 'correct horse 9!',
  })
  stranger = await app.signUp({
    fullName: 'Eve',
    email: 'eve@example.org',
    password: 'correct horse 9!',
  })
})
afterAll(() => app.close())
beforeEach(() => void as(owner))

describe('bases', () => {
  it('creates bases with a trimmed name and lists them newest first with their files', async () => {
    const older = await createBase('  Cells ', as(owner), new Date('2026-01-01T00:00:00Z'))
    const newer = await createBase('Waves', as(owner), new Date('2026-02-01T00:00:00Z'))
    const file = await addFile(older, 'a.txt', new TextEncoder().encode('text'))
    const { bases: listed } = await cache().query(basesQuery(owner.user.id))
    expect(listed.map(({ id }) => id)).toEqual([newer, older])
    expect(listed[1]).toMatchObject({
      name: 'Cells',
      files: 1,
      firstFiles: [{ id: file.id, file_name: 'a.txt' }],
    })
  })

  it('returns how many PDFs are read and the scores of completed quizzes', async () => {
    as(owner)
    const baseId = await createBase('Known', owner.user.id, new Date('2026-03-01T00:00:00Z'))
    const bytes = await makePdf({ pages: ['Read'] })
    const [read, unread] = [
      await addFile(baseId, 'a.pdf', bytes),
      await addFile(baseId, 'b.pdf', bytes),
    ]
    await storeTextState(
      read.id,
      { status: 'completed', text: 'Read', emphasis: [], structure: null, links: null },
      NOW,
    )
    for (const [id, completed_at] of [
      [randomUUID(), '2026-03-02T00:00:00Z'],
      [randomUUID(), '2026-03-03T00:00:00Z'],
      [randomUUID(), null],
    ] as const) {
      await owner.client
        .rpc('create_quiz', {
          p_quiz: { id, quiz_name: 'Known', difficulty: 'easy' },
          p_file_ids: [read.id, unread.id],
          p_questions: madeQuestions(read.id) as Json,
        })
        .throwOnError()
      if (completed_at === null) continue
      const { data } = await owner.client
        .from('quiz_questions')
        .select('id')
        .match({ quiz_id: id, question_type: 'saq' })
        .single()
        .throwOnError()
      await owner.client
        .from('quiz_answers')
        .insert({
          quiz_id: id,
          question_id: data.id,
          user_answer: 'x',
          marks_obtained: 3,
          is_correct: true,
          graded_by: 'self',
        })
        .throwOnError()
      await owner.client.rpc('complete_quiz', { p_quiz_id: id }).throwOnError()
      await owner.client.from('quizzes').update({ completed_at }).eq('id', id).throwOnError()
    }
    const { bases } = await cache().query(basesQuery(owner.user.id))
    const known = bases.find(({ id }) => id === baseId)
    expect(known).toMatchObject({ pdfs: 2, readPdfs: 1, stats: { quizzes: 2, percent: 33.33 } })
    expect(new Date(known?.stats?.last ?? 0).toISOString()).toBe('2026-03-03T00:00:00.000Z')
  })

  it('list each of 1,001 files', async () => {
    const baseId = await createBase('Large', as(owner), NOW)
    await app.sql(
      `insert into base_files (base_id, file_name, file_path, file_size, file_type)
       select $1::uuid, n || '.png', $1::uuid || '/' || n, 1, 'image/png' from generate_series(1, 1001) n`,
      [baseId],
    )
    expect(await cache().query(baseFilesQuery(baseId))).toHaveLength(1001)
  })

  it("rejects a name of 51 characters with the server's message", async () => {
    await expect(createBase('x'.repeat(51), owner.user.id, NOW)).rejects.toMatchObject({
      code: 'base_create_failed',
      detail: expect.stringContaining('bases') as unknown,
    })
  })

  it('rejects a base created for another user', async () => {
    await expect(createBase('Mine?', as(stranger) && owner.user.id, NOW)).rejects.toMatchObject({
      code: 'base_create_failed',
    })
  })

  it("does not find another user's base or an invalid id", async () => {
    const baseId = await createBase('Private', owner.user.id, NOW)
    expect(await cache().query(baseQuery(baseId, owner.user.id))).toMatchObject({
      id: baseId,
      name: 'Private',
    })
    const strangerId = as(stranger)
    await expect(cache().query(baseQuery(baseId, strangerId))).rejects.toMatchObject({
      code: 'base_not_found',
    })
    await expect(cache().query(baseQuery('nonsense', strangerId))).rejects.toMatchObject({
      code: 'base_not_found',
    })
    expect(await cache().query(baseFilesQuery(baseId))).toEqual([])
  })

  it('deletes a base with its stored files', async () => {
    const baseId = await createBase('Gone', owner.user.id, NOW)
    const file = await addFile(baseId, 'a.txt', new TextEncoder().encode('text'))
    await deleteBase({ id: baseId })
    await expect(cache().query(baseQuery(baseId, owner.user.id))).rejects.toMatchObject({
      code: 'base_not_found',
    })
    expect(
      await app.sql('select 1 from storage.objects where name = $1', [file.file_path]),
    ).toEqual([])
    await expect(downloadPdf(file.file_path)).rejects.toMatchObject({ code: 'pdf_download_failed' })
  })

  it('deletes one file with its bytes', async () => {
    const baseId = await createBase('Edited', owner.user.id, NOW)
    const [kept, gone] = [
      await addFile(baseId, 'kept.txt', new TextEncoder().encode('kept')),
      await addFile(baseId, 'gone.txt', new TextEncoder().encode('gone')),
    ]
    await deleteFile(gone)
    expect((await cache().query(baseFilesQuery(baseId))).map(({ id }) => id)).toEqual([kept.id])
    expect(
      await app.sql('select 1 from storage.objects where name = $1', [gone.file_path]),
    ).toEqual([])
  })

  it('loses nothing where a row cannot be deleted', async () => {
    const baseId = await createBase('Kept', owner.user.id, NOW)
    const file = await addFile(baseId, 'kept.txt', new TextEncoder().encode('kept'))
    await app.sql(
      `create function keep() returns trigger language plpgsql as 'begin raise exception ''kept''; end'`,
    )
    await app.sql(
      'create trigger keep before delete on base_files for each row execute function keep()',
    )
    await expect(deleteFile(file)).rejects.toMatchObject({ code: 'file_delete_failed' })
    await expect(deleteBase({ id: baseId })).rejects.toMatchObject({
      code: 'base_delete_failed',
    })
    await app.sql('drop trigger keep on base_files')
    expect(new TextDecoder().decode(await downloadPdf(file.file_path))).toBe('kept')
  })

  it('lists a file once, also where the answer to the first attempt was lost', async () => {
    const baseId = await createBase('Twice', owner.user.id, NOW)
    const {
      id,
      extraction: _,
      uploaded_at: __,
      ...record
    } = await addFile(baseId, 'a.txt', new TextEncoder().encode('a'))
    expect((await insertFile(record)).id).toBe(id)
    expect(await cache().query(baseFilesQuery(baseId))).toHaveLength(1)
  })

  it("rejects files for another user's base", async () => {
    const baseId = await createBase('Closed', owner.user.id, NOW)
    as(stranger)
    const record = {
      base_id: baseId,
      file_name: 'a.txt',
      file_path: 'x/y/z.txt',
      file_size: 1,
      file_type: 'text/plain',
    }
    await expect(insertFile(record)).rejects.toMatchObject({ code: 'file_upload_failed' })
  })
})

describe('the text of a PDF', () => {
  it('stores the text page by page once and shows it with its file', async () => {
    const baseId = await createBase('Texts', owner.user.id, NOW)
    const file = await addFile(
      baseId,
      'two.pdf',
      await makePdf({ pages: ['First page.', 'Second page.'] }),
    )
    expect(file.extraction.status).toBe('not_processed')
    expect((await readInProcess([file])).get(file.id)?.phase).toBe('completed')
    const [stored] = await cache().query(baseFilesQuery(baseId))
    expect(stored?.extraction).toEqual({
      status: 'completed',
      error_message: null,
      text_length: 24,
      unread_pages: 0,
      recognised_pages: 0,
    })
    expect(
      await app.sql('select extracted_text from pdf_text_content where file_id = $1', [file.id]),
    ).toEqual([{ extracted_text: 'First page.\fSecond page.' }])

    await app.sql(`update pdf_text_content set extracted_text = 'kept' where file_id = $1`, [
      file.id,
    ])
    expect((await readInProcess([file])).get(file.id)?.phase).toBe('completed')
    expect(
      await app.sql('select extracted_text from pdf_text_content where file_id = $1', [file.id]),
    ).toEqual([{ extracted_text: 'kept' }])
  })

  it.each([
    ['scan.pdf', () => makeScanPdf(3), en.errors.pdf_no_text],
    ['blank.pdf', () => makePdf({ pages: ['', ' '] }), en.errors.pdf_blank],
    ['locked.pdf', () => makeEncryptedPdf(), en.errors.pdf_encrypted],
    ['cut.pdf', () => makeTruncatedPdf(), en.errors.pdf_damaged],
    ['archive.pdf', () => Promise.resolve(makeZip()), en.errors.pdf_damaged],
    ['empty.pdf', () => Promise.resolve(new Uint8Array()), en.errors.pdf_damaged],
  ])('fails for %s with the reason and can be retried', async (name, make, message) => {
    const baseId = await createBase('Broken', owner.user.id, NOW)
    const file = await addFile(baseId, name, await make())
    for (let attempt = 0; attempt < 2; attempt++) {
      expect((await readInProcess([file])).get(file.id)?.phase).toBe('failed')
      const [stored] = await cache().query(baseFilesQuery(baseId))
      expect(stored?.extraction).toEqual({
        status: 'failed',
        error_message: message,
        text_length: 0,
        // Recognition is offered with this number.
        unread_pages: name === 'scan.pdf' ? 3 : 0,
        recognised_pages: 0,
      })
    }
  })

  it('reads the text from the bytes when no library can open the file', async () => {
    const baseId = await createBase('Remains', owner.user.id, NOW)
    const bytes = await makePdfWithoutStructure(['Ice floats on water.', 'Steam rises (quickly).'])
    const file = await addFile(baseId, 'remains.pdf', bytes)
    expect((await readInProcess([file])).get(file.id)?.phase).toBe('completed')
    expect(
      await app.sql('select extracted_text from pdf_text_content where file_id = $1', [file.id]),
    ).toEqual([{ extracted_text: 'Ice floats on water.\fSteam rises (quickly).' }])
  })

  it('continues after a failed file and reports a missing file', async () => {
    const baseId = await createBase('Several', owner.user.id, NOW)
    const missing = await addFile(
      baseId,
      'missing.pdf',
      await makePdf({ pages: ['Nobody will see this.'] }),
    )
    await owner.client.storage.from('files').remove([missing.file_path])
    const whole = await addFile(baseId, 'whole.pdf', await makePdf({ pages: ['Here it is.'] }))
    const states = await readInProcess([missing, whole])
    expect(states.get(missing.id)).toMatchObject({
      phase: 'failed',
      failure: { code: 'pdf_download_failed' },
    })
    expect(states.get(whole.id)?.phase).toBe('completed')
  })

  it('cannot be stored by another user', async () => {
    const baseId = await createBase('Guarded', owner.user.id, NOW)
    const file = await addFile(baseId, 'own.pdf', await makePdf({ pages: ['Own words.'] }))
    as(stranger)
    await expect(
      storeTextState(
        file.id,
        { status: 'completed', text: 'planted', emphasis: [], structure: null, links: null },
        NOW,
      ),
    ).rejects.toMatchObject({ code: 'pdf_store_failed', cause: { code: '42501' } })
    expect(await hasText(file.id)).toBe(false)
  })
})

describe('the text of a document', () => {
  it('is stored with its blocks and answers a question with its page', async () => {
    const baseId = await createBase('Documents', owner.user.id, NOW)
    const bytes = makeDocx([
      paragraph('Mills', { style: 'Kapitel' }),
      paragraph('A tide mill stores the water of the flood behind a dam of oak.'),
      paragraph('<w:r><w:br w:type="page"/></w:r>'),
      table([
        ['Name', 'Year'],
        ['Orrin', '1789'],
      ]),
    ])
    const file = await addFile(baseId, 'mills.docx', bytes)
    expect((await readInProcess([file])).get(file.id)?.phase).toBe('completed')
    const [stored] = await app.sql(
      'select extracted_text, structure from pdf_text_content where file_id = $1',
      [file.id],
    )
    expect(stored).toEqual({
      extracted_text:
        'Mills\n\nA tide mill stores the water of the flood behind a dam of oak.\fName\t|\tYear\nOrrin\t|\t1789',
      structure: [
        [
          [0, 5, 0, 1],
          [7, 69, 1, 0],
        ],
        [[0, 24, 3, 0]],
      ],
    })

    const chat = await owner.client
      .from('chats')
      .insert({ user_id: owner.user.id, base_id: baseId, file_id: file.id, chat_name: 'Mills' })
      .select('id')
      .single()
      .throwOnError()
    const response = await app.fetch(
      new Request(`${app.url}/functions/v1/tutor-chat`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: app.key,
          authorization: `Bearer ${owner.accessToken}`,
        },
        body: JSON.stringify({ chat_id: chat.data.id, question: 'What does a tide mill store?' }),
      }),
    )
    const answer = await response.text()
    expect(answer).toContain('the water of the flood')
    expect(answer).toContain('[p. 1]')
  })

  it('is stored with its links', async () => {
    const baseId = await createBase('Linked', owner.user.id, NOW)
    const text =
      '# Mills\n\nSee [the dam](#dam) and [the river](https://example.org/r).\n\n## Dam\n\nOak.'
    const file = await addFile(baseId, 'mills.md', new TextEncoder().encode(text))
    expect((await readInProcess([file])).get(file.id)?.phase).toBe('completed')
    const [stored] = await app.sql(
      'select extracted_text, links from pdf_text_content where file_id = $1',
      [file.id],
    )
    expect(stored).toEqual({
      extracted_text: 'Mills\n\nSee the dam and the river.\n\nDam\n\nOak.',
      links: [
        [
          [11, 18, 1, 35],
          [23, 32, 'https://example.org/r'],
        ],
      ],
    })
  })

  it.each([
    ['locked.docx', makeOle(['EncryptedPackage']), en.errors.document_encrypted],
    [
      'shop.epub',
      makeEpub(['<p>Rye.</p>'], { 'META-INF/rights.xml': '' }),
      en.errors.document_copy_protected,
    ],
    ['old.pptx', makeOle(['PowerPoint Document']), en.errors.document_wrong_type],
    ['cut.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 9]), en.errors.document_damaged],
    ['empty.md', new Uint8Array(), en.errors.document_no_text],
  ])('fails for %s with the reason', async (name, bytes, message) => {
    const baseId = await createBase('Broken documents', owner.user.id, NOW)
    const file = await addFile(baseId, name, bytes)
    expect((await readInProcess([file])).get(file.id)?.phase).toBe('failed')
    const [stored] = await cache().query(baseFilesQuery(baseId))
    expect(stored?.extraction).toMatchObject({ status: 'failed', error_message: message })
  })

  it.each(ACCEPTED_EXTENSIONS)(
    'is expected by the database for the same types: %s',
    async (type) => {
      const name = `a.${type}`
      expect(await app.sql('select private.is_readable($1) as known', [mediaTypeOf(name)])).toEqual(
        [{ known: isReadableName(name) }],
      )
    },
  )

  it('is offered for quizzes, counted and resumed like that of a PDF', async () => {
    const baseId = await createBase('Counted', owner.user.id, NOW)
    const file = await addFile(baseId, 'notes.md', new TextEncoder().encode('# Mills'))
    await addFile(baseId, 'photo.png', new Uint8Array([1]))
    const { data: unread } = await owner.client.rpc('get_unread_files').throwOnError()
    expect(unread.filter(({ base_id }) => base_id === baseId).map(({ id }) => id)).toEqual([
      file.id,
    ])
    await readInProcess([file])
    const { bases } = await cache().query(basesQuery(owner.user.id, 500))
    expect(bases.find(({ id }) => id === baseId)).toMatchObject({ files: 2, pdfs: 1, readPdfs: 1 })
    const { data: sources } = await owner.client.rpc('get_quiz_sources').throwOnError()
    expect(sources.find(({ id }) => id === baseId)?.files).toMatchObject([
      { id: file.id, status: 'completed' },
    ])
  })
})

it('does not request unread files once the learner has left', async () => {
  as(owner)
  const rpc = vi.spyOn(owner.client, 'rpc')
  await resumeUnreadFiles(() => false)
  expect(rpc).not.toHaveBeenCalled()
  rpc.mockRestore()
})
