/** Rows for the tests of what shows them. */
import type { Answer, Question, Quiz } from './rows.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const FILE_ID = id(900)
export const BASE_ID = id(901)
export const QUIZ_ID = id(1)

/** A multiple-choice question as the database gives it; `n` makes its id and number. */
export const mcqRow = (n: number, change: Partial<Question> = {}): Question => ({
  id: id(100 + n),
  question_type: 'mcq',
  question_number: n,
  question_text: 'Which gas do plants take in?',
  options: { '1': 'Oxygen', '2': 'Carbon dioxide', '3': 'Nitrogen', '4': 'Argon' },
  correct_answer: 'Carbon dioxide',
  correct_option_number: 2,
  explanation: 'Plants build sugar from it.',
  marks: 1,
  source_file_id: FILE_ID,
  source_page: 3,
  source_quote: 'Plants take in carbon dioxide.',
  points: [],
  ...change,
})

/** A short-answer question with one mark point. */
export const saqRow = (n: number, change: Partial<Question> = {}): Question => ({
  ...mcqRow(n),
  question_type: 'saq',
  question_text: 'Why are leaves green?',
  options: null,
  correct_option_number: null,
  correct_answer: 'Because chlorophyll reflects green light.',
  marks: 3,
  points: [
    { text: 'Chlorophyll reflects green light', quote: 'Chlorophyll reflects green.', page: 4 },
  ],
  ...change,
})

export const answerTo = (question: Question, change: Partial<Answer> = {}): Answer => ({
  quiz_id: QUIZ_ID,
  question_id: question.id,
  user_answer: question.options ? '2' : 'The pigment reflects green light',
  is_correct: true,
  marks_obtained: question.marks,
  similarity_score: 100,
  answered_at: '2026-01-01T10:00:00+00:00',
  feedback: null,
  graded_by: 'rule',
  points: [],
  history: [],
  ...change,
})

export const quizOf = (questions: Question[], change: Partial<Quiz> = {}): Quiz => ({
  id: QUIZ_ID,
  quiz_name: 'Leaves',
  difficulty: 'medium',
  status: 'completed',
  total_marks: questions.reduce((sum, question) => sum + question.marks, 0),
  marks_obtained: 0,
  percentage: 0,
  completed_at: '2026-01-01T10:10:00+00:00',
  quiz_questions: questions,
  quiz_sources: [{ file_id: FILE_ID, base_id: BASE_ID, base_files: { file_name: 'botany.pdf' } }],
  ...change,
})
