import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'
import { listedName, nameOfItem } from './lookups/lists/listed.ts'

const PAGE = `The parts of a tide mill

A tide mill has three parts:

• dam: a wall of oak that holds the water of the flood until the sea has fallen
• race
  ◦ of larch in the north
  ◦ of stone in the south
• the millers

The race of the mill is a narrow channel that leads the water of the ebb to the wheel at Orrin.

The storm of 1911

A storm from the north broke the wheel of the mill, and the owner sold the stones to Falk.

The owners of the mill

Of the owners of the mill the third group are the millers, who bought it after the storm.`

const index = indexDocument(PAGE, 'en')
const ask = (question: string, before = 'What are the parts of a tide mill?'): string => {
  const intent = classifyIntent({ question, before }, index)
  const { content, citations } = answerFromDocument(index, intent, messages.builtin)
  for (const { quote } of citations) expect(PAGE).toContain(quote)
  return content.replaceAll('**', '')
}

describe('a question about one of the things that were listed', () => {
  it('shows that one alone if the list says what it is', () => {
    expect(ask('and the first one?')).toBe(
      '- dam: a wall of oak that holds the water of the flood until the sea has fallen [p. 1]',
    )
  })

  it('shows what is below it', () => {
    expect(ask('explain the second one')).toBe(
      '- race\n  - of larch in the north\n  - of stone in the south [p. 1]',
    )
  })

  it('shows the text of the document about an item that consists of a name', () => {
    for (const question of ['tell me more about the third', 'what about the last one?'])
      expect(ask(question)).toMatch(/^- the millers \[p\. 1\][\s\S]*third group are the millers/u)
  })

  it('is answered as another question if nothing was listed', () => {
    expect(ask('and the second one?', 'What broke the wheel of the mill?')).toContain('A storm')
    expect(ask('and the eighth one?')).toContain('A tide mill has three parts')
  })
})

it('shows the item to which a question refers by an ordinal and the noun of the list', () => {
  const text = `The guild\n\nThe guild has three levels:\n\n• Level I: apprentices and boys\n• Level II: millers, smiths and all men of the dam\n• Level III: masters and clerks`
  const guild = indexDocument(text, 'en')
  const [question, before] = ['which ones are in the second level?', 'What levels has the guild?']
  const intent = classifyIntent({ question, before }, guild)
  const { content } = answerFromDocument(guild, intent, messages.builtin)
  expect(content).toBe('- Level II: millers, smiths and all men of the dam [p. 1]')
})

describe('a question that refers to a listed thing by an ordinal', () => {
  const OWNERS = `${PAGE}

Repairs of the dam

The dam of the mill was repaired in 1850 by the owners from the village, who had no stones left.

Repairs of the race

The race of the mill was repaired in 1901 by masons from the town, who had more stones than they needed.

The tides

A spring tide turns the wheel for two hours a day. It is the best time for the mill.

A neap tide turns the wheel for five minutes a day. It is the worst time for the mill.`
  const owners = indexDocument(OWNERS, 'en')
  const askAll = (question: string, before: string): string =>
    answerFromDocument(owners, classifyIntent({ question, before }, owners), messages.builtin)
      .content

  it('is about the item of a list', () => {
    const before = 'What are the parts of a tide mill?'
    const reply = askAll('which people repaired the second one?', before)
    expect(reply).toContain('masons from the town')
    expect(reply).not.toContain('owners from the village')
  })

  it('is about a side of a comparison', () => {
    const before = 'What is the difference between a spring tide and a neap tide?'
    const reply = askAll('and how long does the wheel turn in the second one?', before)
    expect(reply).toContain('five minutes a day')
    expect(reply.indexOf('five minutes')).toBeLessThan((reply + 'two hours').indexOf('two hours'))
  })

  it('is a search if the ordinal refers to no thing', () => {
    const reply = askAll('what broke the eighth one?', 'What are the parts of a mill?')
    expect(reply).toContain('A storm from the north broke the wheel')
  })
})

it('shows all of the things that a sentence counts, also those on the next page', () => {
  const pages = [
    'Gates\n\nThe guild has three ways to open a gate.\n\n1. By hand: two men lift it.\n2. By rope: one man pulls it over a wheel.',
    '3. By water: the flood lifts it alone.\n\nThe rest of the year the gates of the guild are closed.',
  ]
  const gates = indexDocument(pages.join('\f'), 'en')
  const intent = classifyIntent({ question: 'what are those three ways?', before: 'gates' }, gates)
  const { content } = answerFromDocument(gates, intent, messages.builtin)
  for (const way of ['By hand', 'By rope', 'By water']) expect(content).toContain(way)
  expect(content).not.toContain('rest of the year')
})

it('lists the kinds of a thing to which an ordinal refers', () => {
  const text = `Tides\n\nThere are two tides:\n\n- spring tides: tides that are higher than others\n- neap tides: tides that are lower than others\n\nNeap tides\n\nThere are two kinds of neap tides:\n\n- early neaps\n- late neaps`
  const tides = indexDocument(text, 'en')
  const [question, before] = ['what kinds of the second one are there?', 'What tides are there?']
  const { content } = answerFromDocument(
    tides,
    classifyIntent({ question, before }, tides),
    messages.builtin,
  )
  for (const kind of ['early neaps', 'late neaps']) expect(content).toContain(kind)
})

describe('a question that refers by an ordinal to a thing of a sentence', () => {
  const text = `The gates

A lock has three gates: the guard gate, the sluice gate, and the flood gate. They are of oak.

The guard gate

The guard gate was built by Orrin in a yard.

The sluice gate

The sluice gate was built by Falk in a yard.

The flood gate

The flood gate was built by Ida in a yard.`
  const gates = indexDocument(text, 'en')

  it.each([
    ['who built the second one?', 'by Falk'],
    ['who built the last of them?', 'by Ida'],
  ])('is about that thing: %s', (question, answered) => {
    const before = 'How many gates has a lock?'
    const intent = classifyIntent({ question, before }, gates)
    expect(intent.kind).toBe('aboutListed')
    const { citations } = answerFromDocument(gates, intent, messages.builtin)
    expect(citations[0]?.quote).toContain(answered)
  })
})

it.each([
  ['en', 'list the 4 gates', 'the sea gate, the pond gate, the wheel gate and the fish gate.'],
  ['de', 'nenn die vier Tore', 'das Seetor, das Teichtor, das Radtor und das Fischtor.'],
  ['es', 'nombra las 4 puertas', 'la puerta alta, la puerta baja, la puerta vieja y la nueva.'],
])('refers to one of as many things as the question in %s says', (language, question, things) => {
  const citations = ['Falk, Orrin and Ida.', things].map((quote) => ({ page: 1, quote }))
  const answered = { content: '', citations, unsupported: [], refused: false }
  expect(listedName(answered, -1, { question, language })).toMatch(/fish gate|Fischtor|nueva/u)
  const uncounted = question.replace(/\b(?:4|vier) /u, '')
  expect(listedName(answered, -1, { question: uncounted, language })).toBe('Ida')
})

it('refers by an ordinal to one of two things that a sentence distinguishes', () => {
  const text = `The tides

There are two kinds of tides — spring tides (twice a month), which are high and fill the pond, and neap tides (twice as well), which leave it half empty.

Work at the lower gate

At spring tides, the millers of the coast work by night and lift the lower gate alone.

Work at the upper gate

At neap tides, the millers of the coast rest and mend the upper gate with tar.`
  const tides = indexDocument(text, 'en')
  const [question, before] = [
    'what do they mend at the second one?',
    'What are the two kinds of tides?',
  ]
  const intent = classifyIntent({ question, before }, tides)
  expect(intent.kind).toBe('aboutListed')
  const { citations } = answerFromDocument(tides, intent, messages.builtin)
  expect(citations[0]?.quote).toMatch(/^At neap tides/u)
})

it.each([
  [
    'en',
    'How is a gate opened in three steps?',
    'and where does the second step happen?',
    'A gate is opened in three steps. First, a man climbs the ladder at the wall. Second, the rope is pulled in the tower. It takes two men. Finally, the flood lifts the gate.',
    /^Second, the rope is pulled in the tower\. It takes two men/u,
  ],
  [
    'de',
    'Wie wird ein Tor in drei Schritten geöffnet?',
    'und der zweite Schritt?',
    'Ein Tor wird in drei Schritten geöffnet. Erstens steigt ein Mann auf die Leiter. Zweitens wird das Seil im Turm gezogen. Drittens hebt die Flut das Tor.',
    /^Zweitens wird das Seil im Turm gezogen/u,
  ],
  [
    'es',
    '¿Cómo se abre una compuerta en tres pasos?',
    '¿y el segundo paso?',
    'Una compuerta se abre en tres pasos. En primer lugar, un hombre sube a la escalera. En segundo lugar, se tira de la cuerda en la torre. En tercer lugar, la marea levanta la compuerta.',
    /^En segundo lugar, se tira de la cuerda/u,
  ],
])('shows the sentences about one of the things that a paragraph counts (%s)', (...row) => {
  const [language, before, question, text, expected] = row
  const gate = indexDocument(text, language)
  const intent = classifyIntent({ question, before }, gate)
  expect(answerFromDocument(gate, intent, messages.builtin).content).toMatch(expected)
})

it('counts the inner items of one that announces them, not the items beside it', () => {
  const lines = [
    '• A tide mill has three gates:',
    '  ◦ the flap gate of larch',
    '  ◦ the lift gate of oak',
    '  ◦ the drop boards of pine',
    '• Many mills stand on bays',
  ]
  const mill = indexDocument(['Gates', '', ...lines].join('\n'), 'en')
  const intent = classifyIntent(
    { question: 'and the second one?', before: 'What gates does a tide mill have?' },
    mill,
  )
  const { content } = answerFromDocument(mill, intent, messages.builtin)
  expect(content).toMatch(/^- the lift gate of oak/u)
})

it.each([
  ['Its sluice gate (for the flood of the spring)', 'Its sluice gate'],
  ['sluice gate (lower): a gate of oak', 'sluice gate'],
  ['a gate of oak that opens with the flood', undefined],
])('uses the name of an item without its brackets: %s', (item, name) => {
  expect(nameOfItem(item)).toBe(name)
})

it('does not refer to things in the closest passages, which may have anything in a row', () => {
  const citations = [{ page: 1, quote: 'The lock has gates, walls and a floor.' }]
  const answered = { content: '', citations, unsupported: [], refused: false }
  const asked = { question: 'what are the layers?', language: 'en' }
  expect(listedName(answered, 1, asked)).toBe('walls')
  expect(listedName({ ...answered, closest: true }, 1, asked)).toBeUndefined()
})
