import { describe, expect, it } from 'vitest'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from './classify-intent.ts'
import type { Intent } from './intent.ts'
import { passagesFor } from './passages-for-intent.ts'

const index = indexDocument(
  'The tide is caused by the moon. The sea rises twice a day.\fA tide mill stores water behind a dam.\fThe end of the book.',
  'en',
)
const intentOf = (question: string, before?: string, page?: number) =>
  classifyIntent({ question, before, page }, index)

describe('classifyIntent', () => {
  it.each([
    'Summarise this document',
    'What is this document about?',
    'Give me the key points',
    'Fasse den Text zusammen',
    'Résumé du document',
    '总结一下',
    'สรุปให้หน่อย',
    'لخص هذا الملف',
    'Fass dieses Dokument zusammen',
    'Resume este documento',
    'Summarise in a few sentences',
    'Summarise this in 3 sentences',
    "What's this page about?",
    'What are these slides about?',
    'Wovon handeln diese Folien?',
    '¿De qué tratan estas diapositivas?',
    'Fass die Vorlesung zusammen',
    'Fasse das Skript in wenigen Sätzen zusammen',
    'Resume la lectura en pocas frases',
  ])('recognises a request for a summary: %s', (question) => {
    expect(intentOf(question)).toEqual({ kind: 'summary' })
  })

  it.each([
    'Explain page 2',
    'What is on page 2?',
    'Summarize p. 2 please',
    'What does page 2 say?',
    'Erklär Seite 2',
    'Explica la página 2',
  ])('recognises a request for a page: %s', (question) => {
    expect(intentOf(question)).toEqual({ kind: 'summary', page: 2 })
  })

  it('uses the page parameter and ignores pages that do not exist', () => {
    expect(intentOf('Explain this', undefined, 3)).toEqual({ kind: 'summary', page: 3 })
    expect(intentOf('Explain page 9').kind).toBe('search')
  })

  it('searches for the subject of a request such as "what does the text say about"', () => {
    for (const question of [
      'What does the chapter say about dams?',
      'What do my notes say on dams',
    ])
      expect(intentOf(question).kind).toBe('search')
  })

  it('searches for all other questions, on one page if the question mentions it', () => {
    const query = (question: string) => ({ kind: 'search', query: { question } })
    expect(intentOf('What causes the tide?')).toEqual(query('What causes the tide?'))
    expect(intentOf('What does page 2 say about dams?')).toEqual({
      ...query('What does say about dams?'),
      page: 2,
    })
  })

  it.each(['And why is that?', 'Why?', 'What about the dam?', 'How does it work?'])(
    'includes the previous question in the search for %s',
    (question) => {
      expect(intentOf(question, 'What causes the tide?')).toMatchObject({
        kind: 'search',
        query: { question, before: 'What causes the tide?' },
      })
    },
  )

  it.each<[Intent['kind'], readonly string[]]>([
    [
      'more',
      [
        ...['Tell me more', 'tell me more about that please', 'Can you show me more?'],
        ...['More passages', 'any other passages?', 'what else?', 'Is that all?', 'more details'],
        ...[
          'no',
          'wrong',
          "that's not helpful",
          'give me some facts',
          'Nein, das ist falsch',
          'No sirve',
        ],
        ...['where else is this mentioned?', "That's not what I meant.", 'can you elaborate?'],
        ...['Weitere Stellen', 'erzähl mir mehr darüber', 'Ist das alles?', 'sonst noch was?'],
        ...['Más pasajes', 'cuentame mas', '¿Es todo?'],
      ],
    ],
    [
      'unclear',
      [
        ...["I don't understand", 'i dont get it', 'I still don’t understand this', 'huh??'],
        ...['can you explain that differently?', 'Could you explain that in other words?'],
        ...['What do you mean?', 'explain like I’m five', 'im confused', 'No lo entiendo'],
        ...['Ich verstehe das nicht', 'Das verstehe ich nicht.', 'Erklär mir das bitte anders'],
        ...['Was heißt das?', 'Explícamelo de otra manera', '¿Qué quieres decir?'],
      ],
    ],
    [
      'shorter',
      [
        ...[
          'shorter please',
          'in one sentence',
          'can you make it shorter?',
          'in short',
          'too long',
        ],
        ...['kürzer bitte', 'in einem Satz', 'zu lang', 'más corto', 'Dilo en pocas palabras'],
      ],
    ],
  ])('asks for the previous question to be answered otherwise: %s', (kind, questions) => {
    const query = { question: 'What causes the tide?' }
    for (const question of questions)
      expect(intentOf(question, query.question), question).toMatchObject({ kind, query })
  })

  it('asks for more on the page, section or subject of the previous question', () => {
    expect(intentOf('more', 'What does page 2 say about dams?')).toEqual({
      kind: 'more',
      query: { question: 'What does say about dams?' },
      page: 2,
      shown: [],
    })
    expect(intentOf('more', 'Summarise the section on dams')).toMatchObject({
      kind: 'more',
      query: { question: 'dams' },
    })
  })

  it.each([
    'yes',
    'ok thx bye',
    'hmm',
    'I see',
    'good',
    'alles klar, danke',
    'ach so',
    'sí, gracias',
    'gracias, eso es todo',
    "thanks, that's all",
    'danke, das war alles',
  ])('recognises as small talk: %s', (message) => {
    expect(intentOf(message, 'What causes the tide?').kind).toBe('talk')
  })

  it.each([
    'more about dams',
    'Can you tell me something about dams?',
    'what else is there about dams',
  ])('looks up the subject alone: %s', (question) => {
    const intent = intentOf(question, 'What causes the tide?')
    expect(intent).toMatchObject({ kind: 'search' })
    expect('query' in intent && intent.query).toEqual({
      question: expect.stringMatching(/^dams\??$/) as string,
    })
  })

  it.each(['Great Depression causes', 'Super conductors', 'Cool stars', 'Si'])(
    'does not read the beginning of a term as a remark: %s',
    (question) => {
      expect(intentOf(question)).toEqual({ kind: 'search', query: { question } })
    },
  )

  it('answers a question without a search again if more on it is asked for', () => {
    expect(intentOf('tell me more', 'Summarise this document')).toEqual({ kind: 'summary' })
    expect(intentOf('in one sentence')).toMatchObject({ kind: 'search' })
  })

  it.each(['Compare it with dams', 'How is it different from dams?'])(
    'compares what the previous question asked for: %s',
    (question) => {
      expect(intentOf(question, 'What is a tide?')).toMatchObject({
        kind: 'compare',
        sides: ['tide', 'dams'],
      })
    },
  )

  it.each([
    ['can you give me an example of erosion', 'how is that different from weathering?'],
    ['How does erosion work?', 'what is the difference between that and weathering?'],
  ])('compares the things of a question about another subject: %s', (before, question) => {
    expect(intentOf(question, before)).toMatchObject({
      kind: 'compare',
      sides: ['erosion', 'weathering'],
    })
  })

  it('compares the things that a question mentions beside “those two”', () => {
    expect(intentOf("what's the difference between those two, tides and dams?")).toMatchObject({
      kind: 'compare',
      sides: ['tides', 'dams'],
    })
  })

  it('includes the previous question after thanks', () => {
    expect(intentOf('thanks, and what about a dam?', 'What is a tide?')).toMatchObject({
      query: { before: 'What is a tide?' },
    })
  })

  it.each([
    ['What is a tide?', 'and a dam?', 'What is a dam?'],
    ['Was ist eine Flut?', 'Danke, und ein Damm?', 'Was ist eine Damm?'],
    ['que es una marea', 'gracias, ¿y una presa?', 'qué es una presa'],
  ])('asks the same of another thing: %s %s', (before, question, asked) => {
    const intent = intentOf(question, before)
    expect('query' in intent && intent.query).toEqual({ question: asked })
    expect(intent).not.toHaveProperty('context.before')
  })

  it.each(['Tell me more about dams', 'What is more important?', 'Which passages are about dams?'])(
    'does not read as a request for more: %s',
    (question) => {
      expect(intentOf(question, 'What causes the tide?').kind).toBe('search')
    },
  )

  it.each(['why is it called a sluice', 'when was it called the old sluice?'])(
    'reads the thing whose name a question asks for as its subject: %s',
    (question) => {
      expect(intentOf(question, 'What causes the tide?')).not.toHaveProperty('query.before')
    },
  )

  it.each(['explain sluices, how do they work', 'gates: what are they for?'])(
    'resolves the pronouns of a question to the first thing it mentions: %s',
    (question) => {
      expect(intentOf(question, 'What causes the tide?')).not.toHaveProperty('query.before')
    },
  )

  it.each(['ok, what does it do?', 'in spring, why is it high?'])(
    'includes the previous question after a remark or a time: %s',
    (question) => {
      expect(intentOf(question, 'What is a tide?')).toHaveProperty('query.before')
    },
  )

  it('ignores the previous question if a question is independent', () => {
    const question = 'Where does a tide mill store its water?'
    expect(intentOf(question, 'Who are you?')).toMatchObject({ query: { question } })
  })
})

it('reads only the page to explain', () => {
  expect(passagesFor({ kind: 'summary', page: 2 }, index, 2000).map(({ page }) => page)).toEqual([
    2,
  ])
})

it('reads a single page only if a question mentions it', () => {
  const intent = intentOf('What does page 2 say about the moon?')
  expect(passagesFor(intent, index, 2000).map(({ page }) => page)).toEqual([2])
})

describe('a question that refers to the previous one', () => {
  const before = 'What is a tide mill?'
  it.each([
    ['en', 'which one is older?'],
    ['en', 'another one'],
    ['en', 'give me an example of it'],
    ['en', 'What are the advantages?'],
    ['en', 'any examples?'],
    ['en', 'definition'],
    ['de', 'warum?'],
    ['de', 'Was sind die Vorteile?'],
    ['de', 'Wer hat das erfunden?'],
    ['de', 'hast du ein Beispiel?'],
    ['es', '¿Cuáles son las ventajas?'],
    ['es', '¿Cómo se forma?'],
  ])('is searched with it in %s: %s', (language, question) => {
    const intent = classifyIntent({ question, before }, indexDocument('Orrin.', language))
    expect(intent).toMatchObject({ kind: 'search', query: { before } })
  })

  it.each([
    ['en', 'explain the second one', 1],
    ['en', 'give me an example of the 3rd type', 2],
    ['de', 'erklär mir die zweite', 1],
    ['de', 'und der letzte?', -1],
    ['de', 'erklär den dritten Fall', 2],
    ['es', 'explica la segunda', 1],
    ['es', '¿y el tercero?', 2],
  ])('is about one of the things listed before in %s: %s', (language, question, position) => {
    const intent = classifyIntent({ question, before }, indexDocument('Orrin.', language))
    expect(intent).toMatchObject({ kind: 'listed', ordinal: { position } })
  })

  it('is a question of its own if it contains more than an ordinal', () => {
    expect(intentOf('Who built the first mill?', before).kind).toBe('search')
    expect(intentOf('explain the second one').kind).toBe('search')
  })

  it.each([
    'Give an example of a dam',
    'Gib mir ein Beispiel für Dämme',
    'Dame un ejemplo de presa',
  ])('is searched alone if it contains its subject: %s', (question) => {
    expect(intentOf(question, before)).toMatchObject({ kind: 'search', query: { question } })
    expect(intentOf(question, before)).not.toHaveProperty('query.before')
  })
})

it.each([
  ['de', 'Was sind die wichtigsten Begriffe?'],
  ['es', '¿Cuáles son los conceptos más importantes?'],
  ['en', 'List the terms I should know'],
  ['de', 'Welche Begriffe muss ich kennen?'],
  ['es', '¿Cuáles son los términos que debo conocer?'],
])('recognises a request for the key terms in %s: %s', (language, question) => {
  const index = indexDocument('Orrin.', language)
  expect(classifyIntent({ question }, index)).toEqual({ kind: 'terms' })
})
