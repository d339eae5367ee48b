import { expect, it } from 'vitest'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { subjectsBefore } from '../question/subject/subjects.ts'

const indexOf = (language: string, ...parts: string[]) =>
  indexDocument(parts.join('\n\n'), language)
const queryAfter = (index: ReturnType<typeof indexOf>, before: string, question: string) => {
  const intent = classifyIntent({ question, ...subjectsBefore([before]) }, index)
  return intent.kind === 'search' ? intent.query.question : intent.kind
}

it('replaces the name in the previous question by another one', () => {
  const index = indexOf(
    'en',
    'The four mills of the coast are Orrin, Belder, Farle and Stave. Stave is old.',
    'Boats from Stave, Orrin and Belder have visited the mill of Farle.',
  )
  expect(queryAfter(index, 'which boats have visited farle?', 'and stave?')).toBe(
    'which boats have visited stave?',
  )
})

it('replaces an abbreviation by another one in German, where all nouns begin with a capital', () => {
  const index = indexOf(
    'de',
    'Das MfW prüft die Mühlen. Die Aufgaben des AfG sind die Pflege der Dämme und Tore.',
  )
  expect(queryAfter(index, 'ich meine das MfW, was sind seine aufgaben?', 'und das AfG?')).toBe(
    'ich meine das AfG, was sind seine aufgaben?',
  )
})

it('answers what the first thing of a comparison is responsible for', () => {
  const index = indexOf(
    'de',
    'Das Mühlenamt ist für die Tore zuständig. Das Deichamt ist für die Dämme zuständig.',
  )
  const before = 'Was ist der Unterschied zwischen Mühlenamt und Deichamt?'
  expect(queryAfter(index, before, 'wofür ist das erste zuständig?')).toBe('aboutListed')
})

it.each([
  ['en', 'which gate goes with step 4?', 'what about 12', 'which gate goes with step 12?'],
  ['de', 'Welches Tor gehört zu Schritt 12?', 'und 8?', 'Welches Tor gehört zu Schritt 8?'],
  ['es', '¿qué puerta tiene el paso 4?', 'y el 8?', '¿qué puerta tiene el paso 8?'],
  ['en', 'which gate goes with the tide?', 'what about 8', 'what about 8'],
])('replaces a number by another one in %s: %s', (language, before, question, whole) => {
  const index = indexOf(language, 'Step 4 Schritt 4 paso 4')
  expect(queryAfter(index, before, question)).toBe(whole)
})
