import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createPersonas,
  seedFixtures,
  unwrap,
  type Fixtures,
  type Personas,
} from '../../testing/personas.ts'
import type { Json } from '../../types/database.ts'

const EARLIER = '2026-03-01T10:00:00+00:00'
const LATER = '2026-03-01T11:00:00+00:00'

let personas: Personas
let fixtures: Fixtures
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  fixtures = await seedFixtures(personas.owner)
  await personas.app.sql('delete from reading_places')
})

const store = (places: Json, { client } = personas.owner) =>
  client.rpc('store_reading_places', { p_places: places })
const stored = () => unwrap(personas.owner.client.from('reading_places').select())
const at = (page: number, read_at: string) => ({ file_id: fixtures.fileId, page, read_at })

test('stores where the learner read, the later place of two devices in either order', async () => {
  await store([at(5, EARLIER)]).throwOnError()
  await store([at(9, LATER)]).throwOnError()
  expect(await stored()).toEqual([at(9, LATER)])
  await store([at(5, EARLIER), at(6, EARLIER)]).throwOnError()
  expect(await stored()).toEqual([at(9, LATER)])
})

test('stores the present time for a device whose clock is ahead', async () => {
  await store([at(5, '2999-01-01T00:00:00Z')]).throwOnError()
  const [row] = await stored()
  expect(Date.parse(row?.read_at ?? '')).toBeLessThan(Date.parse('2900-01-01T00:00:00Z'))
})

test('leaves out deleted files and files of others', async () => {
  const gone = '00000000-0000-4000-8000-000000000009'
  await store([{ ...at(2, EARLIER), file_id: gone }, at(5, EARLIER)]).throwOnError()
  expect(await stored()).toEqual([at(5, EARLIER)])
  await store([at(8, LATER)], personas.stranger).throwOnError()
  expect(await stored()).toEqual([at(5, EARLIER)])
})

test('refuses visitors and pages that no document has', async () => {
  const visitor = await personas.anonymous.rpc('store_reading_places', { p_places: [] })
  expect(visitor.error?.code).toBe('42501')
  expect((await store([at(0, EARLIER)])).error?.code).toBe('23514')
})

test('get_base_cards returns the file and page where the base was last read', async () => {
  const card = async () => {
    const cards = await unwrap(
      personas.owner.client.rpc('get_base_cards', { p_from: 0, p_most: 24 }),
    )
    return cards.find(({ id }) => id === fixtures.baseId)
  }
  expect(await card()).toMatchObject({ last_read: null })
  const { data: other } = await personas.owner.client
    .from('base_files')
    .insert({
      base_id: fixtures.baseId,
      file_name: 'roots.pdf',
      file_path: `${personas.owner.user.id}/${fixtures.baseId}/roots.pdf`,
      file_size: 1,
      file_type: 'application/pdf',
    })
    .select('id')
    .single()
    .throwOnError()
  await store([at(5, EARLIER), { file_id: other.id, page: 3, read_at: LATER }]).throwOnError()
  expect(await card()).toMatchObject({
    last_read: { file_id: other.id, file_name: 'roots.pdf', page: 3, read_at: LATER },
  })
})
