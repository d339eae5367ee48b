import { describe, expect, test } from 'vitest'
import { coverageOf, MAX_SECTIONS, sectionsOf, type SectionCoverage } from './coverage.ts'
import { pagesNeverAsked } from './pages-never-asked.ts'

const sentence = (about: string) =>
  `${about} is described here in a few words that a student can learn from. `
const text = (about: string) => sentence(about).repeat(5).trim()

const CHAPTERS = [
  `1 Water\n\n${text('Water')}\n\n2 Light\n\n${text('Light')}`,
  text('The colour of light'),
  `3 Soil\n\n${text('Soil')}`,
]

const TOPICS =
  'Water Light Soil Air Fire Stone Wood Glass Iron Bread Salt Milk Honey Paper Ink Clay Wool Silk Rope Sand'.split(
    ' ',
  )

const section = (fromPage: number, toPage: number, asked: number): SectionCoverage => ({
  title: null,
  fromPage,
  toPage,
  start: 0,
  asked,
  known: 0,
  weak: asked,
})

describe('sectionsOf', () => {
  test('divides a document at its headings, with their pages', () => {
    expect(
      sectionsOf(CHAPTERS).map(({ title, fromPage, toPage }) => [title, fromPage, toPage]),
    ).toEqual([
      ['1 Water', 1, 1],
      ['2 Light', 1, 2],
      ['3 Soil', 3, 3],
    ])
  })

  test('uses pages where there are no headings, without empty ones', () => {
    expect(sectionsOf([text('Water'), '', text('Soil')])).toEqual([
      { title: null, fromPage: 1, toPage: 1, start: 0 },
      { title: null, fromPage: 3, toPage: 3, start: 0 },
    ])
    expect(sectionsOf([])).toEqual([])
  })

  test('groups the pages of a long document evenly', () => {
    const sections = sectionsOf(Array.from({ length: 90 }, (_, page) => text(`Page ${page}`)))
    expect(sections.length).toBeLessThanOrEqual(MAX_SECTIONS)
    expect(sections[0]).toMatchObject({ fromPage: 1, toPage: 3 })
    expect(sections.at(-1)).toMatchObject({ fromPage: 88, toPage: 90 })
  })

  test('leaves out deep headings of a long document', () => {
    const pages = TOPICS.map((topic, index) =>
      [
        `${index + 1} ${topic}`,
        text(topic),
        `${index + 1}.1 Kinds of ${topic.toLowerCase()}`,
        text(`Each kind of ${topic}`),
        `${index + 1}.2 Uses of ${topic.toLowerCase()}`,
        text(`Each use of ${topic}`),
      ].join('\n\n'),
    )
    const sections = sectionsOf(pages)
    expect(sections).toHaveLength(TOPICS.length)
    expect(sections[1]).toMatchObject({ title: '2 Light', fromPage: 2, toPage: 2 })
  })
})

describe('coverageOf', () => {
  test('counts a question in the section of its passage, known or weak by its last answer', () => {
    const asked = [
      { page: 1, quote: sentence('Light').trim(), isKnown: true },
      { page: 2, quote: 'not on this page', isKnown: false },
      { page: 1, quote: sentence('Water').trim(), isKnown: false },
    ]
    const sections = coverageOf(sectionsOf(CHAPTERS), asked, CHAPTERS)
    expect(sections.map((each) => [each.title, each.asked, each.known, each.weak])).toEqual([
      ['1 Water', 1, 0, 1],
      ['2 Light', 2, 1, 1],
      ['3 Soil', 0, 0, 0],
    ])
  })
})

describe('pagesNeverAsked', () => {
  test('leaves out pages that they share with a section that was asked about', () => {
    expect(pagesNeverAsked([section(1, 2, 1), section(2, 4, 0), section(5, 5, 0)])).toEqual([
      3, 4, 5,
    ])
  })

  test('uses shared pages if there are no others, and returns no page if all were asked about', () => {
    expect(pagesNeverAsked([section(1, 2, 1), section(2, 2, 0)])).toEqual([2])
    expect(pagesNeverAsked([section(1, 2, 1)])).toEqual([])
  })
})
