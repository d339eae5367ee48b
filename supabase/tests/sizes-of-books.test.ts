import { afterAll, beforeAll, expect, test } from 'vitest'
import { toStoredStructure } from '../../domain/text/blocks/stored-structure.ts'
import { toStoredEmphasis } from '../../domain/text/inline/stored-emphasis.ts'
import { toStoredLinks } from '../../domain/text/inline/stored-links.ts'
import { createPersonas, seedFixtures, type Personas } from '../../testing/personas.ts'
import type { Json } from '../../types/database.ts'

let personas: Personas
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())

const page = <T>(length: number, entry: T): T[][] => [Array.from({ length }, () => entry)]
const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json

/** Entries of one digit take the most bytes for their characters. */
const place = { kind: 'place', page: 1, offset: 1 } as const
const structure = toStoredStructure(page(29_990, { start: 1, end: 2, kind: 'note', level: 1 }))
const emphasis = toStoredEmphasis(page(37_400, { start: 1, end: 2, style: 'italic' }))
const links = toStoredLinks(page(29_990, { start: 1, end: 2, to: place }))

test.each([
  ['blocks', { structure: json(structure) }],
  ['emphasis', { emphasis: json(emphasis) }],
  ['links', { links: json(links) }],
])('a text is stored with all %s that the product keeps', async (_, columns) => {
  expect(JSON.stringify(columns).length).toBeGreaterThan(299_000)
  const { fileId } = await seedFixtures(personas.owner)
  const texts = personas.owner.client.from('pdf_text_content')
  expect((await texts.update(columns).eq('file_id', fileId)).error).toBeNull()
})
