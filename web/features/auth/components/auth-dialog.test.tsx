import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '../../../lib/i18n/i18n.ts'
import type { OverlayKind } from '../overlay-kind.ts'
import { AuthDialog } from './auth-dialog.tsx'
import { MailSent } from './mail-sent.tsx'

const link = vi.hoisted(() => ({ accept: vi.fn(() => Promise.resolve()) }))
vi.mock('../../../lib/auth/pending-link.ts', () => ({
  acceptPendingLink: link.accept,
  getPendingLink: () => ({ email: 'eve@example.com', fragment: 'access_token=x' }),
}))
vi.mock('../../../lib/auth/session.tsx', () => ({
  useSession: () => ({ user: { id: 'ada', email: 'ada@example.com' } }),
}))
const site = vi.hoisted((): { mail: string | undefined } => ({ mail: undefined }))
vi.mock('../../../lib/backend/config.ts', () => ({
  getSiteConfig: () => Promise.resolve({ url: '', key: 'k', mail: site.mail }),
}))

beforeEach(async () => {
  link.accept.mockClear()
  await setLanguage('en')
})

describe('a link of another account', () => {
  const onClose = vi.fn()
  const open = (kind: OverlayKind = 'switch-account') =>
    render(<AuthDialog kind={kind} onClose={onClose} onSwitch={() => undefined} />)

  it('shows both accounts, and staying keeps the session', async () => {
    open()
    const dialog = screen.getByRole('dialog', { name: 'Switch to another account?' })
    expect(dialog.textContent).toContain('ada@example.com')
    expect(dialog.textContent).toContain('eve@example.com')
    expect(document.activeElement?.textContent).toBe('Stay signed in')
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(link.accept).not.toHaveBeenCalled()
  })

  it('switches only when that is chosen', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Switch account' }))
    expect(link.accept).toHaveBeenCalledOnce()
  })

  it.each([
    ['de', 'Zu einem anderen Konto wechseln?'],
    ['es', '¿Cambiar a otra cuenta?'],
  ] as const)('asks in %s', async (language, title) => {
    await setLanguage(language)
    open()
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
  })
})

describe('after a mail was requested', () => {
  it('has the focus, which the removed form had', () => {
    const { container } = render(<MailSent message="On its way" withoutMail="" />)
    expect(document.activeElement).toBe(container.firstElementChild)
  })

  it.each([
    [undefined, 'On its way', false],
    ['smtp', 'On its way', false],
    ['inbox', 'On its way', true],
    ['none', 'Ask the operator', false],
  ] as const)('a server whose mail is %s shows "%s"', async (mail, text, hasInbox) => {
    site.mail = mail
    render(<MailSent message="On its way" withoutMail="Ask the operator" />)
    await waitFor(() => expect(screen.getByText(text)).toBeTruthy())
    expect(screen.queryAllByText(/On its way|Ask the operator/)).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Open the local inbox' }) !== null).toBe(hasInbox)
  })
})
