import { describe, expect, it } from 'vitest'
import { tutor as de } from '../../../messages/de/tutor.ts'
import { tutor as es } from '../../../messages/es/tutor.ts'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'
import type { BuiltinMessages } from './messages.ts'

const { builtin } = messages
const PAGES = [
  'The lock of the canal\n\nThe keeper of the lock opens its gate at dawn. Barges wait for him below the bridge.',
  'The bridge\n\nThe bridge of the canal was built of oak. Carts with 12 sacks crossed it in the morning.',
  `The sea\n\n${Array.from({ length: 40 }, (_, i) => `In year ${i + 1} the herring came late.`).join(' ')}`,
]

function ask(question: string, pages = PAGES, language = 'en', texts: BuiltinMessages = builtin) {
  const index = indexDocument(pages.join('\f'), language)
  return answerFromDocument(index, classifyIntent({ question }, index), texts)
}

describe('the closest passages', () => {
  it.each(['already', 'afterwards', 'instead'])(
    'are shown without reporting a general word as missing: %s',
    (word) => {
      const { content } = ask(`What happens in the ${word} open lock?`)
      expect(content).not.toContain('does not use')
    },
  )

  it('are shown below the words that the document does not have', () => {
    const { content, closest } = ask('Which pneumatic gate does the lock have?')
    expect(closest).toBe(true)
    expect(content).toMatch(/^The document does not use the word \*pneumatic\*\.\n\nTh\w+ passage/u)
  })

  it('are not below a general word that only a typing error makes unknown', () => {
    for (const misspelt of ['somthing', 'becuase', 'throught'])
      expect(ask(`Has the ${misspelt} lock a gate of iron?`).content).not.toContain(misspelt)
    expect(ask('What is the anther of the lock?').content).toContain('*anther*')
  })

  it('are at most two if the document lacks words of the question', () => {
    const pages = ['north', 'south', 'east', 'west'].map(
      (side) =>
        `The ${side} lock\n\nThe lock in the ${side} of the canal has a gate of oak, which its keeper opens at dawn.`,
    )
    const passagesOf = (question: string) => ask(question, pages).citations.length
    expect(passagesOf('Who opens the pneumatic gate of a lock?')).toBe(2)
    expect(passagesOf('Who opens the gate of a lock?')).toBeGreaterThan(2)
  })

  it('are shown if a certain answer would leave out the requested information', () => {
    const { content } = ask('Which keeper of the lock repaired its hydraulic gate at dawn?')
    expect(content).toContain('*hydraulic*')
  })

  it('have names that the document lacks above them, whatever else is asked', () => {
    const { content } = ask('When did the keeper of the lock at dawn meet Bertha Kallistratos?')
    expect(content).toContain('*Bertha*, *Kallistratos*')
  })

  it('do not report verbs as missing', () => {
    const { content, closest } = ask('Would barges ever complain?')
    expect(closest, content).toBe(true)
    expect(content).not.toContain('*complain*')
  })

  it('do not report ordinals as missing', () => {
    const { content } = ask('what does the third keeper of the lock carry?')
    expect(content).not.toContain('*third*')
  })

  it('do not report words of a story before the question as missing', () => {
    const { content } = ask(
      'my grandpa always yelled whenever somebody dropped anchors near lock gates, why',
    )
    expect(content).not.toContain('does not use')
  })

  it('report a complete compound as missing if the document has only a part of it', () => {
    const pages = [
      'Die Schleuse\n\nDas Wasser steigt in der Kammer, weil der Wärter das Tor öffnet.',
    ]
    const { content } = ask('Wie funktioniert eine Wasserpumpe?', pages, 'de', de.builtin)
    expect(content).toContain(de.builtin.missing('*Wasserpumpe*', 1))
  })

  it('say that none of them has the requested number', () => {
    const none = ask('How many barges wait below the bridge at the lock of the keeper?')
    expect(none.content).toContain(builtin.noNumber)
    const other = ask('How fast do barges go below the bridge at the lock of the keeper?')
    expect(other.content).not.toContain(builtin.noNumber)
    const elsewhere = ask('How many barges wait below the bridge at the lock of the keeper?', [
      ...PAGES,
      'A barge and the keeper of a lock are 3 parts of the canal of Orrin in the year of the flood.',
    ])
    expect(elsewhere.content).not.toContain(builtin.noNumber)
    const known = ask('How many sacks were on the carts in the evening at the oak bridge?')
    expect(known.content).not.toContain(builtin.noNumber)
  })
})

describe('an amount, a date or a person that is in none of the shown passages', () => {
  it('is reported as missing, in each language', () => {
    const english = ask('How much money does the keeper of the lock cost the canal per year?', [
      ...PAGES,
      'The gate\n\nIts oak cost a lot of money.',
    ])
    expect(english.content).toMatch(new RegExp(`^${builtin.noMoney}`, 'u'))
    const german = ask(
      'Was kostet die Schleuse am Kanal den Wärter?',
      ['Die Schleuse\n\nDer Wärter öffnet die 2 Tore der Schleuse. Der Kanal wurde 1901 gebaut.'],
      'de',
      de.builtin,
    )
    expect(german.content).toMatch(new RegExp(`^${de.builtin.noMoney}`, 'u'))
    const spanish = ask(
      '¿Cuánto cuesta la esclusa del canal al guarda?',
      ['La esclusa\n\nEl guarda abre las 2 puertas de la esclusa. El canal se construyó en 1901.'],
      'es',
      es.builtin,
    )
    expect(spanish.content).toMatch(new RegExp(`^${es.builtin.noMoney}`, 'u'))
    const date = ask('When was the keeper of the lock born at the canal?')
    expect(date.content).toMatch(new RegExp(`^${builtin.noDate}`, 'u'))
    const person = ask('Who invented the gate of the lock?')
    expect(person.content).toMatch(new RegExp(`^${builtin.noPerson}`, 'u'))
  })

  it('is not reported as missing if a passage has it', () => {
    const priced = 'The toll\n\nThe keeper asks a toll of 12 francs for each barge at the lock.'
    const { content } = ask('How much does the lock cost a barge?', [...PAGES, priced])
    expect(content).not.toContain(builtin.noMoney)
  })
})

it('does not report verbs with a particle, wishes or opposites as missing', () => {
  const pages = ['Die Schleuse\n\nDer Wärter darf die Tore der Schleuse nachts nicht aufmachen.']
  const german = ask('wann ist die Schleuse aufzumachen?', pages, 'de', de.builtin)
  expect(german.lack).toBeUndefined()
  expect(ask('What did the keeper want to open?').lack).toBeUndefined()
  expect(ask('What is the opposite of the gate of a lock?').lack).toBeUndefined()
})

it('does not present a passage as the answer that has another year than the question', () => {
  const pages = [
    'The bridge\n\nThe bridge of the canal was rebuilt by Ida Falk after the flood of 1901.',
    'The lock\n\nIn 1977 the keeper of the lock planted oaks beside his house.',
  ]
  const reply = (year: number) =>
    ask(`Who rebuilt the bridge of the canal after the flood of ${year}?`, pages)
  expect(reply(1901).closest).toBeFalsy()
  expect(reply(1977).closest).toBe(true)
  expect(reply(1977).content).toContain(builtin.missingHere('*1977*', 1))
})

it('says that the passages it shows do not have a year that others have', () => {
  const pages = [...PAGES, 'Ice\n\nIn 1977 the river was frozen until the summer.']
  const { content } = ask('Who was the keeper of the lock at the canal in 1977?', pages)
  expect(content).toContain(builtin.missingHere('*1977*', 1))
})

it('does not answer a question for a number of things with a number of other things', () => {
  const pages = [
    'Roofs\n\nThe harbour office has 2,000 solar panels on the roof of its heating system.',
    ...PAGES,
    'Plans\n\nA plan of the canal hangs in the office.',
  ]
  const { content, closest } = ask('How many planets does the solar system have?', pages)
  expect(closest).toBe(true)
  expect(content).toContain('*planets*')
  const panels = ask('How many solar panels does the harbour office have on the roof?', pages)
  expect(panels.closest).toBeUndefined()
})

it('does not read a misspelt verb as a question for an inventor', () => {
  const { closest } = ask(
    '¿Quién inventó la esclusa?',
    ['Esclusas\n\nLa esclusa del canal intenta frenar el agua de Orrin. El guarda abre la puerta.'],
    'es',
  )
  expect(closest).toBe(true)
})

describe('the words of a question', () => {
  it.each([
    [
      'de',
      'Die Schleuse hat ein Tor, das keiner öffnet.',
      'warum will das dann trotzdem keiner machen?',
      'trotzdem',
    ],
  ])(
    'that are question words are not reported as missing in %s: %s',
    (language, text, question, word) => {
      expect(ask(question, [text], language).content).not.toContain(`*${word}*`)
    },
  )

  it('are reported as missing, also if the rest was quoted before', () => {
    const index = indexDocument(PAGES.join('\f'), 'en')
    const before = 'What does the keeper of the lock open?'
    const shown = answerFromDocument(index, classifyIntent({ question: before }, index), builtin)
    const quotes = shown.citations.map(({ quote }) => quote)
    const question = 'but what about the pneumatic one?'
    const intent = classifyIntent({ question, before, shown: quotes }, index)
    expect(answerFromDocument(index, intent, builtin).content).toContain('*pneumatic*')
  })

  it('are reported as missing if they are in a second question', () => {
    const { content } = ask('What does the keeper open and what did he do in the pneumatic lock?')
    expect(content).toContain('opens its gate at dawn')
    expect(content).toContain('*pneumatic*')
  })
})

describe('a question as learners type it', () => {
  it.each([
    [
      'es',
      es.builtin,
      'que baterias necesita el molino?',
      'El molino\n\nLas baterías del molino son de plomo. El molino de la costa muele de noche.',
      'plomo',
    ],
    [
      'es',
      es.builtin,
      'cuánto vale la constante del molino?',
      'El molino\n\nLa constante del molino es 12 vueltas por hora. El molino de la costa muele de noche.',
      '12 vueltas',
    ],
    [
      'de',
      de.builtin,
      'was heisst nachlauf bei der mühle?',
      'Die Mühle\n\nNachlauf heißt bei der Mühle die Zeit bis zum Stillstand. Die Mühle mahlt bei Nacht.',
      'Stillstand',
    ],
    [
      'de',
      de.builtin,
      'seit wann mahlt die mühle bei nacht?',
      'Die Mühle\n\nDie Mühle mahlt seit Mitte der 90er Jahre bei Nacht. Der Müller schläft am Tag.',
      '90er',
    ],
  ] as const)(
    'is answered in %s without a word about what is missing',
    (language, texts, question, page, words) => {
      const { content, lack } = ask(question, [page], language, texts)
      expect(lack).toBeUndefined()
      expect(content).toContain(words)
    },
  )
})

describe('a person or a date in a passage that is shown', () => {
  it('is not reported as missing', () => {
    const { content } = ask('Who came up with the spectrum of the lock?', [
      ...PAGES,
      'The spectrum of locks\n\nIn Orrin & Co. v. Weir, Judge Henry Falk listed five kinds of locks along a spectrum.',
    ])
    expect(content).toContain('Henry Falk')
    expect(content).not.toContain(builtin.noPerson)
  })

  it('is shown first, also if it is expressed in other words', () => {
    const founded = 'The Weir League was founded by towns that feared the flood of the river.'
    const dated = 'The Weir League was made in 478 BC, when the dam of Tarn was built of oak.'
    const { content } = ask('When was the Weir League founded?', [
      ...PAGES,
      `The Weir League\n\n${founded} Its towns paid for each gate.\n\nGates were dear in these years.\n\n${dated} The gates of the island were sold.`,
    ])
    const [first, other] = [dated, founded].map((text) => content.indexOf(text.slice(0, -1)))
    expect(first).toBeGreaterThan(-1)
    expect(other === -1 || Number(other) > Number(first)).toBe(true)
  })

  it('is not confused with a number of another thing', () => {
    const { content } = ask('When was the keeper of the lock born at the canal?', [
      ...PAGES,
      'The basin\n\nThe keeper of the lock at the canal has 128 berths.',
    ])
    expect(content).toMatch(new RegExp(`^${builtin.noDate}`, 'u'))
  })

  it('is in the sentence that is nearest of those shown before', () => {
    const pages = [
      ...PAGES,
      'The spectrum of locks\n\nThe public sees the spectrum of locks only after many years. A spectrum of locks is of use to the towns. In Orrin & Co. v. Weir, Judge Henry Falk listed five kinds of locks along it.',
    ]
    const index = indexDocument(pages.join('\f'), 'en')
    const before = 'What is the spectrum of locks of use to?'
    const asking = (asked: Parameters<typeof classifyIntent>[0]) =>
      answerFromDocument(index, classifyIntent(asked, index), builtin)
    const shown = asking({ question: before }).citations.map(({ quote }) => quote)
    expect(shown.join(' ')).toContain('Henry Falk')
    const { content } = asking({ question: 'Who came up with it?', before, shown })
    expect(content).toContain(builtin.repeated)
    expect(content).toContain('Henry Falk')
  })
})

it('reports a word that is written as a sign as missing', () => {
  const { content } = ask('How does the keeper of the lock measure the pH?')
  expect(content).toContain('*pH*')
})

it('does not report words as missing that the text writes with a hyphen or a mark', () => {
  const page =
    'Berufs- und Praxisfelder der Müller sind Mühlen, Siele und Deiche. Müller*innen arbeiten auch am Meer und prüfen dort den Bau der Schleusen.'
  const { content } = ask(
    'In welchen Berufsfeldern arbeiten Müllerinnen?',
    [page],
    'de',
    de.builtin,
  )
  expect(content).not.toMatch(/im Dokument nicht vor/u)
})
