import { afterEach, describe, expect, it } from 'vitest'
import { PASSAGE_CONTEXT_MAX, PASSAGE_MAX } from '../../../../domain/constants.ts'
import { readDomText, rangeOf } from './dom-text.ts'
import { joinLines, selectedPassage } from './selected-passage.ts'

/** A viewer with the given pages, as the text layer of a PDF has them. */
function viewer(...pages: string[]): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = pages
    .map((html, index) => `<section data-page="${index + 1}">${html}</section>`)
    .join('')
  document.body.append(root)
  return root
}

/** Selects in `root` from the text `from` to the end of the text `to`. */
function select(root: Element, from: string, to: string): Selection | null {
  const { text } = readDomText(root)
  const range = rangeOf(readDomText(root), text.indexOf(from), text.indexOf(to) + to.length)
  const selection = document.getSelection()
  selection?.removeAllRanges()
  if (range) selection?.addRange(range)
  return selection
}

afterEach(() => {
  document.getSelection()?.removeAllRanges()
  document.body.replaceChildren()
})

describe('a selected passage', () => {
  const page =
    '<p aria-hidden="true">Page 1</p><span>A mill of oak and rel-</span><br><span>eases water.</span>'

  it('has its page, its words without line breaks, and the text around it', () => {
    const root = viewer('<span>Cover</span>', page)
    const passage = selectedPassage(select(root, 'oak', 'eases'), root)
    expect(passage).toEqual({
      page: 2,
      quote: 'oak and releases',
      prefix: 'A mill of',
      suffix: 'water.',
      position: 'amillof'.length,
    })
  })

  it('is the part on the page where it begins', () => {
    const root = viewer('<span>Cover and end</span>', page)
    expect(selectedPassage(select(root, 'and end', 'oak'), root)?.quote).toBe('and end')
  })

  it('is shortened to its longest length between two words', () => {
    const root = viewer(`<span>${'before '.repeat(40)}start ${'mill '.repeat(900)}end</span>`)
    const passage = selectedPassage(select(root, 'start', 'end'), root)
    expect(passage?.quote.length).toBeLessThanOrEqual(PASSAGE_MAX)
    expect(passage?.quote.endsWith('mill')).toBe(true)
    expect(passage?.prefix.length).toBeLessThanOrEqual(PASSAGE_CONTEXT_MAX)
  })

  it('is shortened, and has text around it, without splitting a surrogate pair', () => {
    const letters = '𝑤'.repeat(2 * PASSAGE_MAX + 1)
    const root = viewer(`<span>x${letters} the weight ${letters}</span>`)
    const weight = selectedPassage(select(root, 'the', 'weight'), root)
    expect(weight?.prefix).toBe('𝑤'.repeat(PASSAGE_CONTEXT_MAX))
    expect(weight?.suffix).toBe('𝑤'.repeat(PASSAGE_CONTEXT_MAX))
    const long = selectedPassage(select(root, 'x', 'the'), root)
    expect(long?.quote).toBe(`x${'𝑤'.repeat(PASSAGE_MAX - 1)}`)
  })

  it('is nothing without words, and nothing outside of the pages', () => {
    const root = viewer('<span> </span>', page)
    expect(selectedPassage(select(root, ' ', ' '), root)).toBeNull()
    expect(selectedPassage(null, root)).toBeNull()
    const other = document.createElement('p')
    other.textContent = 'elsewhere'
    document.body.append(other)
    document.getSelection()?.selectAllChildren(other)
    expect(selectedPassage(document.getSelection(), root)).toBeNull()
  })
})

describe('lines of a passage', () => {
  it.each([
    ['oak and rel-\neases', 'oak and releases'],
    ['state-of-\nthe-art', 'state-of-the-art'],
    ['one\n two', 'one two'],
  ])('are joined as in the stored text: %j', (lines, text) => {
    expect(joinLines(lines)).toBe(text)
  })
})
