import { describe, expect, it } from 'vitest'
import { indexDocument } from '../../../text/document.ts'
import { classifyIntent } from '../classify-intent.ts'
import { recentQuestions, subjectsBefore } from './subjects.ts'

/** The intent of the last of the messages of a chat about a text in `language`. */
const intentIn = (language: string, messages: readonly string[]) =>
  classifyIntent(
    { question: messages.at(-1) ?? '', ...subjectsBefore(messages.slice(0, -1)) },
    indexDocument('Orrin.', language),
  )
const intentAfter = (...messages: string[]) => intentIn('en', messages)

describe('the subject of a message', () => {
  const first = 'What is a tide?'

  it('is the latest that the learner mentioned', () => {
    expect(subjectsBefore([first, 'and the second one?', 'why?', 'thanks']).before).toBe(first)
    expect(subjectsBefore([first, 'why?', 'tell me more']).before).toBe(first)
    expect(subjectsBefore([first, 'show me other passages']).before).toBe(first)
    expect(subjectsBefore([first, 'so whats the difference']).before).toBe(first)
    expect(subjectsBefore([first, 'how many people died?']).before).toBe(first)
    expect(subjectsBefore(['why?']).before).toBe('why?')
    expect(subjectsBefore(['hello']).before).toBeUndefined()
  })

  it('is returned with the subject of the message before it', () => {
    expect(subjectsBefore([first, 'why?', 'and a dam?', 'thanks'])).toEqual({
      before: 'and a dam?',
      earlier: first,
    })
  })

  it.each([
    ['en', 'What caused the tide?', 'how many people died?', 'how many'],
    ['de', 'Was macht ein Deichamt?', 'wer arbeitet da?', 'wer'],
    ['es', '¿Qué causó la marea?', '¿cuánta gente murió?', 'cuánta'],
  ])(
    'is that of the previous question if the message in %s contains none: %s %s',
    (language, before, question, rest) => {
      const intent = intentIn(language, [before, question])
      expect(intent).toMatchObject({ kind: 'search', query: { before } })
      expect(intent).toHaveProperty('query.question', expect.stringContaining(rest))
      expect(intent).not.toHaveProperty('query.question', question)
    },
  )

  it.each([
    ['de', 'Was ist ein Stausee?', 'wo liegt der bei Orrin?'],
    ['de', 'Was sind Mühlen?', 'warum sind die in Orrin so alt?'],
    ['de', 'Was ist eine Flut?', 'was macht die?'],
    ['es', '¿Qué es una marea?', '¿por qué pasan?'],
    ['es', '¿Qué es una marea?', '¿y entonces qué se hace?'],
  ])(
    'is the thing to which a pronoun or a general verb in %s refers: %s %s',
    (language, before, question) => {
      expect(intentIn(language, [before, question])).toHaveProperty('query.before', before)
    },
  )

  it.each([
    ['en', 'how did Orrin get its name?'],
    ['de', 'wie bekam Orrin seinen Namen?'],
  ])('is in the message in %s if that mentions the owner of something: %s', (language, own) => {
    expect(intentIn(language, [first, own])).toHaveProperty('query.question', own)
    expect(intentIn(language, [first, own])).not.toHaveProperty('query.before')
    expect(subjectsBefore([first, own]).before).toBe(own)
  })

  it('is that of the previous question if a preposition precedes the owner of something', () => {
    const intent = intentAfter(first, 'what does Orrin say about its name?')
    expect(intent).toHaveProperty('query.before', first)
  })

  it.each([
    ['en', 'How many people died in the flood?'],
    ['en', 'What is work?'],
    ['en', 'How does a terminal work?'],
    ['de', 'Was ist ein Arbeiter?'],
    ['de', 'Wie lebte ein Arbeiter?'],
  ])('is in the message in %s if that contains one: %s', (language, question) => {
    const intent = intentIn(language, [first, question])
    expect(intent).toMatchObject({ kind: 'search' })
    expect(intent).not.toHaveProperty('query.before')
    expect(subjectsBefore([first, question]).before).toBe(question)
  })

  it('is not extracted from a longer question', () => {
    expect(intentAfter('What is the use of a tide?', 'and a dam?')).toMatchObject({
      query: { question: 'and a dam?', before: 'What is the use of a tide?' },
    })
  })
})

describe('a comparison without its sides', () => {
  it.each([
    ['What is a tide?', 'and a dam?', 'so whats the difference'],
    ['What is a tide?', 'What is a dam?', 'which one is better?'],
    ['what is a tide', 'what about a dam', 'How do they differ?'],
    ['What is a tide?', 'and a dam?', 'compare them'],
  ])('is of the last two things: %s %s %s', (...messages) => {
    expect(intentAfter(...messages)).toMatchObject({ kind: 'compare', sides: ['tide', 'dam'] })
  })

  it.each([
    ['Was ist eine Flut?', 'und ein Damm?', 'was ist denn da der Unterschied?', ['Flut', 'Damm']],
    ['Was ist eine Flut?', 'und ein Damm?', 'wie unterscheiden sie sich', ['Flut', 'Damm']],
    ['que es una marea', 'y una presa?', 'entonces cual es mejor', ['marea', 'presa']],
    ['¿Qué es una marea?', '¿y una presa?', '¿en qué se diferencian?', ['marea', 'presa']],
  ])('is understood: %s %s %s', (...messages) => {
    const [one, other, question, sides] = messages
    expect(intentAfter(one, other, question)).toMatchObject({ kind: 'compare', sides })
  })

  it.each([
    [['What is a tide?', 'what is the difference']],
    [['Why do tides rise?', 'When did the dam break?', 'what is the difference']],
    [['What is a tide?', 'and when did it rise?', 'what is the difference']],
  ])('is searched if two things are not known: %s', (messages) => {
    expect(intentAfter(...messages).kind).toBe('search')
  })
})

describe('a message that is not a question about the content', () => {
  it.each([
    ['10 questions, hard', 'quiz'],
    ['no just ask me one question here', 'quiz'],
    ['stell mir 5 schwere Fragen', 'quiz'],
    ['solo hazme una pregunta', 'quiz'],
    ['kannst du mich dazu mal kurz abfragen', 'quiz'],
    ['can you make me some flashcards on this?', 'quiz'],
    ['What do I need to know for the exam?', 'summary'],
    ['Hallo, ich schreibe morgen. Was muss ich können?', 'summary'],
    ['¿qué tengo que saber para el examen?', 'summary'],
    ['you keep giving me the wrong stuff', 'more'],
    ["that doesn't answer my question", 'more'],
    ['thats way too technical', 'unclear'],
    ['das ist zu technisch', 'unclear'],
    ['kürzer bitte', 'shorter'],
    ['kannst du das nochmal kürzer sagen, bin auf handy', 'shorter'],
  ])('does not search the words of %s', (message, kind) => {
    expect(intentAfter('What causes the tide?', message).kind).toBe(kind)
  })

  it.each([
    ['too long. just tell me what a dam does', 'what a dam does'],
    ['3 questions that Orrin asks', '3 questions that Orrin asks'],
    ['shorter, what is a dam?', 'shorter, what is a dam?'],
    ['ok weiter, Dämme', 'Dämme'],
    ['What do I need to know about the moon?', 'What about the moon?'],
    ['How do I dig so that I can drain a field?', 'How do I dig so that I can drain a field?'],
  ])('searches the subject of %s', (message, question) => {
    expect(intentAfter('What causes the tide?', message)).toMatchObject({
      kind: 'search',
      query: { question },
    })
  })
})

it('reads the previous message without the remarks beside its question', () => {
  const before = 'hey, exam next week. what exactly is a sluice?'
  expect(intentAfter(before, 'and how is that different from a weir?')).toMatchObject({
    kind: 'compare',
    sides: ['sluice', 'weir'],
  })
  expect(intentAfter(before, 'why two of those?')).toHaveProperty(
    'query.before',
    'what is a sluice?',
  )
})

it('returns the recent questions of a learner, without thanks and requests for more', () => {
  const messages = ['What is a sluice?', 'thanks', 'tell me more', 'why?', 'And a weir?']
  expect(recentQuestions(messages)).toEqual(['What is a sluice?', 'why?', 'And a weir?'])
})
