import { describe, expect, it } from 'vitest'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from './classify-intent.ts'
import { completedMessages, subjectsBefore } from './subject/subjects.ts'

/** The question that is searched for the last of the messages of a chat in `language`. */
function searchedFor(
  language: string,
  messages: readonly string[],
  text = 'Orrin has an old sluice.',
): string | undefined {
  const [question = '', ...before] = messages.toReversed()
  const earlier = subjectsBefore(completedMessages(before.toReversed()))
  const intent = classifyIntent({ question, ...earlier }, indexDocument(text, language))
  return intent.kind === 'search' ? intent.query.question : undefined
}

describe('a question that refers to the thing of the previous one', () => {
  it.each([
    ['en', 'What is a sluice?', 'what kinds of it are there?', 'what kinds of sluice are there?'],
    ['en', 'whats a sluice', 'can you give me an example of one?', 'give me an example of sluice?'],
    ['en', 'What are weirs good for?', 'do they leak?', 'do weirs leak?'],
    ['en', 'What are weirs?', 'and why would i use them', 'and why would i use weirs'],
    ['en', 'What is a sluice?', 'what are its parts?', 'what are parts of sluice?'],
    [
      'en',
      'What is a sluice?',
      'why can it hold spring tides?',
      'why can sluice hold spring tides?',
    ],
    ['en', 'and the old sluice?', 'why did it break?', 'why did old sluice break?'],
    ['de', 'Was ist ein Wehr?', 'welche Arten gibt es davon?', 'welche Arten gibt es von Wehr?'],
    ['de', 'Was ist ein Wehr?', 'und wozu braucht man das?', 'und wozu braucht man Wehr?'],
    ['de', 'Was ist ein Wehr?', 'wovor schützt es ein Dorf?', 'wovor schützt Wehr ein Dorf?'],
    ['de', 'Was ist eine Mühle?', 'wem gehörte sie im Dorf?', 'wem gehörte Mühle im Dorf?'],
    ['de', 'Was ist ein Wehr?', 'hat das auch Nachteile', 'hat Wehr auch Nachteile'],
    ['de', 'Was ist ein Wehr?', 'wie läuft das bei Flut ab?', 'wie läuft Wehr bei Flut ab?'],
    ['es', '¿Qué es una presa?', '¿y para qué sirve eso?', '¿y para qué sirve presa?'],
    ['es', '¿Qué es una presa?', '¿cuáles son sus partes?', '¿cuáles son partes de presa?'],
  ])('has its name in %s: %s %s', (language, before, question, complete) => {
    expect(searchedFor(language, [before, question])).toBe(complete)
  })

  it.each([
    [
      'en',
      'What is a sluice?',
      'how long does it last?',
      'and a weir?',
      'how long does weir last?',
    ],
    ['de', 'Was ist ein Wehr?', 'wozu dient das?', 'und ein Tor?', 'wozu dient Tor?'],
    ['es', '¿Qué es una presa?', '¿para qué sirve eso?', '¿y un dique?', '¿para qué sirve dique?'],
  ])(
    'contains another name instead after two questions in %s: %s %s %s',
    (language, first, second, other, complete) => {
      const messages = [first, second, other]
      expect(searchedFor(language, messages, 'Weirs last. Sluice weir.')).toBe(complete)
      expect(completedMessages(messages).at(-1)).toBe(complete)
    },
  )

  it('keeps it for the questions after that', () => {
    const messages = ['What is a sluice?', 'what kinds of it are there?', 'thanks', 'why?']
    expect(subjectsBefore(completedMessages(messages)).before).toBe(
      'what kinds of sluice are there?',
    )
  })

  it('is not a new subject if it says little, but is one if it mentions several things', () => {
    const first = 'How does Orrin repair the sluice?'
    expect(subjectsBefore([first, 'and is that safe?']).before).toBe(first)
    const other = 'when did he found the guild of millers?'
    expect(subjectsBefore([first, other]).before).toBe(other)
  })

  it('is left unchanged if the previous question says more of a thing than its name', () => {
    const messages = ['What is the guild supposed to do?', 'when was it founded?']
    const text = 'The guild was founded in spring. It buys rye.'
    expect(searchedFor('en', messages, text)).toBe('when was it founded?')
  })

  it('is left unchanged if it mentions several things itself', () => {
    const question = 'and which role has the miller there with it?'
    expect(searchedFor('en', ['What is a sluice?', question])).toBe(question)
  })
})

describe('a question that consists of another thing', () => {
  it.each([
    [
      'en',
      'how long does the spring flood last',
      'and neap flood?',
      'how long does the neap flood last',
    ],
    [
      'de',
      'Wie lange hält das Kurzzeitgedächtnis?',
      'und das Langzeitgedächtnis?',
      'Wie lange hält das Langzeitgedächtnis?',
    ],
    [
      'es',
      '¿cuánto dura la memoria a corto plazo?',
      '¿y a largo plazo?',
      '¿cuánto dura la memoria a largo plazo?',
    ],
    ['en', 'what are signs of gate A?', 'and gate b?', 'what are signs of gate b?'],
  ])('asks the same of it in %s: %s %s', (language, before, question, complete) => {
    expect(searchedFor(language, [before, question])).toBe(complete)
  })

  it.each([
    [
      'en',
      'The lock has a lower gate and an upper gate.',
      ['where is the upper gate', 'and the lower one?'],
      'where is the lower gate',
    ],
    [
      'de',
      'Das Wehr hat feste Tore und lose Tore.',
      ['was sind feste Tore?', 'und lose?'],
      'was sind lose Tore?',
    ],
    [
      'es',
      'Hay una esclusa alta y una esclusa baja.',
      ['¿qué es la esclusa alta?', '¿y la baja?', '¿y la alta?'],
      '¿qué es la esclusa alta?',
    ],
  ])(
    'asks the same of a thing with that name in the document in %s',
    (language, text, messages, complete) => {
      expect(searchedFor(language, messages, text)).toBe(complete)
    },
  )

  it.each([
    ['en', 'Who drew the plough?', 'and the harrow?', 'Who drew the harrow?'],
    ['de', 'Wer zog den Pflug?', 'und die Egge?', 'Wer zog die Egge?'],
    ['es', '¿Quién tiraba del arado y de la carreta?', '¿y de la grada?', '¿y de la grada?'],
    ['es', '¿en qué se convierte la harina?', '¿y el grano?', '¿en qué se convierte el grano?'],
  ])('replaces the thing at the end in %s: %s %s', (language, before, question, all) => {
    expect(searchedFor(language, [before, question])).toBe(all)
  })

  it('asks the same of another thing by an ordinal', () => {
    const messages = ['Compare a sluice with a weir', 'who drew the first one?', 'and the second?']
    const [question = '', ...before] = messages.toReversed()
    const asked = { question, ...subjectsBefore(completedMessages(before.toReversed())) }
    expect(classifyIntent(asked, indexDocument('Orrin.', 'en'))).toMatchObject({
      kind: 'aboutListed',
      query: { question: 'who drew the second?', before: messages[0] },
    })
  })

  it('asks the same again of a third one', () => {
    const messages = ['What is a sluice?', 'and a weir?', 'and a dam too?']
    expect(searchedFor('en', messages)).toBe('What is a dam?')
  })

  it.each([
    ['What is a sluice?', 'and does a sluice leak?'],
    ['What is a sluice?', 'and in winter?'],
  ])('is not read as a name if it asks or says where: %s %s', (before, question) => {
    expect(searchedFor('en', [before, question])).toBe(question)
  })

  it('is searched together with the previous one if they have no word in common', () => {
    expect(searchedFor('en', ['how long does the flood last', 'and at the mill?'])).toBe(
      'and at the mill?',
    )
  })
})
