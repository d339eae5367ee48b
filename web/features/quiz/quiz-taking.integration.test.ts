import '../../../testing/browser/dom.ts'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { delayResponse } from '../../../testing/browser/delayed-response.ts'
import { storeQuiz } from '../../../testing/quiz.ts'
import { openSignedInPage, type SignedInPage } from '../../../testing/browser/signed-in-page.ts'
import { auth } from '../../lib/auth/auth.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { supabase } from '../../lib/backend/supabase.ts'
import { answersQuery } from './api/answers.ts'
import { quizQuery } from './api/quiz.ts'
import { QuizTaking } from './components/taking/quiz-taking.tsx'

let page: SignedInPage
beforeAll(async () => {
  page = await openSignedInPage(auth)
  await loadMessages('quiz', 'taking', 'confidence')
})
afterAll(() => page.close())

/** The screen of a new quiz with its answers and its query cache. */
async function take() {
  const { quizId } = await storeQuiz({ client: await supabase(), user: { id: page.userId } })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const known = quizQuery(quizId, 'quiz_load_failed')
  function Take() {
    const quiz = useQuery(known)
    return quiz.data ? createElement(QuizTaking, { quiz: quiz.data, renderPage: () => null }) : null
  }
  const router = createMemoryRouter([
    { path: '/', element: createElement(Take) },
    { path: '/quiz/results/:quizId', element: createElement('h1', null, 'Results') },
  ])
  render(createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router })))
  const option = await screen.findByRole('radio', { name: /Red and blue/ })
  return { client, quizId, known, option }
}

it('keeps a saved answer when an older response arrives later', async () => {
  const { client, quizId, option } = await take()
  await userEvent.click(option)
  const before = delayResponse('POST', '/rest/v1/rpc/get_quiz_answers')
  void client.invalidateQueries(answersQuery(quizId))
  await before.received
  await userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  const answered = { name: 'Question 1, answered' }
  await screen.findByRole('button', answered)
  before.release()
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.queryByRole('button', answered)).not.toBeNull()
})

it('keeps the question visible when refetching its answers fails', async () => {
  const { client, quizId, option } = await take()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await act(async () => {
    await client.refetchQueries(answersQuery(quizId))
    // The screen is updated in the next tick.
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(client.getQueryState(answersQuery(quizId).queryKey)?.status).toBe('error')
  expect(option.isConnected).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('saves how sure the learner is with the answer', async () => {
  const { quizId, option } = await take()
  await userEvent.click(option)
  await userEvent.click(screen.getByRole('radio', { name: 'Not sure' }))
  await userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  await screen.findByRole('button', { name: 'Question 1, answered' })
  const db = await supabase()
  const { data } = await db.from('quiz_answers').select('confidence').eq('quiz_id', quizId)
  expect(data).toEqual([{ confidence: 'unsure' }])
})

it('opens the results once the marks are loaded', async () => {
  const { client, known } = await take()
  await userEvent.click(screen.getByRole('button', { name: /^Question 3/ }))
  await userEvent.type(screen.getByRole('textbox'), 'Roots take up water.')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Test' }))
  const marks = delayResponse('POST', '/rest/v1/rpc/get_quiz_answers')
  await userEvent.click(screen.getByRole('button', { name: 'Submit test' }))
  await marks.received
  await waitFor(() => expect(client.isFetching()).toBe(1))
  expect(client.getQueryData(known.queryKey)?.status).not.toBe('completed')
  marks.release()
  await screen.findByRole('heading', { name: 'Results' })
})
