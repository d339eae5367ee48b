import { describe, expect, it } from 'vitest'
import { readBlocks } from '../blocks.ts'

const TEXT =
  'The mill of Orrin stood at the mouth of the river for a hundred years. People from three villages came to it with their rye. They waited in the yard until the flood was high enough.'
const paragraphs = (title: string): string => [title, TEXT, TEXT].join('\n\n')
const headingsOf = (...parts: readonly string[]): string[] =>
  readBlocks([parts.join('\n\n')])
    .filter(({ kind }) => kind === 'heading')
    .map(({ text }) => text)

describe('the numbered sections of a chapter', () => {
  it('have headings also where these look like text or a part of exercises', () => {
    const headings = headingsOf(
      paragraphs('4.1 Mills'),
      'Review Questions\n\n1. Who owns the mill?\n\n2. Who built the dam?',
      paragraphs('4.2 What Is the Difference between Tide Mills and the Wind Mills of the Coast?'),
      'the figure\n\nthe figure',
      paragraphs('4.3 Dams, Gates, Ponds, and Wheels'),
    )
    expect(headings).toContain(
      '4.2 What Is the Difference between Tide Mills and the Wind Mills of the Coast?',
    )
    expect(headings).toContain('4.3 Dams, Gates, Ponds, and Wheels')
  })

  it('have one heading where an empty line divides it', () => {
    const headings = headingsOf(
      paragraphs('4.1 Mills'),
      paragraphs('4.2 The Dam of Orrin and the\n\nGates'),
      ['4.3 The Costs of Wood and\n\nStone', 'Learning Objectives', 'Explain the costs.'].join(
        '\n\n',
      ),
      TEXT,
    )
    expect(headings).toContain('4.2 The Dam of Orrin and the Gates')
    expect(headings).toContain('4.3 The Costs of Wood and Stone')
  })

  it('are not exercises with such numbers', () => {
    const exercises = Array.from(
      { length: 14 },
      (_, i) =>
        `4.${i + 1} How many sacks of rye does a mill with ${i + 2} wheels grind in one night of spring\n\n${TEXT}\n\n${TEXT}`,
    )
    expect(headingsOf(...exercises).filter((text) => text.startsWith('4.'))).toEqual([])
  })
})
