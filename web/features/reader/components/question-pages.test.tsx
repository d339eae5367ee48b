import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { QuestionPages } from './question-pages.tsx'

test('renders a button with its outcomes for every page that was asked about, which opens the page', async () => {
  const onJump = vi.fn<(page: number) => void>()
  render(
    <QuestionPages
      questionPages={[
        { page: 2, outcomes: ['correct', 'partial', 'incorrect', 'unmarked'] },
        { page: 7, outcomes: ['unmarked'] },
      ]}
      total={9}
      page={7}
      onJump={onJump}
    />,
  )
  const buttons = screen.getAllByRole('button')
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Page 2: 4 questions, 1 right, 1 partly right, 1 wrong',
    'Page 7: 1 question, none marked yet',
  ])
  expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual([null, 'page'])
  await userEvent.click(screen.getByRole('button', { name: /^Page 2/ }))
  expect(onJump).toHaveBeenCalledWith(2)
})

test('encodes the outcome of a question in the height of its bar', () => {
  render(
    <QuestionPages
      questionPages={[{ page: 1, outcomes: ['correct', 'partial', 'incorrect'] }]}
      total={1}
      page={1}
      onJump={() => undefined}
    />,
  )
  const heights = [...screen.getByRole('button').querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  )
  expect(heights).toEqual([10, 5, 1.5])
})

test('explains only the bars that are drawn in the legend', () => {
  render(
    <QuestionPages
      questionPages={[{ page: 1, outcomes: ['correct', 'unmarked'] }]}
      total={1}
      page={1}
      onJump={() => undefined}
    />,
  )
  expect(screen.getByText(/^Questions asked/).parentElement?.textContent).toBe(
    'Questions asked, by page:rightnot marked yet',
  )
})

test('leaves out pages the document does not have', () => {
  render(
    <QuestionPages
      questionPages={[{ page: 5, outcomes: ['correct'] }]}
      total={4}
      page={1}
      onJump={() => undefined}
    />,
  )
  expect(screen.queryByRole('button')).toBeNull()
})
