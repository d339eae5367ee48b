import { expect, it } from 'vitest'
import type { Language } from '../../text/language.ts'
import { connectorsOf, createComparison } from './comparison.ts'
import { createReader } from './support.ts'

const placements = (
  question: string,
  points: readonly string[],
  answer: string,
  language: Language = 'en',
) => {
  const { read, relate } = createReader(language)
  const compare = createComparison(read(question), points.map(read), {
    relate,
    connectors: connectorsOf(language),
  })
  return compare(read(answer)).map(({ agreeing, exchanged }) =>
    exchanged > agreeing ? 'exchanged' : agreeing > 0 ? 'agrees' : 'none',
  )
}

const TIDES = 'What is the difference between a spring tide and a neap tide?'
const TIDE_POINTS = [
  'A spring tide comes when the Sun and the Moon pull in one line.',
  'A neap tide comes when their pulls form a right angle.',
]

it.each([
  ['each thing of its own', 'Spring: in one line. Neap: at a right angle.', ['agrees', 'agrees']],
  [
    'each thing of the other, by label',
    'Spring: at a right angle. Neap: in one line.',
    ['exchanged', 'exchanged'],
  ],
  [
    'each thing of the other, in one sentence',
    'A spring tide has a right angle, and a neap tide has one line.',
    ['exchanged', 'exchanged'],
  ],
  [
    'a sentence that names no thing',
    'A spring tide is large. Then they stand in one line.',
    ['agrees', 'none'],
  ],
  ['nothing of both', 'Tides are caused by gravity.', ['none', 'none']],
])('createComparison finds %s', (_, answer, expected) => {
  expect(placements(TIDES, TIDE_POINTS, answer)).toEqual(expected)
})

it('createComparison finds what one point states of both things, exchanged', () => {
  const question = 'Compare acute and chronic pain.'
  const points = ['Acute pain lasts for hours, while chronic pain lasts for months.']
  expect(placements(question, points, 'Acute: hours. Chronic: months.')).toEqual(['agrees'])
  expect(placements(question, points, 'Acute: months. Chronic: hours.')).toEqual(['exchanged'])
})

it.each([
  [
    'de',
    'Worin unterscheidet sich Sahne von Butter?',
    ['Sahne ist eine Emulsion in Wasser.', 'Butter ist fest und streichbar.'],
    'Butter ist eine Emulsion in Wasser. Sahne ist fest und streichbar.',
  ],
  [
    'es',
    '¿En qué se diferencian los ríos de los canales?',
    ['Los ríos tienen un cauce natural.', 'Los canales sirven al transporte.'],
    'Los canales tienen un cauce natural. Los ríos sirven al transporte.',
  ],
] as const)(
  'createComparison finds exchanged things in %s',
  (language, question, points, answer) => {
    expect(placements(question, points, answer, language)).toEqual(['exchanged', 'exchanged'])
  },
)
