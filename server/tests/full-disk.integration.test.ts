import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountSmallDisk } from '../../testing/small-disk.ts'
import { startServer, type ServerProcess } from '../../testing/server.ts'
import { accountAt, type StoredAccount } from '../../testing/fixtures/stored-account.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'

const MB = 1024 * 1024
const SIZE_MB = 320

const disk = await mountSmallDisk(SIZE_MB)

describe.skipIf(disk === null)('a server whose disk is nearly full', () => {
  const folder = disk?.folder ?? ''
  const filler = join(folder, 'filler')
  let server: ServerProcess
  let account: StoredAccount

  /** Fills the disk until `megabytes` are free. */
  async function leave(megabytes: number): Promise<void> {
    await rm(filler, { force: true })
    const { bavail, bsize } = await statfs(folder)
    await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - megabytes * MB)))
  }

  beforeAll(async () => {
    const data = join(folder, 'data')
    await copyEmptyDatabase(data)
    server = await startServer({ STOA_DATA: data })
    account = await accountAt(server)
  })
  afterAll(async () => {
    await server.stop('SIGTERM')
    await disk?.unmount()
  })

  const insert = () =>
    account.client.from('bases').insert({ user_id: account.userId, name: 'Biology' })
  const upload = (name: string) =>
    account.client.storage.from('files').upload(`${account.userId}/x/${name}`, new Blob(['x']))
  const health = async () => (await fetch(`${server.url}/health`)).status

  test('refuses writes with 507, answers reads, and writes again once space is free, without a restart', async () => {
    expect((await insert()).status).toBe(201)
    for (const free of [60, 40]) {
      await leave(free)
      const refused = await insert()
      expect(refused.status).toBe(507)
      expect(refused.error?.message).toMatch(/storage|space/i)
      expect((await upload('a.txt')).error).toMatchObject({ statusCode: '507' })
      expect((await account.client.from('bases').select('name')).data).toHaveLength(1)
      expect(await health()).toBe(200)
    }
    // Not even deleting, which writes to the log, is left
    await leave(8)
    expect((await account.client.from('bases').delete().eq('name', 'x')).status).toBe(507)
    expect((await account.client.from('bases').select('name')).data).toHaveLength(1)
    const response = await fetch(`${server.url}/auth/v1/signup`, { method: 'POST' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([507, '60'])

    await rm(filler)
    await expect.poll(async () => (await insert()).status).toBe(201)
    expect((await upload('a.txt')).error).toBeNull()
    expect(await health()).toBe(200)
  })

  test('refuses an upload that would use the reserve with 507, stores none of it, and recovers', async () => {
    await leave(90)
    const large = new Blob([new Uint8Array(45 * MB)])
    const files = account.client.storage.from('files')
    const { error } = await files.upload(`${account.userId}/x/large.bin`, large)
    expect(error).toMatchObject({ statusCode: '507' })
    const { bavail, bsize } = await statfs(folder)
    expect((bavail * bsize) / MB).toBeGreaterThan(80)
    await rm(filler)
    await expect.poll(async () => (await insert()).status).toBe(201)
    expect(await health()).toBe(200)
  })
})
