import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerTo, saqRow } from '../../../../../testing/fixtures/quiz-rows.ts'
import { AppealDialog } from './mark-dialogs.tsx'

test('does not send an appeal without a reason on Ctrl + Enter and states what is missing', async () => {
  const question = saqRow(1)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppealDialog
        question={question}
        answer={answerTo(question, { graded_by: 'model' })}
        onClose={() => expect.fail('closed')}
      />
    </QueryClientProvider>,
  )
  const reason = screen.getByRole('textbox', { name: /Your reason/ })
  await userEvent.type(reason, '  {Control>}{Enter}{/Control}')
  expect(await screen.findByText('Please give a reason')).toBeDefined()
  expect(reason.getAttribute('aria-invalid')).toBe('true')
})
