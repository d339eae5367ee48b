import { describe, expect, it } from 'vitest'
import { readBlocks } from '../blocks.ts'
import type { PageBlock } from '../page-structure.ts'

const PROSE =
  'The tide mill of Orrin stored the water of the flood behind a dam of oak and let it out through a narrow gate when the sea had fallen. It ground rye for three villages.'
const NEXT = 'The miller closed the gate at high water and waited for the ebb in his house.'

/** The kinds of the paragraphs below a heading of a file that marks up its headings. */
function kindsIn(...parts: string[]): string[] {
  const all = ['Mills', PROSE, ...parts, NEXT, 'Dams', PROSE, 'Gates', PROSE]
  const page = all.join('\n\n')
  const structure = all.map((text, i): PageBlock => {
    const start = all.slice(0, i).reduce((sum, one) => sum + one.length + 2, 0)
    const isHeading = ['Mills', 'Dams', 'Gates'].includes(text)
    const kind = isHeading ? 'heading' : 'paragraph'
    return { start, end: start + text.length, kind, level: isHeading ? 1 : 0 }
  })
  return readBlocks([page], [], [structure])
    .filter(({ text }) => parts.includes(text))
    .map(({ kind }) => kind)
}

describe('what says nothing of the subject', () => {
  it('is the text that stands for a picture, and the description after it', () => {
    const alt = 'Alt text: A wheel of oak in a narrow channel, with the sea behind it.'
    const description = 'Description: The wheel is drawn from the side. Use a blue line for water.'
    expect(kindsIn(alt, description)).toEqual(['caption', 'caption'])
    expect(kindsIn(description)).toEqual(['prose'])
  })

  it('is the title of a video', () => {
    expect(kindsIn('Video 2 How the wheel of a mill is turned by the water.')).toEqual(['caption'])
  })

  it.each([
    'HTML link: https://example.org/mills/orrin',
    'Spotify URI: spotify:track:7bglJCaprPQTfDfovdJS2h',
    '[<span class="new" data-user="20">link:</span> [https://example.org/mills.pdf]',
  ])('is only an address: %s', (text) => {
    expect(kindsIn(text)).toEqual(['reference'])
  })

  it('is the paragraph below a label with a link, and no more', () => {
    const explore = 'Explore this interactive map of the mills that stand on this coast today.'
    expect(kindsIn('Link to Learning', explore, NEXT)).toEqual([
      'exercise',
      'exercise',
      'prose',
      'prose',
    ])
  })

  it('is the paragraph below a question mark', () => {
    const task =
      'A writer of this time described the mills as noble. Discuss whether that is right.'
    expect(kindsIn('?', task)).toEqual(['exercise'])
  })
})
