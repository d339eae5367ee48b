import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOTE_MAX, PASSAGE_CONTEXT_MAX, PASSAGE_MAX } from '../../domain/constants.ts'
import {
  createPersonas,
  newPersona,
  seedFixtures,
  type Fixtures,
  type Personas,
} from '../../testing/personas.ts'
import type { TablesInsert } from '../../types/database.ts'

/** As in the migration. */
const HIGHLIGHTS_MAX = 20_000

let personas: Personas
let fixtures: Fixtures
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  fixtures = await seedFixtures(personas.owner)
})

/** A row of the owner, with some columns changed. */
const row = (change: Partial<TablesInsert<'highlights'>> = {}): TablesInsert<'highlights'> => ({
  user_id: personas.owner.user.id,
  base_id: fixtures.baseId,
  file_id: fixtures.fileId,
  page: 1,
  quote: 'carbon dioxide',
  ...change,
})
const insert = async (change: Partial<TablesInsert<'highlights'>>) =>
  (await personas.owner.client.from('highlights').insert(row(change))).error?.code ?? null

describe('a highlight', () => {
  test('has texts of at most the longest lengths, a page and a visible quote', async () => {
    const longest = {
      quote: 'q'.repeat(PASSAGE_MAX),
      prefix: 'p'.repeat(PASSAGE_CONTEXT_MAX),
      suffix: 's'.repeat(PASSAGE_CONTEXT_MAX),
      note: 'n'.repeat(NOTE_MAX),
    }
    expect(await insert(longest)).toBeNull()
    for (const [column, text] of Object.entries(longest))
      expect([column, await insert({ [column]: `${text}x` })]).toEqual([column, '23514'])
    for (const change of [{ page: 0 }, { quote: '\u200b ' }, { position: -1 }])
      expect(await insert(change)).toBe('23514')
  })

  test('belongs to a file of its base, both of its owner', async () => {
    const other = await seedFixtures(personas.owner)
    const foreign = await seedFixtures(personas.stranger)
    for (const change of [
      { base_id: other.baseId },
      { file_id: other.fileId },
      { base_id: foreign.baseId, file_id: foreign.fileId },
      { user_id: personas.stranger.user.id },
    ])
      expect(await insert(change)).toBe('42501')
  })

  test('is deleted with its file', async () => {
    const { client } = personas.owner
    await client.from('base_files').delete().eq('id', fixtures.fileId).throwOnError()
    const { data } = await client.from('highlights').select('id').eq('id', fixtures.highlightId)
    expect(data).toEqual([])
  })
})

test('an account has a limited number of highlights', async () => {
  const learner = await newPersona(personas.app, 'learner')
  const { baseId, fileId } = await seedFixtures(learner)
  const own = { user_id: learner.user.id, base_id: baseId, file_id: fileId, page: 1, quote: 'x' }
  // In parts: one statement may not take so long.
  for (let left = HIGHLIGHTS_MAX - 2; left > 0; left -= 1000)
    await personas.app.sql(
      `insert into highlights (user_id, base_id, file_id, page, quote)
       select $1, $2, $3, 1, 'x' from generate_series(1, $4::int)`,
      [learner.user.id, baseId, fileId, Math.min(1000, left)],
    )
  expect((await learner.client.from('highlights').insert(own)).error).toBeNull()
  const { status, error } = await learner.client.from('highlights').insert(own)
  expect(status).toBe(413)
  expect(error).toMatchObject({ code: 'PT413', hint: 'quota_highlights' })
})
