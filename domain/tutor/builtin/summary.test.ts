import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const summary = (...parts: readonly string[]): string => {
  const index = indexDocument(parts.join('\n\n'), 'en')
  const question = 'What is this about?'
  return answerFromDocument(index, classifyIntent({ question }, index), messages.builtin).content
}
const pointsOf = (content: string): string[] => content.match(/^- .*$/gmu) ?? []

const STORY = 'Ida Falk was nine years old when her father took her to the mill for the first time.'
const section = (title: string, claim: string): string[] => [title, `${STORY} ${claim}`]
const SECTIONS = [
  ...section('Tide mills', 'A tide mill is a mill that the water of the flood drives.'),
  ...section('Dams of oak', 'A dam is a wall of oak that holds the water of the flood.'),
  ...section('Gates', 'A gate is a door of the dam that opens at ebb for the mill.'),
  ...section('Wheels', 'A wheel is a ring of larch that turns the stone of the mill.'),
  ...section('Millers', 'A miller is a person who opens the gate of the mill.'),
]

describe('the summary of a document without one of its own', () => {
  it('has the definition of each section and no anecdote', () => {
    const points = pointsOf(summary(...SECTIONS))
    expect(points).toHaveLength(5)
    expect(points[1]).toContain('A dam is a wall of oak')
    expect(points.join(' ')).not.toContain('nine years old')
  })

  it('has as many points if most sections are lists without sentences', () => {
    const lists = Array.from({ length: 12 }, (_, i) => [`Dam number ${i}a`, '• oak\n• larch'])
    expect(pointsOf(summary(...lists.flat(), ...SECTIONS)).length).toBeGreaterThanOrEqual(4)
  })

  it('has no sentence that refers to the text before it', () => {
    const more = [
      ...section('Stones', 'Notice that the stone of the mill grinds the rye of the flood.'),
      ...section('Rye', 'It is the grain that the wheel of the mill grinds for the miller.'),
    ]
    expect(summary(...SECTIONS, ...more)).not.toMatch(/Notice that|It is the grain/u)
  })

  it('does not list exercises and questions among the sections', () => {
    const quiz = ['Section Quiz', '1. Who owns the mill?', '7 Ebb and flood', STORY]
    const content = summary(...SECTIONS, ...quiz)
    expect(content).toContain('Dams of oak')
    expect(content).not.toMatch(/Section Quiz|Who owns/u)
  })
})

it('completes a short summary of a document with claims of its sections', () => {
  const content = summary(
    'Summary',
    'Tide mills are older than wind mills of the coast.',
    ...SECTIONS,
  )
  const points = pointsOf(content)
  expect(points[0]).toContain('older than wind mills')
  expect(points.length).toBeGreaterThanOrEqual(4)
})

it('does not repeat a point of several summaries', () => {
  const same = 'Tide mills are driven by the flood and are older than wind mills of the coast.'
  const own = (title: string, text: string): string[] => [title, 'Summary', text]
  const content = summary(
    ...own('1 Mills', same),
    ...own('2 Dams', 'Dams of oak hold the water of the flood back until the ebb.'),
    ...own('3 Gates', same),
  )
  expect(pointsOf(content).filter((point) => point.includes('older than wind mills'))).toHaveLength(
    1,
  )
})

it('lists the numbered sections of a chapter if it has them', () => {
  const numbered = ['3.1 Tide mills', STORY, '3.2 Who Owns a Mill?', STORY, '3.3 Dams', STORY]
  expect(summary(...numbered, 'The donkey of Falk', STORY)).toContain(
    'Sections: Tide mills · Who Owns a Mill? · Dams',
  )
})

describe('a summary that is asked for in fewer words', () => {
  const index = indexDocument(SECTIONS.join('\n\n'), 'en')
  it.each([
    ['What is this about?', 'shorter please'],
    ['¿de qué va este documento?', 'mas corto porfavor'],
    ['Worum geht es in dem Dokument?', 'kürzer bitte'],
  ])('has fewer points: %s %s', (before, question) => {
    const intent = classifyIntent({ question, before }, index)
    const { content } = answerFromDocument(index, intent, messages.builtin)
    expect(pointsOf(content)).toHaveLength(3)
  })
})

describe('the summary of a section', () => {
  const ask = (question: string, ...parts: readonly string[]) => {
    const index = indexDocument(parts.join('\n\n'), 'en')
    return answerFromDocument(index, classifyIntent({ question }, index), messages.builtin)
  }

  it('is that of the section with the requested number', () => {
    const chapters = ['1. Tide mills', STORY, '2. Dams of oak', 'A dam is a wall that holds water.']
    expect(ask('Summarise chapter 2', ...chapters).content).toContain('wall that holds water')
    const { content, refused } = ask('Summarise chapter 7', ...chapters, '3. Gates', STORY)
    expect(refused).toBe(true)
    expect(content).toContain('Dams of oak')
  })

  it('is that of the section whose title, without its subtitle, is requested', () => {
    const { content } = ask(
      'Summarise the section dams',
      ...[
        'Dams in use',
        STORY,
        'Dams: walls of oak and stone',
        'A dam is a wall that holds water.',
      ],
    )
    expect(content).toContain('wall that holds water')
  })

  it('begins with its opening if its own summary is short', () => {
    const parts = [
      '1. Dams',
      'A dam is a wall that holds water.',
      'Summary',
      'Oak lasts longer in the sea than larch.',
    ]
    const points = pointsOf(ask('Summarise section 1', ...parts, '2. Gates', STORY).content)
    expect(points).toHaveLength(2)
    expect(points[0]).toContain('a wall that holds water')
    expect(points[1]).toContain('Oak lasts longer')
  })

  it('ends before the summary of the chapter', () => {
    const parts = ['4.1 Dams', STORY, '4.2 Gates', 'A gate is a door of the dam.', STORY]
    const more = ['4.3 Wheels', STORY, 'Chapter Review', 'Oak lasts longer in the sea than larch.']
    expect(ask('Summarise section 4.3', ...parts, ...more).content).not.toContain('Oak lasts')
  })

  it('goes on over the end of a page', () => {
    const pages = [
      `4.1 Dams\n\n${STORY}\n\n4.2 Gates\n\nA gate is a door of the dam. In the summer it is opened by the miller of Orrin when\f`,
      'the ebb begins and the sea falls.\n\n4.3 Wheels\n\nA wheel is a ring of larch.',
    ]
    const points = pointsOf(ask('Summarise section 4.2', pages.join('')).content)
    expect(points).toEqual([
      '- A gate is a door of the dam. In the summer it is opened by the miller of Orrin when the ebb begins and the sea falls [p. 1] [p. 2].',
    ])
  })

  it('is that of the document, if it is itself the chapter with the number', () => {
    const parts = ['Welcome to Chapter 8', ...SECTIONS]
    const { content, refused } = ask('What are the main takeaways of chapter 8?', ...parts)
    expect(refused).toBe(false)
    expect(content).toContain('A dam is a wall of oak')
    expect(ask('What are the main takeaways of chapter 9?', ...parts).refused).toBe(true)
  })
})

it('has the items of the lists in a summary of the author', () => {
  const items = ['Keep the gate shut', 'Buy dry oak', 'Clear the ice', 'Grind at night']
  const list = items.map((item) => `• ${item} in the months of the winter storms`).join('\n')
  const content = summary(
    ...SECTIONS,
    'Key takeaways',
    'These are the principles to remember at the mill:',
    list,
  )
  for (const item of items) expect(content).toContain(`- ${item}`)
})

it.each([
  ['de', 'Fasse das Fazit des Kapitels zusammen', 'Zusammenfassung und Ausblick'],
  ['de', 'Was sind die wichtigsten Aussagen?', 'Fazit'],
  ['es', '¿Cuáles son las conclusiones del capítulo?', 'Conclusiones y perspectivas'],
  ['en', 'What are the conclusions of this chapter?', 'Conclusion and outlook'],
])('finds the summary of the author in %s: %s', (language, question, title) => {
  const claim = {
    de: 'Gezeitenmühlen sind älter als die Windmühlen der Küste und mahlen auch ohne Wind.',
    es: 'Los molinos de marea son más antiguos que los de viento y muelen también sin viento.',
  }[language]
  const point = claim ?? 'Tide mills are older than wind mills of the coast and need no wind.'
  const index = indexDocument([STORY, title, point].join('\n\n'))
  const intent = classifyIntent({ question }, index)
  expect(intent.kind).toBe('summary')
  const { content } = answerFromDocument(index, intent, messages.builtin)
  expect(content).toContain(`- ${point.slice(0, -1)}`)
})
