import { describe, expect, it } from 'vitest'
import { readBlocks } from '../blocks.ts'

const PROSE =
  'The tide mill of Orrin stored the water of the flood behind a dam of oak and let it out\nthrough a narrow gate when the sea had fallen. It ground rye for three villages.'
const kindsOf = (...parts: string[]) =>
  readBlocks([parts.join('\n\n')]).map(({ kind, text }) => [kind, text] as const)
const exercisesIn = (...parts: string[]) =>
  kindsOf(...parts).flatMap(([kind, text]) => (kind === 'exercise' ? [text] : []))

describe('a worked example', () => {
  it.each([
    [
      'Strategy',
      'Solution',
      '2 Significance',
      'Determine the work of the mill in one hour of ebb.',
    ],
    ['Estrategia', 'Solución', '2 Importancia', 'Determine el trabajo del molino en una hora.'],
    ['Lösungsweg', 'Lösung', '2 Bedeutung', 'Berechnen Sie die Arbeit der Mühle in einer Stunde.'],
  ])('is an exercise from its task to its result: %s', (strategy, solution, meaning, task) => {
    const plan =
      'The work of the wheel in one hour follows from its power and the time that it runs.'
    const result = 'The wheel runs for one hour, and so it does the work of ninety horses of Orrin.'
    const given = exercisesIn(
      '1 Mills by the sea',
      PROSE,
      'The mill of Orrin',
      task,
      strategy,
      plan,
      solution,
      result,
      meaning,
      PROSE,
    )
    expect(given).toEqual([task, plan, result])
  })

  it('needs both headings: a strategy alone is a subject of the text', () => {
    expect(exercisesIn('1 Mills', PROSE, 'Strategy', PROSE, 'The dam', PROSE)).toEqual([])
  })
})

it('does not read a line that the formula below it completes as a heading', () => {
  const blocks = kindsOf('1 Mills', PROSE, 'For the wheel of Orrin we obtain', 'W = P · t', PROSE)
  expect(blocks.filter(([kind]) => kind === 'heading')).toEqual([['heading', '1 Mills']])
})

it.each(['Thought Questions', 'Collaborative Group Activities', 'Cuestiones conceptuales'])(
  'reads the text below %j as exercises',
  (title) => {
    const task = 'A miller of Orrin has bought a second stone for the mill of the village.'
    expect(exercisesIn('1 Mills', PROSE, title, task)).toEqual([task])
  },
)

it('reads the lists below "For further exploration" as references', () => {
  const blocks = kindsOf(
    '1 Mills',
    PROSE,
    'For Further Exploration',
    'Websites',
    'Tide Mill Site of the Falk Society: https://example.org/mills.',
    'Videos',
    'A Day at the Mill: https://example.org/watch. A film about the stones of the mill.',
  )
  expect(blocks.filter(([kind]) => kind === 'prose')).toHaveLength(1)
})
