import { describe, expect, it } from 'vitest'
import { readBlocks } from '../blocks.ts'

const DAM =
  'The dam held the water of the flood until the sea had fallen. It was built of oak and clay.'
const GATE = 'The gate shuts by itself at flood, since the water of the sea presses against it.'
const kinds = (...parts: string[]): string[] =>
  readBlocks([parts.join('\n\n')]).map(({ kind }) => kind)
const heading = (text: string, ...parts: string[]): string | undefined =>
  readBlocks([parts.join('\n\n')]).find((block) => block.text === text)?.heading

describe('a section of questions with answers', () => {
  it.each([
    ['Questions', 'What did the dam of Orrin do?', 'Why does the gate of the mill shut?'],
    ['Preguntas', '¿Qué hacía la presa de Orrin?', '¿Por qué se cierra la puerta del molino?'],
    ['Aufgaben', '1. Was tat der Damm von Orrin?', '2. Warum schließt das Tor der Mühle?'],
    ['Assignment', 'a) What did the dam of Orrin do?', 'b) Why does the gate of the mill shut?'],
  ])('has the questions as headings of their answers: %s', (title, first, second) => {
    const parts = [title, first, DAM, second, GATE]
    expect(kinds('A mill of the bay', ...parts)).not.toContain('exercise')
    expect(heading(DAM, 'A mill of the bay', ...parts)).toBe(first)
    expect(heading(GATE, 'A mill of the bay', ...parts)).toBe(second)
  })

  it('has answers after their questions in one paragraph', () => {
    const parts = [`1. What did the dam do?\n${DAM}`, `2. Why does the gate shut?\n${GATE}`]
    expect(kinds('A mill', 'Questions', ...parts).slice(2)).toEqual(['list'])
  })

  it('leaves out the questions that have no answer', () => {
    const open = 'Who paid for the gate of the mill and for its wheel?'
    const parts = ['Who built a dam there?', DAM, 'Why does it shut?', GATE, open]
    expect(kinds('A mill', DAM, 'Questions', ...parts).at(-1)).toBe('exercise')
  })

  it('is an exercise where every second question has its answer', () => {
    const asked = [DAM, 'Who owned it?', GATE, 'Who sold it?'].flatMap((text, i) =>
      i % 2 === 0 ? [`How did part ${i} work?`, text] : [text],
    )
    expect(kinds('A mill', DAM, 'Review Questions', ...asked).slice(3)).not.toContain('prose')
  })

  it('is an exercise where most questions have no answer, or are followed by further tasks only', () => {
    const open = [1, 2, 3, 4].map((n) => `${n}. Who owned the dam of the mill number ${n}?`)
    expect(kinds('A mill', DAM, 'Questions', ...open, 'Who built it?', DAM).at(-1)).toBe('exercise')
    const tasks = ['Why does it shut?', 'Explain your answer to someone who never saw a mill.']
    expect(kinds('A mill', DAM, 'Questions', ...tasks, ...tasks).slice(3)).not.toContain('prose')
  })
})

it('reads prose below a heading of exercises that is nearly all of a document', () => {
  expect(kinds('Homework', DAM, GATE, DAM)).toEqual(['heading', 'prose', 'prose', 'prose'])
  const tasks = ['Draw the dam of the mill and its gate.', 'Calculate how much rye it ground.']
  expect(kinds('Homework', ...tasks)).toEqual(['heading', 'exercise', 'exercise'])
})

it('reads a numbered step that says something and ends with a question', () => {
  const step = '2. Turn the wheel of the gate. A good height is 3 cm. How much water runs?'
  const steps = (before: string) => kinds('A mill', DAM, `${before}\n${step}`)
  expect(steps('1. Open the dam at ebb.')).not.toContain('exercise')
  expect(steps('1. Who opens the dam of the mill at ebb?')).toContain('exercise')
  expect(steps('1. Calculate the height of the dam.')).toContain('exercise')
})
