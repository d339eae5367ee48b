import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ToastProvider } from '../../../components/status/toast.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const session = vi.hoisted((): { user: object | null } => ({ user: null }))
vi.mock('../../../lib/auth/session.tsx', () => ({ useSession: () => session }))
vi.mock('../api/sign-up.ts', () => ({ signUp: () => Promise.resolve('confirm') }))
vi.mock('../../../lib/backend/config.ts', () => ({
  getSiteConfig: () => Promise.resolve({ url: '', key: 'k' }),
}))

const onClose = vi.fn()
const form = () => (
  <ToastProvider>
    <SignUpForm onClose={onClose} onSwitch={() => undefined} />
  </ToastProvider>
)

test('closes once the account is confirmed in another tab, and says so', async () => {
  const { rerender } = render(form())
  await userEvent.type(screen.getByLabelText(/Full Name/), 'Ada Lovelace')
  await userEvent.type(screen.getByLabelText(/Email/), 'ada@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), 'analytical engine')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
  await screen.findByText(/Please check your email/)
  expect(onClose).not.toHaveBeenCalled()
  session.user = { id: 'ada', email: 'ada@example.com', user_metadata: { full_name: 'Ada' } }
  rerender(form())
  expect(onClose).toHaveBeenCalledOnce()
  expect(await screen.findByText('Your account is confirmed. Welcome, Ada!')).toBeDefined()
})

test('says before the first try how long a password is', () => {
  session.user = null
  render(form())
  const hint = screen.getByText('Password should be at least 8 characters.')
  expect(screen.getByLabelText(/^Password/).getAttribute('aria-describedby')).toBe(hint.id)
})
