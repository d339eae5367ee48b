import '../../../testing/browser/dom.ts'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QuizMode } from '../../../domain/quiz/wire.ts'
import { FULL_ANSWERS, storeQuiz } from '../../../testing/quiz.ts'
import { openSignedInPage, type SignedInPage } from '../../../testing/browser/signed-in-page.ts'
import { auth } from '../../lib/auth/auth.ts'
import { supabase } from '../../lib/backend/supabase.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { quizQuery } from './api/quiz.ts'
import { QuizTaking } from './components/taking/quiz-taking.tsx'

let page: SignedInPage
let quizId: string
beforeAll(async () => {
  page = await openSignedInPage(auth)
  await loadMessages('quiz', 'taking', 'confidence')
})
afterAll(() => page.close())
/** Stores a quiz in `mode` before each test. */
const inMode = (mode: QuizMode) => {
  beforeEach(async () => {
    const owner = { client: await supabase(), user: { id: page.userId } }
    quizId = (await storeQuiz(owner, mode)).quizId
  })
}
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Opens the quiz as its screen does. */
async function take(search = '') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  function Take() {
    const quiz = useQuery(quizQuery(quizId, 'quiz_load_failed'))
    return quiz.data ? createElement(QuizTaking, { quiz: quiz.data, renderPage: () => null }) : null
  }
  const router = createMemoryRouter(
    [
      { path: '/', element: createElement(Take) },
      { path: '/quiz/results/:quizId', element: createElement('h1', null, 'Results') },
      { path: '/dashboard', element: createElement('h1', null, 'Dashboard') },
    ],
    { initialEntries: [`/${search}`] },
  )
  render(createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router })))
  await screen.findByText(/^Question \d/)
  return router
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (option: RegExp) => {
  await userEvent.click(await screen.findByRole('radio', { name: option }))
  await click('Submit Answer')
}
const write = async (text: string) => {
  await userEvent.type(await screen.findByRole('textbox'), text)
  await click('Submit Answer')
}
const verdict = async (text: string) => screen.findByRole('heading', { level: 3, name: text })

describe('a practice', () => {
  inMode('practice')
  it('marks each answer at once, asks the missed one again, and ends with the results', async () => {
    await take()
    await choose(/Green/)
    await verdict('Not correct, 0 of 1 mark')
    await click('Continue')
    await write(FULL_ANSWERS.saq)
    await verdict('Correct, 3 of 3 marks')
    await click('Continue')
    await write(FULL_ANSWERS.laq)
    await verdict('Correct, 5 of 5 marks')
    await click('Continue')
    await screen.findByText('Question 1 again')
    await choose(/Red and blue/)
    await verdict('Correct, 1 of 1 mark')
    await click('Continue')
    await click('Show results')
    await screen.findByRole('heading', { name: 'Results' })
    const db = await supabase()
    const { data } = await db
      .from('quizzes')
      .select('status, marks_obtained, percentage')
      .eq('id', quizId)
      .single()
      .throwOnError()
    expect(data).toEqual({ status: 'completed', marks_obtained: 8, percentage: 89 })
  })

  it('marks an answer that was saved but not marked when the screen opens again', async () => {
    await take()
    const send = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      new Request(input, init).url.endsWith('/functions/v1/grade-answer')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(input, init),
    )
    await choose(/Red and blue/)
    await screen.findByText(/Your answer is saved, but it could not be marked/)
    vi.restoreAllMocks()
    cleanup()
    await take('?q=1')
    await verdict('Correct, 1 of 1 mark')
  })

  it('keeps the text of a retry that could not be sent', async () => {
    await take()
    await click('Question 2, not answered')
    await write('I do not know this at all')
    await verdict('Not correct, 0 of 3 marks')
    cleanup()
    await take('?q=2&try=2')
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await write('Chlorophyll absorbs red and blue light')
    await screen.findByRole('alert')
    vi.restoreAllMocks()
    cleanup()
    await take('?q=2&try=2')
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe(
      'Chlorophyll absorbs red and blue light',
    )
  })
})

describe('a test', () => {
  inMode('test')
  it('receives no key and no mark before it is submitted', async () => {
    const bodies: Promise<string>[] = []
    const marked: number[] = []
    const send = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await send(input, init)
      bodies.push(response.clone().text())
      if (response.url.endsWith('/grade-answer')) marked.push(response.status)
      return response
    })
    await take()
    await choose(/Red and blue/)
    await screen.findByText('Question 2 of 3')
    await waitFor(() => {
      expect(marked).toEqual([202])
    })
    const received = (await Promise.all(bodies)).join('\n')
    expect(received).toContain('Which light does chlorophyll absorb most?')
    for (const secret of [
      '"correct_option_number":2',
      'The text says so.',
      'Green light is reflected',
      '"is_correct":true',
      '"is_correct":false',
      'Chlorophyll absorbs mostly',
    ])
      expect(received).not.toContain(secret)
  })
})

describe('a review', () => {
  inMode('review')
  it('is deleted when it stops without any answer', async () => {
    await take()
    await click('Stop here')
    await screen.findByRole('heading', { name: 'Dashboard' })
    const db = await supabase()
    const { data } = await db.from('quizzes').select('id').eq('id', quizId).throwOnError()
    expect(data).toEqual([])
  })

  it('keeps only the answered questions when it stops early', async () => {
    await take()
    await choose(/Red and blue/)
    await verdict('Correct, 1 of 1 mark')
    await click('Stop here')
    await screen.findByRole('heading', { name: 'Results' })
    const db = await supabase()
    const { data } = await db
      .from('quizzes')
      .select('status, total_marks, percentage')
      .eq('id', quizId)
      .single()
      .throwOnError()
    expect(data).toEqual({ status: 'completed', total_marks: 1, percentage: 100 })
  })
})
