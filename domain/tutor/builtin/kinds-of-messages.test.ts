import { describe, expect, it } from 'vitest'
import { tutor as words } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const PAGES = [
  `Tides in Narrow Bays: A Review

Anna Falk, Karl M. Reindl and Inés García
University of Orrin

Published in March 2019

By resonance we mean the growth of a wave in a bay of the right length. The slow change of the coast is called erosion. For example, the Bay of Fundy amplifies the tide. Seiches, i.e. standing waves in a basin, last for hours.`,
  `Spring tides are large tides that occur at new moon. Neap tides are weak tides that occur at half moon. Marram grass — a plant with deep roots — holds the dunes. Tidal range: the vertical distance between high and low water.`,
]
const paper = indexDocument(PAGES.join('\f'), 'en')
const ask = (question: string, before?: string, index = paper) => {
  const reply = answerFromDocument(
    index,
    classifyIntent({ question, before }, index),
    words.builtin,
  )
  // For every kind of answer, each citation is on its page, in the order of the marks.
  expect(Array.from(reply.content.matchAll(/\[p\. (\d+)\]/g), ([, page]) => Number(page))).toEqual(
    reply.citations.map(({ page }) => page),
  )
  for (const { page, quote } of reply.citations) expect(index.pages[page - 1]).toContain(quote)
  return reply
}

describe('answers of the built-in tutor by kind of question', () => {
  it.each([
    ['Who are the authors?', 'Anna Falk, Karl M. Reindl and Inés García [p. 1]'],
    ['When was this published?', 'Published in March 2019 [p. 1]'],
    ['What is the title of this paper?', 'Tides in Narrow Bays: A Review [p. 1]'],
    ['What is resonance?', 'By resonance we mean the growth of a wave'],
    ['What does erosion mean?', 'The slow change of the coast is called erosion'],
    ['What are seiches?', 'Seiches, i.e. standing waves in a basin'],
    ['What is marram grass?', 'Marram grass — a plant with deep roots'],
    ['What is the tidal range?', 'Tidal range: the vertical distance'],
    ['Give an example of a bay that amplifies the tide', 'For example, the Bay of Fundy'],
    ['Are neap tides weak?', 'Neap tides are weak tides'],
    ['Hi, what is resonance?', 'By resonance we mean'],
  ])('%s', (question, expected) => {
    const { content, refused } = ask(question)
    expect(content.replaceAll('**', '')).toContain(expected)
    expect(refused).toBe(false)
  })

  it('does not invent an author or a year and shows how the first page begins', () => {
    const plain = indexDocument('The tide rises twice a day. It falls twice a day.', 'en')
    for (const question of ['Who are the authors?', 'When was this published?']) {
      const { content, refused } = ask(question, undefined, plain)
      expect(refused).toBe(true)
      expect(content).toContain(words.builtin.opening)
    }
  })

  it('compares two things, and shows passages without a claim if it lacks one of them', () => {
    const both = ask('What is the difference between spring tides and neap tides?').content
    expect(both).toMatch(
      /^\*\*spring tides\*\*\n\n\*\*Spring tides\*\* are large[\s\S]*\*\*neap tides\*\*\n\n\*\*Neap tides\*\* are weak/,
    )
    const one = ask('Compare spring tides and volcanoes').content
    expect(one).toContain(words.builtin.closest(1))
    expect(one).toContain('Spring tides are large')
    expect(ask('Compare volcanoes and glaciers').refused).toBe(true)
  })

  it('lists explained terms before frequent words', () => {
    const course = indexDocument(
      [
        'Dual coding is the use of words and pictures for the same idea. After three days half of it was there. After ten days it was gone.',
        'Self-explanation is the habit of telling oneself how a step follows. Some learners waited for days, and days were too long. Those days were lost.',
      ].join('\f'),
      'en',
    )
    const { content } = answerFromDocument(
      course,
      classifyIntent({ question: 'What are the key terms?' }, course),
      words.builtin,
    )
    expect(
      content
        .match(/(?<=\*\*).+(?=\*\*)/g)
        ?.slice(0, 2)
        .sort(),
    ).toEqual(['Dual coding', 'Self-explanation'])
    expect(content).toContain('**Dual coding**: Dual coding is the use of words')
  })

  it.each(['greeting', 'thanks', 'help'] as const)('answers a %s without citations', (talk) => {
    const message = { greeting: 'Hello!', thanks: 'Thanks a lot', help: 'What can you do?' }[talk]
    expect(ask(message)).toEqual({
      content: words.builtin.talk[talk],
      citations: [],
      unsupported: [],
      refused: false,
    })
  })

  it('states that it only quotes if a simpler explanation is requested', () => {
    const { content } = ask('Explain seiches more simply')
    expect(content).toContain(words.builtin.simpler)
    expect(ask('Explain it simpler', 'What are seiches?').content).toContain(words.builtin.clearer)
    expect(content.replaceAll('**', '')).toContain('Seiches, i.e. standing waves')
  })

  it('states the language of the document if a question is in another, and searches shared words', () => {
    const found = ask('Was ist Resonanz?')
    expect(found.content).toContain(words.builtin.otherLanguageFound('English'))
    expect(found.content).toContain('By resonance we mean')
    const none = ask('Was sind Vulkane?')
    expect([none.content, none.refused]).toEqual([words.builtin.otherLanguage('English'), true])
  })

  it('does not read a name in another language as a question in that language', () => {
    const mills = indexDocument(
      'A casa de la marea is a mill of the coast. A casa de la marea stands near Orrin. The oldest one has four wheels.',
      'en',
    )
    const { content } = ask('are they reliable?', 'what is a casa de la marea?', mills)
    expect(content).not.toContain(words.builtin.otherLanguageFound('English'))
    expect(content).toContain('reliable')
  })

  it('answers in Hebrew', () => {
    const hebrew = indexDocument(
      'גאות היא עלייה קבועה של פני הים. הטחנה נבנתה בשנת 1789 על ידי אנה פאלק.',
    )
    expect(ask('מה זה גאות?', undefined, hebrew).content.replaceAll('**', '')).toContain(
      'גאות היא עלייה',
    )
    expect(ask('מתי נבנתה הטחנה?', undefined, hebrew).content.replaceAll('**', '')).toContain(
      '1789',
    )
    expect(ask('סכם את המסמך', undefined, hebrew).content.replaceAll('**', '')).toContain(
      words.builtin.summary,
    )
  })
})
