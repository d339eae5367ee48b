import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { QuestionPages } from './question-pages.tsx'

test('every page that was asked about is a button that says how it went and leads there', async () => {
  const onJump = vi.fn<(page: number) => void>()
  render(
    <QuestionPages
      asked={[
        { page: 2, standings: ['right', 'partly', 'wrong', 'open'] },
        { page: 7, standings: ['open'] },
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

test('the standing of a question can be told from the height of its bar alone', () => {
  render(
    <QuestionPages
      asked={[{ page: 1, standings: ['right', 'partly', 'wrong'] }]}
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

test('the bars that are drawn are named, and no others', () => {
  render(
    <QuestionPages
      asked={[{ page: 1, standings: ['right', 'open'] }]}
      total={1}
      page={1}
      onJump={() => undefined}
    />,
  )
  expect(screen.getByText(/^Questions asked/).parentElement?.textContent).toBe(
    'Questions asked, by page:rightnot marked yet',
  )
})

test('a page the document does not have is not offered', () => {
  render(
    <QuestionPages
      asked={[{ page: 5, standings: ['right'] }]}
      total={4}
      page={1}
      onJump={() => undefined}
    />,
  )
  expect(screen.queryByRole('button')).toBeNull()
})
