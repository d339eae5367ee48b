import { describe, expect, it } from 'vitest'
import { readBlocks } from '../blocks.ts'

const PROSE =
  'The tide mill of Orrin stored the water of the flood behind a dam of oak and let it out\nthrough a narrow gate when the sea had fallen (see Figure). It ground rye for villages.'
const last = (...parts: string[]): string | undefined =>
  readBlocks([parts.join('\n\n')]).at(-1)?.kind

describe('captions without a label', () => {
  it.each([
    '(a) A mill at flood. The gate is closed by the water. (b) The mill at ebb, when the gate opens.',
    'Two states of a mill. (a) The gate is closed by the water. (b) The gate opens at ebb.',
    'The mill of Orrin was painted in the last year of its work. (credit: Ida Falk, Tide Museum)',
    'This figure shows the parts of the mill that are made of oak and of larch.',
  ])('are recognised by their parts or their credit: "%s"', (text) => {
    expect(last('Mills', PROSE, text)).toBe('caption')
  })

  it('are not sentences with lettered parts in a text without pictures', () => {
    const text = 'A miller has two duties. (a) He closes the gate. (b) He pays for the oak.'
    expect(last('Mills', PROSE.replace('(see Figure)', ''), text)).toBe('prose')
  })
})

it('are recognised with the licence of their picture', () => {
  const caption =
    'Figure 1.4 The mill at flood. (attribution: Copyright Orrin, under CC BY 4.0 license)'
  expect(readBlocks([`Mills\n\n${PROSE}\n\n${caption}`]).at(-1)).toMatchObject({
    kind: 'caption',
    label: { of: 'figure', number: '1.4' },
  })
})

it('ends the meaning of a glossary entry at its first sentence if only the order of lines divides entries', () => {
  const lines =
    'dam a wall of oak that holds\nback the water. It has one gate\nor two gates are the doors of a dam\nwheel it turns the stone of the mill'
  const blocks = readBlocks([`Tides\n\n${PROSE} A dam is old.\n\nKey Terms\n\n${lines}`])
  const meaning = blocks.find(({ entry }) => entry?.term.text === 'dam')?.entry?.meaning.text
  expect(meaning).toBe('a wall of oak that holds back the water.')
})
