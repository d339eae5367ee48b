import { randomBytes } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestStorage, type TestStorage, type TestUser } from '../../testing/storage.ts'

const LIMIT = 1024 * 1024
let storage: TestStorage
let owner: TestUser
let path: string

beforeAll(async () => {
  storage = await createTestStorage({ maxFileBytes: LIMIT })
})
afterAll(() => storage.close())
beforeEach(async () => {
  owner = await storage.createUser()
  path = `${owner.id}/base/notes.pdf`
})

const PDF = { contentType: 'application/pdf' }
const bytes = randomBytes(200_000)
const blob = new Blob([bytes], { type: 'application/pdf' })
const downloaded = async (user: TestUser, name: string) => {
  const { data, error } = await user.files.download(name)
  if (error) throw error
  return Buffer.from(await data.arrayBuffer())
}
const signed = async () => (await owner.files.createSignedUrl(path, 60)).data?.signedUrl ?? ''
const bearer = () => ({ authorization: `Bearer ${owner.token}`, apikey: storage.publishableKey })
const objectUrl = (name: string) => `${storage.origin}/storage/v1/object/files/${name}`

describe('uploading', () => {
  test.each([
    ['a Blob', blob],
    ['a File', new File([bytes], 'résumé "1".pdf', { type: 'application/pdf' })],
    ['a Buffer', bytes],
    ['an ArrayBuffer', new Uint8Array(bytes).buffer],
    ['a stream', undefined],
  ])('returns %s byte for byte', async (_, body) => {
    const source = body ?? new Blob([bytes]).stream()
    const { data, error } = await owner.files.upload(path, source, PDF)
    expect(error).toBeNull()
    expect(data).toMatchObject({ path, fullPath: `files/${path}` })
    expect(data?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect((await downloaded(owner, path)).equals(bytes)).toBe(true)
    const { data: info } = await owner.files.info(path)
    expect(info).toMatchObject({
      size: bytes.length,
      contentType: 'application/pdf',
      cacheControl: 'max-age=3600',
    })
  })

  test('reads a form whose file precedes its other fields', async () => {
    const form = new FormData()
    form.append('file', blob, 'a.pdf')
    form.append('cacheControl', '60')
    form.append('metadata', '{"page":1}')
    const { error } = await owner.files.upload(path, form)
    expect(error).toBeNull()
    const { data: info } = await owner.files.info(path)
    expect(info).toMatchObject({ cacheControl: 'max-age=60', metadata: { page: 1 } })
  })

  test('stores an empty file', async () => {
    await owner.files.upload(path, new Blob([]), PDF)
    expect(await downloaded(owner, path)).toHaveLength(0)
    expect((await fetch(await signed())).status).toBe(200)
  })

  test('removes leading and duplicate slashes', async () => {
    // Without the client, which removes them itself.
    const response = await fetch(objectUrl(`/${owner.id}//base///notes.pdf`), {
      method: 'POST',
      headers: bearer(),
      body: blob,
    })
    expect(response.status).toBe(200)
    expect((await downloaded(owner, path)).equals(bytes)).toBe(true)
  })

  test('retains an existing file unless upsert is set', async () => {
    await owner.files.upload(path, blob)
    const again = await owner.files.upload(path, new Blob(['other']))
    expect(again.error).toMatchObject({ statusCode: '409', message: 'The resource already exists' })
    expect((await downloaded(owner, path)).equals(bytes)).toBe(true)
    const before = await storage.storedFileNames()
    expect((await owner.files.upload(path, new Blob(['other']), { upsert: true })).error).toBeNull()
    expect((await downloaded(owner, path)).toString()).toBe('other')
    expect((await owner.files.update(path, new Blob(['third']))).error).toBeNull()
    expect((await downloaded(owner, path)).toString()).toBe('third')
    expect(await storage.storedFileNames()).toHaveLength(before.length)
  })

  test('stores one complete file when two uploads to one path run at once', async () => {
    const before = await storage.storedFileNames()
    const results = await Promise.all(
      ['one', 'two', 'six'].map((text) => owner.files.upload(path, new Blob([text]))),
    )
    expect(results.filter(({ error }) => error === null)).toHaveLength(1)
    expect(await storage.storedFileNames()).toHaveLength(before.length + 1)
  })

  test.each([
    ['a form', () => new Blob([randomBytes(LIMIT + 1)])],
    ['plain bytes', () => randomBytes(LIMIT + 1)],
    ['a stream of unknown length', () => new Blob([randomBytes(LIMIT + 1)]).stream()],
  ])('refuses %s above the limit with 413 and the limit, and stores nothing', async (_, body) => {
    const before = await storage.storedFileNames()
    const { error } = await owner.files.upload(path, body())
    expect(error).toMatchObject({
      statusCode: '413',
      message: 'The object exceeded the maximum allowed size of 1 MB',
    })
    expect(await storage.storedFileNames()).toEqual(before)
    expect((await owner.files.exists(path)).data).toBe(false)
  })

  test('sends the refusal to a client that continues to send far above the limit', async () => {
    const chunk = new Uint8Array(256 * 1024)
    const twice = () => {
      let left = 2 * LIMIT
      return new ReadableStream({
        pull(controller) {
          if ((left -= chunk.length) < 0) controller.close()
          else controller.enqueue(chunk)
        },
      })
    }
    for (const contentType of ['application/pdf', 'multipart/form-data; boundary=b']) {
      const head = '--b\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\n'
      const body = new Blob([head]).stream().pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          async flush(controller) {
            for await (const piece of twice() as ReadableStream<Uint8Array>)
              controller.enqueue(piece)
          },
        }),
      )
      const response = await fetch(objectUrl(path), {
        method: 'POST',
        headers: { ...bearer(), 'content-type': contentType },
        body,
        duplex: 'half',
      } as RequestInit)
      expect(response.status).toBe(413)
    }
  })

  test('accepts a file of exactly the limit', async () => {
    expect((await owner.files.upload(path, new Blob([randomBytes(LIMIT)]))).error).toBeNull()
  })

  test.each([
    '%2e%2e%2fescape.pdf',
    'base/..%2f..%2fescape.pdf',
    'base/a%00b.pdf',
    'base/a%0ab.pdf',
    'base/%E0%A4%A.pdf',
    `base/${'x'.repeat(1100)}`,
  ])('refuses the path %s', async (tail) => {
    const before = await storage.storedFileNames()
    const response = await fetch(objectUrl(`${owner.id}/${tail}`), {
      method: 'POST',
      headers: bearer(),
      body: 'x',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: '400', error: 'InvalidKey' })
    expect(await storage.storedFileNames()).toEqual(before)
  })

  test.each([
    [
      'no file',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n1\r\n--b--\r\n',
    ],
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'two files',
      'multipart/form-data; boundary=b',
      `${'--b\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nx\r\n'.repeat(2)}--b--`,
    ],
    [
      'no closing boundary',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nx',
    ],
    [
      'much after its end',
      'multipart/form-data; boundary=b',
      `--b\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nx\r\n--b--${'y'.repeat(40_000)}`,
    ],
    ['an endless header', 'multipart/form-data; boundary=b', `--b\r\nx: ${'y'.repeat(40_000)}`],
    [
      'an endless field',
      'multipart/form-data; boundary=b',
      `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'y'.repeat(100_000)}`,
    ],
  ])('refuses a form with %s and stores nothing', async (_, type, body) => {
    const before = await storage.storedFileNames()
    const response = await fetch(objectUrl(path), {
      method: 'POST',
      headers: { ...bearer(), 'content-type': type },
      body,
    })
    expect(response.status).toBe(400)
    expect(await storage.storedFileNames()).toEqual(before)
  })
})

test.each(
  [
    ...['{"a":"\\u0000"}', '{"a":"\\ud800"}', '{"\\u0000":1}', '[1]', '{', '{"a":1e308}'],
    JSON.stringify({ long: 'x'.repeat(4096) }),
  ].map((metadata) => [metadata.slice(0, 20), metadata] as const),
)('refuses the metadata %s and stores nothing', async (_, metadata) => {
  const before = await storage.storedFileNames()
  const response = await fetch(objectUrl(path), {
    method: 'POST',
    headers: { ...bearer(), 'x-metadata': Buffer.from(metadata).toString('base64') },
    body: 'x',
  })
  expect(response.status).toBe(400)
  expect(await storage.storedFileNames()).toEqual(before)
})

test('reports an upload on a full disk, stores nothing, and accepts the next one', async () => {
  const aside = `${storage.folder}-aside`
  await rename(storage.folder, aside)
  await writeFile(storage.folder, '')
  try {
    expect((await owner.files.upload(path, blob, PDF)).error).toMatchObject({
      statusCode: '507',
      message: 'The server cannot store files at the moment',
    })
    expect((await owner.files.exists(path)).data).toBe(false)
  } finally {
    await rm(storage.folder)
    await rename(aside, storage.folder)
  }
  const before = await storage.storedFileNames()
  expect((await owner.files.upload(path, blob, PDF)).error).toBeNull()
  expect((await storage.storedFileNames()).length).toBe(before.length + 1)
})
