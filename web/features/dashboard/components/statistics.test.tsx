import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Statistics } from './statistics.tsx'

const NO_QUIZ = {
  total_quizzes: 0,
  total_questions_attempted: 0,
  average_percentage: 0,
  total_marks_obtained: 0,
  total_possible_marks: 0,
}
const valueOf = (label: string) => screen.getByText(label).nextSibling?.textContent

test('shows no average and no marks before the first completed quiz', () => {
  render(<Statistics stats={NO_QUIZ} />)
  expect(valueOf('Average score')).toBe('–')
  expect(valueOf('Marks')).toBe('–')
})

test('shows an average of 0% once a quiz is completed', () => {
  render(<Statistics stats={{ ...NO_QUIZ, total_quizzes: 1, total_possible_marks: 3 }} />)
  expect(valueOf('Average score')).toBe('0%')
  expect(valueOf('Marks')).toBe('0 of 3')
})
