import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const holder = z.object({ pid: z.int().positive(), life: z.string() })
type Holder = z.infer<typeof holder>

/**
 * What tells one life of a process id from the next: the boot and the moment of its start, as Linux knows them; elsewhere
 * nothing, and the id alone must do. Null where no such process runs.
 */
async function lifeOf(pid: number): Promise<string | null> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return null
  }
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // after the command's name, which may itself hold spaces and brackets, the 20th field is the start time
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot.trim()}/${started}`
  } catch {
    return ''
  }
}

async function isAlive({ pid, life }: Holder): Promise<boolean> {
  const now = await lifeOf(pid)
  if (now === null) return false
  return now === '' || life === '' ? pid !== process.pid : now === life
}

/** Null where the file is gone or was left unfinished. */
async function readHolder(file: string): Promise<Holder | null> {
  const text = await readFile(file, 'utf8').catch(() => '')
  try {
    return holder.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export type DataFolder = { release(): Promise<void> }

/** Locks are numbered: who takes over from a dead holder takes the next number, which only one can. */
async function locksIn(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  return names.map((name) => Number(/^lock\.(\d+)$/.exec(name)?.[1] ?? 0)).filter((number) => number > 0)
}

/** Throws where a lock other than number `mine` has a living holder; gives the numbers of the dead ones. */
async function deadLocks(folder: string, mine?: number): Promise<number[]> {
  const others = (await locksIn(folder)).filter((number) => number !== mine)
  for (const number of others) {
    const other = await readHolder(join(folder, `lock.${number}`))
    if (other && (await isAlive(other)))
      throw new Error(
        `Cannot start: ${folder} is in use by process ${other.pid}; stop it first, or set STOA_DATA to another folder`,
      )
  }
  return others
}

/**
 * Makes `folder`, readable by its owner alone, and takes it for this process: PGlite itself lets two processes write one
 * folder, and rows are lost. The lock of a process that is gone is taken over. Throws an `Error` of one line where another
 * process holds it.
 */
export async function holdDataFolder(folder: string): Promise<DataFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const written = join(folder, `lock-${randomUUID()}`)
  const me: Holder = { pid: process.pid, life: (await lifeOf(process.pid)) ?? '' }
  // written elsewhere and linked, so that nobody ever reads half a lock
  await writeFile(written, JSON.stringify(me))
  try {
    for (;;) {
      const number = Math.max(0, ...(await deadLocks(folder))) + 1
      const lock = join(folder, `lock.${number}`)
      if (!(await linked(written, lock))) continue
      try {
        // whoever took a number in the same moment looks as well, so that of two at least one gives way
        const dead = await deadLocks(folder, number)
        await Promise.all(dead.map((other) => rm(join(folder, `lock.${other}`), { force: true })))
        return { release: () => rm(lock, { force: true }) }
      } catch (error) {
        await rm(lock, { force: true })
        throw error
      }
    }
  } finally {
    await rm(written, { force: true })
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
