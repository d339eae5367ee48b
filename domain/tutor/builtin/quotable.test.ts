import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

/** The answer to `question` from a document of one page. */
const ask = (question: string, ...parts: readonly string[]): string => {
  const index = indexDocument(parts.join('\n\n'), 'en')
  const reply = answerFromDocument(index, classifyIntent({ question }, index), messages.builtin)
  for (const { page, quote } of reply.citations) expect(index.pages[page - 1]).toContain(quote)
  return reply.content.replaceAll('**', '')
}

const MILLS =
  'Tide mills stood at many bays of the north coast until steam made them useless in a few years.'

describe('quotations', () => {
  it('end before the source that follows a sentence', () => {
    const owners =
      'Most tide mills of the coast were owned by monks of Orrin.Ida Falk, “Owners of the Mills,” Tide Watch, accessed July 3, 2011, http://mills.example/owners.html. The monks sold flour to sailors.'
    const reply = ask('Who owned most of the tide mills?', 'Owners', MILLS, owners)
    expect(reply).toContain('owned by monks of Orrin')
    expect(reply).not.toMatch(/Ida Falk|mills\.example/u)
  })

  it('contain the list that completes an open sentence', () => {
    const reply = ask(
      'What duties does a miller have?',
      'Duties of a miller',
      'The duties of a miller at the coast are',
      '• Closing: he closes the gate at flood\n• Paying: he pays for the oak of the dam',
      MILLS,
    )
    expect(reply).toMatch(/are \[p\. 1\]\n- Closing: .*\n- Paying: /u)
  })

  it('contain the formula that completes an open sentence, and what its letters mean', () => {
    const reply = ask(
      'How is the work of a mill calculated?',
      'Work',
      'The work of a mill in one tide is calculated from the water behind the dam as the product of three numbers,',
      'W = m × g × h',
      'where m is the mass of the water and h is the height of the dam.',
      MILLS,
    )
    expect(reply).toMatch(/W = m × g × h.* where m is the mass/u)
  })

  it('begin with the paragraph before one that depends on it', () => {
    const reply = ask(
      'How many years until a wheel of oak breaks?',
      'Wheels',
      'Of a single board nobody can say when it splits: tomorrow, or in a hundred years.',
      'For a wheel of many boards, however, the guild knows that: a wheel of oak breaks after forty years of floods.',
      MILLS,
    )
    expect(reply).toMatch(/\*Wheels\*\s+Of a single board/u)
  })

  it('do not end with a sentence that announces what is missing', () => {
    const reply = ask(
      'Who owned most of the tide mills?',
      'Owners',
      'Most tide mills of the coast were owned by monks of Orrin. Here are the other owners of mills:',
      'Sailors',
      MILLS,
    )
    expect(reply).toContain('owned by monks of Orrin')
    expect(reply).not.toContain('other owners')
  })

  it('are not headings for a part of a chapter', () => {
    const parts = ['Tides', 'Key Takeaways', 'Example 1', 'Exercises']
    const page = parts.map((part) => `${part}\n\n${MILLS}`).join('\n\n')
    const structure = parts.map((part, i) => {
      const start = page.indexOf(part)
      return { start, end: start + part.length, kind: 'heading' as const, level: i === 0 ? 1 : 2 }
    })
    const index = indexDocument(page, 'en', { emphasis: [], structure: [structure] })
    const question = 'What tides are there?'
    const reply = answerFromDocument(index, classifyIntent({ question }, index), messages.builtin)
    expect(reply.content).not.toContain('Key Takeaways')
  })

  it('are not a list of other things than the kinds that are asked for', () => {
    const reply = ask(
      'What types of millers are there?',
      'Life at the coast',
      'Studies of the life at sea find that millers of the coast share some habits. Most millers are:',
      '• Patient\n• Strong\n• Awake at night',
      MILLS,
      'Types of millers',
      'Millers fall into two groups: monks and sailors.',
      MILLS,
    )
    expect(reply).toContain('monks and sailors')
    expect(reply).not.toContain('Awake')
  })
})
