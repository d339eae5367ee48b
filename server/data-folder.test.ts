import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdDataFolder } from './data-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const lock = () => join(folder, 'lock.3')

test('a folder is held once and free again when released', async () => {
  const hold = await holdDataFolder(folder)
  await expect(holdDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
  await hold.release()
  await (await holdDataFolder(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

test('of many who ask at once, one gets it', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => holdDataFolder(folder)))
  expect(asked.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  expect(await readdir(folder)).toEqual(['lock.1'])
})

test('of many who find the lock of a dead process, one gets it', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  await writeFile(lock(), JSON.stringify({ pid: child.pid, life: 'boot/1' }))
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => holdDataFolder(folder)))
  expect(asked.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  expect(await readdir(folder)).toEqual(['lock.4'])
  expect(JSON.parse(await readFile(join(folder, 'lock.4'), 'utf8'))).toMatchObject({ pid: process.pid })
})

test('a lock left by an earlier process with an id that now belongs to another is taken over', async () => {
  await writeFile(lock(), JSON.stringify({ pid: process.ppid, life: 'another boot/1' }))
  await (await holdDataFolder(folder)).release()
})

test('a lock left half written is taken over', async () => {
  await writeFile(lock(), '{"pid":')
  await (await holdDataFolder(folder)).release()
})
