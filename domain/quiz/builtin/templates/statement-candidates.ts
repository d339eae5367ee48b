import { askedCandidates } from './asked-candidates.ts'
import type { QuestionCandidate, Made, Material } from './candidates.ts'
import type { Answer, Statement } from './statements.ts'
import { termIdOf } from '../wording/wording.ts'
import { writtenQuestion } from './written-question.ts'

const LIST_SCORE = 2.5
/** An estimate: the ranker uses features of terms, which a list does not have. */
const LIST_QUALITY = 0.62
const MAX_SHORT_POINTS = 3
const MIN_LONG_POINTS = 3

/** The answers in at most three groups of sizes as equal as possible. */
const grouped = (answers: readonly Answer[]): Answer[] => {
  const groups = Math.min(MAX_SHORT_POINTS, answers.length)
  return Array.from({ length: groups }, (_, group) => {
    const from = Math.ceil((group * answers.length) / groups)
    const part = answers.slice(from, Math.ceil(((group + 1) * answers.length) / groups))
    const [first] = part
    return {
      text: part.map(({ text }) => text).join(', '),
      quote: first?.quote ?? '',
      page: first?.page ?? 1,
    }
  })
}

const questionOf = (
  { kind, shown, answers }: Statement,
  { wording }: Material,
  isLong: boolean,
): string => {
  if (kind === 'counted')
    return wording.nameThe(shown.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))
  return isLong ? wording.explainAll(shown, answers.length) : wording.nameAll(shown, answers.length)
}

const listQuestion = (statement: Statement, material: Material, type: 'saq' | 'laq'): Made => {
  const isLong = type === 'laq'
  const answers = isLong ? statement.answers : grouped(statement.answers)
  return writtenQuestion({
    type,
    question: questionOf(statement, material, isLong),
    fileId: material.fileId,
    topicIds: topicIdsOf(statement, material),
    answer: statement.answers.map(({ text }) => text).join('\n'),
    points: answers.map(({ text, quote, page }) => ({ text, quote, page })),
  })
}

const topicIdsOf = ({ kind, shown, names = [] }: Statement, { wording }: Material): string[] => [
  `${kind} ${shown}`,
  ...names.map((name) => termIdOf(name, wording)),
]

const suitsLongAnswer = ({ isExplained, answers }: Statement): boolean =>
  isExplained && answers.length >= MIN_LONG_POINTS

/** Asks for the things that a sentence announces, and the questions that the document asks. */
export const statementCandidates = (
  material: Material,
  type: 'saq' | 'laq',
): QuestionCandidate[] => [
  ...listCandidates(material, type),
  ...(type === 'saq' ? askedCandidates(material) : []),
]

const listCandidates = (material: Material, type: 'saq' | 'laq'): QuestionCandidate[] =>
  material.statements
    .filter((statement) => suitsLongAnswer(statement) === (type === 'laq'))
    .map((statement) => ({
      type,
      isChoice: false,
      template: 'list',
      topicIds: topicIdsOf(statement, material),
      position: statement.position,
      score: LIST_SCORE,
      quality: LIST_QUALITY,
      make: () => listQuestion(statement, material, type),
    }))
