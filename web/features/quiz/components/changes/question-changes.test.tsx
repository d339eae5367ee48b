import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { QUESTION_VERSIONS_MAX } from '../../../../../domain/constants.ts'
import type { Answer, Question } from '../../../../../domain/quiz/rows.ts'
import type { QuestionVersion } from '../../../../../domain/quiz/bank/versions.ts'
import { answerTo, mcqRow, saqRow } from '../../../../../testing/fixtures/quiz-rows.ts'
import { ToastProvider } from '../../../../components/status/toast.tsx'
import { QuestionReview } from '../results/question-review.tsx'

const calls: unknown[] = []
const reply = vi.hoisted(() => ({
  error: null as Error | null,
  sent: Promise.resolve(),
}))
vi.mock('../../../../lib/backend/supabase.ts', () => ({
  supabase: () =>
    Promise.resolve({
      rpc: (name: string, args: object) => ({
        throwOnError: () => {
          calls.push([name, args])
          if (reply.error) return Promise.reject(reply.error)
          return reply.sent.then(() => ({ data: null }))
        },
      }),
    }),
}))
beforeEach(() => {
  // A form keeps what was typed in this browser.
  localStorage.clear()
  calls.length = 0
  reply.error = null
  reply.sent = Promise.resolve()
})

const versionOf = (question: Question, attempts: number): QuestionVersion => ({
  ...question,
  replaced_at: '2026-01-02T00:00:00Z',
  attempts,
})

async function show(question: Question, answer?: Answer) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ToastProvider>
          <QuestionReview question={question} answer={answer} sources={[]} />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return screen.findByRole('button', { name: 'Change question 1' })
}
const choose = async (trigger: HTMLElement, item: string) => {
  await userEvent.click(trigger)
  await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
}

test('withdraws a question at once, with Undo', async () => {
  const question = mcqRow(1)
  await choose(await show(question, answerTo(question)), 'Withdraw question')
  const undo = await screen.findByRole('button', { name: 'Undo', hidden: true })
  expect(calls).toEqual([['withdraw_question', { p_question_id: question.id }]])
  await userEvent.click(undo)
  await screen.findByText('Question 1 counts again')
  expect(calls[1]).toEqual(['restore_question', { p_question_id: question.id }])
})

test('reports a question that could not be withdrawn', async () => {
  reply.error = new Error('offline')
  await choose(await show(mcqRow(1)), 'Withdraw question')
  await screen.findByText('The question could not be changed. Please try again.')
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull()
})

test('shows a withdrawn question with its reason, which can be changed, and restores it', async () => {
  const question = mcqRow(1, {
    withdrawn_at: '2026-01-02T00:00:00Z',
    withdrawn_reason: 'unclear',
  })
  await show(question, answerTo(question, { is_correct: false, marks_obtained: 0 }))
  expect(screen.getByText('Withdrawn')).toBeDefined()
  expect(screen.queryByText(/of 1 mark/)).toBeNull()
  const notice = await screen.findByRole('region', { name: 'You withdrew this question' })
  const reason = within(notice).getByRole<HTMLSelectElement>('combobox')
  expect(reason.selectedOptions[0]?.textContent).toBe('The question is unclear')
  await userEvent.selectOptions(reason, 'Asked twice')
  expect(calls).toEqual([
    ['withdraw_question', { p_question_id: question.id, p_reason: 'duplicate' }],
  ])
  await userEvent.click(within(notice).getByRole('button', { name: 'Restore question' }))
  await waitFor(() =>
    expect(calls[1]).toEqual(['restore_question', { p_question_id: question.id }]),
  )
})

test('focuses the menu after a restore, also while the notice is still shown', async () => {
  const question = mcqRow(1, { withdrawn_at: '2026-01-02T00:00:00Z', withdrawn_reason: null })
  const trigger = await show(question, answerTo(question))
  const notice = await screen.findByRole('region', { name: 'You withdrew this question' })
  await userEvent.click(within(notice).getByRole('button', { name: 'Restore question' }))
  await screen.findByText('Question 1 counts again')
  await waitFor(() => expect(document.activeElement).toBe(trigger))
})

test('leaves the focus in a menu that was opened before the restore ended', async () => {
  const question = mcqRow(1, { withdrawn_at: '2026-01-02T00:00:00Z', withdrawn_reason: null })
  const trigger = await show(question, answerTo(question))
  const { promise, resolve } = Promise.withResolvers<void>()
  reply.sent = promise
  const notice = await screen.findByRole('region', { name: 'You withdrew this question' })
  await userEvent.click(within(notice).getByRole('button', { name: 'Restore question' }))
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { hidden: true })
  expect(document.activeElement).toBe(item)
  resolve()
  await screen.findByText('Question 1 counts again')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(item)
})

test('edits a question: its texts and the correct option', async () => {
  const question = mcqRow(1)
  await choose(await show(question, answerTo(question)), 'Edit question')
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  const text = dialog.getByLabelText('Question')
  await userEvent.clear(text)
  await userEvent.type(text, 'Which gas?')
  await userEvent.click(dialog.getByLabelText('Option 3 is correct'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save question', hidden: true }))
  await screen.findByText('Question saved')
  expect(calls).toEqual([
    [
      'edit_question',
      {
        p_question_id: question.id,
        p_change: {
          question_text: 'Which gas?',
          options: question.options,
          correct_option_number: 3,
          correct_answer: 'Nitrogen',
          explanation: question.explanation,
          points: [],
        },
      },
    ],
  ])
})

test('shows each error beside its field, focuses the first, and sends nothing', async () => {
  await choose(await show(mcqRow(1)), 'Edit question')
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  const option = dialog.getByLabelText('Option 2')
  await userEvent.clear(option)
  await userEvent.type(option, 'Oxygen{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(option))
  const id = option.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Another option says the same')
  expect(calls).toEqual([])
})

test('keeps what was typed when saving fails and when the form is closed', async () => {
  reply.error = new Error('offline')
  const trigger = await show(mcqRow(1))
  await choose(trigger, 'Edit question')
  const text = () => screen.findByLabelText<HTMLTextAreaElement>('Question')
  await userEvent.type(await text(), ' Really?{Control>}{Enter}{/Control}')
  await screen.findByText('The question could not be changed. Please try again.')
  expect((await text()).value).toBe('Which gas do plants take in? Really?')
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  await choose(trigger, 'Edit question')
  expect((await text()).value).toBe('Which gas do plants take in? Really?')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }))
  await choose(trigger, 'Edit question')
  expect((await text()).value).toBe('Which gas do plants take in?')
})

test('keeps what was typed when the tab is closed, until it is saved', async () => {
  const text = () => screen.findByLabelText<HTMLTextAreaElement>('Question')
  await choose(await show(mcqRow(1)), 'Edit question')
  await userEvent.type(await text(), ' Really?')
  cleanup()
  await choose(await show(mcqRow(1)), 'Edit question')
  expect((await text()).value).toBe('Which gas do plants take in? Really?')
  await userEvent.click(screen.getByRole('button', { name: 'Save question', hidden: true }))
  await screen.findByText('Question saved')
  expect(JSON.stringify(localStorage)).not.toContain('Really?')
})

test.each(['Edit question', 'Replace question'])(
  'restores what was typed by Undo after Cancel: %s',
  async (form) => {
    const typed = async () => (await screen.findByLabelText<HTMLTextAreaElement>('Question')).value
    await choose(await show(mcqRow(1)), form)
    await userEvent.type(await screen.findByLabelText('Question'), ' Really?')
    const before = await typed()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }))
    expect(screen.queryByLabelText('Question')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }))
    expect(await typed()).toBe(before)
  },
)

test('offers model answer and mark points of a written question', async () => {
  const question = saqRow(1)
  await choose(await show(question, answerTo(question)), 'Edit question')
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  await userEvent.type(dialog.getByLabelText('Point 2'), 'Leaves have chlorophyll')
  await userEvent.click(dialog.getByRole('button', { name: 'Save question', hidden: true }))
  await screen.findByText('Question saved')
  expect(calls).toMatchObject([
    ['edit_question', { p_change: { points: [{ page: 4 }, { page: 3 }], options: null } }],
  ])
})

test('shows the version that was answered, with the choice of that time', async () => {
  const old = mcqRow(1)
  const question = mcqRow(1, {
    question_text: 'Which gas is taken in?',
    options: { '1': 'Carbon dioxide', '2': 'Oxygen', '3': 'Nitrogen', '4': 'Argon' },
    correct_option_number: 1,
    edited_at: '2026-01-02T00:00:00Z',
    versions: [versionOf(old, 1)],
  })
  await show(question, answerTo(question, { user_answer: '1', is_correct: false }))
  expect(screen.getByText('Your version')).toBeDefined()
  const summary = await screen.findByText('Edited since: the version you answered')
  const earlier = within(summary.closest('details') ?? summary)
  expect(earlier.getByText('Which gas do plants take in?')).toBeDefined()
  for (const chosen of screen.getAllByText('Your answer'))
    expect(chosen.closest('li')?.textContent).toContain('Oxygen')
})

test('reports that a question was edited too often', async () => {
  const version = versionOf(mcqRow(1), 1)
  const versions = Array.from({ length: QUESTION_VERSIONS_MAX }, () => version)
  await choose(await show(mcqRow(1, { versions })), 'Edit question')
  await screen.findByText(/edited too often/)
  const save = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Save question',
    hidden: true,
  })
  expect(save.disabled).toBe(true)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(calls).toEqual([])
})
