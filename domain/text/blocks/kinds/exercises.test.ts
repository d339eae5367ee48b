import { describe, expect, it } from 'vitest'
import { readBlocks } from '../blocks.ts'

const PROSE =
  'The tide mill of Orrin stored the water of the flood behind a dam of oak and let it out\nthrough a narrow gate when the sea had fallen. It ground rye for three villages.'
const kinds = (...parts: string[]): string[] =>
  readBlocks([parts.join('\n\n')]).map(({ kind }) => kind)

describe('exercises in running text', () => {
  it.each([
    ['questions', '• Why do millers build dams?\n• Who paid for the gate of the mill?'],
    ['aims', '• Describe the parts of a tide mill\n• Explain why its gate opens at ebb'],
    ['aims in the first person', '• k1: Ich kenne die Teile\n• k2: Ich kann ein Tor öffnen'],
  ])('are the items of a list of %s', (_, list) => {
    expect(kinds('Mills', PROSE, list)).not.toContain('list')
  })

  it('are numbered tasks that describe a case, with those beside them', () => {
    const tasks = [
      '1. A miller owns two gates of oak and one of iron. Explain which one he opens first.',
      '2. The dam of Belder leaks at ebb, and its keeper is away. Identify two reasons for it.',
      '3. The council of Farle plans a new mill near the bay and looks for a place.',
    ].join('\n')
    expect(kinds('Mills', PROSE, 'Skills of a miller', tasks)).toEqual([
      'heading',
      'prose',
      'heading',
      ...Array.from({ length: 3 }, () => 'exercise'),
    ])
  })

  it('are not numbered items that state something or say what to do', () => {
    const steps = [
      '1. The miller opens the gate at ebb. Identical gates close at flood.',
      '2. He listens to the wheel. Give it oil when it is loud.',
    ].join('\n')
    expect(kinds('Mills', PROSE, 'The work of a day', steps)).not.toContain('exercise')
  })

  it('go on after a long question that ends with a colon', () => {
    const question =
      'A miller has worked at the bay for years. Each day he opens the gate at ebb. His wife keeps the books. They have never seen the sea. This is an example of:'
    const quiz = ['Section Quiz', 'Who built the mill?', '1. Falk\n2. Orrin', question]
    const after = ['1. habit\n2. chance', ...Array.from({ length: 12 }, () => PROSE)]
    expect(kinds('Mills', PROSE, ...quiz, ...after)).not.toContain('list')
  })

  it('are not the questions that a sentence announces', () => {
    const list = '• Who owns the shore of the bay?\n• How high is the flood in spring?'
    expect(kinds('Mills', 'Ask yourself two questions before you build:', list)).toContain('list')
  })

  it.each([
    ['Tasks:', 'exercise'],
    ['Tareas:', 'exercise'],
    ['By the end of this section, you will be able to:', 'exercise'],
    ['By the end of the chapter, readers will be able to do the following:', 'exercise'],
    ['The miller will be able to:', 'list'],
    ['Faults:', 'list'],
  ])('reads the items below “%s” as: %s', (label, kind) => {
    const list = '• Open the gate at flood\n• Close it at ebb'
    expect(kinds('Mills', PROSE, label, list, PROSE)).toContain(kind)
  })

  it('are not the steps of a procedure', () => {
    const list = '• Define the place of the mill\n• Identify the owner\n• Choose the wood'
    expect(kinds('Mills', PROSE, list)).toContain('list')
  })

  it.each([
    'How does the height of the dam change the work of the mill and of its wheel each day?',
    'Describe the ways in which the owners of the villages shared the rye of the mill.',
    'Your task is to draw the gate of the mill and to name its parts below the drawing.',
    'Ejercicio Dada una tabla de molinos, dibuje la puerta y nombre las partes del molino.',
  ])('are paragraphs that ask for something: "%s"', (text) => {
    expect(kinds('Mills', PROSE, text, PROSE)).toEqual(['heading', 'prose', 'exercise', 'prose'])
  })

  it('are options with boxes, and those of a question that is labelled as an exercise', () => {
    const boxes = '• ☐ the millers\n• ☐ the owner\n• ☐ nobody'
    expect(kinds('Mills', PROSE, boxes)).not.toContain('list')
    const options = '• the millers\n• the owner of the dam'
    expect(kinds('Mills', PROSE, 'Quiz: Who built the mill?', options)).not.toContain('list')
    expect(kinds('Mills', PROSE, 'Owners: who built the mill?', options)).toContain('list')
  })

  it('are the options of a question, which may be false statements', () => {
    const options = 'The mill ground wheat for ten towns of the north. The dam was built of brick.'
    const blocks = kinds('Mills', PROSE, 'Which statement about the mill is true?', options, PROSE)
    expect(blocks).toEqual(['heading', 'prose', 'exercise', 'exercise', 'prose'])
  })

  it('are not the paragraphs of a summary, but the questions that they answer', () => {
    const blocks = kinds('Summary of Learning Outcomes', '• How does a tide mill work?', PROSE)
    expect(blocks).toEqual(['heading', 'exercise', 'summary'])
  })

  it.each([
    'Conceptual Questions',
    'Section Quiz',
    'Test Prep for Miller Courses',
    'Ejercicio 2: la puerta',
  ])('are below a heading such as "%s"', (title) => {
    expect(kinds('Mills', PROSE, title, 'The dam is built of oak.').at(-1)).toBe('exercise')
  })

  it('end after the paragraph of an experiment between paragraphs of a section', () => {
    const text = 'Look at the sea from the shore and note when the flood begins.'
    const blocks = kinds('Mills', PROSE, 'Take-Home Experiment: Tides', text, PROSE)
    expect(blocks.slice(3)).toEqual(['exercise', 'prose'])
  })

  it('end where the heading of a section precedes its aims', () => {
    const blocks = readBlocks([
      [
        'Exercises',
        'Draw the dam of a mill and its gate.',
        'The Gate',
        'Learning Objectives',
        PROSE,
      ].join('\n\n'),
    ])
    expect(blocks.find(({ text }) => text === 'The Gate')?.kind).toBe('heading')
  })

  it.each(['Practice exercises', 'Practice questions'])('are below the heading "%s"', (title) => {
    const items = '• The mill grinds rye.\n• Nobody grinds rye at flood.'
    expect(kinds('Mills', PROSE, title, 'Consider these sentences.', items).at(-1)).toBe('exercise')
  })

  it('do not include explaining text below a marked-up heading', () => {
    const below = (text: string): string[] => {
      const page = `Mills\n\n${PROSE}\n\nExercises\n\n${text}`
      const start = page.indexOf('Exercises')
      const heading = { start, end: start + 9, kind: 'heading', level: 1 } as const
      return readBlocks([page], [], [[heading]]).map(({ kind }) => kind)
    }
    const habits =
      'The first steps are easy. They are a matter of a few habits. All else follows from them.'
    expect(below(habits).at(-1)).toBe('prose')
    expect(below('Here is a mill of paper. Its wheel is small. Calculate its work.').at(-1)).toBe(
      'exercise',
    )
    expect(below(`${habits} Which one is yours?`).at(-1)).toBe('exercise')
  })
})
