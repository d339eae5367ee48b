import { describe, expect, it } from 'vitest'
import { countsFrom, fillCounts } from '../counts.ts'
import { QUIZ_PROMPT_CHARS } from '../../../constants.ts'
import { labelledText } from '../../model/prompt.ts'
import { planCalls, promptTextsOf } from './prompt-texts.ts'

const page = (number: number, length: number) =>
  `Sentence of page ${number}. `.repeat(Math.ceil(length / 20)).slice(0, length)
const book = (fileId: string, pages: number, length = 2000) => ({
  fileId,
  pages: Array.from({ length: pages }, (_, index) => page(index + 1, length)),
})

describe('windowsOf', () => {
  it('covers every page with texts of at most 3,000 characters, labels included', () => {
    const [texts = []] = promptTextsOf([book('a', 40, 4700)])
    const pages = new Set(texts.flatMap((text) => text.parts.map((part) => part.page)))
    expect(pages.size).toBe(40)
    for (const text of texts)
      expect(labelledText(text).length).toBeLessThanOrEqual(QUIZ_PROMPT_CHARS)
  })

  it('keeps all text of a divided page', () => {
    const file = book('a', 1, 8000)
    const [texts = []] = promptTextsOf([file])
    const joined = texts.flatMap((text) => text.parts.map((part) => part.text)).join(' ')
    expect(joined.replace(/\s+/g, '')).toBe((file.pages[0] ?? '').replace(/\s+/g, ''))
  })

  it.each([2900, 3000, 3100, 3300, 5000])(
    'makes texts of even size from pages of %i characters',
    (length) => {
      const [texts = []] = promptTextsOf([book('a', 40, length)])
      const sizes = texts.map((text) => labelledText(text).length)
      expect(Math.min(...sizes)).toBeGreaterThan(2000)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(QUIZ_PROMPT_CHARS)
    },
  )

  it('makes larger texts for a model with a larger budget', () => {
    const [texts = []] = promptTextsOf([book('a', 40)], 12_000)
    const sizes = texts.map((text) => labelledText(text).length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(12_000)
    expect(Math.min(...sizes)).toBeGreaterThan(8_000)
  })

  it('divides text without spaces', () => {
    const [texts = []] = promptTextsOf([{ fileId: 'a', pages: ['字'.repeat(7000)] }])
    for (const text of texts)
      expect(labelledText(text).length).toBeLessThanOrEqual(QUIZ_PROMPT_CHARS)
    expect(texts.length).toBeGreaterThan(2)
  })

  it('makes no prompt text from pages without letters', () => {
    expect(promptTextsOf([{ fileId: 'a', pages: ['12 34 56', '', '7'] }])).toEqual([[]])
  })
})

describe('planCalls', () => {
  const sum = (planned: ReturnType<typeof planCalls>) =>
    planned.reduce(
      (all, { counts }) => countsFrom((type) => all[type] + counts[type]),
      fillCounts({}),
    )

  it.each([
    fillCounts({ mcq: 5, saq: 3, laq: 2 }),
    fillCounts({ mcq: 20, saq: 10, laq: 0 }),
    fillCounts({ mcq: 0, saq: 0, laq: 20 }),
    fillCounts({ mcq: 1, saq: 0, laq: 0 }),
    fillCounts({ mcq: 10, saq: 1, laq: 19 }),
  ])('plans the requested counts, at most three questions and one laq per call: %o', (counts) => {
    const planned = planCalls(promptTextsOf([book('a', 30), book('b', 4)]), counts)
    expect(sum(planned)).toEqual(counts)
    for (const call of planned) {
      expect(call.counts.mcq + call.counts.saq + call.counts.laq).toBeLessThanOrEqual(3)
      expect(call.counts.laq).toBeLessThanOrEqual(1)
    }
  })

  it('covers every file and both ends of a long one', () => {
    const planned = planCalls(
      promptTextsOf([book('a', 60), book('b', 2)]),
      fillCounts({ mcq: 20, saq: 10 }),
    )
    expect(new Set(planned.map((call) => call.promptText.fileId))).toEqual(new Set(['a', 'b']))
    const pages = planned
      .filter((call) => call.promptText.fileId === 'a')
      .map((call) => call.promptText.parts[0]?.page ?? 0)
    expect(Math.min(...pages)).toBeLessThan(15)
    expect(Math.max(...pages)).toBeGreaterThan(45)
  })

  it('plans more calls for a long file, and fewer for one that was asked about before', () => {
    const counts = fillCounts({ mcq: 20, saq: 10, laq: 0 })
    const callsOf = (fileId: string, planned: ReturnType<typeof planCalls>) =>
      planned.filter(({ promptText }) => promptText.fileId === fileId).length
    const byLength = planCalls(promptTextsOf([book('a', 60), book('b', 20)]), counts)
    expect(callsOf('a', byLength)).toBeGreaterThan(2 * callsOf('b', byLength))
    const earlier = Array.from({ length: 20 }, (_, index) => ({ fileId: 'a', page: index + 1 }))
    const texts = promptTextsOf([book('a', 30), book('b', 30)])
    const byNovelty = planCalls(texts, counts, { earlier })
    expect(callsOf('a', byNovelty)).toBeLessThan(callsOf('b', byNovelty))
    expect(callsOf('a', byNovelty)).toBeGreaterThan(0)
  })

  it('chooses the pages of a file that were not asked about before', () => {
    const texts = promptTextsOf([book('a', 60)])
    const counts = fillCounts({ mcq: 6, saq: 0, laq: 0 })
    const pagesOf = (planned: ReturnType<typeof planCalls>) =>
      planned.flatMap(({ promptText }) => promptText.parts.map(({ page }) => page))
    const earlier = pagesOf(planCalls(texts, counts)).map((page) => ({ fileId: 'a', page }))
    const asked = new Set(earlier.map(({ page }) => page))
    expect(pagesOf(planCalls(texts, counts, { earlier })).some((page) => asked.has(page))).toBe(
      false,
    )
  })

  it('uses other texts for a top-up', () => {
    const texts = promptTextsOf([book('a', 60)])
    const counts = fillCounts({ mcq: 6, saq: 0, laq: 0 })
    const pages = (offset: number) =>
      planCalls(texts, counts, { offset }).map((call) => call.promptText.parts[0]?.page)
    expect(pages(0.25).some((at) => pages(0).includes(at))).toBe(false)
  })

  it('lists the terms that distinguish each call from the others', () => {
    const about = (word: string) => `The ${word} grows, and the ${word} shines in the light. `
    const pages = ['marigold', 'juniper', 'larkspur'].map((word) => about(word).repeat(50))
    const planned = planCalls(
      promptTextsOf([{ fileId: 'a', pages }]),
      fillCounts({ mcq: 9, saq: 0, laq: 0 }),
    )
    expect(planned.map(({ focus }) => focus[0])).toEqual(['marigold', 'juniper', 'larkspur'])
  })

  it('plans no calls for files without text', () => {
    expect(
      planCalls(
        promptTextsOf([{ fileId: 'a', pages: [''] }]),
        fillCounts({ mcq: 3, saq: 0, laq: 0 }),
      ),
    ).toEqual([])
  })
})
