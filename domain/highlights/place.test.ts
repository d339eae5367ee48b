import { describe, expect, it } from 'vitest'
import { pageOfHighlight, placeOnPage, type HighlightAnchor } from './place.ts'
import { squash } from './squash.ts'

const PAGE =
  'A tide mill stores the water of the flood behind a dam of oak. The wheel turns when the sea has fallen. ' +
  'Rye was ground at night and oats by day. The wheel turns when the sea has fallen, say the old books.'

/** The anchor of the nth occurrence of `quote` on a page. */
function anchorOf(quote: string, text = PAGE, nth = 1, page = 1): HighlightAnchor {
  let at = -1
  for (let count = 0; count < nth; count++) at = text.indexOf(quote, at + 1)
  return {
    page,
    quote,
    prefix: text.slice(Math.max(0, at - 60), at),
    suffix: text.slice(at + quote.length, at + quote.length + 60),
    position: squash(text.slice(0, at)).text.length,
  }
}

const textAt = (anchor: HighlightAnchor, page: string): string | null => {
  const place = placeOnPage(anchor, page)
  return place && page.slice(place.start, place.end)
}

describe('the place of a highlight', () => {
  it('is its passage, whatever line breaks, hyphens, case and ligatures a reading has', () => {
    const anchor = anchorOf('stores the water of the flood behind a dam')
    expect(textAt(anchor, PAGE)).toBe('stores the water of the flood behind a dam')
    const other = PAGE.replace('water', 'wa-\nter')
      .replace('flood', '\ufb02ood')
      .replace(' dam', '\n dam')
    expect(textAt(anchor, other)).toBe('stores the wa-\nter of the \ufb02ood behind a\n dam')
  })

  it('is its passage, whatever bullets and cells of tables look like in a reading', () => {
    const stored = 'Parts:\n* the wheel of oak\n+ the sill\nWheel\t|\toak\nSill\t|\tstone'
    const shown = 'Parts: • the wheel of oak • the sill Wheel oak Sill stone'
    expect(textAt(anchorOf('wheel of oak • the sill', shown), stored)).toBe(
      'wheel of oak\n+ the sill',
    )
    expect(textAt(anchorOf('stone', shown), stored)).toBe('stone')
  })

  it.each([1, 2])('is occurrence %i of a repeated sentence, by its context', (nth) => {
    const anchor = anchorOf('The wheel turns when the sea has fallen', PAGE, nth)
    const place = placeOnPage(anchor, `Preface. ${PAGE}`)
    const shift = 'Preface. '.length
    expect(place?.start).toBe(
      shift + (nth === 1 ? PAGE.indexOf('The wheel') : PAGE.lastIndexOf('The wheel')),
    )
  })

  it('is found by its position if text and context are repeated', () => {
    const line = 'Turn the wheel of the mill slowly. '
    const text = line.repeat(6)
    const at = line.length * 3
    const anchor = {
      ...anchorOf('Turn the wheel of the mill slowly.', text),
      prefix: text.slice(at - 60, at),
      suffix: text.slice(at + 34, at + 94),
      position: squash(text.slice(0, at)).text.length,
    }
    expect(placeOnPage(anchor, text)?.start).toBe(at)
    expect(placeOnPage(anchor, `Two words ${text}`)).toBeNull()
  })

  it('is unknown for a short word whose context is gone', () => {
    const anchor = anchorOf('oak')
    expect(textAt(anchor, PAGE)).toBe('oak')
    expect(placeOnPage(anchor, 'Chairs are made of oak as well as of beech.')).toBeNull()
  })

  it('is found by its context if a second recognition changed letters', () => {
    const quote = 'Rye was ground at night and oats by day.'
    const changed = PAGE.replace(quote, 'Rye was ground at nlght and oats by day.')
    expect(textAt(anchorOf(quote), changed)).toBe('Rye was ground at nlght and oats by day.')
  })

  it('is unknown where another sentence is between the context', () => {
    const quote = 'Rye was ground at night and oats by day.'
    const changed = PAGE.replace(quote, 'Bread was baked in the village by women.')
    expect(placeOnPage(anchorOf(quote), changed)).toBeNull()
  })

  it('is unknown on a page that does not have the passage', () => {
    expect(
      placeOnPage(anchorOf('the flood behind a dam of oak'), 'Nothing of the kind.'),
    ).toBeNull()
    expect(placeOnPage({ ...anchorOf('oak'), quote: ' \u00ad' }, PAGE)).toBeNull()
  })
})

describe('the page of a highlight', () => {
  const read = (pages: readonly string[]) => (page: number) =>
    Promise.resolve(pages[page - 1] ?? '')

  it('is the page on which it was made if the passage is still there', async () => {
    const anchor = anchorOf('stores the water of the flood', PAGE, 1, 2)
    expect(await pageOfHighlight(anchor, 2, read(['x', PAGE]))).toBe(2)
  })

  it('changes when pages were added before it', async () => {
    const anchor = anchorOf('stores the water of the flood', PAGE, 1, 2)
    expect(await pageOfHighlight(anchor, 4, read(['x', 'y', 'z', PAGE]))).toBe(4)
    expect(await pageOfHighlight({ ...anchor, page: 9 }, 1, read([PAGE]))).toBe(1)
  })

  it('is unknown if two pages have the passage with the same context, or no page has it', async () => {
    const anchor = anchorOf('stores the water of the flood', PAGE, 1, 2)
    expect(await pageOfHighlight(anchor, 4, read(['x', 'y', PAGE, PAGE]))).toBeNull()
    expect(await pageOfHighlight(anchor, 2, read(['x', 'y']))).toBeNull()
  })

  it('is not another page that has the same wording in another context', async () => {
    const anchor = anchorOf('stores the water of the flood', PAGE, 1, 1)
    const other = 'Elsewhere a lock stores the water of the flood too, but for ships.'
    expect(await pageOfHighlight(anchor, 2, read(['rewritten', other]))).toBeNull()
  })
})
