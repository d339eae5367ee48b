import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../documents/read-document.ts'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import { wordingOf } from '../wording/wording.ts'
import { siblingsOf } from '../siblings/siblings.ts'
import { termsOf } from './terms.ts'

const START = 'The course explains how a river is kept in its bed by walls and gates.\n\n'

const read = async (markdown: string) => {
  const wording = wordingOf('en')
  if (!wording) throw new Error('en')
  const bytes = new TextEncoder().encode(START + markdown)
  const file = { fileId: 'f', ...(await readDocument(bytes, 'md')) }
  const blocks = readBlocks(file.pages, file.emphasis, file.structure)
  return {
    terms: termsOf(file, blocks, wording).map(({ term }) => term),
    siblings: siblingsOf(file, blocks, wording),
  }
}

const STEPS = [
  '1. **Sand sinks**: A layer of fine grains that covers the bed',
  '2. **Water is held back**: A part of the flood that stays in the pond',
  '3. **Silt forms**: A mixture of mud and sand that closes the gate',
].join('\n')

const PARTS = [
  '1. **Sill**: A layer of stones that covers the bed',
  '2. **Barrage**: A wall of stones that holds the water back',
  '3. **Sluice**: A plate of iron that closes the gate',
].join('\n')

describe('a numbered list', () => {
  it('has no terms if its labels say what happens in each step', async () => {
    expect(await read(`## How it works\n\n${STEPS}`)).toEqual({ terms: [], siblings: [] })
  })

  it('has terms if its labels are things', async () => {
    const { terms, siblings } = await read(`## Parts of a weir\n\n${PARTS}`)
    expect(terms).toEqual(['sill', 'barrage', 'sluice'])
    expect(siblings).toMatchObject([{ members: { length: 3 } }])
  })
})

const aspects = (name: string, material: string) =>
  `### ${name}\n\n- **Shape**: Long and flat\n- **Material**: ${material}\n- **Site**: Fast rivers`

describe('a label of one list only', () => {
  it('is not a term if the other labels of the list are those of other lists too', async () => {
    const lists = [
      aspects('Weirs', 'A mixture of stones that is laid without mortar'),
      aspects('Dams', 'Earth').replace('**Material**', '**Cost**'),
    ]
    expect((await read(lists.join('\n\n'))).terms).toEqual([])
  })

  it('is a term if the other labels are those of one list', async () => {
    const list =
      '- **Revetment**: A layer of stones that protects a bank\n- **Ford**: Shallow\n- **Site**: Fast'
    expect((await read(`${list}\n\n${aspects('Weirs', 'Stones')}`)).terms).toEqual(['revetment'])
  })
})

describe('the heading that is shown for a list', () => {
  const PROCESS = '### Causes\n\n'
  const list = (names: readonly string[]) =>
    names.map((name) => `- **${name}**: A wall that keeps the river in its bed`).join('\n')

  it('is the section above if other sections have its heading too', async () => {
    const { siblings } = await read(
      `## Floods\n\n${PROCESS}${list(['Rain', 'Snow', 'Ice'])}\n\n## Droughts\n\n${PROCESS}Heat.`,
    )
    expect(siblings).toMatchObject([{ heading: 'Causes', uniqueHeading: 'Floods' }])
  })

  it.each([
    ['Causes', 'Floods: Causes'],
    ['The answers', 'Floods: The answers'],
    ['Kinds of dams', 'Kinds of dams'],
  ])(
    'is its own, after the one above if it is not understood alone: %s',
    async (heading, uniqueHeading) => {
      const { siblings } = await read(
        `## Floods\n\n### ${heading}\n\n${list(['Rain', 'Snow', 'Ice'])}`,
      )
      expect(siblings).toMatchObject([{ heading, uniqueHeading }])
    },
  )
})
