import '../../../testing/browser/dom.ts'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEFAULT_COUNTS } from '../../../domain/quiz/creation/counts.ts'
import { openSignedInPage, type SignedInPage } from '../../../testing/browser/signed-in-page.ts'
import { storeQuiz } from '../../../testing/quiz.ts'
import { auth } from '../../lib/auth/auth.ts'
import { supabase } from '../../lib/backend/supabase.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { useSettings } from './components/creation/use-quiz-form.ts'

let page: SignedInPage
beforeAll(async () => {
  page = await openSignedInPage(auth)
  await loadMessages('quiz', 'creation')
})
afterAll(() => page.close())

const requested = { name: '', difficulty: 'medium', counts: { ...DEFAULT_COUNTS } } as const
/** The settings of a form that is opened now. */
function filledIn() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, createElement(MemoryRouter, null, children))
  return renderHook(() => useSettings([], new Set(), requested), { wrapper }).result
}

it('fills in another name for the second quiz of a day', async () => {
  const db = await supabase()
  const first = filledIn().current.settings.name
  const { quizId } = await storeQuiz({ client: db, user: { id: page.userId } })
  await db.from('quizzes').update({ quiz_name: first }).eq('id', quizId).throwOnError()
  const second = filledIn()
  await waitFor(() => expect(second.current.settings.name).toBe(`${first} (2)`))
})
