import { expect, test } from 'vitest'
import { LANGUAGES } from '../../messages/registry.ts'
import { plainText } from '../mail/plain-text.ts'
import { writeReminder } from './reminder.ts'

const TOKEN = 'a1'.repeat(32)
const mail = (changes: Partial<Parameters<typeof writeReminder>[0]> = {}) =>
  writeReminder({
    to: 'ada@example.org',
    language: 'en',
    due: 12,
    token: TOKEN,
    siteUrl: 'https://stoa.example/school',
    ...changes,
  })

test('links to the reviews and to the page that stops the mails', () => {
  const { to, subject, html } = mail()
  expect([to, subject]).toEqual(['ada@example.org', 'Stoa: 12 questions are due for review'])
  const text = plainText(html ?? '')
  expect(text).toContain('Open your reviews: https://stoa.example/school/dashboard')
  expect(text).toContain(
    `Stop these emails: https://stoa.example/school/unsubscribe?token=${TOKEN}&language=en`,
  )
  expect(text).not.toMatch(/[<>]/)
})

test('lets mail programs stop the mails with one click (RFC 8058)', () => {
  expect(mail({ language: 'de' }).headers).toEqual({
    'List-Unsubscribe': `<https://stoa.example/school/unsubscribe?token=${TOKEN}&language=de>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  })
})

test.each([
  ['en', 1, 'Stoa: 1 question is due for review'],
  ['de', 1, 'Stoa: 1 Frage ist zur Wiederholung fällig'],
  ['de', 2, 'Stoa: 2 Fragen sind zur Wiederholung fällig'],
  ['es', 1, 'Stoa: tienes 1 pregunta por repasar'],
  ['es', 99, 'Stoa: tienes 99 preguntas por repasar'],
  ['en', 100, 'Stoa: 99+ questions are due for review'],
])('counts what is due, in %s: %i', (language, due, subject) => {
  expect(mail({ language, due }).subject).toBe(subject)
})

test('is written in the language of its recipient, else in English', () => {
  for (const language of Object.keys(LANGUAGES))
    expect(mail({ language }).html).toContain(`<html lang="${language}">`)
  for (const language of ['', 'fr', 'constructor'])
    expect(mail({ language }).html).toContain('<html lang="en">')
})
