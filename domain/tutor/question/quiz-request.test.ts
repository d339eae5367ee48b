import { describe, expect, it } from 'vitest'
import { plainQuestion } from './plain-question.ts'
import { quizRequestOf } from './quiz-request.ts'

const requested = (message: string, language: string) =>
  quizRequestOf(plainQuestion(message, language), language)

describe('a request for a quiz', () => {
  it.each([
    ['Quiz me on this', 'en', {}],
    ['make a quiz of the text', 'en', {}],
    ['hazme un test', 'es', {}],
    ['quiz me on the 4 criticisms, one at a time', 'en', { topic: 'the 4 criticisms' }],
    ['make me a hard test on short selling', 'en', { difficulty: 'hard', topic: 'short selling' }],
    ['frag mich zu den Grenzwerten ab', 'de', { topic: 'den Grenzwerten' }],
    ['preguntame sobre el fuego', 'es', { topic: 'el fuego' }],
    ['drei Multiple-Choice-Fragen', 'de', { counts: { mcq: 3 } }],
    [
      'can you give me two short answer questions on platelets',
      'en',
      { counts: { saq: 2 }, topic: 'platelets' },
    ],
    [
      '3 preguntas tipo test de la native vlan',
      'es',
      { counts: { mcq: 3 }, topic: 'la native vlan' },
    ],
    [
      '10 questions, hard',
      'en',
      { counts: { mcq: 5, true_false: 0, saq: 3, laq: 2 }, difficulty: 'hard' },
    ],
    [
      'stell mir 4 leichte Fragen zur Photosynthese',
      'de',
      {
        counts: { mcq: 3, true_false: 0, saq: 1, laq: 0 },
        difficulty: 'easy',
        topic: 'Photosynthese',
      },
    ],
  ])('is read from “%s”', (message, language, expected) => {
    expect(requested(message, language)).toEqual(expected)
  })

  it.each([
    ['3 questions that Orrin asks', 'en'],
    ['3 types of questions', 'en'],
    ['5 questions every historian asks about war', 'en'],
    ['What is a multiple-choice question?', 'en'],
    ['Fragen zu Radioaktivität', 'de'],
    ['¿Qué preguntas hace el texto?', 'es'],
  ])('is not read from “%s”', (message, language) => {
    expect(requested(message, language)).toBeNull()
  })

  it('asks for at most as many questions as a quiz can have of a kind', () => {
    expect(requested('give me 99 multiple choice questions', 'en')).toEqual({ counts: { mcq: 20 } })
  })
})
