import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts'
import { storeQuiz } from '../../testing/quiz.ts'
import type { TablesInsert } from '../../types/database.ts'
import { sqlOver } from '../database/database.ts'
import type { Mail, SendMail } from '../mail/mailer.ts'
import { createReminders } from './reminders.ts'

let app: TestApp
let time: string
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
// Each test has the mails of its own learners only.
beforeEach(() => app.sql('delete from public.review_notices'))

type Settings = Partial<TablesInsert<'review_notices'>>
let learners = 0

/** A learner with three due questions. Without `settings` the settings are as they are at first. */
async function learner(settings?: Settings): Promise<SignedIn & { email: string }> {
  const email = `learner${++learners}@example.org`
  const signedIn = await app.signUp({ fullName: 'Ada', email, password: 'correct horse 9!' })
  const { quizId } = await storeQuiz(signedIn)
  await signedIn.client.rpc('complete_quiz', { p_quiz_id: quizId }).throwOnError()
  await due(signedIn, '2027-01-01T00:00:00Z')
  if (settings) await choose(signedIn, settings)
  return { ...signedIn, email }
}

const choose = ({ client, user }: SignedIn, settings: Settings) =>
  client
    .from('review_notices')
    .upsert({ user_id: user.id, ...settings })
    .throwOnError()

/** Makes all questions of a learner due at `at`. */
const due = ({ user }: SignedIn, at: string) =>
  app.sql('update question_reviews set due_at = $2 where user_id = $1', [user.id, at])

/** Runs a round at `at` and returns the mails that it sent. */
async function mailsAt(at: string, send?: SendMail): Promise<Mail[]> {
  time = at
  const sent: Mail[] = []
  const accept: SendMail = async (mail) => {
    await send?.(mail)
    sent.push(mail)
  }
  await senderOf(accept).send()
  return sent
}

/** What sends the mails of one process. */
const senderOf = (send: SendMail, delivery: 'smtp' | 'none' = 'smtp') =>
  createReminders({
    database: app.database,
    mailer: { driver: { send }, delivery },
    siteUrl: app.url,
    log: ({ name }) => logged.push(name),
    now: () => new Date(time),
  })
let logged: string[] = []
beforeEach(() => {
  logged = []
})

const recipients = async (at: string) => (await mailsAt(at)).map(({ to }) => to).toSorted()

describe('reminders', () => {
  test('are off until the learner switches them on', async () => {
    const ada = await learner()
    expect(await recipients('2027-03-10T12:00:00Z')).toEqual([])
    await choose(ada, { language: 'de' })
    expect(await recipients('2027-03-10T12:00:00Z')).toEqual([])
    await choose(ada, { mail: true })
    expect(await recipients('2027-03-10T12:00:00Z')).toEqual([ada.email])
  })

  test.each([
    ['Europe/Berlin', '2027-03-10T06:59:59Z', '2027-03-10T07:00:00Z'],
    // Summer time.
    ['Europe/Berlin', '2027-07-10T05:59:59Z', '2027-07-10T06:00:00Z'],
    ['Pacific/Auckland', '2027-03-09T18:59:59Z', '2027-03-09T19:00:00Z'],
    ['America/Los_Angeles', '2027-03-10T15:59:59Z', '2027-03-10T16:00:00Z'],
    ['Asia/Kathmandu', '2027-03-10T02:14:59Z', '2027-03-10T02:15:00Z'],
    ['UTC', '2027-03-10T07:59:59Z', '2027-03-10T08:00:00Z'],
  ])('are sent from 8:00 in %s: not at %s, but at %s', async (time_zone, before, at) => {
    const { email } = await learner({ mail: true, time_zone })
    expect(await recipients(before)).toEqual([])
    expect(await recipients(at)).toEqual([email])
  })

  test('are sent at most once on a day of the learner', async () => {
    const { email } = await learner({ mail: true, time_zone: 'America/Los_Angeles' })
    // 8:00, 16:00 and 23:59 of one day, then midnight, 7:59 and 8:00 of the next one.
    const sent = []
    for (const at of ['10T16:00', '11T00:00', '11T07:59', '11T08:00', '11T15:59', '11T16:00'])
      sent.push(await recipients(`2027-03-${at}:00Z`))
    expect(sent).toEqual([[email], [], [], [], [], [email]])
  })

  test('are sent only where something is due by the end of the learner’s day', async () => {
    const ada = await learner({ mail: true, time_zone: 'Europe/Berlin' })
    await due(ada, '2027-03-10T23:00:00Z')
    expect(await recipients('2027-03-10T12:00:00Z')).toEqual([])
    await due(ada, '2027-03-10T22:59:00Z')
    expect(await recipients('2027-03-10T13:00:00Z')).toEqual([ada.email])
  })

  test('count what an exam plans for the day', async () => {
    const ada = await learner({ mail: true })
    await due(ada, '2090-01-01T00:00:00Z')
    await ada.client
      .from('bases')
      .update({ exam_on: '2027-03-12' })
      .eq('user_id', ada.user.id)
      .throwOnError()
    const { data } = await ada.client
      .rpc('get_due_questions', {
        p_until: '2027-03-11T00:00:00Z',
        p_most: 100,
        p_today: '2027-03-10',
      })
      .throwOnError()
    expect(data.length).toBeGreaterThan(0)
    const [mail] = await mailsAt('2027-03-10T12:00:00Z')
    expect(mail?.subject).toContain(String(data.length))
  })

  test('are not sent to accounts that are not confirmed or are disabled', async () => {
    const [ada, eve] = [await learner({ mail: true }), await learner({ mail: true })]
    await app.sql('update auth.users set email_confirmed_at = null where id = $1', [ada.user.id])
    await app.sql(`update auth.users set banned_until = '2999-01-01' where id = $1`, [eve.user.id])
    expect(await recipients('2027-03-10T12:00:00Z')).toEqual([])
  })

  test('are not sent where mail cannot be delivered', async () => {
    const { email } = await learner({ mail: true })
    time = '2027-03-10T12:00:00Z'
    await senderOf(() => Promise.reject(new Error('not reached')), 'none').send()
    expect(logged).toEqual([])
    expect(await recipients(time)).toEqual([email])
  })

  test('are sent once by several processes at the same time', async () => {
    const { email } = await learner({ mail: true })
    time = '2027-03-10T12:00:00Z'
    const sent: string[] = []
    const processes = Array.from({ length: 6 }, () =>
      senderOf((mail) => Promise.resolve(void sent.push(mail.to))),
    )
    await Promise.all(processes.map((process) => process.send()))
    expect(sent).toEqual([email])
  })

  test('reach the others after one that the mail server refuses, which is not repeated', async () => {
    const [ada, eve, mary] = [
      await learner({ mail: true }),
      await learner({ mail: true }),
      await learner({ mail: true }),
    ]
    const refuse: SendMail = ({ to }) =>
      to === eve.email ? Promise.reject(new Error('550')) : Promise.resolve()
    const sent = await mailsAt('2027-03-10T12:00:00Z', refuse)
    expect(sent.map(({ to }) => to).toSorted()).toEqual([ada.email, mary.email].toSorted())
    expect(logged).toEqual(expect.arrayContaining(['review_mail_failed', 'review_mails_sent']))
    expect(await recipients('2027-03-10T13:00:00Z')).toEqual([])
    expect(await recipients('2027-03-11T12:00:00Z')).toHaveLength(3)
  })

  test('wait for the next round while the mail server accepts none', async () => {
    for (let count = 0; count < 7; count++) await learner({ mail: true })
    const refuse: SendMail = () => Promise.reject(new Error('421'))
    expect(await mailsAt('2027-03-10T12:00:00Z', refuse)).toEqual([])
    expect(logged).toEqual(Array.from({ length: 5 }, () => 'review_mail_failed'))
    expect(await recipients('2027-03-10T13:00:00Z')).toHaveLength(2)
  })

  test('arrive in the language of the learner through the application', async () => {
    const ada = await learner({ mail: true, language: 'es', time_zone: zoneAtNoon() })
    await due(ada, '2026-01-01T00:00:00Z')
    await app.sendReminders()
    const mails = (await app.inbox()).filter(({ to }) => to === ada.email)
    expect(mails.map(({ subject }) => subject)).toContain('Stoa: tienes 3 preguntas por repasar')
  })
})

/** A time zone in which it is about noon. */
const zoneAtNoon = (): string => {
  const hours = new Date().getUTCHours() - 12
  return `Etc/GMT${hours < 0 ? hours : `+${hours}`}`
}

describe('the settings', () => {
  test.each(['Mars/Olympus', 'Europe/Berlin+3', 'CET-1CEST', '+02:00', 'localtime', '', "'"])(
    'refuse the time zone %s',
    async (time_zone) => {
      const ada = await learner()
      const { error } = await ada.client
        .from('review_notices')
        .insert({ user_id: ada.user.id, time_zone })
      expect(error?.code).toBe('22023')
    },
  )

  test('do not show the token or the day of the last mail to the learner', async () => {
    const ada = await learner({ mail: true })
    const { data } = await ada.client.from('review_notices').select('*').throwOnError()
    expect(data).toEqual([{ user_id: ada.user.id, mail: true, language: 'en', time_zone: 'UTC' }])
    const read = sqlOver(app.database).asRole({ role: 'authenticated', sub: ada.user.id }, (tx) =>
      tx.query('select * from private.review_mails'),
    )
    await expect(read).rejects.toMatchObject({ code: '42501' })
  })

  test('show their owner alone', async () => {
    const [ada, eve] = [await learner({ mail: true }), await learner()]
    const seen = await eve.client.from('review_notices').select('*').throwOnError()
    expect(seen.data).toEqual([])
    const { error } = await eve.client
      .from('review_notices')
      .upsert({ user_id: ada.user.id, mail: false })
    expect(error?.code).toBe('42501')
    expect(await recipients('2027-03-10T12:00:00Z')).toEqual([ada.email])
  })
})

describe('the link that stops the mails', () => {
  /** Another network address for each test, so that their attempts do not add up. */
  let address: string
  let tests = 0
  let ada: SignedIn & { email: string }
  let link: string
  beforeEach(async () => {
    address = `203.0.113.${++tests}`
    ada = await learner({ mail: true, language: 'de' })
    const [mail] = await mailsAt('2027-03-10T12:00:00Z')
    link = /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  })

  const call = (method: string, url = link, init: RequestInit = {}) =>
    app.fetch(new Request(url, { method, ...init }), address)
  const isOn = async () =>
    (await ada.client.from('review_notices').select('mail').single().throwOnError()).data.mail

  test('shows a page with a button and changes nothing', async () => {
    const page = await call('GET')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    const html = await page.text()
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('<form method="post">')
    expect((await call('HEAD')).status).toBe(200)
    expect(await isOn()).toBe(true)
  })

  test('stops the mails by POST without a session, as mail programs send it', async () => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await call('POST', link, { body })).status).toBe(200)
    expect(await isOn()).toBe(false)
    expect(await recipients('2027-03-11T12:00:00Z')).toEqual([])
    // Sent twice, it has the same response.
    expect((await call('POST')).status).toBe(200)
  })

  test('works again after the learner switched the mails on again', async () => {
    await call('POST')
    await choose(ada, { mail: true })
    expect(await recipients('2027-03-11T12:00:00Z')).toEqual([ada.email])
    await call('POST')
    expect(await isOn()).toBe(false)
  })

  test.each([
    ['another token', (url: URL) => url.searchParams.set('token', '0'.repeat(64))],
    ['no token', (url: URL) => url.searchParams.delete('token')],
    ['a part of the token', (url: URL) => url.searchParams.set('token', '\\x00')],
    [
      'a token with other letters',
      (url: URL) => {
        const token = url.searchParams.get('token') ?? ''
        url.searchParams.set('token', `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)
      },
    ],
  ])('is refused with %s', async (_, change) => {
    const url = new URL(link)
    change(url)
    const page = await call('POST', url.href)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Dieser Link funktioniert nicht')
    expect(await isOn()).toBe(true)
  })

  test('is refused with another method', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect([method, (await call(method)).status]).toEqual([method, 404])
    expect(await isOn()).toBe(true)
  })

  test('can be tried 120 times a minute from one address', async () => {
    const wrong = `${app.url}/unsubscribe?token=${'0'.repeat(64)}`
    const statuses = []
    for (let attempt = 0; attempt < 121; attempt++)
      statuses.push((await call('POST', wrong)).status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(120)
    const refused = await call('POST')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await isOn()).toBe(true)
  })

  test('does not work for a deleted account', async () => {
    await app.sql('delete from auth.users where id = $1', [ada.user.id])
    expect((await call('POST')).status).toBe(404)
  })
})
