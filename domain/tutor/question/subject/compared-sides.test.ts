import { describe, expect, it } from 'vitest'
import { indexDocument } from '../../../text/document.ts'
import { classifyIntent } from '../classify-intent.ts'
import { subjectsBefore } from './subjects.ts'

/** The sides of the comparison that the last of some messages asks for, about a text. */
const sidesIn = (language: string, text: string, ...messages: readonly string[]) => {
  const index = indexDocument(text, language)
  const earlier = subjectsBefore(messages.slice(0, -1))
  const intent = classifyIntent({ question: messages.at(-1) ?? '', ...earlier }, index)
  return intent.kind === 'compare' ? intent.sides : null
}

describe('a comparison that contains one thing', () => {
  it.each([
    ['en', 'What is a weir?', 'and what is the difference to a sluice?', ['weir', 'sluice']],
    ['en', 'What is a weir?', 'difference from a sluice?', ['weir', 'sluice']],
    ['de', 'Was ist ein Wehr?', 'und worin unterscheidet sich von einem Siel?', ['Wehr', 'Siel']],
    ['de', 'Was ist ein Wehr?', 'was ist der Unterschied zum Siel?', ['Wehr', 'Siel']],
    ['es', '¿Qué es una presa?', 'y en que se diferencia de la esclusa?', ['presa', 'esclusa']],
    ['es', '¿Qué es una presa?', '¿cuál es la diferencia con una esclusa?', ['presa', 'esclusa']],
  ])('compares it in %s with what was asked before: %s %s', (language, before, question, sides) => {
    expect(sidesIn(language, 'Orrin.', before, question)).toEqual(sides)
  })

  it.each([
    ['en', 'Who was Ida Orrin?', 'how is her view different from Falk?', ['Ida Orrin', 'Falk']],
    ['de', 'Wer war Ida Orrin?', 'vergleiche ihre Lehre mit Falk', ['Ida Orrin', 'Falk']],
    ['es', '¿Quién fue Ida Orrin?', 'compara su teoría con Falk', ['Ida Orrin', 'Falk']],
  ])(
    'resolves the pronoun for the owner of a view in %s: %s %s',
    (language, before, question, sides) => {
      expect(sidesIn(language, 'Orrin.', before, question)).toEqual(sides)
    },
  )

  it('uses the subject before a question that depends on the previous one', () => {
    const messages = ['What is a weir?', 'and why is that so expensive?', 'difference to a sluice?']
    expect(sidesIn('en', 'Orrin.', ...messages)).toEqual(['weir', 'sluice'])
  })

  it('compares it with the term whose meaning the same message asks for', () => {
    const question = 'What is a weir and how is it different from a sluice?'
    expect(sidesIn('en', 'Orrin.', 'Compare dams and mills', question)).toEqual(['weir', 'sluice'])
  })

  it('takes over the noun of the other side if the document has that', () => {
    const text = 'La ley de Orrin es antigua. La ley de Falk es nueva.'
    const question = '¿cuál es la diferencia con la ley de Falk?'
    expect(sidesIn('es', text, '¿Quién fue Orrin?', question)).toEqual([
      'ley de Orrin',
      'ley de Falk',
    ])
    expect(sidesIn('es', 'Orrin.', '¿Quién fue Orrin?', question)?.[0]).toBe('Orrin')
  })
})

it('adds the noun of the previous question to the things if the document combines them', () => {
  const text = 'A spring tide mill is large. A neap tide mill is small.'
  const messages = ['What tide mills are there?', 'difference between spring and neap?']
  expect(sidesIn('en', text, ...messages)).toEqual(['spring tide mills', 'neap tide mills'])
  expect(sidesIn('en', 'A spring tide mill.', ...messages)).toEqual(['spring', 'neap'])
  const spanish = 'El molino viejo es grande. El molino nuevo es pequeño.'
  expect(
    sidesIn('es', spanish, '¿Qué molinos hay?', '¿qué diferencia hay entre viejo y nuevo?'),
  ).toEqual(['molinos viejo', 'molinos nuevo'])
})
