import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder } from './data-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const MODULE = new URL('./data-folder.ts', import.meta.url).href

/** Starts a process that locks the folder and waits. */
async function startHolder() {
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(MODULE)})
    await lockDataFolder(${JSON.stringify(folder)})
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    pid: child.pid,
    async kill() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

test('locks a folder once and frees it on release', async () => {
  const lock = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid};`)
  await lock.release()
  await (await lockDataFolder(folder)).release()
})

test('grants the lock to one of many simultaneous attempts', async () => {
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => lockDataFolder(folder)),
  )
  const got = attempts.filter((answer) => answer.status === 'fulfilled')
  expect(got.length).toBe(1)
  for (const { value } of got) await value.release()
})

test('refuses another process while the holder lives and accepts it after the holder is killed', async () => {
  const holder = await startHolder()
  await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${holder.pid};`)
  await holder.kill()
  await (await lockDataFolder(folder)).release()
})

test('ignores files left by a killed process, even if its process id is in use', async () => {
  await (await startHolder()).kill()
  await writeFile(join(folder, 'lock.pid'), String(process.ppid))
  await (await lockDataFolder(folder)).release()
})

test.runIf(process.getuid?.() === 0)(
  'refuses root where the server of another user has locked the folder before',
  async () => {
    await (await lockDataFolder(folder)).release()
    await chown(join(folder, 'lock'), 65_534, 65_534)
    await expect(lockDataFolder(folder)).rejects.toThrow(/user with the number 65534; .*sudo -u/)
  },
)

test('creates a folder and its parents for their owner only', async () => {
  const deep = join(folder, 'a', 'b')
  await (await lockDataFolder(deep)).release()
  expect((await stat(deep)).mode & 0o777).toBe(0o700)
})

test('refuses a file at the path of the folder', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(lockDataFolder(file)).rejects.toThrow('not a folder')
  await expect(lockDataFolder(join(file, 'below'))).rejects.toThrow('ENOTDIR')
})

test.runIf(platform() === 'linux')('refuses a path where no folder can be created', async () => {
  await expect(lockDataFolder('/proc/nowhere/data')).rejects.toThrow('ENOENT')
  await expect(lockDataFolder('/dev/null')).rejects.toThrow('not a folder')
})
