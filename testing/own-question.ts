import { randomUUID } from 'node:crypto'

/** A passage of page 1 of the file that `storeQuiz` stores (testing/quiz.ts). */
export const OWN_QUOTE = 'Chlorophyll absorbs mostly red and blue light.'

/** An own multiple-choice question about a file, as `create_question` expects it. */
export const ownQuestion = (fileId: string, change: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  question_type: 'mcq',
  source_file_id: fileId,
  source_page: 1,
  source_quote: OWN_QUOTE,
  question_text: 'What colour of light does chlorophyll leave?',
  options: { '1': 'Green', '2': 'Red', '3': 'Blue', '4': 'Violet' },
  correct_option_number: 1,
  correct_answer: 'Green',
  explanation: 'It absorbs red and blue light.',
  points: [] as { text: string; quote: string; page: number }[],
  ...change,
})
