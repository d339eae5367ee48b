import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestStorage, type TestStorage, type TestUser } from '../../testing/storage.ts'

let storage: TestStorage
let owner: TestUser
let folder: string
let path: string

beforeAll(async () => {
  storage = await createTestStorage()
})
afterAll(() => storage.close())
beforeEach(async () => {
  owner = await storage.createUser()
  folder = `${owner.id}/base`
  path = `${folder}/notes.pdf`
})

const blob = new Blob(['some bytes'], { type: 'application/pdf' })
const textAt = async (user: TestUser, name: string) =>
  (await user.files.download(name)).data?.text()

describe('moving', () => {
  test('renames a file and frees its old name', async () => {
    await owner.files.upload(path, blob)
    const { data } = await owner.files.move(path, `${folder}/moved.pdf`)
    expect(data).toEqual({ message: 'Successfully moved' })
    expect(await textAt(owner, `${folder}/moved.pdf`)).toBe('some bytes')
    expect((await owner.files.download(path)).error).toMatchObject({ status: 404 })
  })

  test('is refused to a name in use, from a missing file, or out of the own folder', async () => {
    await owner.files.upload(path, blob)
    await owner.files.upload(`${folder}/other.pdf`, blob)
    const stranger = await storage.createUser()
    const move = owner.files.move.bind(owner.files)
    expect((await move(path, `${folder}/other.pdf`)).error).toMatchObject({ statusCode: '409' })
    expect((await move(`${folder}/none.pdf`, path)).error).toMatchObject({ statusCode: '404' })
    expect((await move(path, `${stranger.id}/x.pdf`)).error).toMatchObject({ statusCode: '403' })
    expect((await move(path, `${owner.id}/../x`)).error).toMatchObject({ statusCode: '400' })
    expect((await stranger.files.move(path, `${stranger.id}/x.pdf`)).error).toMatchObject({
      statusCode: '404',
    })
    expect(await textAt(owner, path)).toBe('some bytes')
  })
})

describe('copying', () => {
  test('stores the bytes twice, so that the copy remains when the original is deleted', async () => {
    await owner.files.upload(path, blob)
    const { data } = await owner.files.copy(path, `${folder}/copy.pdf`)
    expect(data).toEqual({ path: `files/${folder}/copy.pdf` })
    await owner.files.remove([path])
    expect(await textAt(owner, `${folder}/copy.pdf`)).toBe('some bytes')
  })

  test('copies an empty file', async () => {
    await owner.files.upload(path, new Blob([]))
    expect((await owner.files.copy(path, `${folder}/copy.pdf`)).error).toBeNull()
    expect(await textAt(owner, `${folder}/copy.pdf`)).toBe('')
  })

  test('refuses the file of another user, a missing file and a name in use, and stores no bytes', async () => {
    await owner.files.upload(path, blob)
    await owner.files.upload(`${folder}/other.pdf`, blob)
    const stranger = await storage.createUser()
    const before = await storage.storedFileNames()
    expect((await stranger.files.copy(path, `${stranger.id}/x.pdf`)).error).toMatchObject({
      statusCode: '404',
    })
    expect((await owner.files.copy(path, `${stranger.id}/x.pdf`)).error).toMatchObject({
      statusCode: '403',
    })
    expect((await owner.files.copy(path, `${folder}/other.pdf`)).error).toMatchObject({
      statusCode: '409',
    })
    expect(await storage.storedFileNames()).toEqual(before)
  })

  test('returns 404 for another bucket', async () => {
    await owner.files.upload(path, blob)
    const { error } = await owner.files.copy(path, path, { destinationBucket: 'other' })
    expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
  })
})

describe('an upload by a signed link', () => {
  test('stores the file of the person who made the link, once', async () => {
    const { data: link } = await owner.files.createSignedUploadUrl(path)
    if (!link) throw new Error('no link')
    const sent = await storage.anonymous.uploadToSignedUrl(link.path, link.token, blob)
    expect(sent.error).toBeNull()
    expect(await textAt(owner, path)).toBe('some bytes')
    const again = await storage.anonymous.uploadToSignedUrl(link.path, link.token, blob)
    expect(again.error).toMatchObject({ statusCode: '409' })
  })

  test('replaces a file if the link allows it', async () => {
    await owner.files.upload(path, blob)
    expect((await owner.files.createSignedUploadUrl(path)).error).toMatchObject({
      statusCode: '409',
    })
    const { data: link } = await owner.files.createSignedUploadUrl(path, { upsert: true })
    if (!link) throw new Error('no link')
    const sent = await storage.anonymous.uploadToSignedUrl(path, link.token, new Blob(['new']))
    expect(sent.error).toBeNull()
    expect(await textAt(owner, path)).toBe('new')
  })

  test('is refused at another path, with a download token, after two hours and without the account', async () => {
    const { data: link } = await owner.files.createSignedUploadUrl(path)
    if (!link) throw new Error('no link')
    const send = (to: string, token: string) => storage.anonymous.uploadToSignedUrl(to, token, blob)
    expect((await send(`${folder}/other.pdf`, link.token)).error).toMatchObject({
      statusCode: '400',
    })
    await owner.files.upload(`${folder}/open.pdf`, blob)
    const { data: download } = await owner.files.createSignedUrl(`${folder}/open.pdf`, 60)
    const token = new URL(download?.signedUrl ?? '').searchParams.get('token') ?? ''
    expect((await send(`${folder}/open.pdf`, token)).error).toMatchObject({ statusCode: '400' })
    storage.advanceClock(2 * 3600)
    expect((await send(path, link.token)).error).toMatchObject({ statusCode: '400' })
    storage.advanceClock(-2 * 3600)
    await storage.runSql('delete from auth.users where id = $1', [owner.id])
    expect((await send(path, link.token)).error).toMatchObject({ statusCode: '403' })
  })

  test('is refused for the folder of another user', async () => {
    const stranger = await storage.createUser()
    expect((await stranger.files.createSignedUploadUrl(path)).error).toMatchObject({
      statusCode: '403',
    })
  })
})

test('list finds the folder of a prefix with any number of slashes', async () => {
  await owner.files.upload(path, blob)
  const [account = '', base = ''] = folder.split('/')
  const slashes = '/'.repeat(1_000_000)
  const { data } = await owner.files.list(`/${account}${slashes}${base}//`)
  expect(data?.map(({ name }) => name)).toEqual(['notes.pdf'])
  expect((await owner.files.list(slashes)).data?.map(({ name }) => name)).toEqual([account])
})

test('list refuses to look for more than a name has', async () => {
  await owner.files.upload(path, blob)
  const find = (search: string) => owner.files.list(folder, { search })
  expect((await find('Notes')).data?.map(({ name }) => name)).toEqual(['notes.pdf'])
  expect((await find('x'.repeat(1024))).data).toEqual([])
  expect((await find('x'.repeat(1025))).error).toMatchObject({ statusCode: '400' })
})

test('list v2 returns everything below a prefix in pages, with folders on request', async () => {
  for (const name of ['a.pdf', 'b.pdf', 'deep/c.pdf', 'deep/d.pdf'])
    await owner.files.upload(`${folder}/${name}`, blob)
  const first = await owner.files.listV2({ prefix: `${folder}/`, limit: 3 })
  expect(first.data?.objects.map(({ name }) => name)).toEqual(
    ['a.pdf', 'b.pdf', 'deep/c.pdf'].map((name) => `${folder}/${name}`),
  )
  expect(first.data?.hasNext).toBe(true)
  const cursor = first.data?.nextCursor ?? ''
  const second = await owner.files.listV2({ prefix: `${folder}/`, limit: 3, cursor })
  expect(second.data?.objects.map(({ name }) => name)).toEqual([`${folder}/deep/d.pdf`])
  expect(second.data?.hasNext).toBe(false)
  const grouped = await owner.files.listV2({ prefix: `${folder}/`, with_delimiter: true })
  expect(grouped.data?.objects.map(({ name, key }) => [name, key])).toEqual([
    ['a.pdf', `${folder}/a.pdf`],
    ['b.pdf', `${folder}/b.pdf`],
  ])
  expect(grouped.data?.folders).toEqual([{ name: 'deep', key: `${folder}/deep` }])
  const stranger = await storage.createUser()
  expect((await stranger.files.listV2({ prefix: folder })).data?.objects).toEqual([])
  expect((await owner.files.listV2({ cursor: 'nonsense' })).error).toMatchObject({
    statusCode: '400',
  })
})

test('the secret key reads the files of all users', async () => {
  await owner.files.upload(path, blob)
  const admin = storage.clientOf(storage.secretKey, storage.secretKey).from('files')
  expect((await admin.list(folder)).data?.map(({ name }) => name)).toEqual(['notes.pdf'])
  expect(await (await admin.download(path)).data?.text()).toBe('some bytes')
  const response = await fetch(`${storage.origin}/storage/v1/object/files/${path}`, {
    headers: { apikey: storage.secretKey },
  })
  expect(response.status).toBe(200)
})

describe('after an account is deleted', () => {
  test('its token can neither read a file nor sign a link, and its files are moved to the trash', async () => {
    await owner.files.upload(path, blob)
    const { data: link } = await owner.files.createSignedUrl(path, 3600)
    const keeper = await storage.createUser()
    const remaining = `${keeper.id}/base/kept.pdf`
    for (const name of [remaining, `${remaining}2`, `${remaining}3`])
      await keeper.files.upload(name, blob)
    const before = await storage.storedFileNames()
    await storage.asUser(owner, 'select public.delete_account()')

    expect((await owner.files.download(path)).error).toMatchObject({ status: 404 })
    expect((await owner.files.info(path)).error).toMatchObject({ statusCode: '404' })
    expect((await owner.files.list(folder)).data).toEqual([])
    expect((await owner.files.createSignedUrl(path, 60)).error).toMatchObject({
      statusCode: '404',
    })
    expect((await owner.files.remove([path])).data).toEqual([])
    expect((await fetch(link?.signedUrl ?? '')).status).toBe(404)
    const rows = await storage.runSql('select from storage.objects where name = $1', [path])
    expect(rows.rows).toEqual([])
    expect(await textAt(keeper, remaining)).toBe('some bytes')
    expect(await storage.storedFileNames()).toEqual(before)
  })

  test('a token cannot read a file after its account was deleted directly in the database', async () => {
    await owner.files.upload(path, blob)
    await storage.runSql('delete from auth.users where id = $1', [owner.id])
    expect((await owner.files.download(path)).error).toMatchObject({ status: 404 })
    expect((await owner.files.list(folder)).data).toEqual([])
  })
})

describe('unsupported features', () => {
  test.each([
    ['GET', 'bucket', 'bucket management'],
    ['POST', 'bucket', 'bucket management'],
    ['PUT', 'bucket/files', 'bucket management'],
    ['DELETE', 'bucket/files', 'bucket management'],
    ['POST', 'bucket/files/empty', 'bucket management'],
    ['GET', 'render/image/sign/files/a.png', 'image transformation'],
    ['POST', 'upload/resumable', 'resumable upload'],
    ['GET', 'object/public/files/a.pdf', 'public objects'],
    ['GET', 's3/files', 'S3 protocol'],
    ['DELETE', 'cdn/files/a.pdf', 'CDN purge'],
    ['POST', 'vector/ListIndexes', 'vector buckets'],
  ])('answer %s %s with a 404 that names %s', async (method, route, feature) => {
    const response = await fetch(`${storage.origin}/storage/v1/${route}`, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      statusCode: '404',
      error: 'FeatureNotEnabled',
      message: `The feature ${feature} is not available here`,
    })
  })

  test.each([
    ['GET', 'object/move', 405],
    ['PUT', 'object/sign/files/a.pdf', 405],
    ['PATCH', 'object/files/a.pdf', 405],
    ['GET', 'object/files', 400],
    ['GET', 'nothing', 404],
    ['GET', 'object/other/a.pdf', 404],
    ['GET', '%6Fbject/files/a.pdf', 404],
    ['POST', 'object/move', 400],
    ['POST', 'object/list-v2/files', 400],
  ])('refuse %s %s in the format of storage-js with %i', async (method, route, status) => {
    const response = await fetch(`${storage.origin}/storage/v1/${route}`, {
      method,
      headers: { authorization: `Bearer ${owner.token}` },
      ...(method === 'POST' && { body: 'not json' }),
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({
      statusCode: String(status),
      error: expect.any(String) as string,
      message: expect.any(String) as string,
    })
  })
})
