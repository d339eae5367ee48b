import { describe, expect, it } from 'vitest'
import { tutor as words } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const asking = (pages: readonly string[]) => {
  const index = indexDocument(pages.join('\f'), 'en')
  return (question: string, before?: string) =>
    answerFromDocument(index, classifyIntent({ question, before }, index), words.builtin)
}

const NOTES = `Kelp forests

Holdfast:

Grips the rock
Shelters worms and crabs
Draws no water

Blade:

Takes in light
Near side: faces the sun
Far side: faces the rock

The canopy of a kelp forest is its upper layer. The Orrin canopy is thick. Divers know the Orrin canopy well.`

describe('answers from notes', () => {
  const ask = asking([NOTES])

  it('quote everything under a label', () => {
    expect(ask('What is the holdfast?').content.replaceAll('**', '')).toContain(
      '- Grips the rock\n- Shelters worms and crabs\n- Draws no water [p. 1]',
    )
  })

  it('compare without complete sentences', () => {
    const content = ask(
      'What is the difference between near side and far side?',
    ).content.replaceAll('**', '')
    expect(content).toContain('Near side: faces the sun [p. 1]')
    expect(content).toContain('Far side: faces the rock [p. 1]')
  })

  it("list key terms in the document's spelling", () => {
    expect(ask('What are the key terms?').content.replaceAll('**', '')).toMatch(/Orrin/)
    expect(ask('What are the key terms?').content.replaceAll('**', '')).not.toMatch(/\borrin\b/)
  })
})

describe('answers from nested items', () => {
  const ITEMS = [
    '• Orrin, Falk and Reindl joined their mills',
    '• The three together ground all rye of the coast',
    '  ◦ They paid no tolls for forty years',
    '  ◦ Their barges went to the city each week',
    '• Falk left after a quarrel about the dam',
    '• A flood took the dam of Reindl',
  ]
  const OTHER = Array.from(
    { length: 14 },
    (_, at) =>
      `• Remark ${at} on sails, ropes and the winds that blow over the bay in ${1700 + at}`,
  )
  const ask = asking([
    ['Mills', ...ITEMS, ...OTHER].join('\n'),
    `Rivers\n\n${'Rivers flow to the sea and carry sand. '.repeat(6)}`,
  ])

  it('keep their depths, and begin with the item before the one that is asked for', () => {
    const { content } = ask('Who ground all rye together?')
    expect(content).toContain(
      '- Orrin, Falk and Reindl joined their mills\n' +
        '- **The three together ground all rye of the coast**\n' +
        '  - They paid no tolls for forty years\n' +
        '  - Their barges went to the city each week\n' +
        '- Falk left after a quarrel about the dam',
    )
    expect(content).not.toContain('◦')
  })

  it('begin near the item that says how, but show numbered steps as a whole', () => {
    expect(ask('How did the flood take the dam of Reindl?').content).not.toContain('tolls')
    const steps = ITEMS.map((item, at) => `${at + 1}. ${item.replace(/^\W+/u, '')}`)
    const inOrder = asking([['How mills grind', ...steps, ...OTHER].join('\n')])
    expect(inOrder('How do mills grind?').content).toContain('joined their mills')
  })

  it('are shown from several parts of a long list', () => {
    const far = '• A painter from the city lived in the loft and kept a diary of the storms'
    const { content, closest } = asking([['Mills', ...ITEMS, ...OTHER, far].join('\n')])(
      'Why did Falk hire a painter?',
    )
    expect(closest).toBe(true)
    expect(content).toContain('Falk left after a quarrel')
    expect(content).toContain('A painter from the city')
  })
})

it('answer with the list below a line that ends with a remark in brackets', () => {
  const list = ['• the tide', '• the width of the gate', '• the weight of the stones']
  const text = ['Mills', '', 'Speed and rent of a mill', '(in this order)', ...list].join('\n')
  expect(asking([text])('What determines the speed of a mill?').content).toContain(
    '(in this order) [p. 1]\n- the tide\n- the width of the gate',
  )
})

describe('a sentence that continues on the next page', () => {
  const PAGES = [
    'Mills are old. Many stand in ruins today. The mill of Orrin was built with oak from the',
    'Falk estate and ground forty sacks of rye a day. Its dam is gone.',
  ]

  it('is quoted to its end, each part with its page', () => {
    const { content, citations } = asking(PAGES)('With what was the mill of Orrin built?')
    expect(content).toContain(
      'The mill of Orrin was built with oak from the [p. 1] Falk estate and ground forty sacks of rye a day.',
    )
    expect(citations.map(({ page }) => page)).toEqual(expect.arrayContaining([1, 2]))
    for (const { page, quote } of citations) expect(PAGES[page - 1]).toContain(quote)
  })
})

it('repeats the previous question for a follow-up', () => {
  const ask = asking([
    'Spring tides are strong. A strong tide that comes with a full moon is called a spring tide. Neap tides are weak and come often. A weak tide that comes with a half moon is called a neap tide. Neap tides bore sailors.',
  ])
  expect(ask('What is a spring tide?').content.replaceAll('**', '')).toContain(
    'is called a spring tide',
  )
  expect(ask('And a neap tide?', 'What is a spring tide?').content.replaceAll('**', '')).toContain(
    'is called a neap tide',
  )
})

it('does not summarise by captions', () => {
  const { content } = asking([
    'Kelp grows in cold water along rocky coasts. Otters keep kelp alive because they eat urchins.\n\nFigure 2 Kelp, otters and urchins along the cold and rocky coasts.',
  ])('Summarise this document')
  expect(content).not.toContain('Figure 2')
})
