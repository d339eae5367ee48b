import { expect, test } from 'vitest'
import { markAnswer, type Submission } from './marker.ts'
import { messagesInLanguage } from '../messages.ts'

const submission: Submission = {
  question: {
    question_type: 'saq',
    question_text: 'What do plants give off?',
    options: null,
    correct_answer: 'Oxygen'.repeat(10_000),
    correct_option_number: null,
    marks: 3,
    source_page: 1,
    source_quote: null,
    points: [],
  },
  answer: 'Oxygen',
  reason: null,
  userId: 'a',
  messages: messagesInLanguage('en').marking,
}

test('gives no marks for a question that is too large to be marked', async () => {
  const marker = { isPaced: false, mark: () => Promise.reject(new Error('marked')) }
  const mark = await markAnswer(marker, submission)
  expect(mark).toMatchObject({ marks_obtained: 0, feedback: submission.messages.failed })
})
