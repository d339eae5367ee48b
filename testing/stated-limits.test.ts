import { expect, test } from 'vitest'
import * as limits from '../domain/constants.ts'
import { CATALOGUES } from '../messages/catalogues.ts'
import { PASSWORD_MIN_CHARACTERS } from '../server/auth/password-rules.ts'

/** The numbers of messages that state a limit. */
const STATED = {
  password_too_short: [PASSWORD_MIN_CHARACTERS],
  base_name_too_long: [limits.BASE_NAME_MAX],
  quiz_mcq_count: [limits.COUNT_MIN, limits.COUNT_MAX],
  quiz_saq_count: [limits.COUNT_MIN, limits.COUNT_MAX],
  quiz_laq_count: [limits.COUNT_MIN, limits.COUNT_MAX],
  quiz_true_false_count: [limits.COUNT_MIN, limits.COUNT_MAX],
  quiz_too_many_questions: [limits.TOTAL_QUESTIONS_MAX],
  quiz_time_limit: [1, limits.TIME_LIMIT_MAX],
  quiz_answer_too_long: [limits.ANSWER_MAX],
  quiz_name_too_long: [limits.QUIZ_NAME_MAX],
} as const

const numbersIn = (text: string): number[] =>
  Array.from(text.matchAll(/\d+(?:[.,\u00a0\u202f ]\d{3})*/g), ([found]) =>
    Number(found.replace(/\D/g, '')),
  )

test.each(Object.entries(CATALOGUES))(
  'the messages in %s state the limits in force',
  (_, messages) => {
    const stated = Object.keys(STATED).map((code) => [
      code,
      numbersIn(messages.errors[code as keyof typeof STATED]),
    ])
    expect(Object.fromEntries(stated)).toEqual(STATED)
  },
)

test.each(Object.entries(CATALOGUES))(
  'the texts in %s outside of the failures state the limit that they are given',
  (_, { account, bank, plan }) => {
    const given = [
      [plan.dayError(limits.EXAM_DAYS_MAX), limits.EXAM_DAYS_MAX],
      [bank.newQuiz.countHint(limits.COUNT_MAX), limits.COUNT_MAX],
      [bank.newQuiz.countError(limits.TOTAL_QUESTIONS_MAX), limits.TOTAL_QUESTIONS_MAX],
      [account.reminders.when(limits.REVIEW_MAIL_HOUR, '', ''), limits.REVIEW_MAIL_HOUR],
    ] as const
    for (const [text, limit] of given) expect(numbersIn(text)).toContain(limit)
  },
)
