import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
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

/** A process that holds the folder and waits. */
async function holder() {
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
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

test('a folder is held once and free again when released', async () => {
  const hold = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid};`)
  await hold.release()
  await (await lockDataFolder(folder)).release()
})

test('of many who ask at once, one gets it', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder)))
  const got = asked.filter((answer) => answer.status === 'fulfilled')
  expect(got.length).toBe(1)
  for (const { value } of got) await value.release()
})

test('another process is refused while the holder lives, and not once it was killed', async () => {
  const other = await holder()
  await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${other.pid};`)
  await other.kill()
  await (await lockDataFolder(folder)).release()
})

test('what a killed process left says nothing, whoever has its id now', async () => {
  await (await holder()).kill()
  await writeFile(join(folder, 'lock.pid'), String(process.ppid))
  await (await lockDataFolder(folder)).release()
})

test('a folder is made with all that leads to it, for its owner alone', async () => {
  const deep = join(folder, 'a', 'b')
  await (await lockDataFolder(deep)).release()
  expect((await stat(deep)).mode & 0o777).toBe(0o700)
})

test('a file in the place of the folder is refused at once', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(lockDataFolder(file)).rejects.toThrow('not a folder')
  await expect(lockDataFolder(join(file, 'below'))).rejects.toThrow('ENOTDIR')
})

test.runIf(platform() === 'linux')(
  'a place where no folder can be made is refused at once',
  async () => {
    await expect(lockDataFolder('/proc/nowhere/data')).rejects.toThrow('ENOENT')
    await expect(lockDataFolder('/dev/null')).rejects.toThrow('not a folder')
  },
)
