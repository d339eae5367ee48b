import { describe, expect, it } from 'vitest'
import { tutor as words } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'
import { suggestedTerms } from './overview/terms.ts'
import { analysedDocument } from './document/analysed-document.ts'

const PAGES = [
  `Kilns and their heat

Our starting point is a potter who has only wood. Every kiln is a place where much can go wrong. A kiln is an oven in which clay is fired. Saggar firing was weakened as an art when coal was cheap, because coal leaves soot on a glaze.

Glossary

saggar: a box of fired clay that protects pots from the flames
bisque: pottery that has been fired once without a glaze
frit: glass that has been melted and ground for a glaze
glaze firing: the firing in which a glaze melts`,
  `Cones

A pyrometric cone is a small pyramid that bends at a known heat. The pyrometric cone stands where the potter can see it. Its tip is the first part to move. In the end the cone tells more than a clock, and a kiln needs both.`,
]
const index = indexDocument(PAGES.join('\f'), 'en')
const ask = (question: string) =>
  answerFromDocument(index, classifyIntent({ question }, index), words.builtin)

describe('terms that a document defines', () => {
  it('are listed as key terms, without the subjects of other sentences', () => {
    const { content } = ask('What are the key terms?')
    const listed = [...content.matchAll(/\*\*(.+?)\*\*/gu)].map(([, term]) => term?.toLowerCase())
    expect(listed).toEqual(expect.arrayContaining(['saggar', 'bisque', 'frit', 'glaze firing']))
    expect(listed).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/starting point|every|its tip/u)]),
    )
    expect(content).toContain('**saggar**: a box of fired clay that protects pots')
  })

  it('are quoted alone if another name is in brackets inside the term', () => {
    const entry = 'salt (vapour) glaze: a glaze that forms where salt is thrown into a hot kiln'
    const longer = indexDocument(PAGES.join('\f').replace('glaze firing:', `${entry}\n$&`), 'en')
    const { content } = answerFromDocument(
      longer,
      classifyIntent({ question: 'What is a salt glaze?' }, longer),
      words.builtin,
    )
    expect(content).toBe(
      '**salt (vapour) glaze**: a glaze that forms where salt is thrown into a hot kiln [p. 1]',
    )
  })

  it('are quoted with the list in which an entry of a glossary ends', () => {
    const terms = ['bisque', 'frit', 'saggar']
    const page =
      'Kilns\n\nThe heat of a kiln must be measured.\n\nGlossary\n\n' +
      'bisque pottery that has been fired once. Its strength depends on\n\n' +
      'the heat of a kiln,\n\nthe kind of clay.\n\n' +
      'frit glass that has been ground\n\nsaggar a box of fired clay'
    const bold = terms.map((term) => {
      const start = page.indexOf(`${term} `)
      return { start, end: start + term.length, style: 'bold' as const }
    })
    const marked = indexDocument(page, 'en', { emphasis: [bold], structure: [] })
    const { content } = answerFromDocument(
      marked,
      classifyIntent({ question: 'What is bisque?' }, marked),
      words.builtin,
    )
    expect(content).toBe(
      '**bisque**: pottery that has been fired once. Its strength depends on [p. 1]\n- the heat of a kiln\n- the kind of clay [p. 1].',
    )
  })

  it('are listed for the pages that use them, with their entries in the glossary', () => {
    const pages = [...PAGES, 'A frit is ground wet, so that no dust is left in the air.']
    const longer = indexDocument(pages.join('\f'), 'en')
    const { content } = answerFromDocument(
      longer,
      classifyIntent({ question: 'What are the key terms on page 3?' }, longer),
      words.builtin,
    )
    expect(content).toContain('**frit**: glass that has been melted')
    expect(content).not.toContain('**saggar**')
  })

  it('are suggested with their pages, and questions about them quote their definitions', () => {
    const suggested = suggestedTerms(analysedDocument(index))
    expect(suggested).toContainEqual({ term: 'frit', page: 1 })
    for (const { term, page } of suggested) {
      const { citations, closest } = ask(`What does “${term}” mean?`)
      expect(closest, term).toBeUndefined()
      expect(citations[0]?.page, term).toBe(page)
    }
  })

  it('of a glossary are suggested with the page that uses them first', () => {
    const glossary = PAGES[0]?.split('\n\n').slice(2).join('\n\n') ?? ''
    const pages = [
      'A frit is ground wet, so that no dust is left in the air of the workshop.',
      'Bisque is porous, and takes in water, and a frit makes it dense in the second fire.',
      `A saggar keeps soot away.\n\n${glossary}`,
    ]
    const suggested = suggestedTerms(analysedDocument(indexDocument(pages.join('\f'), 'en')))
    expect(suggested).toEqual([
      { term: 'frit', page: 1 },
      { term: 'bisque', page: 2 },
      { term: 'saggar', page: 3 },
      { term: 'glaze firing', page: 3 },
    ])
  })

  it('are explained by their definitions, not by other sentences about them', () => {
    const text = `Dual federalism: An approach that divides power between national and state governments.

Cooperative federalism: An approach in which all governments work together on public problems.

Cooperative federalism was weakened when courts limited it. Cooperative federalism is a weakened idea by now, since dual federalism came back. Dual federalism kept the layers apart.`
    const bold = (term: string) => {
      const start = text.indexOf(term)
      return { start, end: start + term.length, style: 'bold' as const }
    }
    const margin = indexDocument(text, 'en', {
      emphasis: [[bold('Dual federalism'), bold('Cooperative federalism')]],
      structure: [],
    })
    const { content } = answerFromDocument(
      margin,
      classifyIntent({ question: 'What is cooperative federalism?' }, margin),
      words.builtin,
    )
    expect(content).toContain('An approach in which all governments work together')
  })

  it('are explained by their own section, not by a sentence elsewhere that only mentions them', () => {
    const kiln = indexDocument(
      `The workshop

In winter the smoke of the yard sinks (draught), so that the potters work indoors.

Draught

Air that moves through the kiln because warm gases rise. The potter opens the damper to have more of it, and closes it at night.

Wares

Pots and tiles were sold at the market of the town in spring and in autumn.`,
      'en',
    )
    const { content, closest, citations } = answerFromDocument(
      kiln,
      classifyIntent({ question: 'What is a draught?' }, kiln),
      words.builtin,
    )
    expect(closest, content).toBeFalsy()
    expect(content).toContain('Air that moves through the kiln because warm gases rise')
    expect(citations[0]?.quote).not.toContain('sinks (draught)')
  })

  it('are explained by the text that has them in bold, without a warning', () => {
    const text = `The kiln hall

Each spring the potters rely on the idea of slow cooling in a saggar. They leave the door shut for two days, so that nothing cracks.

Pots and tiles were sold at the market of the town in spring and in autumn, and the saggar was left in the yard.`
    const start = text.indexOf('slow cooling')
    const hall = indexDocument(text, 'en', {
      emphasis: [[{ start, end: start + 'slow cooling'.length, style: 'bold' }]],
      structure: [],
    })
    const { content, closest } = answerFromDocument(
      hall,
      classifyIntent({ question: 'What is slow cooling?' }, hall),
      words.builtin,
    )
    expect(closest, content).toBeFalsy()
    expect(content).toContain('leave the door shut for two days')
  })

  it('are not explained by a statement of a person of that name', () => {
    const text = `Kiln

An oven in which clay is fired. It keeps its heat for a day and a night.

Talk of the workshop

Kiln: — I am hot and you are cold, said the first one.

Wheel: — I turn all day, said the second one.`
    const speaker = text.indexOf('Kiln: —')
    const play = indexDocument(text, 'en', {
      emphasis: [[{ start: speaker, end: speaker + 'Kiln:'.length, style: 'bold' }]],
      structure: [],
    })
    const { content } = answerFromDocument(
      play,
      classifyIntent({ question: 'What is a kiln?' }, play),
      words.builtin,
    )
    expect(content).toContain('An oven in which clay is fired')
    expect(content).not.toContain('I am hot')
  })

  it('are not listed if a document defines none', () => {
    const story = indexDocument(
      'The potter went to the river in the morning. She dug clay from the bank and carried it home. Her brother had built a kiln of bricks behind the house. They fired forty pots before the rain came, and most of them held water.',
      'en',
    )
    const { content, refused } = answerFromDocument(
      story,
      classifyIntent({ question: 'What are the key terms?' }, story),
      words.builtin,
    )
    expect(refused).toBe(false)
    expect(content).toMatch(new RegExp(`^${words.builtin.noTerms}`, 'u'))
    expect(suggestedTerms(analysedDocument(story))).toEqual([])
  })
})

it('finds the meaning of a term in a question that adds its context', () => {
  const orrin = indexDocument(
    'Gates\n\nA wicket is a small gate beside a large one. Millers of Orrin use it at night.\n\nThe sea\n\nThe sea is calm in winter. The herring came late.',
    'en',
  )
  const question = 'what exactly is a wicket in a mill?'
  const { content, defines } = answerFromDocument(
    orrin,
    classifyIntent({ question }, orrin),
    words.builtin,
  )
  expect(defines, content).toBe(true)
  expect(content.replaceAll('**', '')).toMatch(/^A wicket is a small gate/u)
})

describe('labelled definitions', () => {
  const LECTURE = `Kilns and clay

Def.: A kiln $K$ over a hearth is an oven in which clay is fired. Its walls are thick.

Definition 2.1 (Glaze) A thin layer of glass.

Definition 2.2. Let $T$ be a temperature. A firing plan for a kiln is a triple $(T, t, h)$ that names the heat, the time and the height.

Potters speak of a kiln all day, and of a glaze even more often.`
  const lecture = indexDocument(LECTURE, 'en')
  const answerTo = (question: string) =>
    answerFromDocument(lecture, classifyIntent({ question }, lecture), words.builtin)

  it.each([
    ['What is a kiln?', 'Def.: A **kiln** $K$ over a hearth is an oven'],
    ['What is a kiln over a hearth?', 'over a hearth is an oven in which clay is fired'],
    ['what is a glaze', 'Definition 2.1 (**Glaze**) A thin layer of glass'],
  ])('answer questions for their term: %s', (question, expected) => {
    const { content, refused, closest } = answerTo(question)
    expect(content).toContain(expected)
    expect([refused, closest]).toEqual([false, undefined])
  })
})

describe('items of notes that begin with a term', () => {
  const NOTES = `Firing

Basic words:

• biscuit firing - the first firing of a pot without glaze
• glost firing - the second firing, in which the glaze melts

Faults in the kiln

• Crazing (fine cracks in a glaze that shrinks more than its clay)
• Crawling (bare spots from which a glaze has drawn back)

Methods

• Raku, pots are taken from the kiln while they glow and are cooled in straw
• Pit firing, pots are covered with wood in a hole in the ground

Potters talk about crazing, crawling, raku, pit firing, biscuit firing and glost firing all day.`
  const notes = indexDocument(NOTES, 'en')

  it.each([
    ['What is biscuit firing?', 'the first firing of a pot', 'glost'],
    ['what does crazing mean', 'fine cracks in a glaze', 'Crawling'],
    ['what is raku', 'pots are taken from the kiln', 'Pit firing'],
  ])('answer alone: %s', (question, meaning, other) => {
    const intent = classifyIntent({ question }, notes)
    const { content, closest } = answerFromDocument(notes, intent, words.builtin)
    expect(content).toContain(meaning)
    expect(content).not.toContain(other)
    expect(closest).toBeUndefined()
  })
})

describe('a text that looks like the meaning of a term', () => {
  const sentence = 'A weir (from the old word for a wall) is a low dam across a river.'
  const other =
    'The weir of Orrin and its gate were built of oak by two men in the spring of a dry year.'
  const asking = (...pages: readonly string[]) => {
    const document = indexDocument(pages.join('\f'), 'en')
    return (question: string): string =>
      answerFromDocument(document, classifyIntent({ question }, document), words.builtin).content
  }

  it('is not read in a list of key terms without meanings', () => {
    const names = ['weir', 'set board', 'fish ladder', 'gate', 'mill pond', 'race']
    const reply = asking(
      `Weirs\n\n${other} ${sentence}\n\nThe set board and the fish ladder belong to it.`,
      `Key Terms\n\n${names.join('\n')}`,
    )('What is a weir?')
    expect(reply).toContain('is a low dam across a river')
    expect(reply).not.toContain('set board [p. 2]')
  })

  it('is not read in a numbered example about one case', () => {
    const reply = asking(
      `Example 1.4\n\nThe keeper asks for the weir, the gate and the wheel of this river.\n\nThe weir is the row of stones at Orrin. The gate is the board of Falk.`,
      `Rivers\n\n${other} We call a weir a low dam across a river.`,
    )('What is a weir?')
    expect(reply).not.toMatch(/\*\*weir\*\* is the row of stones/u)
  })

  it('is not read in a line of running text in a glossary', () => {
    const reply = asking(
      `Weirs\n\n${other} ${sentence}`,
      `Key Terms\n\nRivers of the north are held in autumn by a\n\nweir of two or three rows of stones. It is thought that the stones of\n\nsuch rows came from the mill. Men of the guild set them there.`,
    )('What is a weir?')
    expect(reply).toContain('is a low dam across a river')
    expect(reply).not.toMatch(/\*\*weir\*\*: of two/u)
  })
})
