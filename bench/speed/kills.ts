import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../../testing/server.ts'
import { accountAt, type StoredAccount } from '../../testing/fixtures/stored-account.ts'

const ROUNDS = Number(process.env['STOA_BENCH_ROUNDS'] ?? 20)
const ROW_WRITERS = 4
const MAX_BYTES = 400_000
/** Between uploads, which are limited by the minute. */
const UPLOAD_PAUSE_MS = 400
const RUN_MS = { least: 200, most: 2700 } as const

/** What the server confirmed: names of bases, and hashes of files by path. */
type Confirmed = { bases: Set<string>; files: Map<string, string> }

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Writes rows until the server is gone. */
async function writeRows({ client, userId }: StoredAccount, { bases }: Confirmed): Promise<void> {
  for (;;) {
    const name = randomUUID()
    const { error } = await client.from('bases').insert({ name, user_id: userId })
    if (error) return
    bases.add(name)
  }
}

/** Uploads files until the server is gone. */
async function upload({ client, userId }: StoredAccount, { files }: Confirmed): Promise<void> {
  for (;;) {
    const bytes = randomBytes(randomInt(1, MAX_BYTES))
    const path = `${userId}/kills/${randomUUID()}.pdf`
    const { error } = await client.storage
      .from('files')
      .upload(path, bytes, { contentType: 'application/pdf' })
    if (error) return
    files.set(path, hashOf(bytes))
    await sleep(UPLOAD_PAUSE_MS)
  }
}

/** The names of all bases of the account. */
async function storedBases({ client }: StoredAccount): Promise<Set<string>> {
  const names = new Set<string>()
  for (let page = 0; ; page++) {
    const { data } = await client
      .from('bases')
      .select('name')
      .order('id')
      .range(page * 1000, page * 1000 + 999)
      .throwOnError()
    for (const { name } of data) names.add(name)
    if (data.length < 1000) return names
  }
}

/** What was confirmed and is not stored as it was sent. */
async function lostOf(account: StoredAccount, { bases, files }: Confirmed): Promise<string[]> {
  const stored = await storedBases(account)
  const lost = [...bases].filter((name) => !stored.has(name))
  for (const [path, hash] of files) {
    const { data } = await account.client.storage.from('files').download(path)
    if (!data || hashOf(await data.bytes()) !== hash) lost.push(path)
  }
  return lost
}

/**
 * Ends the server with SIGKILL at random moments while rows are written and files uploaded, and
 * looks for everything confirmed after each start.
 */
export async function measureKills(): Promise<object> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-kills-'))
  const env = {
    STOA_DATA: join(folder, 'data'),
    STOA_LOG_LEVEL: 'off',
    STOA_QUOTA_BASES: '1000000',
  }
  const start = () => startServer(env)
  const confirmed: Confirmed = { bases: new Set(), files: new Map() }
  const lost = new Set<string>()
  let server = await start()
  for (let round = 0; round < ROUNDS; round++) {
    const account = await accountAt(server)
    const writers = Array.from({ length: ROW_WRITERS }, () => writeRows(account, confirmed))
    writers.push(upload(account, confirmed))
    await sleep(randomInt(RUN_MS.least, RUN_MS.most))
    await server.stop('SIGKILL')
    await Promise.all(writers)
    server = await start()
    for (const each of await lostOf(await accountAt(server), confirmed)) lost.add(each)
  }
  await server.stop('SIGTERM')
  await rm(folder, { recursive: true })
  return { kills: ROUNDS, rows: confirmed.bases.size, files: confirmed.files.size, lost: lost.size }
}
