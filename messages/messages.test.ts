import { describe, expect, it } from 'vitest'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'

/** Sample arguments for a message function, by the types of its parameters. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  [0, 3, 'on 21 Nov'],
  [1, 3, true],
  [2, 5, false],
  ['Cell Biology', 1, 'x'],
  ['Cell Biology', 2, 'x'],
  ['Cell Biology', 'a reason', 'x'],
]
const POINTS = [{ text: 'Green light is reflected.', page: 4 }]

type Entry = readonly [key: string, word: unknown]

const entriesOf = (value: unknown, path = ''): Entry[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        entriesOf(inner, path === '' ? key : `${path}.${key}`),
      )
    : [[path, value]]

/** All texts one entry can produce. */
function said([key, word]: Entry): string[] {
  if (typeof word !== 'function') return [String(word)]
  const speak = word as (...args: readonly unknown[]) => string
  if (key === 'marking.met') return [speak(['Green light is reflected.'])]
  if (/^marking\.(partial|missing|open)$/.test(key)) return [speak(POINTS)]
  return ARGUMENTS.map((args) => speak(...args))
}

const keys = entriesOf(en).map(([key]) => key)

describe.each([
  ['English', en],
  ['German', de],
  ['Spanish', es],
])('the catalogue in %s', (_, catalogue) => {
  it('has exactly the keys of the English catalogue', () => {
    expect(entriesOf(catalogue).map(([key]) => key)).toEqual(expect.arrayContaining(keys))
    expect(entriesOf(catalogue)).toHaveLength(keys.length)
    for (const entry of entriesOf(catalogue))
      for (const text of said(entry)) {
        expect(text.trim(), entry[0]).not.toBe('')
        expect(text, entry[0]).not.toMatch(/undefined|NaN|\[object/)
      }
  })
})

describe.each([
  ['German', de],
  ['Spanish', es],
])('%s', (_, catalogue) => {
  const english = new Map(entriesOf(en))
  it('interpolates the same values as English', () => {
    for (const [key, word] of entriesOf(catalogue)) {
      expect(typeof word, key).toBe(typeof english.get(key))
      if (typeof word === 'function')
        expect(word.length, key).toBe((english.get(key) as () => string).length)
    }
  })

  it('leaves no sentence in English', () => {
    for (const [key, word] of entriesOf(catalogue))
      if (typeof word === 'string' && word.split(' ').length > 3)
        expect(word, key).not.toBe(english.get(key))
  })
})

describe('singular and plural', () => {
  it('differ in every language', () => {
    expect([en, de, es].map(({ bases }) => [bases.files(1), bases.files(2)])).toEqual([
      ['1 file', '2 files'],
      ['1 Datei', '2 Dateien'],
      ['1 archivo', '2 archivos'],
    ])
    expect([en, de, es].map(({ quiz }) => [quiz.marks(1), quiz.questions(0)])).toEqual([
      ['1 mark', '0 questions'],
      ['1 Punkt', '0 Fragen'],
      ['1 punto', '0 preguntas'],
    ])
  })
})

it.each([
  ['en', en.quiz.results.marksOf('0', '1'), '0 of 1 mark'],
  ['en', en.quiz.results.marksOf('1', '3'), '1 of 3 marks'],
  ['es', es.bank.newQuiz.available('1'), '1 disponible'],
  ['de', de.quiz.results.marksOf('0', '1'), '0 von 1 Punkt'],
  ['es', es.quiz.results.marksOf('0', '1'), '0 de 1 punto'],
  [
    'es',
    es.reader.asked.page(2, 1, { correct: 1, partial: 0, incorrect: 0 }),
    'Página 2: 1 pregunta, 1 correcta',
  ],
  ['en', en.creation.filesOf(1, 1), '1 of 1 file'],
  ['de', de.creation.filesOf(1, 1), '1 von 1 Datei'],
  ['es', es.creation.filesOf(1, 1), '1 de 1 archivo'],
  ['en', en.creation.full(1), '1 question, with its page.'],
  ['de', de.creation.full(1), '1 Frage, mit ihrer Seite.'],
  ['es', es.creation.full(1), '1 pregunta, con su página.'],
  ['es', es.quiz.results.correct(0, 1), '0 de 1 correcta'],
  ['en', en.quiz.results.practise(1), 'Practise the one not yet right'],
  ['de', de.quiz.results.practise(1), 'Die noch nicht richtig beantwortete Frage üben'],
  ['es', es.quiz.results.practise(1), 'Practicar la que aún no acertaste'],
  ['en', en.bases.myBases.ofMarks(1), 'of the marks in 1 quiz'],
  ['de', de.bases.myBases.ofMarks(1), 'der Punkte in 1 Quiz'],
  ['es', es.bases.myBases.ofMarks(1), 'de los puntos en 1 cuestionario'],
  ['es', es.plan.today(1, 0), 'Hecho por hoy (respondidas: 1).'],
  ['es', es.plan.today(2, 1), 'Hoy queda 1; respondidas: 2.'],
])('%s uses the singular for one: %s', (_, text, expected) => {
  expect(text).toBe(expected)
})

it('states what is deleted with a base, its one file in the singular', () => {
  expect(en.bases.myBases.confirmBody(1)).toContain(
    'its file, your highlights and notes in it and the conversations',
  )
  expect(de.bases.myBases.confirmBody(1)).toContain('ihre Datei, deine Markierungen und Notizen')
  expect(en.bases.myBases.confirmBody(2)).toContain(
    'its 2 files, your highlights and notes in them and',
  )
})

it.each([
  ['English', en, ['Base', 'File', 'Source', 'Quiz taken', 'Question attempted']],
  ['German', de, ['Lernmappe', 'Datei', 'Quelle', 'Abgeschlossenes Quiz', 'Bearbeitete Frage']],
  ['Spanish', es, ['Base', 'Archivo', 'Fuente', 'Cuestionario hecho', 'Pregunta respondida']],
])('uses the singular below a figure of one in %s', (_, catalogue, words) => {
  const { account, creation, dashboard } = catalogue
  const labels = [
    account.bases,
    account.files,
    creation.totalSources,
    dashboard.totalQuizzes,
    dashboard.questionsAttempted,
  ]
  expect(labels.map((label) => label(1))).toEqual(words)
  for (const label of labels) expect(label(2)).not.toBe(label(1))
})

/** Words that the catalogue replaced by one term for a thing, and the wrong form of address. */
it.each([
  [
    'German',
    de,
    /Gespräch|\bSammlung|Bewertungspunkt|Kurze Antwort|an Quiz\b|\bIhnen\b|Bitte \w+en Sie/,
  ],
  ['Spanish', es, /\bchats?\b|calificar|corrigiendo|subray|\busted/i],
])('%s uses one term for each thing', (_, catalogue, otherTerm) => {
  for (const entry of entriesOf(catalogue))
    for (const text of said(entry)) expect(text, entry[0]).not.toMatch(otherTerm)
})
