import { createClient } from '@supabase/supabase-js'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROCESS_ENV, startServer } from '../../testing/server.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'stoa-admin-'))
  await copyEmptyDatabase(data)
})
afterAll(() => rm(data, { recursive: true, force: true }))

const PASSWORD = 'correct horse battery'
const EMAIL = 'grace@example.com'
/** A server behind a proxy on the same machine, without a mail server. */
const env = () => ({ STOA_DATA: data, PUBLIC_URL: 'https://stoa.example' })

async function admin(...parameters: string[]): Promise<{ code: number; text: string }> {
  const options = { env: { ...PROCESS_ENV, ...env() } }
  return promisify(execFile)(
    process.execPath,
    ['server/admin/main.ts', ...parameters],
    options,
  ).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: unknown) => {
      const { code, stderr } = error as { code: number; stderr: string }
      return { code, text: stderr }
    },
  )
}

async function start(settings: Record<string, string> = {}) {
  const server = await startServer({ ...env(), ...settings })
  const url = `http://127.0.0.1:${server.port}`
  const config = (await (await fetch(`${url}/config.json`)).json()) as { key: string; mail: string }
  const client = createClient(url, config.key, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  return { server, url, config, client }
}

test('reports in the log, health and configuration that no mail can be sent, and offers no inbox', async () => {
  const { server, url, config, client } = await start()
  expect(server.output()).toMatch(/^Mail: none.*npm run admin -- confirm EMAIL$/m)
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ mail: 'none' })
  expect(config.mail).toBe('none')
  expect((await client.auth.signUp({ email: EMAIL, password: PASSWORD })).error).toBeNull()
  expect((await fetch(`${url}/inbox/messages`)).status).toBe(404)
  expect((await admin('confirm', EMAIL)).text).toContain(`in use by process ${server.pid}`)
  await server.stop('SIGTERM')
})

test('lets the operator list and confirm accounts, and the owner sign in', async () => {
  expect((await admin('list')).text).toMatch(/^\d{4}-\d\d-\d\d {2}waiting {4}grace@example.com\n$/)
  expect(await admin('confirm', 'Grace@Example.com ')).toEqual({
    code: 0,
    text: 'Grace@Example.com : confirmed\n',
  })
  expect((await admin('confirm', EMAIL)).text).toBe(`${EMAIL}: was confirmed before\n`)
  expect((await admin('list')).text).toContain('confirmed  grace@example.com')
  const { server, client } = await start()
  expect(
    (await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })).error,
  ).toBeNull()
  await server.stop('SIGTERM')
})

test('lets the operator make a link for a forgotten password', async () => {
  const link = new URL((await admin('reset', EMAIL)).text.trim())
  expect(link.origin).toBe('https://stoa.example')
  const { server, url } = await start()
  const answer = await fetch(url + link.pathname + link.search, { redirect: 'manual' })
  expect(answer.headers.get('location')).toMatch(
    /^https:\/\/stoa\.example\/#access_token=.*type=recovery/,
  )
  await server.stop('SIGTERM')
})

test('lets the operator disable an account, which ends its sessions, and enable it again', async () => {
  const signIn = async () => {
    const { server, client } = await start()
    const { error } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })
    await server.stop('SIGTERM')
    return error?.code ?? null
  }
  expect((await admin('disable', EMAIL)).text).toBe(`${EMAIL}: disabled\n`)
  expect((await admin('list')).text).toContain('disabled   grace@example.com')
  expect(await signIn()).toBe('user_banned')
  expect((await admin('enable', EMAIL)).text).toBe(`${EMAIL}: enabled\n`)
  expect(await signIn()).toBeNull()
})

test('sets a quota for one account and shows its usage', async () => {
  expect((await admin('quota', EMAIL, 'bases', '1')).text).toBe(`${EMAIL}: bases 1\n`)
  const { server, client } = await start()
  const { data } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })
  const insert = (name: string) =>
    client.from('bases').insert({ user_id: data.user?.id ?? '', name })
  expect((await insert('First')).error).toBeNull()
  expect((await insert('Second')).error).toMatchObject({ hint: 'quota_bases' })
  await server.stop('SIGTERM')
  expect((await admin('usage', EMAIL)).text).toMatch(/^bases {10}1 of 1\n[^]*storage_bytes {2}0\n$/)
  expect((await admin('quota', EMAIL, 'bases', 'default')).text).toBe(`${EMAIL}: bases default\n`)
  expect((await admin('usage', EMAIL)).text).toMatch(/^bases {10}1\n/)
})

test.each([
  ['5', '1', [null, null]],
  ['1', '5', [null, '413']],
])(
  'lets an account with a quota of %s files upload that many where the general quota is %s',
  async (own, general, expected) => {
    expect((await admin('quota', EMAIL, 'files', own)).text).toBe(`${EMAIL}: files ${own}\n`)
    const { server, client } = await start({ STOA_QUOTA_FILES: general })
    const { data } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })
    const files = client.storage.from('files')
    const paths = ['a', 'b'].map((name) => `${data.user?.id ?? ''}/${name}.txt`)
    const statuses = []
    for (const path of paths)
      statuses.push((await files.upload(path, 'x')).error?.statusCode ?? null)
    await files.remove(paths)
    await server.stop('SIGTERM')
    expect(statuses).toEqual(expected)
  },
)

test('deletes an account only where the operator repeats that it cannot be undone', async () => {
  expect(await admin('delete', EMAIL)).toEqual({
    code: 1,
    text: 'Add --yes: this cannot be undone\n',
  })
  expect((await admin('delete', EMAIL, '--yes')).text).toBe(`${EMAIL}: deleted\n`)
  expect((await admin('list')).text).toBe('')
})

test.each([
  [['confirm', 'nobody@example.com'], 'nobody@example.com: there is no such account'],
  [['reset', 'nobody@example.com'], 'nobody@example.com: there is no such account'],
  [['confirm'], 'Usage: npm run admin'],
  [['toString', EMAIL], 'Usage: npm run admin'],
  [['quota', EMAIL, 'bases', '-1'], 'Usage: npm run admin'],
  [['quota', EMAIL, 'cats', '1'], 'Usage: npm run admin'],
  [[], 'Usage: npm run admin'],
])('rejects the command %j with a line that states the reason', async (parameters, text) => {
  const answer = await admin(...parameters)
  expect(answer.code).toBe(1)
  expect(answer.text).toContain(text)
})
