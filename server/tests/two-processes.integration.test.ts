import { createClient } from '@supabase/supabase-js'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmationLink } from '../../testing/confirmation-link.ts'
import { freePort } from '../../testing/services/free-port.ts'
import { startPostgres, type TestPostgres } from '../../testing/services/postgres.ts'
import { storeQuiz } from '../../testing/quiz.ts'
import { collectBroadcasts, settled, subscribed, watchChanges } from '../../testing/realtime.ts'
import type { Client } from '../../testing/personas.ts'
import { startServer, type ServerProcess } from '../../testing/server.ts'
import type { Database } from '../../types/database.ts'
import { newSecrets } from '../secrets.ts'

let folder: string
let database: TestPostgres
let first: ServerProcess
let second: ServerProcess
let s3: S3rver
let files: Record<string, string>
const start = (name: string) =>
  startServer({ DATABASE_URL: database.url, STOA_DATA: join(folder, name), ...files })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'two-processes-'))
  database = await startPostgres()
  const port = await freePort()
  s3 = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'buckets'),
    configureBuckets: [{ name: 'stoa', configs: [] }],
  })
  await s3.run()
  files = {
    STOA_FILES: 's3://stoa/school',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const started = await Promise.all([start('first'), start('second')])
  ;[first, second] = started
})
afterAll(async () => {
  await Promise.all([first.stop('SIGTERM'), second.stop('SIGTERM')])
  await database.stop()
  await s3.close()
  await rm(folder, { recursive: true })
})

const keyOf = async ({ url }: ServerProcess) =>
  ((await (await fetch(`${url}/config.json`)).json()) as { key: string }).key
const clientOf = async (server: ServerProcess) =>
  createClient<Database>(server.url, await keyOf(server), {
    auth: { persistSession: false, autoRefreshToken: false },
  })
const account = { email: 'grace@example.com', password: 'correct horse battery' }

test('accepts accounts, sessions and rows of one process at the other', async () => {
  const here = await clientOf(first)
  const there = await clientOf(second)
  await here.auth.signUp({ ...account, options: { data: { full_name: 'Grace Hopper' } } })
  const link = await confirmationLink(second.url, account.email)
  await fetch(link.replace(first.url, second.url), { redirect: 'manual' })
  const { data, error } = await here.auth.signInWithPassword(account)
  expect(error).toBeNull()
  const user = data.user?.id ?? ''
  await here.from('bases').insert({ name: 'Shared', user_id: user }).throwOnError()
  await there.auth.setSession({
    access_token: data.session?.access_token ?? '',
    refresh_token: data.session?.refresh_token ?? '',
  })
  expect((await there.from('bases').select('name')).data).toEqual([{ name: 'Shared' }])
})

test('sends the changes that are written at one process to subscribers at the other', async () => {
  const [here, there] = [await clientOf(first), await clientOf(second)]
  const { data } = await here.auth.signInWithPassword(account)
  await there.auth.signInWithPassword(account)
  const watch = await watchChanges(here, [{ table: 'bases' }])
  await settled(there, data.user?.id ?? '', watch)
  expect(watch.changes).toHaveLength(1)
  await here.removeAllChannels()
})

/** A client of `server` with the session of `client`: sign-ins are counted. */
async function clientWithSessionOf(client: Client, server: ServerProcess): Promise<Client> {
  const { data } = await client.auth.getSession()
  const same = await clientOf(server)
  if (data.session) await same.auth.setSession(data.session)
  return same
}

/** Grace's client of each process. */
async function grace() {
  const here = await clientOf(first)
  const { data } = await here.auth.signInWithPassword(account)
  return {
    here,
    there: await clientWithSessionOf(here, second),
    topic: `user:${data.user?.id ?? ''}:desk`,
  }
}

test('sends broadcasts to the channels of the account at the other process alone', async () => {
  const { here, there, topic } = await grace()
  const other = await clientOf(second)
  const stranger = { ...account, email: 'ada@example.com' }
  await other.auth.signUp({ ...stranger, options: { data: { full_name: 'Ada Lovelace' } } })
  await fetch(await confirmationLink(second.url, stranger.email), { redirect: 'manual' })
  const { data } = await other.auth.signInWithPassword(stranger)
  const sender = await collectBroadcasts(here, topic, { broadcast: { ack: true } })
  const receiver = await collectBroadcasts(there, topic)
  const elsewhere = await collectBroadcasts(there, `${topic}-2`)
  await expect(collectBroadcasts(other, topic)).rejects.toThrow('another account')
  const foreign = await collectBroadcasts(other, `user:${data.user?.id ?? ''}:desk`)
  const send = (event: string, payload: object) =>
    sender.channel.send({ type: 'broadcast', event, payload })
  const long = { text: 'Übersicht “é” 光合成 🌱 '.repeat(1_500) }
  const bytes = new Uint8Array([0, 1, 2, 255]).buffer
  expect(await send('moved', { x: 1 })).toBe('ok')
  expect(await send('long', long)).toBe('ok')
  expect(await send('bytes', bytes)).toBe('ok')
  await expect.poll(() => receiver.received.length).toBe(3)
  expect(receiver.received).toEqual([
    ['moved', { x: 1 }],
    ['long', long],
    ['bytes', bytes],
  ])
  await foreign.channel.send({ type: 'broadcast', event: 'own', payload: {} })
  expect([sender.received, elsewhere.received, foreign.received]).toEqual([[], [], []])
  for (const client of [here, there, other]) await client.removeAllChannels()
})

test('shows who is present at the other process, until it leaves, stops or is killed', async () => {
  const { here, there, topic } = await grace()
  const tracked = async (client: Client, key: string, page: number) => {
    const channel = client.channel(topic, { config: { private: true, presence: { key } } })
    channel.on('presence', { event: 'sync' }, () => undefined)
    await subscribed(channel)
    await channel.track({ page })
    return channel
  }
  await tracked(here, 'early', 1)
  const watching = await tracked(there, 'watching', 2)
  const pages = () =>
    Object.fromEntries(
      Object.entries(watching.presenceState<{ page: number }>()).map(([key, presences]) => [
        key,
        presences.map(({ page }) => page),
      ]),
    )
  await expect.poll(pages).toEqual({ watching: [2], early: [1] })
  await here.removeAllChannels()
  await expect.poll(pages).toEqual({ watching: [2] })
  const ends: NodeJS.Signals[] = ['SIGTERM', 'SIGKILL']
  for (const signal of ends) {
    const ending = await start(`ends-${signal}`)
    const client = await clientWithSessionOf(there, ending)
    const channel = await tracked(client, 'ending', 3)
    await expect.poll(pages).toEqual({ watching: [2], ending: [3] })
    await channel.track({ page: 4 })
    await expect.poll(pages).toEqual({ watching: [2], ending: [4] })
    await ending.stop(signal)
    await expect.poll(pages, { timeout: 60_000 }).toEqual({ watching: [2] })
    await client.realtime.disconnect()
  }
  await there.removeAllChannels()
})

test('counts sign-in attempts over both processes', async () => {
  const wrong = { email: 'mallory@example.com', password: 'a wrong password' }
  const codes: (number | undefined)[] = []
  for (let n = 0; n < 14; n++) {
    const { auth } = await clientOf(n % 2 === 0 ? first : second)
    codes.push((await auth.signInWithPassword(wrong)).error?.status)
  }
  expect(codes).toEqual([...Array<number>(10).fill(400), ...Array<number>(4).fill(429)])
})

test('does not remove the quizzes that another process is making at a start', async () => {
  const here = await clientOf(first)
  const { data } = await here.auth.signInWithPassword(account)
  const quiz = {
    user_id: data.user?.id ?? '',
    quiz_name: 'In the making',
    difficulty: 'easy',
    total_mcqs: 1,
    status: 'generating',
  }
  await here.from('quizzes').insert(quiz).throwOnError()
  const third = await start('third')
  await third.stop('SIGTERM')
  expect((await here.from('quizzes').select('quiz_name')).data).toEqual([
    { quiz_name: 'In the making' },
  ])
})

test('mails due reviews once, though several processes look for them at their start', async () => {
  const here = await clientOf(first)
  const { data } = await here.auth.signInWithPassword(account)
  const user = data.user ?? { id: '' }
  const { quizId } = await storeQuiz({ client: here, user })
  await here.rpc('complete_quiz', { p_quiz_id: quizId }).throwOnError()
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined })
  await sql`update question_reviews set due_at = '2026-01-01' where user_id = ${user.id}`
  const hours = new Date().getUTCHours() - 12
  const time_zone = `Etc/GMT${hours < 0 ? hours : `+${hours}`}`
  await here.from('review_notices').insert({ user_id: user.id, mail: true, time_zone })
  const subjects = async () => {
    const mails = await sql<{ subject: string }[]>`
      select mail ->> 'subject' as subject from stoa_private.inbox order by id`
    return mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Stoa: '))
  }
  const more = await Promise.all([start('mail-1'), start('mail-2'), start('mail-3')])
  await expect.poll(subjects).toEqual(['Stoa: 3 questions are due for review'])
  // A process ends its round before it stops.
  await Promise.all(more.map((server) => server.stop('SIGTERM')))
  expect(await subjects()).toHaveLength(1)
  await sql.end()
})

test('removes the mails of deleted accounts, and no others', async () => {
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined })
  const recipients = async () => {
    const mails = await sql<{ recipient: string }[]>`
      select distinct mail ->> 'to' as recipient from stoa_private.inbox`
    return mails.map(({ recipient }) => recipient)
  }
  const before = await recipients()
  const mail = { to: 'Gone@example.org', subject: '', text: '', html: '', sentAt: '2026-11-24' }
  await sql`insert into stoa_private.inbox (mail) values (${sql.json(mail)})`
  const server = await start('removes-mails')
  await expect.poll(recipients).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
  await server.stop('SIGTERM')
  await sql.end()
})

test.each(['anon', 'authenticated', 'service_role'])(
  'the role %s cannot read the secrets',
  async (role) => {
    const sql = postgres(database.url, { max: 1, onnotice: () => undefined })
    await sql.unsafe(`set role ${role}`)
    await expect(sql.unsafe('select * from stoa_private.secrets')).rejects.toMatchObject({
      code: '42501',
    })
    await sql.end()
  },
)

test('rejects a data folder whose secrets differ from the database in one line', async () => {
  const other = await mkdtemp(join(folder, 'other-'))
  await writeFile(join(other, 'secrets.json'), JSON.stringify(newSecrets()))
  await expect(
    startServer({ DATABASE_URL: database.url, STOA_DATA: other, ...files }),
  ).rejects.toThrow(
    /^Cannot start: \S+secrets\.json differs from the secrets in the database[^\n]*$/,
  )
})

test('rejects a release without the newest migration of the database and changes nothing', async () => {
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined })
  const versions = () =>
    sql.unsafe('select version from supabase_migrations.schema_migrations order by version')
  await sql.unsafe(
    "insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'later')",
  )
  const before = await versions()
  await expect(start('older')).rejects.toThrow(
    /^Cannot start: DATABASE_URL [^\n]+newer release of Stoa \(migration 20991231000000\)[^\n]+$/,
  )
  expect(await versions()).toEqual(before)
  await sql.unsafe(
    "delete from supabase_migrations.schema_migrations where version = '20991231000000'",
  )
  await sql.end()
})
