import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Failure } from '../../../../domain/failure.ts'
import { en } from '../../../../messages/en/index.ts'
import type { ReminderSettings } from '../../../../domain/account/reminder-settings.ts'
import { ReviewReminders } from './review-reminders.tsx'

const site = vi.hoisted((): { mail: string | undefined } => ({ mail: 'smtp' }))
vi.mock('../../../lib/backend/config.ts', () => ({
  getSiteConfig: () => Promise.resolve({ url: '', key: 'k', mail: site.mail }),
}))
const server = vi.hoisted((): { stored: ReminderSettings | null; fails: boolean } => ({
  stored: null,
  fails: false,
}))
vi.mock('../api/reminder-settings.ts', () => ({
  deviceTimeZone: () => 'Europe/Madrid',
  reminderSettingsQuery: (userId: string) => ({
    queryKey: ['reminder-settings', userId],
    queryFn: () => Promise.resolve(server.stored),
  }),
  saveReminderSettings: (_: string, settings: ReminderSettings) => {
    if (server.fails) return Promise.reject(new Failure('settings_save_failed'))
    server.stored = settings
    return Promise.resolve(settings)
  },
}))

const texts = en.account.reminders

beforeEach(() => {
  localStorage.clear()
  site.mail = 'smtp'
  server.stored = null
  server.fails = false
  Reflect.deleteProperty(navigator, 'setAppBadge')
})

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReviewReminders userId="ada" />
    </QueryClientProvider>,
  )
const mailSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: texts.mail })

it.each([
  ['delivers no mail', 'none'],
  ['does not say how it delivers mail', undefined],
])('says that there are no mails where the host %s', async (_, mail) => {
  site.mail = mail
  open()
  await screen.findByText(texts.noMail)
  expect(screen.queryByRole('switch')).toBeNull()
})

it('reports a browser that cannot show a number on the icon', async () => {
  open()
  await screen.findByText(texts.noBadge)
})

it('stores the language and the time zone of the device with the choice', async () => {
  open()
  await userEvent.click(await mailSwitch())
  await screen.findByText(texts.when(8, 'Europe/Madrid', 'English'))
  expect(server.stored).toEqual({ mail: true, language: 'en', time_zone: 'Europe/Madrid' })
})

it('offers the time zone and the language of the device where others are stored', async () => {
  server.stored = { mail: true, language: 'de', time_zone: 'America/Bogota' }
  open()
  await screen.findByText(texts.when(8, 'America/Bogota', 'Deutsch'))
  const use = await screen.findByRole('button', {
    name: texts.useDevice('Europe/Madrid', 'English'),
  })
  await userEvent.click(use)
  await screen.findByText(texts.when(8, 'Europe/Madrid', 'English'))
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows the stored choice and the reason where a change cannot be stored', async () => {
  server.fails = true
  open()
  await userEvent.click(await mailSwitch())
  await screen.findByText(en.errors.settings_save_failed)
  expect((await mailSwitch()).checked).toBe(false)
})

it('removes the number from the icon when the badge is turned off', async () => {
  const shown: number[] = []
  Object.defineProperty(navigator, 'setAppBadge', {
    configurable: true,
    value: (count: number) => Promise.resolve(void shown.push(count)),
  })
  open()
  const badge = await screen.findByRole<HTMLInputElement>('switch', { name: texts.badge })
  expect(badge.checked).toBe(false)
  await userEvent.click(badge)
  expect([badge.checked, shown]).toEqual([true, []])
  await userEvent.click(badge)
  expect([badge.checked, shown]).toEqual([false, [0]])
})
