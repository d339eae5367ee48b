import { describe, expect, it } from 'vitest'
import { keepsPassages } from './kept-passages.ts'

const MILLS = 'Tide mills\n\nA tide mill stores the water of the flood. The dam is of oak.'
const RYE = 'The mill of Orrin ground rye.\n\nFlour was left on carts before noon.'
const BOATS = 'Rye was brought by boat.'
const BEFORE = [MILLS, RYE, BOATS]

/** Whether each page keeps its passages. */
const kept = (...after: readonly string[]): boolean[] =>
  BEFORE.map((_, at) => keepsPassages(BEFORE, after, at))

describe('the passages of a page that is read again', () => {
  it('stay if only spaces, line breaks and signs change', () => {
    const changed = 'Tide  mills\nA “tide mill” stores the\nwater of the flood. The dam is of oak .'
    expect(kept(changed, RYE, BOATS)).toEqual([true, true, true])
  })

  it('stay if the page has more text than before', () => {
    expect(kept(`${MILLS}\n\n[Picture: a wheel]`, RYE, BOATS)).toEqual([true, true, true])
  })

  it('stay if a few words of a sentence change', () => {
    expect(kept(MILLS.replace('flood', 'sea'), RYE, BOATS)).toEqual([true, true, true])
  })

  it('do not stay if a sentence is gone', () => {
    expect(kept(MILLS.replace(' The dam is of oak.', ''), RYE, BOATS)).toEqual([false, true, true])
  })

  it('do not stay on two pages if a sentence moves from one to the other', () => {
    const [first = '', last = ''] = RYE.split('\n\n')
    expect(kept(MILLS, first, `${last}\n\n${BOATS}`)).toEqual([true, false, false])
    expect(kept(`${MILLS}\n\n${first}`, last, BOATS)).toEqual([false, false, true])
  })

  it('stay in writing without spaces if the sentence is the same', () => {
    const pages = ['潮汐磨坊储存水。水坝是橡木的。', '黑麦用船运来。']
    expect(keepsPassages(pages, [`${pages[0] ?? ''}\n图`, pages[1] ?? ''], 0)).toBe(true)
    expect(keepsPassages(pages, ['潮汐磨坊储存水。', pages[1] ?? ''], 0)).toBe(false)
  })
})
