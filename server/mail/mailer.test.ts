import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeReminder } from '../reminders/reminder.ts'
import { inboxPage } from './inbox-page.ts'
import { createMailer } from './mailer.ts'
import { plainText } from './plain-text.ts'
import { inLanguage, MAIL_NAMES, mailSubject, templateFile } from './templates.ts'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'mail-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

const now = () => new Date('2026-11-21T08:00:00Z')
const html =
  '<p>Hello &amp; welcome</p><p><a href="http://localhost/verify?token=a&type=signup">Confirm</a></p>'
const local = () => createMailer({ smtp: null, dataFolder, now })

/** A mail server on loopback that keeps what it is given, or refuses it. */
async function mailServer(refuse = false) {
  const received: { from: string; to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()))
      stream.on('end', () => {
        if (refuse) {
          done(new Error('no room'))
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((r) => r.address),
          raw,
        })
        done()
      })
    },
  })
  const listening = await new Promise<number>((resolve) => {
    const net = server.listen(0, '127.0.0.1', () => {
      const address = net.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${listening}`, received, close }
}

test('sends a mail through the configured server as text and HTML with the same content', async () => {
  const server = await mailServer()
  const { driver, inbox } = await createMailer({
    smtp: { url: server.url, from: 'Stoa <stoa@example.test>' },
    dataFolder,
  })
  await driver.send({ to: 'ada@example.test', subject: 'Confirm', text: 'code 123456', html })
  await server.close()
  expect(inbox).toBeNull()
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatchObject({ from: 'stoa@example.test', to: ['ada@example.test'] })
  expect(server.received[0]?.raw).toContain('Subject: Confirm')
  expect(server.received[0]?.raw).toContain('Hello & welcome')
  expect(server.received[0]?.raw).toContain('multipart/alternative')
  expect(server.received[0]?.raw).not.toContain('123456')
  expect(await readdir(dataFolder)).toEqual([])
})

test('sends the link of a reminder in headers that mail programs read', async () => {
  const server = await mailServer()
  const smtp = { url: server.url, from: 'stoa@example.test' }
  const { driver } = await createMailer({ smtp, dataFolder })
  const token = 'a1'.repeat(32)
  const siteUrl = 'https://stoa.example'
  await driver.send(writeReminder({ to: 'ada@b.test', language: 'en', due: 2, token, siteUrl }))
  await server.close()
  const [head = ''] = (server.received[0]?.raw ?? '').split('\r\n\r\n')
  const headers = head.replace(/\r\n\s+/g, ' ')
  expect(headers).toContain(`List-Unsubscribe: <${siteUrl}/unsubscribe?token=${token}&language=en>`)
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('throws if the mail server rejects a mail', async () => {
  const server = await mailServer(true)
  const { driver } = await createMailer({
    smtp: { url: server.url, from: 'stoa@example.test' },
    dataFolder,
  })
  await expect(driver.send({ to: 'ada@example.test', subject: 'Confirm', html })).rejects.toThrow(
    'no room',
  )
  await server.close()
})

test('does not send a password over an unencrypted connection to a mail server', async () => {
  const server = await mailServer()
  const url = server.url.replace('smtp://', 'smtp://stoa:secret@')
  const { driver } = await createMailer({ smtp: { url, from: 'stoa@example.test' }, dataFolder })
  await expect(driver.send({ to: 'ada@example.test', subject: 'Confirm', html })).rejects.toThrow(
    /STARTTLS/i,
  )
  expect(server.received).toEqual([])
  await server.close()
})

test('stores mail in the data folder without a mail server and retains it after a restart', async () => {
  const { driver } = await local()
  await driver.send({ to: 'ada@example.test', subject: 'First', html })
  await driver.send({ to: 'ada@example.test', subject: 'Second', html })
  const { inbox } = await local()
  expect((await inbox?.messages())?.map(({ subject }) => subject)).toEqual(['Second', 'First'])
  expect((await inbox?.messages())?.[0]).toEqual({
    to: 'ada@example.test',
    subject: 'Second',
    html,
    text: 'Hello & welcome\n\nConfirm: http://localhost/verify?token=a&type=signup',
    sentAt: '2026-11-21T08:00:00.000Z',
  })
})

test('stores all mails that are sent simultaneously', async () => {
  const { driver } = await local()
  const subjects = Array.from({ length: 20 }, (_, index) => `Mail ${index}`)
  await Promise.all(
    subjects.map((subject) => driver.send({ to: 'ada@example.test', subject, html })),
  )
  const { inbox } = await local()
  expect(new Set((await inbox?.messages())?.map(({ subject }) => subject))).toEqual(
    new Set(subjects),
  )
})

test('lists a mail of the inbox only once it is on the disk', async () => {
  const { driver, inbox } = await local()
  const sending = driver.send({ to: 'a@b.test', subject: 'First', html })
  let listed = await inbox?.messages()
  while (listed?.length === 0) {
    await setImmediate()
    listed = await inbox?.messages()
  }
  const stored: unknown = JSON.parse(await readFile(join(dataFolder, 'inbox.json'), 'utf8'))
  expect(stored).toEqual(listed)
  await sending
})

test('stores the newest 200 mails in the inbox', async () => {
  const { driver, inbox } = await local()
  await Promise.all(
    Array.from({ length: 205 }, (_, index) =>
      driver.send({ to: 'a@b.test', subject: String(index), html }),
    ),
  )
  expect(await inbox?.messages()).toHaveLength(200)
  expect((await inbox?.messages())?.[0]?.subject).toBe('204')
  expect((await inbox?.messages())?.at(-1)?.subject).toBe('5')
})

test('shows each mail with its links on the inbox page and executes none of its markup', async () => {
  const { driver, inbox } = await local()
  await driver.send({
    to: '"><script>alert(1)</script>@example.test',
    subject: '<img src=x onerror=alert(1)>',
    html: '<p><a href="http://localhost/verify?token=a&type=signup">Confirm</a></p><p>or http://b.test/</p><script>alert(1)</script>',
  })
  const response = inboxPage((await inbox?.messages()) ?? [])
  const page = await response.text()
  expect(page).toContain('<a href="http://localhost/verify?token=a&amp;type=signup">Confirm</a>')
  expect(page).toContain('or <a href="http://b.test/">http://b.test/</a>')
  expect(page).not.toMatch(/<script|<img/)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('explains what to do if the inbox is empty', async () => {
  expect(await inboxPage([]).text()).toContain('No emails yet')
})

test.each(MAIL_NAMES)('the %s mail carries its link, in its text part too', async (name) => {
  const source = await readFile(templateFile(name), 'utf8')
  const link =
    'http://localhost:3000/auth/v1/verify?token=abc&type=signup&redirect_to=http%3A%2F%2Flocalhost'
  const text = plainText(inLanguage(source, 'en').replaceAll('{{ .ConfirmationURL }}', link))
  expect(text).toContain(`: ${link}`)
  expect(text).not.toMatch(/[<>]|font|style/)
  expect(mailSubject(name)).toContain('Stoa')
})

test('stores no mail without a mail server if other machines can reach the server', async () => {
  const { driver, inbox, delivery } = await createMailer({ smtp: null, dataFolder, inbox: false })
  await driver.send({ to: 'ada@example.test', subject: 'Confirm', html })
  expect([inbox, delivery]).toEqual([null, 'none'])
  expect(await readdir(dataFolder)).toEqual([])
})
