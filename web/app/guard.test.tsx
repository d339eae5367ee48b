import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { common } from '../../messages/en/common.ts'
import { AuthOverlayProvider } from '../features/auth/overlay.tsx'
import { DRAFT_PREFIX } from '../lib/browser/drafts.ts'
import { Guard } from './guard.tsx'

const session = vi.hoisted(() => ({ state: { loading: false, isAuthenticated: false } }))
vi.mock('../lib/auth/session.tsx', () => ({
  useSession: () => session.state,
  clearOnUserChange: () => undefined,
}))

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const site = () => (
  <MemoryRouter>
    <AuthOverlayProvider>
      <Routes>
        <Route element={<Guard />}>
          <Route path="/" element={<h1>Quiz</h1>} />
        </Route>
      </Routes>
    </AuthOverlayProvider>
  </MemoryRouter>
)

test('asks a visitor to sign in', () => {
  session.state = { loading: false, isAuthenticated: false }
  render(site())
  screen.getByRole('heading', { name: common.guard.title })
  screen.getByRole('button', { name: common.nav.signUp })
})

test('says that the session has ended on a screen that was open, and what is kept', () => {
  session.state = { loading: false, isAuthenticated: true }
  const { rerender } = render(site())
  screen.getByRole('heading', { name: 'Quiz' })
  localStorage.setItem(`${DRAFT_PREFIX}1`, 'half an answer')
  session.state = { loading: false, isAuthenticated: false }
  rerender(site())
  screen.getByRole('heading', { name: common.guard.ended.title })
  screen.getByText(`${common.guard.ended.body} ${common.guard.ended.kept}`)
  screen.getByRole('button', { name: common.nav.logIn })
  expect(screen.queryByRole('button', { name: common.nav.signUp })).toBeNull()
})
