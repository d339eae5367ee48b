import { describe, expect, it } from 'vitest'
import { tutor as words } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import type { CheckedAnswer } from '../citations.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

/** Ten numbered paragraphs about locks, each on its own page. */
const PAGES = Array.from(
  { length: 10 },
  (_, i) =>
    `The old canal has a lock near mill number ${i + 1}, which keeper ${i + 1} opened each morning for the barges.`,
)
const index = indexDocument([...PAGES, 'Bread is baked in an oven.'].join('\f'), 'en')
const oven = indexDocument(
  'Soaking is the rest of an oven after its fire. Bakers wait twenty minutes.\fA baker who skips soaking burns the loaves, since one brick is hotter than its neighbour.',
  'en',
)
const QUESTION = 'Why was the canal lock important?'

const ask = (question: string, answers: readonly CheckedAnswer[] = []) =>
  answerFromDocument(
    index,
    classifyIntent(
      {
        question,
        before: QUESTION,
        shown: answers.flatMap(({ citations }) => citations.map(({ quote }) => quote)),
      },
      index,
    ),
    words.builtin,
  )
const pagesOf = ({ citations }: CheckedAnswer) => citations.map(({ page }) => page)

describe('further passages', () => {
  const first = ask(QUESTION)
  const second = ask('more passages', [first])
  const third = ask('is that all?', [first, second])

  it('follow an answer without those that it quotes', () => {
    expect(first.more).toBe(true)
    expect(second.content).toContain(words.builtin.more)
    expect(pagesOf(second).filter((page) => pagesOf(first).includes(page))).toEqual([])
  })

  it('are all shown once, but not passages without a word of the question', () => {
    const shown = [first, second, third].flatMap(pagesOf).toSorted((a, b) => a - b)
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('are announced only while there are any', () => {
    const last = [first, second, third].filter(({ citations }) => citations.length > 0).at(-1)
    expect(last?.more).toBeUndefined()
    const none = ask('more', [first, second, third])
    expect(none).toMatchObject({ content: words.builtin.noMore, refused: false })
    expect(none.more).toBeUndefined()
  })

  it('of one section have its heading once', () => {
    const text = `Locks\n\n${PAGES.slice(0, 4).join('\n\n')}\n\nBread\n\nBread is baked.`
    const locks = indexDocument(text, 'en')
    const intent = classifyIntent({ question: QUESTION }, locks)
    const { content } = answerFromDocument(locks, intent, words.builtin)
    expect(content.match(/\*Locks\*/g)).toHaveLength(1)
  })

  it('are not offered after a refusal', () => {
    const refused = answerFromDocument(
      index,
      classifyIntent({ question: 'Who discovered penicillin?' }, index),
      words.builtin,
    )
    expect(refused).toMatchObject({ refused: true })
    expect(refused.more).toBeUndefined()
  })

  it('are read from an answer by definition, list or table as well', () => {
    const meaning = answerFromDocument(
      oven,
      classifyIntent({ question: 'What is soaking?' }, oven),
      words.builtin,
    )
    expect(meaning).toMatchObject({ defines: true, more: true })
    const shown = meaning.citations.map(({ quote }) => quote)
    const intent = classifyIntent({ question: 'more', before: 'What is soaking?', shown }, oven)
    expect(answerFromDocument(oven, intent, words.builtin).content).toContain('burns the loaves')
  })

  it('stand below the nearest sentence of the last answer where a follow-up would repeat it', () => {
    const reply = (question: string, shown: readonly string[] = []) =>
      answerFromDocument(
        oven,
        classifyIntent({ question, before: 'What is soaking?', shown }, oven),
        words.builtin,
      )
    const shown = reply('What is soaking?').citations.map(({ quote }) => quote)
    const { content } = reply('and what is it?', shown)
    expect(content).toMatch(
      /^Of what is quoted above.*:\n\nSoaking is the rest of an oven after its fire\. Bakers wait/u,
    )
    expect(content).toContain('burns the loaves')
  })

  it('are all of a short passage that a follow-up asks about again', () => {
    const oven =
      'The oven is of brick, since clay cracks. It cools for a whole day and a night. Bakers sweep its floor with a wet broom.'
    const baking = indexDocument(`Ovens\n\n${oven}`, 'en')
    const asked = { before: 'Why is the oven of brick?', shown: [oven] }
    const intent = classifyIntent({ question: 'and is that wet?', ...asked }, baking)
    const { content } = answerFromDocument(baking, intent, words.builtin)
    expect(content).toContain(words.builtin.repeated)
    expect(content).toContain('It cools for a whole day and a night. Bakers sweep its floor')
  })

  it('are not the list again that a follow-up would repeat', () => {
    const barges = indexDocument(
      'A barge is a boat of the canal. Each barge has a keel of oak, and the keel obeys the rule of the guild. So there is\n\n• a north barge, whose keel grows thinner on each way from the bow to the stern\n• a south barge, whose keel grows thicker on each way from the bow to the stern. So the thin end is in front.',
      'en',
    )
    const before = 'what holds for the north barge?'
    const reply = (question: string, shown: readonly string[] = []) => {
      const intent = classifyIntent({ question, before, shown }, barges)
      return answerFromDocument(barges, intent, words.builtin)
    }
    const shown = reply(before).citations.map(({ quote }) => quote)
    expect(reply('and for the other?', shown).content.match(/a south barge/gu)).toHaveLength(1)
  })

  it('show the item of a long list that has what is asked, not the others', () => {
    const items = [
      'The north gate is opened by the miller in the morning, before the barges come',
      'Bread is baked in the long hall of the guild, where the ovens are heated with oak',
      'Two men carry the sacks of rye to the carts on the quay and count them twice',
      'The books of the guild are kept by the clerk, who reads them to the owners',
    ]
    const list = `Work at the mill\n\n${items.map((item) => `• ${item}`).join('\n')}`
    const hall = indexDocument([list, ...PAGES].join('\f'), 'en')
    const question = 'how much do sacks of rye lose in the market of a foreign harbour town?'
    const { content } = answerFromDocument(hall, classifyIntent({ question }, hall), words.builtin)
    expect(content).toContain('carry the sacks')
    expect(content).not.toContain('Bread is baked')
  })

  it('do not include a glossary entry whose meaning was quoted', () => {
    const pages = [
      'A lock lifts boats. A lock needs water from the river above it.',
      'Glossary\n\nlock: a chamber with two gates in which boats are lifted and lowered',
    ]
    const locks = indexDocument(pages.join('\f'), 'en')
    const shown = ['a chamber with two gates in which boats are lifted and lowered']
    const intent = classifyIntent({ question: 'more', before: 'What is a lock?', shown }, locks)
    const { content } = answerFromDocument(locks, intent, words.builtin)
    expect(content).toContain('A lock needs water')
    expect(content).not.toContain('two gates')
  })
})

it('does not show a second passage that lacks the requested information', () => {
  const text = [
    'The old canal\n\nIn summer 40 barges passed the lock of Orrin each day.',
    'Colours\n\nThe barges that passed the lock of Orrin were painted red.',
    'Bread\n\nBread is baked in an oven.',
  ].join('\f')
  const locks = indexDocument(text, 'en')
  const question = 'How many barges passed the lock of Orrin?'
  const { content } = answerFromDocument(locks, classifyIntent({ question }, locks), words.builtin)
  expect(content).toContain('40 barges')
  expect(content).not.toContain('painted red')
})

describe('a refusal', () => {
  const NOTES = `1 Wheels

The wheel of Orrin turns twice a day, because the flood comes twice and the gate holds it back.

2 Hemimetry

Hemimetry is the art of cutting a wheel into halves. It is rare on this coast.

3 Owners

Falk sold his share of the mill to the three villages after the storm.`
  const notes = indexDocument(NOTES, 'en')
  const reply = (question: string) =>
    answerFromDocument(notes, classifyIntent({ question }, notes), words.builtin)

  it('names the sections of the document', () => {
    const { content, refused } = reply('who won the football cup yesterday?')
    expect(refused).toBe(true)
    expect(content).toMatch(/Wheels · .*Hemimetry · .*Owners/u)
  })

  it('is not given if the question has a term that the document defines', () => {
    const { content, refused } = reply(
      'why do mostly boys like hemimettry, dont girls enjoy crafts',
    )
    expect(refused).toBe(false)
    expect(content).toContain('Hemimetry is the art')
  })
})

describe('a question that has few words in common with any passage', () => {
  const mills = indexDocument(
    [
      'The guild met in the hall every spring.',
      'Good ropes come from the north.',
      'A dam is built of oak and clay.',
      'Its sails turn in a light wind.',
    ].join('\f'),
    'en',
  )
  const reply = (question: string) =>
    answerFromDocument(mills, classifyIntent({ question }, mills), words.builtin)

  it('gets the closest passages, with a warning if they have few words of it', () => {
    const { content, closest, passages = [] } = reply('Are guild ropes like oak sails?')
    expect(closest).toBe(true)
    expect(content).toContain(words.builtin.mayAnswer(passages.length))
  })

  it('gets them without a warning if a passage has more words of it', () => {
    const {
      content,
      closest,
      passages = [],
    } = reply('Are guild ropes from the north sold in spring?')
    expect(closest).toBe(true)
    expect(content).toContain(words.builtin.closest(passages.length))
  })
})
