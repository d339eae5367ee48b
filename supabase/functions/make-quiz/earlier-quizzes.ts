import * as z from 'zod/mini'
import { batches } from '../../../domain/batches.ts'
import { QUESTION_TEXT_MAX } from '../../../domain/constants.ts'
import { Failure } from '../../../domain/failure.ts'
import type { EarlierQuestion } from '../../../domain/quiz/creation/earlier-questions.ts'
import { limitCombiningMarks } from '../../../domain/text/combining-marks.ts'
import type { FunctionDeps } from '../_shared/deps.ts'
import { isSealed, readSealedKeys } from '../_shared/sealed-questions.ts'

type Db = ReturnType<FunctionDeps['db']>

/**
 * Earlier quizzes, and questions, that a new quiz is compared with. 300 questions take the main
 * thread 30 ms once. A client can store longer texts than are made or edited.
 */
const MAX_EARLIER = { quizzes: 20, questions: 300, chars: 2 * QUESTION_TEXT_MAX } as const

const compared = (text: string): string => limitCombiningMarks(text.slice(0, MAX_EARLIER.chars))

const optionTexts = z.record(z.string(), z.string())

const EARLIER_QUIZ =
  'id, created_at, mode, status, quiz_questions!inner(id, question_text, correct_answer, options, source_file_id, source_page, source_quote, withdrawn_at)'

const newestEarlierQuizzes = (db: Db, fileIds: readonly string[]) =>
  db
    .from('quizzes')
    .select(EARLIER_QUIZ)
    .in('quiz_questions.source_file_id', [...fileIds])
    .is('quiz_questions.repeats', null)
    .order('created_at', { ascending: false })
    .limit(MAX_EARLIER.quizzes)

type EarlierQuiz = NonNullable<Awaited<ReturnType<typeof newestEarlierQuizzes>>['data']>[number]

/** The newest quizzes with questions about the files, and these questions. */
async function readEarlierQuizzes(db: Db, fileIds: readonly string[]): Promise<EarlierQuiz[]> {
  const quizzes = new Map<string, EarlierQuiz>()
  for (const ids of batches(fileIds)) {
    const { data, error } = await newestEarlierQuizzes(db, ids)
    if (error) throw new Failure('quiz_generate_failed', { cause: error })
    for (const quiz of data) {
      const others = quizzes.get(quiz.id)?.quiz_questions ?? []
      quizzes.set(quiz.id, { ...quiz, quiz_questions: [...others, ...quiz.quiz_questions] })
    }
  }
  return [...quizzes.values()]
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    .slice(0, MAX_EARLIER.quizzes)
}

/**
 * The latest questions that the caller was asked about the files, without their repetitions in
 * reviews. Those of open tests are compared by their keys too, which the caller does not read.
 */
export const loadEarlier = async (
  db: Db,
  service: FunctionDeps['service'],
  fileIds: readonly string[],
): Promise<EarlierQuestion[]> => {
  const quizzes = await readEarlierQuizzes(db, fileIds)
  const questions = quizzes.flatMap((quiz) => quiz.quiz_questions).slice(0, MAX_EARLIER.questions)
  const sealed = quizzes.filter(isSealed).flatMap((quiz) => quiz.quiz_questions.map(({ id }) => id))
  const keys = sealed.length > 0 ? await readSealedKeys(service(), sealed) : null
  return questions.map((question) => {
    const row = { ...question, ...keys?.get(question.id) }
    return {
      question: compared(row.question_text),
      correct: compared(row.correct_answer),
      wrong: Object.values(optionTexts.safeParse(row.options).data ?? {})
        .filter((option) => option !== row.correct_answer)
        .map(compared),
      fileId: row.source_file_id ?? '',
      page: row.source_page ?? 0,
      quote: compared(row.source_quote ?? ''),
      isWithdrawn: row.withdrawn_at !== null,
    }
  })
}
