import { describe, expect, it } from 'vitest'
import { exportSet, solutionTexts } from '../../testing/fixtures/export-set.ts'
import { boldTerms, STUDY_PAGES } from '../../testing/fixtures/study-text.ts'
import { assemble } from '../quiz/creation/assemble.ts'
import { fillCounts } from '../quiz/creation/counts.ts'
import { makeBuiltinQuestions } from '../quiz/builtin/make-questions.ts'
import type { Question } from '../quiz/rows.ts'
import { ankiRows } from './anki.ts'
import { writeCsv } from './csv.ts'
import { writeGift } from './gift.ts'
import { writeMoodleXml } from './moodle-xml.ts'
import { qtiFiles } from './qti.ts'
import { exportQuestion, type ExportQuestion } from './question.ts'
import { quizMarkdown } from './quiz-markdown.ts'
import { pointLine, solutionHtml, solutionOf } from './solution.ts'

const counts = fillCounts({ mcq: 3, saq: 4, laq: 2 })
const drafts = await makeBuiltinQuestions(
  {
    files: [{ fileId: 'tides', pages: STUDY_PAGES, emphasis: boldTerms(STUDY_PAGES) }],
    counts,
    difficulty: 'medium',
    seed: 3,
  },
  { pause: () => Promise.resolve(), onQuestion: () => undefined },
)
/** Questions as the product makes them without a model. */
const rows = assemble(drafts, 3).map((made, index): Question => ({
  ...made,
  id: crypto.randomUUID(),
  question_number: index + 1,
  withdrawn_at: null,
  withdrawn_reason: null,
  edited_at: null,
  versions: [],
}))
const made = rows.map((row) =>
  exportQuestion(row, { id: row.id, fileName: 'tides.pdf', url: null, changedAt: new Date(0) }),
)
const written = made.filter(({ correctOption }) => correctOption === null)
const short = written.filter(({ points }) => points.length === 1)
const set = (question: ExportQuestion) => ({ title: 'Tides', questions: [question] })

/** How often each of the question's meanings is in `text`, with marks and line ends left out. */
function occurrences(text: string, { points }: ExportQuestion): number[] {
  const plain = (each: string) =>
    each
      .toLowerCase()
      .replace(/\\n|<[^>]*>|\\(?=[:.])/gu, ' ')
      .replace(/\s+/gu, ' ')
  return points.map((point) => {
    const meaning = point.text.replace(/^[^:]*: |\.$/gu, '')
    return plain(text).split(plain(meaning)).length - 1
  })
}
const once = ({ points }: ExportQuestion) => points.map(() => 1)
const header = {
  ...{ number: '', question: '', option: '', correctOption: '', answer: '', explanation: '' },
  ...{ marks: '', points: '', source: '', quote: '', link: '' },
}

describe('the solution of a written question made without a model', () => {
  it.each(written.map((question) => [question.text, question] as const))(
    'says each statement once: %s',
    (_, question) => {
      expect(occurrences(writeGift(set(question), solutionTexts), question)).toEqual(once(question))
      expect(occurrences(solutionHtml(question, solutionTexts), question)).toEqual(once(question))
      const [, notes] = ankiRows(set(question), solutionTexts, new Date(0))
      expect(occurrences(String(notes?.rows[0]?.[6]), question)).toEqual(once(question))
    },
  )

  it('keeps the file and the page in every format', () => {
    for (const question of written) {
      const page = `tides.pdf, p. ${question.source.page}`
      expect(writeGift(set(question), solutionTexts)).toContain(page)
      expect(writeMoodleXml(set(question), solutionTexts)).toContain(page)
      expect(qtiFiles(set(question), solutionTexts).at(-1)?.text).toContain(page)
      expect(
        writeCsv(set(question), { header, page: solutionTexts.page, separator: ',' }),
      ).toContain(page)
    }
  })

  it('gives several points as a list, and one as the answer', () => {
    for (const question of written) {
      const { answer, points } = solutionOf(question, 'in')
      expect(answer === null).toBe(question.points.length > 1)
      expect(points.length === 0).toBe(question.points.length === 1)
    }
  })

  it('repeats the answer in no other column of a table than that of the quote', () => {
    expect(short.length).toBeGreaterThan(0)
    for (const question of short) {
      const csv = writeCsv(set(question), { header, page: solutionTexts.page, separator: ',' })
      expect(occurrences(csv, question)).toEqual([2])
    }
  })

  it('is in the Markdown of the archive once', () => {
    const texts = {
      ...{ page: solutionTexts.page, source: '', marks: String },
      ...{ yourAnswer: '', withdrawn: '', answer: '' },
    }
    for (const [index, question] of made.entries()) {
      const questions = rows.slice(index, index + 1)
      const text = quizMarkdown({ name: '', questions, answers: [], fileName: () => null }, texts)
      expect(occurrences(text, question)).toEqual(once(question))
    }
  })
})

it('explains a choice by the passage alone where the explanation adds nothing', () => {
  const choices = made.filter(({ correctOption }) => correctOption !== null)
  expect(choices.length).toBeGreaterThan(0)
  for (const question of choices)
    expect(solutionOf(question, 'before')).toEqual({
      answer: question.answer,
      explanation: null,
      points: [],
      quote: question.source.quote?.replaceAll('\n', ' '),
    })
})

describe('statements that differ', () => {
  const [first, , third] = exportSet.questions
  if (!first || !third) throw new Error('a question is missing')

  it('are all kept', () => {
    expect(solutionOf(first, 'before')).toEqual({
      answer: 'Red and blue',
      explanation: 'The text says so.',
      points: [],
      quote: first.source.quote,
    })
    const answer = 'Leaves reflect green light and absorb the rest.'
    expect(solutionOf({ ...third, answer }, 'in')).toMatchObject({ answer, points: third.points })
  })

  it('are kept where a passage states more than a point', () => {
    const quote = 'Mass: inertia of a body, which does not depend on where the body is.'
    const points = [{ text: 'Mass: inertia of a body', page: 4 }]
    const question = {
      ...third,
      answer: 'a',
      explanation: 'b',
      points,
      source: { ...first.source, quote },
    }
    expect(solutionOf(question, 'in').quote).toBe(quote)
  })

  it('are kept where they differ in a sign', () => {
    const question = {
      ...first,
      explanation: 'It holds that x < 0',
      source: { ...first.source, quote: 'It holds that x > 0.' },
    }
    expect(solutionOf(question, 'nowhere').explanation).toBe('It holds that x < 0')
  })
})

it('gives each point its page where the points are on several pages', () => {
  const points = [
    { text: 'Ice floats', page: 4 },
    { text: 'Ice melts', page: 6 },
  ]
  const [first] = exportSet.questions
  if (!first) throw new Error('the question is missing')
  const question = { ...first, correctOption: null, answer: 'Ice floats\nIce melts', points }
  expect(points.map((point) => pointLine(point, question, solutionTexts.page))).toEqual([
    'Ice floats (p. 4)',
    'Ice melts (p. 6)',
  ])
  expect(solutionOf(question, 'before').points).toEqual(points)
})
