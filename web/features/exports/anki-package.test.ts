import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import initSqlJs from 'sql.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportSet, solutionTexts } from '../../../testing/fixtures/export-set.ts'
import { deckName, noteGuid } from '../../../domain/export/anki.ts'
import { ANKI_TABLES, NOTE_FIELDS, NOTE_TYPE_ID } from '../../../domain/export/anki-schema.ts'
import type { ExportSet } from '../../../domain/export/question.ts'
import { ankiPackage } from './anki-package.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-anki-'))
})
afterAll(() => rm(folder, { recursive: true }))

let opened = 0

/** The collection of a package, opened by Node's own SQLite, and the names of its entries. */
async function open(set: ExportSet, now = new Date('2026-06-01T00:00:00Z')) {
  const wasm = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm')
  const bytes = await readFile(wasm)
  const sql = await initSqlJs({ wasmBinary: new Uint8Array(bytes).buffer })
  const blob = await ankiPackage(set, { sql, page: solutionTexts.page, now })
  const reader = new ZipReader(new BlobReader(blob))
  const entries = await reader.getEntries()
  const path = join(folder, `${opened++}.anki2`)
  for (const entry of entries)
    if (entry.filename === 'collection.anki2' && !entry.directory)
      await writeFile(path, await entry.getData(new Uint8ArrayWriter()))
  return { db: new DatabaseSync(path), names: entries.map(({ filename }) => filename) }
}

type Note = { guid: string; mid: number; mod: number; flds: string; csum: number; id: number }
const notesOf = (db: DatabaseSync) =>
  db.prepare('select id, guid, mid, mod, flds, csum from notes order by id').all() as Note[]

it('is a sound SQLite database with the tables, columns and indexes of a collection', async () => {
  const { db, names } = await open(exportSet)
  expect(names).toEqual(['collection.anki2', 'media'])
  expect(db.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  const reference = new DatabaseSync(':memory:')
  reference.exec(ANKI_TABLES)
  const schema = 'select type, name, tbl_name from sqlite_master order by name'
  expect(db.prepare(schema).all()).toEqual(reference.prepare(schema).all())
  expect(db.prepare('select ver, count(*) as rows from col').get()).toEqual({ ver: 11, rows: 1 })
})

it('contains a note and a new card of one deck for each question', async () => {
  const { db } = await open(exportSet)
  const col = db.prepare('select models, decks, dconf, conf from col').get() as Record<
    'models' | 'decks' | 'dconf' | 'conf',
    string
  >
  const models = JSON.parse(col.models) as Record<string, { flds: { name: string }[] }>
  expect(models[NOTE_TYPE_ID]?.flds.map(({ name }) => name)).toEqual([...NOTE_FIELDS])
  const decks = Object.values(JSON.parse(col.decks) as Record<string, { id: number; name: string }>)
  expect(decks.map(({ name }) => name)).toEqual(['Default', deckName(exportSet.title)])
  const cards = db
    .prepare(
      'select c.did, c.type, c.queue, c.due, n.id is not null as noted from cards c left join notes n on n.id = c.nid order by c.id',
    )
    .all()
  expect(cards).toEqual(
    [1, 2, 3].map((due) => ({ did: decks[1]?.id, type: 0, queue: 0, due, noted: 1 })),
  )
  for (const note of notesOf(db)) {
    expect(note.mid).toBe(NOTE_TYPE_ID)
    expect(note.flds.split('\u001F')).toHaveLength(NOTE_FIELDS.length)
  }
})

it('contains no commands of Anki: texts that look like sounds or LaTeX stay text', async () => {
  const [question] = exportSet.questions
  if (!question) throw new Error('there is a question')
  const text = '[sound:https://example.org/a.mp3] [anki:tts lang=en] [LaTeX]x[/latex] [1]'
  const { db } = await open({ ...exportSet, questions: [{ ...question, text }] })
  const [field] = notesOf(db)[0]?.flds.split('\u001F') ?? []
  expect(field).toBe(text.replace(/\[(?=[saL])/g, '&#91;'))
})

it('shows options, key, quote and a link to the page, and formulas as MathJax', async () => {
  const { db } = await open(exportSet)
  const [first = '', second = ''] = notesOf(db).map(({ flds }) => flds)
  expect(first.split('\u001F')).toEqual([
    'Which light does chlorophyll absorb most?',
    '<div>A. Green</div><div>B. Red and blue</div><div>C. Ultraviolet</div><div>D. Infrared</div>',
    'B. Red and blue',
    'The text says so.',
    '<blockquote>Chlorophyll absorbs mostly red and blue light.</blockquote><a href="https://stoa.example/base/1?page=4&amp;file=2">leaves &amp; roots.pdf, p. 4</a>',
  ])
  expect(second).toContain('\\(E = mc^2\\)')
  expect(second).not.toContain('<b>')
})

it('updates the notes of an earlier import instead of adding new ones', async () => {
  const earlier = notesOf((await open(exportSet)).db)
  const [question, ...rest] = exportSet.questions
  if (!question) throw new Error('the set is empty')
  const edited = { ...question, explanation: 'Corrected.', changedAt: new Date('2026-07-01') }
  const later = notesOf(
    (await open({ ...exportSet, questions: [edited, ...rest] }, new Date('2026-07-02'))).db,
  )
  // Anki's rule: the same guid and note type is the same note; a later `mod` replaces it.
  const collection = new Map(earlier.map((note) => [note.guid, note]))
  const updated = later.filter((note) => {
    const known = collection.get(note.guid)
    return known !== undefined && known.mid === note.mid && note.mod > known.mod
  })
  expect(later.map(({ guid }) => guid)).toEqual(earlier.map(({ guid }) => guid))
  expect(updated.map(({ guid }) => guid)).toEqual([noteGuid(question.id)])
  expect(updated[0]?.flds).toContain('Corrected.')
})

it('gives every question an identity of its own that never changes', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => `question ${index}`)
  expect(new Set(ids.map(noteGuid)).size).toBe(2000)
  expect(noteGuid('00000000-0000-4000-8000-000000000001')).toMatchInlineSnapshot(`"1so%S5-#r"`)
})
