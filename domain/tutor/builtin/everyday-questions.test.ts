import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const asking = (...pages: readonly string[]) => {
  const index = indexDocument(pages.join('\f'))
  return (question: string) => {
    const reply = answerFromDocument(index, classifyIntent({ question }, index), messages.builtin)
    for (const { page, quote } of reply.citations) expect(index.pages[page - 1]).toContain(quote)
    return reply
  }
}

const GATES = `2 Gates of a mill

2.1 Kinds of gates

An inner gate is a small gate beside the wheel that sets how much water reaches it. The miller moves it by hand.

An outer gate is a large gate towards the sea that shuts by itself when the tide turns. It is made of oak.

Silting is the reason why many outer gates of the coast no longer shut. Nobody expected it.

Of the fall gate and the swing gate there are drawings in the archive of Orrin.

The filling of a pond with mud that the sea leaves behind is called silting.

2.2 The work of the wheel

The wheel of Orrin produces less than it did, since the rod that drives it is worn. A rod is a bar of iron that joins the wheel to the stones.

The force on the wheel follows from the depth of the water. The equation of the force is F = d · g · w, where d is the depth.

Key Terms

fall gate a board that drops into a groove
pond the water that the mill stores
swing gate a board that turns on a hinge`

describe('everyday questions', () => {
  const ask = asking(GATES)

  it('find a definition despite words of a conversation', () => {
    const { content, refused } = ask('Can you tell me what a rod actually is in this chapter?')
    expect(refused).toBe(false)
    expect(content).toContain('is a bar of iron')
  })

  it('add the noun that two sides share, and leave out the context of the comparison', () => {
    const { content } = ask('What is the difference between inner and outer gates at a mill?')
    expect(content).toMatch(/^\*\*inner gates\*\*/u)
    expect(content).toContain('beside the wheel')
    expect(content).toContain('**outer gates**')
    expect(content).toContain('towards the sea')
  })

  it('compare three things', () => {
    const { content } = ask('inner gate vs outer gate vs rod?')
    for (const side of ['inner gate', 'outer gate', 'rod'])
      expect(content.split('\n')).toContain(`**${side}**`)
  })

  it('prefer the meaning of a term to a sentence that presupposes it', () => {
    const { content } = ask('what is silting')
    expect(content).toMatch(/^The filling of a pond with mud/u)
  })

  it('mark the term in bold as a word, never inside another word', () => {
    const { content } = ask('What is a rod?')
    expect(content).not.toMatch(/p\*\*rod\*\*uce/u)
  })

  it('list the kinds in the glossary of the thing after "kinds of"', () => {
    const { content } = ask('What kinds of gates can a miller of today buy there?')
    expect(content).toMatch(/- \*\*fall gate\*\*.*\n- \*\*swing gate\*\*/u)
  })

  it('quote the sentence that lists the kinds of a thing', () => {
    const kinds = asking(
      `Poverty in the harbours

The poverty of the harbours was described by travellers for a long time before anyone counted it.

Sociologists of the coast write about relative poverty, absolute poverty, and felt poverty. Each is measured in its own way.`,
    )
    expect(kinds('Which kinds of poverty do sociologists tell apart?').content).toMatch(
      /^Sociologists of the coast write about relative poverty/u,
    )
  })

  it('show the paragraphs of a section up to a length, not only the first', () => {
    const bank = asking(
      `How the bank sorts harbours by income

The bank of Orrin has sorted the harbours by their income for years.

A harbour with less than ten coins for each boat is poor, and one with more than thirty is rich.`,
    )
    expect(bank('How does the bank sort harbours by income?').content).toContain(
      'less than ten coins',
    )
  })

  it('compare a side that a pronoun refers to', () => {
    const { content } = ask('How does the inner gate differ from the outer one?')
    expect(content).toContain('**outer**')
  })

  it('quote the formula that is asked for', () => {
    expect(ask('Which equation gives the force?').content).toMatch(
      /^The equation of the force is F = d · g · w/u,
    )
  })

  it('quote the formula by which a quantity is calculated', () => {
    expect(ask('How do you calculate the force?').content).toMatch(
      /^The equation of the force is F = d · g · w/u,
    )
  })

  it('do not quote a value of a quantity or the meaning of a letter as its formula', () => {
    const { content } = asking(
      'The width of a gate is w = 12 here, and the width of the gate of Orrin is 14.\n\nw = the width of a gate in ells\n\nThe clerk calculates the width of a gate by w = h / 2.',
    )('How do you calculate the width of a gate?')
    expect(content).toMatch(/^The clerk calculates/u)
  })

  it('summarise the section with the number in the question', () => {
    const { content } = ask('Please summarise section 2.2 on the wheel.')
    expect(content).toMatch(/^“2\.2 The work of the wheel”/u)
    expect(content).not.toContain('inner gate')
  })
})

it('complete a German word that ends with a hyphen from the document', () => {
  const ask = asking(
    `Schaltungen

In einer Reihenschaltung addieren sich die Widerstände, weil der Strom durch alle nacheinander fließt.

In einer Parallelschaltung addieren sich die Kehrwerte, weil sich der Strom auf die Zweige verteilt.`,
  )
  const { content } = ask('Was ist der Unterschied zwischen Reihen- und Parallelschaltung?')
  expect(content).toContain('addieren sich die Widerstände')
  expect(content).toContain('addieren sich die Kehrwerte')
})
