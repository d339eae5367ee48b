import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'
import { askedTerms } from './question/coverage.ts'
import { answerTypeOf, holdsAnswer } from '../question/subject/answer-type.ts'
import { analysedDocument } from './document/analysed-document.ts'

const asking = (...pages: readonly string[]) => {
  const index = indexDocument(pages.join('\f'))
  return (question: string) =>
    answerFromDocument(index, classifyIntent({ question }, index), messages.builtin)
}

/** The words of a question that a text has. */
const knownOf = (question: string, text: string): string[] =>
  askedTerms({ question }, analysedDocument(indexDocument(text)))
    .filter(({ forms }) => forms.size > 0)
    .map(({ word }) => word)

describe('the kind of answer that a question asks for', () => {
  it.each([
    ['How do you decide how many gates to open?', 'process'],
    ['Why is it important to know when the tide turns?', 'reason'],
    ['How many people know why the mill stopped?', 'number'],
    ['Wie merke ich, wann die Flut kommt?', 'process'],
  ])('is determined by the first of two question words: "%s"', (question, type) => {
    expect(answerTypeOf(question)).toBe(type)
  })

  it('is not the year of a source', () => {
    expect(holdsAnswer('number', 'Millers drank beer (Falk et al., 2023).')).toBe(false)
    expect(holdsAnswer('number', 'Millers drank beer (Falk, 2023; Orrin, 2024).')).toBe(false)
    expect(holdsAnswer('number', 'Millers drank 3 cups (Falk et al., 2023).')).toBe(true)
  })

  it('is not read in a capitalised noun in a language that capitalises all nouns', () => {
    expect(holdsAnswer('person', 'Die Modelle dieser Art sind alt.', 'de')).toBe(false)
    expect(holdsAnswer('person', 'Das zeigte Orrin (1977) an Mühlen.', 'de')).toBe(true)
    expect(holdsAnswer('person', 'Das zeigte später Ida Falk.', 'de')).toBe(true)
  })
})

const GRAIN = `Grain of the coast

Rye has much fiber, and the millers of the coast ate it every day of the year.

The esophagus is a tube through which the bread of the millers reaches the stomach.

The size of the stones was chosen by the miller.`

describe('words of a question that the document writes in another way', () => {
  it('are found where the document has full stops in an abbreviation', () => {
    const ask = asking(
      'K. T. ground the rye of the coast until 1911. The storm took the dam from K. T. in one night.',
    )
    expect(ask('what did KT grind?').content).toContain('K. T. ground the rye')
  })

  it('are found where the document has a hyphen', () => {
    const ask = asking(
      'The banks of the polder were built by the millers. A cross-dyke divides the polder of Orrin.',
    )
    const { content, lack } = ask('where is the crossdyke?')
    expect(content).toContain('A cross-dyke divides the polder')
    expect(lack).toBeUndefined()
  })

  it('are found in capitals if they are stop words otherwise', () => {
    const text = 'The millers of the coast read the SO of a mill every day.'
    expect(knownOf('Who reads the SO of it?', text)).toContain('so')
    expect(knownOf('so who reads it?', text)).not.toContain('so')
  })

  it('are found with a letter once that a learner writes twice', () => {
    expect(knownOf('Who looses the grain?', 'Millers lose the grain.')).toEqual(['looses', 'grain'])
  })

  it('are not read as misspellings if they have a synonym in the document', () => {
    const [term] = askedTerms(
      { question: 'Wie misst man die Flut?' },
      analysedDocument(
        indexDocument('Die Messung der Flut misslang. Ohne die Miss Falk war der Müller arm.'),
      ),
    )
    expect(term?.respelt).toBeNull()
  })

  it('are not found by synonyms of another word with the same stem', () => {
    const [term] = askedTerms(
      { question: 'imports of rye' },
      analysedDocument(
        indexDocument('The main reason was the key to the mill. Imports of rye were dear.', 'en'),
      ),
    )
    expect([...(term?.forms ?? [])]).not.toContain('main')
  })

  it('are found in the spelling of the document', () => {
    const reply = asking(GRAIN)('Which grain has fibre?')
    expect(reply.refused).toBe(false)
    expect(reply.content).toContain('Rye has much fiber')
    expect(knownOf('What is the oesophagus?', 'The esophagus is a tube.')).toEqual(['oesophagus'])
  })

  it('do not match a word that only ends like them', () => {
    expect(knownOf('How is it reproduced?', 'The membrane is produced in spring.')).toEqual([])
    expect(knownOf('What is photophosphorylation?', 'It is phosphorylation by light.')).toEqual([
      'photophosphorylation',
    ])
  })

  it('do not include those of a German request', () => {
    const index = indexDocument(
      'Mühlen\n\nDie Mühle mahlt das Korn der Küste. Sie steht am Deich und hat ein Rad aus Eiche.',
    )
    const words = askedTerms(
      { question: 'Erkläre mir die Mühle ganz einfach.' },
      analysedDocument(index),
    )
    expect(words.map(({ word }) => word)).toEqual(['mühle'])
  })

  it('are found behind Arabic particles and prefixes', () => {
    expect(knownOf('يتسبب', 'تسبب الرياح حركة العجلة في البحر القريب من القرية.')).toEqual([
      'يتسبب',
    ])
  })
})

describe('a thing with a letter', () => {
  const ask = asking(
    'Vitamins\n\nAn adult needs 20 units of vitamin D every day. Vitamin D is made in the skin.',
  )

  it('is not answered by the one with another letter', () => {
    const { closest, refused } = ask('How much vitamin C does an adult need every day?')
    expect(closest ?? refused).toBe(true)
  })

  it('is answered if the document has it', () => {
    expect(ask('How much vitamin D does an adult need every day?')).toMatchObject({
      refused: false,
    })
    expect(ask('How much vitamin D does an adult need every day?').closest).toBeUndefined()
  })
})

describe('a sentence of slides without a full stop', () => {
  it('defines a term', () => {
    const others = ['Mills', 'Gates', 'Ponds', 'Stones', 'Costs', 'Grain', 'Owners']
    const ask = asking(
      'Silting\n\nIn groups of three, talk about this:\nWhat is silting?',
      'Silting\n\nSilting is the slow filling of a pond with mud\nIt ends the work of a mill',
      ...others.map((title) => `${title}\n\nThe ${title.toLowerCase()} of the coast are old`),
    )
    expect(ask('Explain silting to me simply').content).toContain(
      '**Silting** is the slow filling of a pond',
    )
  })
})

describe('kinds', () => {
  it('are not read from a sentence about one type', () => {
    const ask = asking(
      'Bread\n\nBread of the coast is linked to illness of the heart, overweight and type 2 diabetes among bread eaters.\n\nThere are several kinds of bread: rye bread, barley bread and oat bread.',
    )
    expect(ask('What kinds of bread are there?').content).toContain('oat bread')
  })
})

describe('a question for examples', () => {
  it('is answered by the table whose caption contains the requested things', () => {
    const ask = asking(
      'Food of the mill\n\nThe miller ate what the coast gave him, and he wrote about food that has fiber.\n\nTable 1. Common foods and their fiber\n\nFood\t|\tFiber\nRye\t|\t8.9\nOats\t|\t7.7\nBarley\t|\t6.4\n\nThe mill was closed in the year of the flood, when the dam of oak broke and nobody built it again.',
    )
    const { content } = ask('Give me some examples of foods with a lot of fibre')
    expect(content).toContain('Table 1')
    expect(content).toContain('Oats')
  })
})

describe('a word that the text writes in another way', () => {
  it.each([
    ['¿qué era canada?', 'Los dominios eran Canadá y Australia, y se sentían unidos a la corona.'],
    [
      '¿por qué son lentos los hubs?',
      'Un hub repite cada señal, y por eso la red del molino es lenta.',
    ],
  ])('is found: %s', (question, text) => {
    expect(knownOf(question, text)).toContain(/canada|hubs/u.exec(question)?.[0])
  })

  it('is not another word of three letters', () => {
    expect(knownOf('What is a mass?', 'The map of the mill is old, and a mast is long.')).toEqual(
      [],
    )
  })
})

describe('other words of the thesaurus', () => {
  const MILLERS = `The guild of Orrin

The guild of the millers met in the long hall, and a clerk wrote the names of all millers into its books.

The end of the work

The owner of the large mill became insolvent in 1911, since the harbour was full of sand.

The bread of the mill

The families of the coast ate bread of the mill, and the bakers lived beside the mill.`

  it('find the passage that has them', () => {
    const { content } = asking(MILLERS)('why did the mill go bust')
    expect(content).toMatch(/^[^]*became insolvent in 1911/u)
    expect(content.replace(/became insolvent[^]*/u, '')).not.toContain('bakers')
  })

  it('are not reported as missing', () => {
    expect(asking(MILLERS)('Did the bakers cause the bankruptcy?').content).not.toContain(
      '*bankruptcy*',
    )
  })

  it('are compounds that end with the word in German', () => {
    const [term] = askedTerms(
      { question: 'Arten von Verzögerung' },
      analysedDocument(
        indexDocument('Die Anfahrverzögerung ist die Zeit, die der Fahrer für den Start braucht.'),
      ),
    ).filter(({ word }) => word === 'verzögerung')
    expect(term?.related.length ?? 0).toBeGreaterThan(0)
  })
})
