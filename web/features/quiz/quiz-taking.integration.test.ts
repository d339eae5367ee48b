import '../../../testing/dom.ts'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdAnswer } from '../../../testing/held-answer.ts'
import { storeQuiz } from '../../../testing/quiz.ts'
import { openSignedInPage, type SignedInPage } from '../../../testing/signed-in-page.ts'
import { auth } from '../../lib/auth.ts'
import { learn } from '../../lib/speech.ts'
import { supabase } from '../../lib/supabase.ts'
import { answersQuery } from './api/answers.ts'
import { quizQuery } from './api/quiz.ts'
import { QuizTaking } from './components/quiz-taking.tsx'

let page: SignedInPage
let quizId: string
beforeAll(async () => {
  page = await openSignedInPage(auth)
  await learn('quiz')
  quizId = (await storeQuiz({ client: await supabase(), user: { id: page.userId } })).quizId
})
afterAll(() => page.close())

it('answers that were asked for before one was saved do not take it away again', async () => {
  const client = new QueryClient()
  const quiz = await client.query(quizQuery(quizId, 'quiz_load_failed'))
  const router = createMemoryRouter([{ path: '/', element: createElement(QuizTaking, { quiz }) }])
  render(createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router })))
  await userEvent.click(await screen.findByRole('radio', { name: /Red and blue/ }))
  const before = holdAnswer('GET', '/rest/v1/quiz_answers')
  void client.invalidateQueries(answersQuery(quizId))
  await before.given
  await userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  const answered = { name: 'Question 1, answered' }
  await screen.findByRole('button', answered)
  before.release()
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.queryByRole('button', answered)).not.toBeNull()
})
