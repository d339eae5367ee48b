import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import type { Language } from '../../text/language.ts'
import type { PageBlock } from '../../text/blocks/page-structure.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

type Part = readonly [kind: PageBlock['kind'], text: string, level?: number]

function reply(parts: readonly Part[], question: string, language: Language = 'en'): string {
  const page = parts.map(([, text]) => text).join('\n\n')
  const structure = parts.map(([kind, text, level = 0]): PageBlock => {
    const start = page.indexOf(text)
    return { start, end: start + text.length, kind, level }
  })
  const index = indexDocument(page, language, { emphasis: [], structure: [structure] })
  return answerFromDocument(index, classifyIntent({ question }, index), messages.builtin).content
}

const OTHER =
  'People walked home over the dam in the evening. They carried lamps and sang. Some of them had baskets with bread, and others led a donkey by the rope.'
const DEFINES =
  'The mill is emptied before a storm, so that the sea finds nothing to break. The gate stays open, and the stones are lifted from their beds. ' +
  OTHER.repeat(2)
const USES =
  'One way to use storm draining is to mark the hours on a board, as the millers of Orrin did. Who drains too early loses the rye of one tide. ' +
  OTHER.repeat(2)
const LIST_LEAD = 'Each man had a duty of his own:'

const section = (...more: readonly Part[]): readonly Part[] => [
  ['heading', 'Work at the mill', 1],
  ['paragraph', OTHER],
  ['heading', 'Storm Draining', 2],
  ['paragraph', DEFINES],
  ['paragraph', USES],
  ...more,
  ['heading', 'Baking', 2],
  ['paragraph', OTHER.replace('lamps', 'candles')],
]

describe('a short section about what is asked for', () => {
  it('is shown from its beginning, also if another paragraph has the words of the question', () => {
    const text = reply(section(), 'How does storm draining help a miller?')
    expect(text.indexOf('emptied before a storm')).toBeGreaterThan(0)
    expect(text.indexOf('emptied before a storm')).toBeLessThan(text.indexOf('One way to use'))
  })

  it('is shown with its code after the explanation', () => {
    const parts: readonly Part[] = [
      ['heading', 'Work at the mill', 1],
      ['paragraph', OTHER],
      ['heading', 'Gate loops in Orrin', 2],
      ['code', 'while tide > 0:\n  gate.close()'],
      ['paragraph', 'A gate loop closes the gate in a loop until the ebb has begun.'],
      ['heading', 'Baking', 2],
      ['paragraph', OTHER],
    ]
    const text = reply(parts, 'What is a gate loop in Orrin?')
    expect(text.indexOf('closes the gate in a loop')).toBeGreaterThan(0)
    expect(text.indexOf('gate.close()')).toBeGreaterThan(text.indexOf('closes the gate in a loop'))
  })

  it('is shown with its beginning and its list', () => {
    const more: readonly Part[] = [
      ['paragraph', LIST_LEAD],
      ['item', '• The eldest opened the gate'],
      ['item', '• The youngest carried the lamp'],
    ]
    const text = reply(section(...more), 'How does storm draining help a miller?')
    expect(text).toMatch(/emptied before a storm[\s\S]*- The youngest carried the lamp/u)
  })

  it('ends with the passage that answers if the section is long', () => {
    const more = Array.from({ length: 9 }, (_, i): Part => [
      'paragraph',
      `In the year ${i + 1701} a mill was built. ${OTHER}`,
    ])
    const text = reply(section(...more), 'How does storm draining help a miller?')
    expect(text).toMatch(/emptied before a storm[\s\S]*One way to use/u)
    expect(text).not.toContain('1705')
  })
})

describe('headings below the one that a question names', () => {
  const parts: readonly Part[] = [
    ['heading', 'Patient labour without helpers', 1],
    ['paragraph', OTHER],
    ['heading', 'Three Rules', 2],
    ['paragraph', 'The guild has written down what a miller has to know.'],
    ['heading', 'Dry Wood', 3],
    ['paragraph', 'Wood is kept under a roof for a year.'],
    ['heading', 'Clean Stones', 3],
    ['paragraph', 'Stones are brushed after each tide.'],
    ['heading', 'Closed Gates', 3],
    ['paragraph', 'A gate is closed when the sea is high.'],
    ['heading', 'Wages', 2],
    ['paragraph', 'Wages are paid at the end of a year, in the house of the guild.'],
    ['heading', 'Money', 3],
    ['paragraph', OTHER.replace('lamps', 'coins')],
    ['heading', 'Bread', 3],
    ['paragraph', OTHER.replace('lamps', 'loaves')],
  ]

  it('are listed, each with its first sentence, if the path of headings has the question', () => {
    const text = reply(parts, 'What are the three rules for patient labour without helpers?')
    expect(text).toMatch(
      /^- \*\*Dry Wood\*\*: Wood is kept .*\n- \*\*Clean Stones\*\*: .*\n- \*\*Closed/u,
    )
  })

  it('are listed if they are as many as a question counts kinds of it', () => {
    const text = reply(parts, 'Which two kinds of wages should a good miller get?')
    expect(text).toMatch(/^- \*\*Money\*\*[\s\S]*- \*\*Bread/u)
    expect(reply(parts, 'Why are there two sides to the wages of a miller?')).not.toContain(
      '- **Money**',
    )
  })
})

describe('the difference of two things', () => {
  it('is in the short section whose heading names both, if one of them is not explained', () => {
    const parts: readonly Part[] = [
      ['heading', 'Old and copper coins', 2],
      ['paragraph', 'Coins were of silver once, and everybody weighed them before a sale.'],
      [
        'paragraph',
        'What came after old coins are copper coins. This is money by the word of the king.',
      ],
      ['heading', 'Baking', 2],
      ['paragraph', OTHER],
    ]
    const text = reply(parts, 'What is the difference between old coins and copper coins?')
    expect(text).toMatch(/everybody weighed them[\s\S]*by the word of the king/u)
  })

  it('is in no section that is about a word of the same family, or about both things', () => {
    const shelves =
      'Ein Lager hat Regale, und jedes Regal hat eine Nummer. ' +
      'Wer etwas sucht, geht zuerst zum Regal und liest dort die Karte. '
    const parts: readonly Part[] = [
      ['heading', 'Datenpraxis', 1],
      ['heading', '1. Ermitteln', 2],
      ['heading', 'Gruppe A', 3],
      ['paragraph', '„Beim letzten Schulfest wurden fast alle Getränke verkauft.“'],
      ['heading', '2. Sortieren oder Gruppieren?', 2],
      [
        'paragraph',
        'Entscheide und begründe: Säcke nach der Größe ablegen, Karren nach dem Ort zusammenfassen.',
      ],
      ['paragraph', shelves.repeat(4)],
      [
        'paragraph',
        'Merke: Sortieren erzeugt eine Reihenfolge. Gruppieren fasst gleiche Säcke zusammen.',
      ],
    ]
    const text = reply(parts, 'Was ist der Unterschied zwischen Sortieren und Gruppieren?', 'de')
    expect(text).toMatch(/erzeugt eine Reihenfolge[\s\S]*fasst gleiche Säcke zusammen/u)
    expect(text).not.toContain('Getränke')
  })

  it('shows all of a short section about a side that no sentence defines', () => {
    const parts: readonly Part[] = [
      ['heading', 'Laws', 2],
      ['paragraph', 'The council of the town writes them in spring and reads them aloud.'],
      ['paragraph', 'Laws are binding for everyone in the town.'],
      ['heading', 'Customs', 2],
      ['paragraph', 'Customs are habits that a guild has made its own.'],
    ]
    const text = reply(parts, 'What is the difference between laws and customs?')
    expect(text).toMatch(/council of the town[\s\S]*habits that a guild/u)
  })

  it('is told for three things that differ from each other', () => {
    const parts: readonly Part[] = [
      ['heading', 'Glossary', 2],
      ['paragraph', 'clay: soil of particles that are smaller than dust'],
      ['paragraph', 'sand: soil of particles that the eye can see'],
      ['paragraph', 'silt: soil of particles that are carried by rivers'],
    ]
    const text = reply(parts, 'How do sand, silt and clay differ from each other?')
    expect(text).toMatch(/eye can see[\s\S]*carried by rivers[\s\S]*smaller than dust/u)
  })
})

it('shows a calculation with the example below its formula if the heading names it', () => {
  const parts: readonly Part[] = [
    ['heading', 'The flow rate', 2],
    ['paragraph', 'The flow rate of a gate is found by R = w · d / t.'],
    ['paragraph', 'For a gate of two ells and a depth of three the millers of Orrin got six.'],
    ['heading', 'Baking', 2],
    ['paragraph', OTHER],
  ]
  const text = reply(parts, 'How do you calculate the flow rate?')
  expect(text).toMatch(/R = w · d \/ t[\s\S]*got six/u)
})

it('takes a sentence that only compares a term for no definition', () => {
  const parts: readonly Part[] = [
    ['heading', 'Forces', 2],
    ['paragraph', 'Gate bonds are typically 5 times stronger than ropes. They hold at night too.'],
    ['heading', 'Key Terms Glossary', 2],
    ['paragraph', 'Dam (2.1) — A wall of oak that holds the water of the flood back.'],
    ['paragraph', 'Gate bond (2.3) — A ring of iron between a gate and the dam.'],
    ['paragraph', 'Wheel (2.4) — A ring of larch that the water turns.'],
  ]
  const text = reply(parts, 'What is a gate bond?')
  expect(text).toMatch(/^\*\*Gate bond\*\*: A ring of iron/u)
  expect(text).not.toContain('stronger')
})
