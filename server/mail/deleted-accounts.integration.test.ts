import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { removeMailsOfDeletedAccounts } from './deleted-accounts.ts'
import { openInbox } from './inbox.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'stoa-inbox-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test('removes the mails of a deleted account from memory and disk, and no others', async () => {
  const inbox = await openInbox(folder)
  const sentAt = '2026-11-24T08:00:00.000Z'
  const mail = (to: string) => ({ to, subject: 'Confirm', text: to, html: to, sentAt })
  const password = 'a long enough password'
  const leaving = await app.signUp({ fullName: 'Ada', email: 'ada@example.org', password })
  await app.signUp({ fullName: 'Mary', email: 'mary@example.org', password })
  for (const to of ['Ada@example.org', 'mary@example.org']) await inbox.add(mail(to))

  await removeMailsOfDeletedAccounts(app.database, inbox)
  expect(await inbox.messages()).toHaveLength(2)

  await leaving.client.rpc('delete_account').throwOnError()
  await removeMailsOfDeletedAccounts(app.database, inbox)
  expect((await inbox.messages()).map(({ to }) => to)).toEqual(['mary@example.org'])
  expect(await readFile(join(folder, 'inbox.json'), 'utf8')).not.toMatch(/ada@/i)
})
