import { describe, expect, it } from 'vitest'
import { tutor as germanWords } from '../../../messages/de/tutor.ts'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { markBold } from '../../../testing/documents/emphasis.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const asking = (...pages: readonly string[]) => {
  const index = indexDocument(pages.join('\f'))
  return (question: string, before?: string) => {
    const reply = answerFromDocument(
      index,
      classifyIntent({ question, before }, index),
      messages.builtin,
    )
    for (const { page, quote } of reply.citations) expect(index.pages[page - 1]).toContain(quote)
    return { ...reply, text: reply.content.replaceAll('**', '') }
  }
}

const CHAPTER = [
  `4 Tides

4.1 Spring and neap

A spring tide is a large tide that comes with a new moon. The sun and the moon then pull in one line. Sailors of Orrin wait for it to float heavy ships over the bar.

A neap tide is a small tide that comes with a half moon. Unlike a spring tide, a neap tide leaves much of the shore wet all day.

4.2 Causes of tides

Tides are caused by the gravity of the moon and, to a smaller part, of the sun. The water on the side of the moon is pulled more than the solid earth, so it rises.

Three things change the height of a tide:
• the shape of the bay
• the wind
• the pressure of the air

The tidal range (TR) of a bay is the vertical distance between high and low water. In 1833 William Whewell proposed a map of equal tides, which he called cotidal lines.`,
  `Table 4.1 Tidal range of four bays.
Bay Range Month
Orrin 4.2 m March
Falk 7.9 m October
Reindl 1.1 m May

Figure 4.2 The water level at Orrin over one day.

Figure 4.2 shows two high waters in about twenty-five hours.

The angle α is the latitude of the place.

Review Questions

1. A neap tide is caused by volcanoes under the sea.
a. true
b. false

References

Whewell, W. (1833). Essay towards a map of cotidal lines. Philosophical Transactions, 123, 147–236.

Key Terms

cotidal line line through places with high water at the same time
neap tide small tide at half moon
spring tide large tide at new moon

Summary

Tides rise and fall twice a day because the moon pulls the sea. Spring tides are large and neap tides are small.`,
]
const ask = asking(...CHAPTER)

describe('the built-in tutor', () => {
  it('quotes the glossary entry and the defining sentence of a term', () => {
    const { text } = ask('What is a spring tide?')
    expect(text).toContain('spring tide: large tide at new moon [p. 2]')
    expect(text).toContain('A spring tide is a large tide that comes with a new moon.')
  })

  it('finds a term by its abbreviation and the words after it', () => {
    const { text } = asking(
      `1 Mills

Today, T-M architecture is a wide field with many members, which the guild counts each year.

Key Terms

sluice: gate that lets the water through

tide and mill (T-M) architecture: art of building where the sea and a wheel meet`,
    )('What is T-M architecture?')
    expect(text).toContain('art of building where the sea')
  })

  it('quotes a term that only the glossary defines once', () => {
    const { text } = asking(
      `Mills

The water turns the wheel of the mill.

Key Terms

basin: hollow that holds the water of a mill

sluice: gate that lets the water through

weir: low wall across a river`,
    )('What is a sluice?')
    expect(text.match(/gate that lets the water through/g)).toHaveLength(1)
  })

  it('compares both sides and adds a contrasting sentence', () => {
    const { text } = ask('Spring vs neap tides')
    expect(text).toContain('A spring tide is a large tide')
    expect(text).toContain('A neap tide is a small tide')
    expect(text).toContain('Unlike a spring tide')
  })

  it('begins with the paragraph that states the difference of the sides', () => {
    const { text } = asking(
      `1 Mills

1.1 Water mills

Water mills are mills that a river turns. They turn at night too.

1.2 Wind mills

Wind mills are mills that the wind turns. Unlike water mills, wind mills stand on hills.

There are key differences between water mills and wind mills. The river turns the wheel at night too. Sails need a man who sets them.`,
    )('How do water mills differ from wind mills?')
    expect(text).toMatch(/^There are key differences.*the wheel at night too\. Sails need/u)
  })

  it.each([
    'Tide mills grind by the clock of the sea. By contrast, wind mills grind when it blows.',
    'Wind mills stand on the hills of the land. Unlike tide mills, they have no dam.',
  ])('begins with sentences that contrast the sides together: %s', (sentences) => {
    const { text } = asking(
      `1 Mills

Mills are houses with stones. ${sentences} Tide mills are mills that the sea turns.

Wind mills are mills that the wind turns.`,
    )('tide mills vs wind mills')
    expect(text.startsWith(sentences.slice(0, -1))).toBe(true)
  })

  it('contrasts sides whose common words are in the heading', () => {
    const ask = asking(
      `1 Mills

1.1 What is the difference between tide mills in bays and on rivers?

While those in bays stop at neap tide, those on rivers have water from the hills as well.

1.2 The water of tide mills

The tide mills in bays use the flood that comes over the bar of the sea every day.

1.3 The owners of tide mills

The tide mills on rivers belong to the villages that lie beside them on the hills.`,
    )
    const { text } = ask('Compare tide mills in bays with tide mills on rivers')
    expect(text).toMatch(/^While those in bays stop at neap tide/u)
  })

  it('compares kinds by the entries that define only what tells them apart', () => {
    const { pages, emphasis } = markBold([
      `Clases

En la costa de Orrin hay dos tipos:

• **Especialista**: muele un único grano y depende de quien lo trae.
• **Generalista**: muele cualquier grano y sobrevive a una mala cosecha.

Competencia

Generalmente hay varias especies de molinos en la misma costa, que se quitan el grano.`,
    ])
    const index = indexDocument(pages.join('\f'), 'es', { emphasis, structure: [] })
    const question = '¿Qué diferencia hay entre un molino especialista y uno generalista?'
    const intent = classifyIntent({ question }, index)
    const { content } = answerFromDocument(index, intent, messages.builtin)
    expect(content).toContain('muele un único grano')
    expect(content).toContain('muele cualquier grano')
  })

  it('compares sides of which one lacks the words that both share', () => {
    const { text } = asking(
      `1 Gates

The yearly tidal gate is a gate that opens once in spring. The owners pay for it together.

1.1 Others

Whether they pay for the yearly or the daily tidal gate, the villages quarrel over it. The daily tidal gate is a gate that opens with each flood.`,
    )('What is the difference between a yearly and a daily tidal gate?')
    expect(text).toContain('opens once in spring')
    expect(text).toContain('opens with each flood')
  })

  it('does not read two things of a list as a third one', () => {
    const { text } = asking(
      `1 Prices

There are two means: tolls, quotas and talks of the villages. Recall from the first part that tolls are charges on the boats that pass the gate.

A boat quota is a limit on the number of boats in a day.`,
    )('What is the difference between a toll and a boat quota?')
    expect(text).toContain('tolls are charges')
    expect(text).toContain('limit on the number of boats')
    expect(text).not.toContain('toll quota')
  })

  it('compares sides by sentences of their own, not by one that only mentions both', () => {
    const { text } = asking(
      `1 Gates

The word gate stands for the "spring" gate, the "winter" gate and the boards beside them.

With a spring gate the water of the hills is held back, so that the wheel turns in summer.

With a winter gate the ice is kept away from the wheel, which stands still for a month.`,
    )('What is the difference between a spring gate and a winter gate?')
    expect(text).toContain('water of the hills')
    expect(text).toContain('ice is kept away')
  })

  it('finds a number in words that the question has in digits', () => {
    const mill = asking(
      `1 Bread

With the rule of seven sacks a loaf costs 20 coins in Orrin.

Without a rule a loaf of sacks costs 12 coins in Orrin, as it always has.`,
    )
    expect(mill('how much is a loaf in Orrin with the 7 sack rule').text).toMatch(
      /^(?:\*.*\*\s+)?With the rule of seven/u,
    )
  })

  it('does not compare things that the text only mentions together', () => {
    const reply = asking('The guild checks the licence and the pass of every miller at the gate.')(
      'What is the difference between a licence and a pass?',
    )
    expect(reply.closest).toBe(true)
  })

  it('shows the paragraph that explains a figure, not only the sentence with its number', () => {
    const { text } = asking(
      `Mills

Figure 1 The gate at ebb.

The gate at ebb is shown in Figure 1. The water leaves the pond from below, so that the wheel turns.`,
    )('What can be seen in figure 1?')
    expect(text).toContain('leaves the pond from below')
  })

  it('begins a definition with its own sentence if the one before depends on another', () => {
    const { text } = asking(
      'A second look at a page is easy, and ease is taken for knowledge. It is a poor guide. The feeling that an easy text is a known text is called the reading illusion.',
    )('What is the reading illusion?')
    expect(text).toMatch(/^The feeling that an easy text/u)
  })

  it('shows the paragraph that contrasts two sides of which the text has no definition', () => {
    const { text } = asking(`Mills

We count Orrin mills and Falk mills. Orrin mills were drawn by Reindl. Falk mills stand in the north.

The two have much in common. Orrin mills grind at ebb, whereas Falk mills grind at flood. This is why they need higher dams.`)(
      'What is the difference between Orrin mills and Falk mills?',
    )
    expect(text).toContain('This is why they need higher dams')
  })

  it('quotes a list with its items', () => {
    expect(ask('What things change the height of a tide?').text).toContain(
      '- the shape of the bay\n- the wind\n- the pressure of the air [p. 1]',
    )
  })

  it('prefers the entry of the very word to that of a word with its stem', () => {
    const ask = asking(
      `Mills

A mill grinds rye that a sampler takes from the wagons.

Glossary

Sampling: where rye is taken from each wagon of a train
Sieve: a plate with holes
Sample: the part of the rye that is examined
Sluice: a gate that holds the water`,
    )
    expect(ask('What is a sample?').text).toContain('the part of the rye that is examined')
  })

  it('lists the kinds of a thing from the glossary', () => {
    expect(ask('What types of tides are there?').text).toMatch(/- neap tide: .*\n- spring tide: /)
  })

  it('quotes table rows and the figure that a question mentions', () => {
    expect(ask('What does table 4.1 show?').text).toContain('- Orrin 4.2 m March\n- Falk 7.9 m')
    const figure = ask('What can be seen in figure 4.2?').text
    expect(figure).toContain('The water level at Orrin over one day')
    expect(figure).toContain('two high waters in about twenty-five hours')
  })

  it('finds a value in a table', () => {
    expect(ask('What is the range of the bay of Falk?').text).toContain('7.9 m')
  })

  it("quotes the paragraphs under the heading of a question's subject", () => {
    expect(ask('Tell me more about the causes of tides').text).toContain('gravity of the moon')
  })

  it.each([
    ['hyphens', 'What are co-tidal lines?', 'cotidal line'],
    ['Greek letters', 'What does alpha stand for?', 'angle α is the latitude'],
    ['abbreviations', 'What is TR?', 'vertical distance'],
    ['typing errors', 'What is a sprnig tide?', 'large tide'],
    ['asking words', 'Who came up with the map of equal tides?', 'William Whewell proposed'],
  ])('handles %s', (_what, question, expected) => {
    expect(ask(question).text).toContain(expected)
  })

  it('never quotes exercises or references as facts', () => {
    for (const question of [
      'What causes a neap tide?',
      'Are neap tides caused by volcanoes under the sea?',
      'What did Whewell write about cotidal lines?',
      'Summarise this document',
      'What are the key terms?',
    ]) {
      const { text } = ask(question)
      expect(text).not.toContain('volcanoes')
      expect(text).not.toContain('Philosophical Transactions')
    }
  })

  it('summarises a document by its own summary and a section by its paragraphs', () => {
    expect(ask('What is this document about?').text).toContain('twice a day because the moon')
    const section = ask('Summarise the section on spring and neap').text
    expect(section).toContain('A neap tide is a small tide')
    expect(section).not.toContain('gravity of the moon')
  })

  it('offers a quiz and states that it cannot translate', () => {
    expect(ask('Quiz me on this')).toMatchObject({ action: { kind: 'quiz' }, refused: false })
    expect(ask('Translate this into French').content).toBe(messages.builtin.translate)
  })

  it('offers a quiz as the message describes it, on the pages of its topic', () => {
    const offer = ask('give me 3 hard multiple choice questions on the tidal range')
    expect(offer.action).toEqual({
      kind: 'quiz',
      counts: { mcq: 3 },
      difficulty: 'hard',
      topic: 'the tidal range',
      pages: [1],
    })
    expect(offer.content).toBe(messages.builtin.quizAbout('the tidal range', '1', 1))
  })

  it('offers a quiz on the complete document where no page is about its topic', () => {
    const offer = ask('quiz me on *photosynthesis*')
    expect(offer.action).toEqual({ kind: 'quiz' })
    expect(offer.content).toContain(String.raw`\*photosynthesis\*`)
  })

  it('answers each question from the part of the document in its language', () => {
    const notes = asking(
      'A primary key identifies each row of a table. It is unique and never empty. Every table should have one, so that other tables can point at its rows.',
      'Ein Fremdschlüssel ist ein Attribut, das auf den Primärschlüssel einer anderen Tabelle verweist. Er darf leer sein.',
    )
    expect(notes('Was ist ein Fremdschlüssel?').text).toContain(
      'Ein Fremdschlüssel ist ein Attribut',
    )
    expect(notes('What is a primary key?').text).toContain('A primary key identifies each row')
  })

  it('does not treat a new topic as a follow-up', () => {
    const notes = asking(
      'Erosion is the slow loss of a coast to the sea. Detritus is dead matter that feeds worms.',
    )
    expect(notes('Explain detritus simply.', 'What is erosion?').text).toContain('dead matter')
    expect(notes('Explain it simply.', 'What is erosion?').text).toContain('slow loss of a coast')
  })

  it('does not substitute a similar term for an unknown one', () => {
    const notes = asking(
      'The convolution of two signals is their overlap. A neural model reads a network of signals in the brain.',
    )
    const { refused, closest } = notes('What is a convolutional neural network?')
    expect(refused || closest).toBe(true)
  })
})

it.each(['Was bedeutet DWB?', 'Was ist mit DWB gemeint?'])(
  'quotes the sentence that expands an abbreviation: %s',
  (question) => {
    const german = indexDocument(
      [
        'Deiche',
        'Nach dem Bruch von 1789 übernahm der Deichverband Westliche Bucht (DWB) die Wehre der Küste.',
        'Der DWB und die Mühlen',
        'Den Müllern hilft der DWB im Winter. Der DWB öffnet die Wehre des DWB nach dem Plan des DWB.',
      ].join('\n\n'),
      'de',
    )
    const intent = classifyIntent({ question }, german)
    const { content, closest } = answerFromDocument(german, intent, germanWords.builtin)
    expect(closest).toBeUndefined()
    expect(content).toContain('Deichverband Westliche Bucht')
  },
)
