import { describe, expect, it } from 'vitest'
import { lint } from '../lint.ts'
import type { Difficulty } from '../wire.ts'
import { makeBuiltinQuestions } from './make-questions.ts'

const slide = (title: string, items: readonly string[], number: number, mark: string) =>
  [title, ...items.map((item) => `${mark}${item}`), `Rocks and soils – week 2 ${number}`].join('\n')

const deck = (mark: string): string[] => [
  'Rocks and soils\nWeek 2\nDr. J. Example\nRocks and soils – week 2 1',
  slide(
    'Igneous rocks',
    [
      'Form when magma cools',
      'Large crystals below ground',
      'Small crystals in lava',
      'Basalt covers the ocean floor',
    ],
    2,
    mark,
  ),
  slide(
    'Sedimentary rocks',
    [
      'Layers of sand or mud',
      'Fossils between the layers',
      'Limestone comes from shells',
      'Coal was once a swamp',
    ],
    3,
    mark,
  ),
  slide(
    'Metamorphic rocks',
    [
      'Heat and pressure alter minerals',
      'Marble was limestone',
      'Slate splits into plates',
      'No melting takes place',
    ],
    4,
    mark,
  ),
  slide(
    'Parts of a soil',
    [
      'Humus: dark remains of plants',
      'Topsoil: the layer that is ploughed',
      'Subsoil: clay washed down by rain',
      'Bedrock: unbroken stone below',
    ],
    5,
    mark,
  ),
  slide('Questions', ['Where is basalt found?', 'What is humus made of?'], 6, mark),
]

const make = (pages: readonly string[], difficulty: Difficulty) =>
  makeBuiltinQuestions(
    { files: [{ fileId: 'deck', pages }], counts: { mcq: 6, saq: 2, laq: 1 }, difficulty, seed: 5 },
    { pause: () => Promise.resolve(), onQuestion: () => undefined },
  )

describe.each([
  ['written marks', '• '],
  ['marks that were drawn', ''],
])('slides with %s', (_, mark) => {
  const pages = deck(mark)

  it('give a quiz of the size asked, each quote on its page', async () => {
    for (const difficulty of ['easy', 'medium', 'hard'] as const) {
      const drafts = await make(pages, difficulty)
      expect(drafts.map(({ type }) => type).sort()).toEqual([
        'laq',
        ...Array<string>(6).fill('mcq'),
        'saq',
        'saq',
      ])
      for (const draft of drafts) {
        expect(lint(draft, pages)).toBeNull()
        for (const { quote, page } of [draft, ...draft.points])
          expect(pages[page - 1]).toContain(quote)
      }
    }
  })

  it('never ask about the title page, the footer or the questions on a slide', async () => {
    const text = JSON.stringify(
      (await make(pages, 'medium')).map(({ question, correct, wrong }) => [
        question,
        correct,
        wrong,
      ]),
    )
    expect(text).not.toMatch(/Example|week 2|Where is basalt|made of\?/)
  })

  it('take the wrong options of a heading from other headings', async () => {
    const items = (title: string) => pages.find((page) => page.startsWith(title)) ?? ''
    const drafts = await make(pages, 'medium')
    const listed = drafts.filter(({ question }) =>
      question.startsWith('Which of these does the text list'),
    )
    expect(listed.length).toBeGreaterThan(0)
    for (const { question, correct, wrong } of listed) {
      const page = items(/“(.+)”/.exec(question)?.[1] ?? '')
      expect(page).toContain(correct)
      for (const option of wrong) expect(page).not.toContain(option)
    }
  })

  it('share the items of a list among the marks, so that naming all earns all', async () => {
    const named = (await make(pages, 'easy')).find(({ question }) =>
      question.includes('Name all 4 points'),
    )
    expect(named?.points).toHaveLength(3)
    expect(named?.points.flatMap(({ text }) => text.split('; '))).toHaveLength(4)
  })
})

describe('slides in German', () => {
  const pages = [
    'Volkswirtschaftslehre\nWoche 3\nProf. Dr. Muster',
    'Ursachen der Inflation\n• Nachfragesog: die Ausgaben wachsen schneller als das Angebot\n• Kostendruck: höhere Löhne treiben die Preise\n• Erwartungen der Haushalte\n• Wachstum der Geldmenge',
    'Arten der Arbeitslosigkeit\n• Friktionelle Arbeitslosigkeit: Menschen zwischen zwei Stellen\n• Saisonale Arbeitslosigkeit: die Nachfrage schwankt über das Jahr\n• Konjunkturelle Arbeitslosigkeit: die Produktion liegt unter dem Potenzial',
    'Werkzeuge der Zentralbank\n• Leitzins der Hauptrefinanzierung\n• Mindestreserve der Banken\n• Offenmarktgeschäfte am Kapitalmarkt\n• Ausblick auf die künftige Politik',
  ]

  it('are asked about in German', async () => {
    const drafts = await make(pages, 'medium')
    expect(drafts.length).toBeGreaterThan(4)
    expect(drafts.some(({ type }) => type === 'saq')).toBe(true)
    for (const { question, page, quote } of drafts) {
      expect(question).toMatch(/^(?:Was|Welche[nr]?|Zu welchem|Erkläre|Nach diesen)\b/)
      expect(pages[page - 1]).toContain(quote)
    }
  })
})
