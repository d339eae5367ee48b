import { definedTerm } from '../question/subject/asked-meaning.ts'
import { describe, expect, it } from 'vitest'
import { tutor as words } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'
import { escapeMarkdownOutsideFormulas } from './quotation.ts'
import { answerTypeOf, holdsAnswer } from '../question/subject/answer-type.ts'
import { definitionStrength } from './question/definition-sentences.ts'

const PAGES = [
  'Tides\n\nThe tide is the regular rise and fall of the sea. Tides are caused by the moon, because its gravity pulls the water. The sea rises twice a day.',
  'Mills\n\nA tide mill stores water behind a dam. The mill at Orrin was built in 1789 by Anna Falk. It ground 40 sacks of rye a day.\n\nA mill has three parts:\n• the dam\n• the gate\n• the wheel',
  'See [p. 7] and *stars* at https://mill.example for more about the weather forecast of the harbour.',
]
const index = indexDocument(PAGES.join('\f'), 'en')
const ask = (question: string, before?: string) =>
  answerFromDocument(index, classifyIntent({ question, before }, index), words.builtin)

describe('the built-in tutor', () => {
  it.each([
    ['What is the tide?', 'The tide is the regular rise and fall of the sea.'],
    ['Why are there tides?', 'because its gravity pulls the water'],
    ['When was the mill at Orrin built?', '1789'],
    ['Who built the mill at Orrin?', 'Anna Falk'],
    ['How many sacks of rye did it grind?', '40 sacks'],
    ['Where does a tide mill store water?', 'behind a dam'],
  ])('answers %s', (question, expected) => {
    const { content, refused } = ask(question)
    expect(content.replaceAll('**', '')).toContain(expected)
    expect(refused).toBe(false)
  })

  it.each(['a.', '12.', 'iv)', '•'])('reads the term of a list item with the mark %s', (mark) => {
    const item = `${mark} Little endian: the least significant byte comes first`
    expect(definitionStrength(item, 'little endian')).toBe(3)
  })

  it('says whether an answer defines what is asked for', () => {
    expect(ask('What is the tide?').defines).toBe(true)
    expect(ask('Who built the mill at Orrin?').defines).toBeUndefined()
  })

  it('includes the list that a sentence introduces', () => {
    expect(ask('What are the parts of a mill?').content.replaceAll('**', '')).toContain('the dam')
    expect(ask('What are the parts of a mill?').content.replaceAll('**', '')).toContain('the wheel')
  })

  describe('answers of several sentences', () => {
    const pages = [
      'Stress has two faces. A little of it, close to the moment of learning, sharpens memory. Strong stress shortly before a test makes retrieval harder.\n\nBakers rise early in every country.',
      'In 1885 Hermann Ebbinghaus published the first experiments on memory. He was his own only subject. He learned lists of meaningless syllables.\n\nHarbours silt up in a few years.',
      'Working memory holds about four chunks. Many things are bought in chunks.\n\nA chunk is a group of pieces that experience has joined into one. It grows with knowledge.',
    ]
    const course = indexDocument(pages.join('\f'), 'en')
    const passagesFor = (question: string) =>
      answerFromDocument(course, classifyIntent({ question }, course), words.builtin)
        .content.replaceAll('**', '')
        .split('\n\n')

    it('quotes related sentences in page order under one citation', () => {
      expect(passagesFor('What does stress do to memory?')[0]).toBe(
        'Stress has two faces. A little of it, close to the moment of learning, sharpens memory. Strong stress shortly before a test makes retrieval harder [p. 1].',
      )
    })

    it('reads "what did somebody find" as a question about that person', () => {
      expect(passagesFor('What did Ebbinghaus find?')[0]).toMatch(
        /^In 1885 .* He learned lists .* \[p\. 2\]\.$/,
      )
    })

    it('finds a definition whose term has another ending', () => {
      expect(passagesFor('What is chunking?')[0]).toBe(
        'A chunk is a group of pieces that experience has joined into one. It grows with knowledge [p. 3].',
      )
    })

    it('does not quote an incomplete line before a pronoun', () => {
      const halves = indexDocument(
        'resentations are assigned a key that is called the shape of the object. Thus, the guard is a simple equality check on the object.',
        'en',
      )
      expect(
        answerFromDocument(
          halves,
          classifyIntent({ question: 'What is the guard?' }, halves),
          words.builtin,
        ).content.replaceAll('**', ''),
      ).toBe('Thus, the guard is a simple equality check on the object [p. 1].')
    })

    it('begins with the requested fact', () => {
      expect(passagesFor('When did Ebbinghaus publish his experiments?')[0]).toMatch(
        /^In 1885 Hermann Ebbinghaus published the first experiments on memory\./,
      )
    })
  })

  it('includes the sentence that a pronoun refers to', () => {
    expect(ask('How many sacks of rye a day?').content.replaceAll('**', '')).toContain(
      'The mill at Orrin was built',
    )
  })

  it('quotes the page verbatim, once per citation', () => {
    for (const question of [
      'What is the tide?',
      'Explain page 2',
      'Summarise this',
      'What grows on the harbour weather?',
    ]) {
      const { content, citations } = ask(question)
      expect(Array.from(content.matchAll(/\[p\. (\d+)\]/g), ([, page]) => Number(page))).toEqual(
        citations.map(({ page }) => page),
      )
      for (const { page, quote } of citations) expect(PAGES[page - 1]).toContain(quote)
    }
  })

  it("refuses plainly only if the question's words are unknown", () => {
    expect(ask('Which xylophone did Vivaldi own?')).toMatchObject({
      content: words.builtin.notFound,
      citations: [],
      refused: true,
    })
  })

  it('shows the closest passages without a claim if none has all words of the question', () => {
    const reply = ask('Does the gravity of the moon drive the wheel of a mill?')
    expect(reply).toMatchObject({ refused: false, closest: true })
    expect(reply.content).toContain(words.builtin.closest(2))
    expect(reply.citations.length).toBeGreaterThan(0)
  })

  it('summarises the document and one page', () => {
    expect(ask('Summarise this document').content.replaceAll('**', '')).toMatch(
      /rise and fall[\s\S]*stores water/,
    )
    expect(new Set(ask('Explain page 2').citations.map(({ page }) => page))).toEqual(new Set([2]))
  })

  it('uses only the page that a question mentions', () => {
    const { citations } = ask('What does page 2 say about water?')
    expect(new Set(citations.map(({ page }) => page))).toEqual(new Set([2]))
    expect(ask('What does page 1 say about Anna Falk?').refused).toBe(true)
  })

  it('lists key terms as phrases, each with an introductory sentence', () => {
    const lines = [
      'The sodium pump moves ions.',
      'A sodium pump is a protein that spends energy on ions.',
      'Every cell has a sodium pump in its wall.',
      'The cell keeps its balance thereby.',
    ]
    const cells = indexDocument(lines.join(' '), 'en')
    const { content } = answerFromDocument(
      cells,
      classifyIntent({ question: 'What are the key terms?' }, cells),
      words.builtin,
    )
    expect(content).toContain(
      '- **sodium pump**: A sodium pump is a protein that spends energy on ions [p. 1].',
    )
    expect(content).not.toContain('**pump**')
  })

  it('includes the previous question in a follow-up', () => {
    expect(
      ask('And why is that?', 'What causes the tides?').content.replaceAll('**', ''),
    ).toContain('because its gravity')
  })

  it('answers in other languages', () => {
    const german = indexDocument(
      'Die Flut wird vom Mond verursacht. Die Mühle wurde 1789 von Anna Falk gebaut.',
      'de',
    )
    const reply = answerFromDocument(
      german,
      classifyIntent({ question: 'Wer baute die Mühle?' }, german),
      words.builtin,
    )
    expect(reply.content).toContain('Anna Falk')
    const chinese = indexDocument('潮汐是由月球的引力引起的。磨坊建于1789年，由安娜建造。', 'zh')
    const answer = answerFromDocument(
      chinese,
      classifyIntent({ question: '磨坊建于哪一年？' }, chinese),
      words.builtin,
    )
    expect(answer.content).toContain('1789年')
  })
})

it('escapes document text so that Markdown and citations are not interpreted', () => {
  expect(
    escapeMarkdownOutsideFormulas('See [p. 7] and *stars* at https://mill.example _now_ <b> $now$'),
  ).toBe('See (p. 7) and \\*stars\\* at `https://mill.example` \\_now\\_ \\<b\\> \\$now\\$')
  expect(escapeMarkdownOutsideFormulas('1. first')).toBe('1\\. first')
  // "\\[" would open a formula.
  expect(escapeMarkdownOutsideFormulas('as shown in [1] for E[y]')).toBe(
    'as shown in &#91;1&#93; for E&#91;y&#93;',
  )
})

it('leaves formulas in LaTeX as formulas, and prices as text', () => {
  expect(
    escapeMarkdownOutsideFormulas('The energy is $E_{kin} = \\frac{1}{2} m v^2$ [p. 2].'),
  ).toBe('The energy is $E_{kin} = \\frac{1}{2} m v^2$ (p. 2).')
  expect(escapeMarkdownOutsideFormulas('A mill costs $5 and a_b costs $7.')).toBe(
    'A mill costs \\$5 and a\\_b costs \\$7.',
  )
  expect(escapeMarkdownOutsideFormulas('Set $a_b[p. 3]c$ here')).toBe('Set \\$a\\_b(p. 3)c\\$ here')
})

it.each([
  ['where $m$ is the mass', 'where $m$ is the mass'],
  ['for $|r|<1$ and $x=-5$', 'for $\\vert r\\vert <1$ and $x=-5$'],
  ['the mean $f(x, y)$', 'the mean $f(x, y)$'],
  ['where $\\lambda$ is the rate', 'where $\\lambda$ is the rate'],
  ['Set $HOME/bin:$ and $a and b$', 'Set \\$HOME/bin:\\$ and \\$a and b\\$'],
  ['from $5-$7 to $9 or so$', 'from \\$5-\\$7 to \\$9 or so\\$'],
])('leaves a formula of variables and operators as a formula: %s', (text, escaped) => {
  expect(escapeMarkdownOutsideFormulas(text)).toBe(escaped)
})

describe('question analysis', () => {
  it.each([
    ['How many sacks?', 'number'],
    ['When was it built?', 'time'],
    ['Why does it rise?', 'reason'],
    ['Who built it?', 'person'],
    ['Where is it?', 'place'],
    ['What is a tide?', 'definition'],
    ['List the parts', 'list'],
    ['谁建造了它？', 'person'],
    ['ทำไม', 'reason'],
    ['كم عدد', 'number'],
    ['Compare both mills', 'other'],
  ])('%s asks for a %s', (question, type) => {
    expect(answerTypeOf(question)).toBe(type)
  })

  it('recognises sentences that contain an answer or a definition', () => {
    expect(holdsAnswer('time', 'It was built in 1789.')).toBe(true)
    expect(holdsAnswer('time', 'It was built slowly.')).toBe(false)
    expect(holdsAnswer('reason', 'It rises because of the moon.')).toBe(true)
    expect(holdsAnswer('number', 'It has two wheels.')).toBe(true)
    expect(
      definitionStrength('A tide mill is a mill driven by the sea.', 'tide mill'),
    ).toBeGreaterThanOrEqual(2)
    expect(
      definitionStrength('Tide mills (mills of the sea) are rare.', 'tide mill'),
    ).toBeGreaterThanOrEqual(2)
    expect(definitionStrength('The keeper of a tide mill sleeps.', 'tide mill')).toBe(0)
    expect(definedTerm('What is a tide mill?')).toBe('tide mill')
    expect(definedTerm('What does gluten mean?')).toBe('gluten')
  })
})
