import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestStorage, type TestStorage, type TestUser } from '../../testing/storage.ts'

let storage: TestStorage
let owner: TestUser
let path: string

beforeAll(async () => {
  storage = await createTestStorage()
})
afterAll(() => storage.close())
beforeEach(async () => {
  owner = await storage.createUser()
  path = `${owner.id}/base/notes.pdf`
})

/** A socket on which the head of an upload has been sent. */
async function begin(headers: Record<string, string | number>): Promise<Socket> {
  const socket = connect(storage.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined) // the server may close the connection
  const lines = Object.entries({ host: 'x', authorization: `Bearer ${owner.token}`, ...headers })
  socket.write(`POST /storage/v1/object/files/${path} HTTP/1.1\r\n`)
  socket.write(`${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`)
  return socket
}

/** Retries `check` until it passes, and fails with its last error. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await check()
      return
    } catch (error) {
      if (attempt === 100) throw error
      await pause(50)
    }
  }
}

const expectNoLeftovers = (before: string[]) =>
  eventually(async () => {
    expect(await storage.storedFileNames()).toEqual(before)
    expect((await owner.files.exists(path)).data).toBe(false)
  })

const arriving = (before: string[]) =>
  eventually(async () => expect((await storage.storedFileNames()).length).toBe(before.length + 1))

test.each([
  [
    'plain bytes',
    { 'content-type': 'application/pdf', 'content-length': 500_000 },
    'x'.repeat(100_000),
  ],
  [
    'chunks',
    { 'content-type': 'application/pdf', 'transfer-encoding': 'chunked' },
    `186a0\r\n${'x'.repeat(100_000)}\r\n`,
  ],
  [
    'a form',
    { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 500_000 },
    `--b\r\ncontent-disposition: form-data; name=""; filename="a.pdf"\r\n\r\n${'x'.repeat(100_000)}`,
  ],
])(
  'stores neither bytes nor a row when the connection of an upload as %s breaks',
  async (_, headers, sent) => {
    const before = await storage.storedFileNames()
    const socket = await begin(headers)
    socket.write(sent)
    await arriving(before)
    socket.destroy()
    await expectNoLeftovers(before)
  },
)

test('stores nothing when an upload ends before its declared length', async () => {
  const before = await storage.storedFileNames()
  const socket = await begin({ 'content-type': 'application/pdf', 'content-length': 500_000 })
  socket.write('x'.repeat(100_000))
  await arriving(before)
  socket.end()
  await expectNoLeftovers(before)
})

test('leaves an existing file unchanged when an upload over it breaks', async () => {
  await owner.files.upload(path, new Blob(['whole']))
  const before = await storage.storedFileNames()
  const socket = await begin({
    'content-type': 'application/pdf',
    'content-length': 500_000,
    'x-upsert': 'true',
  })
  socket.write('x'.repeat(100_000))
  await arriving(before)
  socket.destroy()
  await eventually(async () => expect(await storage.storedFileNames()).toEqual(before))
  expect(await (await owner.files.download(path)).data?.text()).toBe('whole')
})

test('assembles a form that arrives a few bytes at a time', async () => {
  const content = 'a\r\n--b not the boundary\r\n-\r\n--\r\nz'
  const body = `--bound\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n60\r\n--bound\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--bound--\r\n`
  const socket = await begin({
    'content-type': 'multipart/form-data; boundary=bound',
    'content-length': body.length,
    connection: 'close',
  })
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const closed = once(socket, 'close')
  for (let start = 0; start < body.length; start += 3) {
    socket.write(body.slice(start, start + 3))
    await pause(1)
  }
  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(await (await owner.files.download(path)).data?.text()).toBe(content)
})

test('continues to serve after a client disconnects during a download', async () => {
  await owner.files.upload(path, new Blob([new Uint8Array(900_000)]))
  const socket = connect(storage.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `GET /storage/v1/object/files/${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${owner.token}\r\n\r\n`,
  )
  await once(socket, 'data')
  socket.destroy()
  expect((await owner.files.download(path)).data?.size).toBe(900_000)
})
