import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPersonas, type Client, type Personas } from '../../testing/personas.ts'

let personas: Personas
let path: string
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  path = `${personas.owner.user.id}/base/${randomUUID()}.txt`
  const { error } = await files(personas.owner.client).upload(path, new Blob(['mine']))
  expect(error).toBeNull()
})

const files = (client: Client) => client.storage.from('files')
const content = async () => (await files(personas.owner.client).download(path)).data?.text()

test('lets the owner upload, read, list, replace, sign and remove', async () => {
  const ownerFiles = files(personas.owner.client)
  expect(await content()).toBe('mine')
  const { data: listed } = await ownerFiles.list(`${personas.owner.user.id}/base`)
  expect(listed?.some(({ name }) => path.endsWith(name))).toBe(true)
  expect((await ownerFiles.update(path, new Blob(['changed']))).error).toBeNull()
  expect(await content()).toBe('changed')
  const { data: signed } = await ownerFiles.createSignedUrl(path, 3600)
  const response = await personas.app.fetch(new Request(signed?.signedUrl ?? ''))
  expect(await response.text()).toBe('changed')
  expect((await ownerFiles.remove([path])).data).toHaveLength(1)
  expect((await ownerFiles.exists(path)).data).toBe(false)
})

test.each(['a stranger', 'a visitor'])('%s sees, changes and removes nothing', async (who) => {
  const otherFiles = files(who === 'a visitor' ? personas.anonymous : personas.stranger.client)
  const newPath = `${personas.owner.user.id}/base/${randomUUID()}.txt`
  expect((await otherFiles.download(path)).error).toMatchObject({ status: 404 })
  expect((await otherFiles.list(`${personas.owner.user.id}/base`)).data ?? []).toEqual([])
  expect((await otherFiles.createSignedUrl(path, 60)).error).toMatchObject({ statusCode: '404' })
  expect((await otherFiles.upload(newPath, new Blob(['x']))).error).toMatchObject({
    statusCode: '403',
  })
  expect((await otherFiles.update(path, new Blob(['x']))).error).toMatchObject({
    statusCode: '403',
  })
  expect((await otherFiles.remove([path])).data ?? []).toEqual([])
  expect(await content()).toBe('mine')
})

test('refuses an upload with the token of a deleted account', async () => {
  const { client, user } = await personas.app.signUp({
    fullName: 'Gone',
    email: `${randomUUID()}@example.com`,
    password: 'a long password',
  })
  const name = `${user.id}/base/${randomUUID()}.txt`
  expect((await files(client).upload(name, new Blob(['x']))).error).toBeNull()
  await personas.app.sql('delete from auth.users where id = $1', [user.id])
  expect((await files(client).upload(`${name}2`, new Blob(['x']))).error).toMatchObject({
    statusCode: '403',
  })
  expect((await files(client).update(name, new Blob(['x']))).error).toMatchObject({
    statusCode: '403',
  })
})

test('refuses writes outside the own folder', async () => {
  const { client, user } = personas.stranger
  for (const name of ['loose.txt', user.id, `${user.id}x/a.txt`, `x/${user.id}/a.txt`])
    expect((await files(client).upload(name, new Blob(['x']))).error).toMatchObject({
      statusCode: '403',
    })
})

test('the bucket is private and has no size limit of its own', async () => {
  expect(await personas.app.sql('select id, public, file_size_limit from storage.buckets')).toEqual(
    [{ id: 'files', public: false, file_size_limit: null }],
  )
})
