import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signToken } from './signed-token.ts'
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

const bytes = randomBytes(200_000)
const blob = new Blob([bytes], { type: 'application/pdf' })
const downloaded = async (user: TestUser, name: string) => {
  const { data, error } = await user.files.download(name)
  if (error) throw error
  return Buffer.from(await data.arrayBuffer())
}
const signed = async (name = path, expiresIn = 3600) => {
  const { data, error } = await owner.files.createSignedUrl(name, expiresIn)
  if (error) throw error
  return data.signedUrl
}
const bearer = () => ({ authorization: `Bearer ${owner.token}`, apikey: storage.publishableKey })
const objectUrl = (name: string) => `${storage.origin}/storage/v1/object/files/${name}`

describe('access', () => {
  test('refuses strangers and visitors to read, sign, list, overwrite and delete', async () => {
    await owner.files.upload(path, blob)
    const stranger = await storage.createUser()
    for (const files of [stranger.files, storage.anonymous]) {
      expect((await files.download(path)).error).toMatchObject({ status: 404 })
      expect((await files.info(path)).error).toMatchObject({ statusCode: '404' })
      expect((await files.createSignedUrl(path, 60)).error).toMatchObject({ statusCode: '404' })
      expect((await files.createSignedUrls([path], 60)).data?.[0]?.signedUrl).toBeNull()
      expect((await files.list(`${owner.id}/base`)).data).toEqual([])
      expect((await files.upload(path, blob)).error).toMatchObject({ statusCode: '403' })
      expect((await files.upload(path, blob, { upsert: true })).error).toMatchObject({
        statusCode: '403',
      })
      expect((await files.upload(`${owner.id}/base/new.pdf`, blob)).error).toMatchObject({
        statusCode: '403',
      })
      expect((await files.remove([path])).data).toEqual([])
    }
    expect((await downloaded(owner, path)).equals(bytes)).toBe(true)
  })

  test('refuses a forged token', async () => {
    const forged = storage.clientOf('eyJhbGciOiJIUzI1NiJ9.e30.AAAA').from('files')
    expect((await forged.upload(path, blob)).error).toMatchObject({ statusCode: '401' })
  })

  test('has no other bucket and no public files', async () => {
    const otherBucket = storage.clientOf(owner.token).from('other')
    expect((await otherBucket.upload(path, blob)).error).toMatchObject({
      message: 'Bucket not found',
    })
    await owner.files.upload(path, blob)
    const { data } = owner.files.getPublicUrl(path)
    expect((await fetch(data.publicUrl)).status).toBe(404)
  })
})

describe('signed links', () => {
  test('open only their file, until they expire', async () => {
    await owner.files.upload(path, blob)
    await owner.files.upload(`${owner.id}/base/other.pdf`, new Blob(['other']))
    storage.stopClock()
    const url = await signed()
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await fetch(url.replace('notes.pdf', 'other.pdf'))).status).toBe(400)
    expect((await fetch(url.slice(0, -2))).status).toBe(400)
    expect((await fetch(url.replace(/token=.*/, 'token=a.b.c'))).status).toBe(400)
    expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(400)
    storage.advanceClock(3599)
    expect((await fetch(url)).status).toBe(200)
    storage.advanceClock(1)
    expect(await (await fetch(url)).json()).toMatchObject({
      error: 'InvalidJWT',
      message: 'jwt expired',
    })
    storage.advanceClock(-3600)
    storage.startClock()
  })

  test('are valid for at most 7 days, including links of earlier releases', async () => {
    await owner.files.upload(path, blob)
    const week = 7 * 24 * 3600
    expect((await owner.files.createSignedUrl(path, week + 1)).error).toMatchObject({
      statusCode: '400',
    })
    const several = await owner.files.createSignedUrls([path], week + 1)
    expect(several.error).toMatchObject({ statusCode: '400' })
    const old = signToken({ url: `files/${path}` }, 315_360_000, {
      secret: storage.linkSecret,
      now: new Date(),
    })
    const url = (await signed(path, week)).replace(/token=.*/, `token=${old}`)
    expect((await fetch(url)).status).toBe(200)
    storage.advanceClock(week)
    expect((await fetch(url)).status).toBe(400)
    storage.advanceClock(-week)
  })

  test('are made for several files at once, with an error for each missing file', async () => {
    await owner.files.upload(path, blob)
    const { data } = await owner.files.createSignedUrls([path, `${owner.id}/none.pdf`], 60)
    expect(data?.map(({ error, path: of }) => [of, error])).toEqual([
      [path, null],
      [`${owner.id}/none.pdf`, 'Either the object does not exist or you do not have access to it'],
    ])
    expect((await fetch(data?.[0]?.signedUrl ?? '')).status).toBe(200)
  })

  test('return 404 for a deleted file', async () => {
    await owner.files.upload(path, blob)
    const url = await signed()
    await owner.files.remove([path])
    expect((await fetch(url)).status).toBe(404)
  })

  test('set the file name with `download`', async () => {
    await owner.files.upload(path, blob)
    const { data } = await owner.files.createSignedUrl(path, 60, { download: 'Über "alles".pdf' })
    const response = await fetch(data?.signedUrl ?? '')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''%C3%9Cber%20%22alles%22.pdf`,
    )
  })
})

describe('responses', () => {
  const size = bytes.length

  test.each([
    ['bytes=0-99', 206, `bytes 0-99/${size}`, bytes.subarray(0, 100)],
    ['bytes=199999-', 206, `bytes 199999-199999/${size}`, bytes.subarray(-1)],
    ['bytes=-10', 206, `bytes 199990-199999/${size}`, bytes.subarray(-10)],
    ['bytes=-999999', 206, `bytes 0-199999/${size}`, bytes],
    ['bytes=199990-999999', 206, `bytes 199990-199999/${size}`, bytes.subarray(-10)],
    ['bytes=5-2', 200, null, bytes],
    ['bytes=0-1,5-6', 200, null, bytes],
    ['lines=1-2', 200, null, bytes],
    ['bytes=200000-', 416, `bytes */${size}`, Buffer.alloc(0)],
    ['bytes=-0', 416, `bytes */${size}`, Buffer.alloc(0)],
  ])('answer Range: %s with %i', async (range, status, contentRange, expected) => {
    await owner.files.upload(path, blob)
    const response = await fetch(await signed(), { headers: { range } })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-range')).toBe(contentRange)
    const body = Buffer.from(await response.arrayBuffer())
    expect(body.equals(expected)).toBe(true)
    if (status !== 416) expect(response.headers.get('content-length')).toBe(String(expected.length))
  })

  test('return 304 for an unchanged file, and the complete file with or without a range if it changed', async () => {
    await owner.files.upload(path, blob)
    const url = await signed()
    const first = await fetch(url)
    await first.arrayBuffer()
    const etag = first.headers.get('etag') ?? ''
    const modified = first.headers.get('last-modified') ?? ''
    expect(etag).toMatch(/^".+"$/)
    const status = async (headers: Record<string, string>) => (await fetch(url, { headers })).status
    expect(await status({ 'if-none-match': etag })).toBe(304)
    expect(await status({ 'if-none-match': `"x", W/${etag}` })).toBe(304)
    expect(await status({ 'if-none-match': '"x"' })).toBe(200)
    expect(await status({ 'if-modified-since': modified })).toBe(304)
    expect(await status({ range: 'bytes=0-1', 'if-range': etag })).toBe(206)
    expect(await status({ range: 'bytes=0-1', 'if-range': modified })).toBe(206)
    await owner.files.update(path, blob)
    expect(await status({ 'if-none-match': etag })).toBe(200)
    expect(await status({ range: 'bytes=0-1', 'if-range': etag })).toBe(200)
  })

  test('answer HEAD like GET without the bytes', async () => {
    await owner.files.upload(path, blob)
    const response = await fetch(await signed(), { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(size))
    expect(await response.text()).toBe('')
    expect((await owner.files.exists(path)).data).toBe(true)
  })

  test.each([
    ['application/pdf', 'application/pdf'],
    ['image/png', 'image/png'],
    ['video/mp4', 'video/mp4'],
    ['text/plain', 'text/plain'],
    ['Text/Plain; charset=utf-8', 'text/plain'],
    ['text/plain;,text/html', 'text/plain'],
    ['application/pdf;,text/html', 'application/pdf'],
    ['image/png; a=b, text/html; charset=utf-8', 'image/png'],
    ['text/plain;,image/svg+xml', 'text/plain'],
    ['text/plain, text/html', null],
    ['text/plain\t,text/html', null],
    ['text/html', null],
    ['TEXT/HTML; charset=utf-8', null],
    ['image/svg+xml', null],
    ['application/xhtml+xml', null],
    ['text/xml', null],
    ['text/javascript', null],
    ['multipart/x-mixed-replace; boundary=x', null],
    ['not a type', null],
  ])('send %s as %s, with a policy that forbids scripts', async (contentType, inline) => {
    await owner.files.upload(path, bytes, { contentType })
    const response = await fetch(await signed())
    await response.arrayBuffer()
    expect(response.headers.get('content-type')).toBe(inline ?? 'application/octet-stream')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-disposition')?.startsWith('attachment') ?? false).toBe(
      inline === null,
    )
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; (media-src 'self'; sandbox allow-same-origin|sandbox)$/,
    )
    expect(response.headers.get('cache-control')).toMatch(/^private, /)
    const { data: info } = await owner.files.info(path)
    expect(info?.contentType).toBe(inline ?? 'application/octet-stream')
  })

  test('send a listed type that browsers do not display as a download with its own type', async () => {
    await owner.files.upload(path, bytes, { contentType: 'application/msword' })
    const { headers } = await fetch(await signed())
    expect(headers.get('content-type')).toBe('application/msword')
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test.each(['audio/mpeg', 'audio/wav', 'video/mp4'])(
    'let the page that a browser shows for %s load its own file, and nothing else',
    async (contentType) => {
      await owner.files.upload(path, bytes, { contentType })
      const { headers } = await fetch(await signed())
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; media-src 'self'; sandbox allow-same-origin",
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  test('send a content type stored with parameters by an earlier release without them', async () => {
    await owner.files.upload(path, blob)
    await storage.runSql(
      `update storage.objects set metadata = metadata || '{"mimetype": "text/plain;,text/html"}' where name = $1`,
      [path],
    )
    expect((await fetch(await signed())).headers.get('content-type')).toBe('text/plain')
  })

  test('set the same policy on refusals', async () => {
    const response = await fetch(objectUrl(path), { headers: bearer() })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('are not cached for signed-in downloads without a new check', async () => {
    await owner.files.upload(path, blob)
    const response = await fetch(objectUrl(path), { headers: bearer() })
    await response.arrayBuffer()
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('vary')).toBe('authorization')
  })
})

test('lists the files and folders of a folder, sorted and in pages', async () => {
  const names = ['b.pdf', 'a.pdf', 'deep/c.pdf', 'deep/d.pdf']
  for (const name of names) await owner.files.upload(`${owner.id}/base/${name}`, new Blob(['x']))
  const { data } = await owner.files.list(`${owner.id}/base`)
  expect(data?.map(({ name, id }) => [name, id === null])).toEqual([
    ['a.pdf', false],
    ['b.pdf', false],
    ['deep', true],
  ])
  expect(data?.[0]?.metadata).toMatchObject({ size: 1 })
  const page = await owner.files.list(`${owner.id}/base`, { limit: 1, offset: 1 })
  expect(page.data?.map(({ name }) => name)).toEqual(['b.pdf'])
  const result = await owner.files.list(`${owner.id}/base`, { search: 'DEE' })
  expect(result.data?.map(({ name }) => name)).toEqual(['deep'])
  expect((await owner.files.list()).data?.map(({ name }) => name)).toEqual([owner.id])
})

test('deletes the bytes and returns the removed files', async () => {
  const before = await storage.storedFileNames()
  await owner.files.upload(path, blob)
  const { data } = await owner.files.remove([path, `${owner.id}/none.pdf`])
  expect(data?.map(({ name }) => name)).toEqual([path])
  expect(await storage.storedFileNames()).toEqual(before)
})
