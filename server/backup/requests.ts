import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { isLocked } from '../startup/data-folder.ts'
import { codeOf } from '../system-error.ts'

/**
 * A command sends a request to a running server as a file in the data folder, which only its owner
 * can write, since one process only can open the database.
 */
const FOLDER = 'requests'
const POLL_MS = 500
const ANSWER_TIMEOUT_MS = 15 * 60 * 1000
/** Polls after which the asking process checks that the folder is still in use. */
const CHECK_EVERY = 4

const request = z.object({ action: z.enum(['backup', 'doctor']) })
export type Action = z.infer<typeof request>['action']

const result = z.object({ ok: z.boolean(), lines: z.array(z.string()) })
/** The result of a request: lines to print, or for `backup` the folder of the snapshot. */
export type RequestResult = z.infer<typeof result>

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(value), { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/**
 * Sends a request to the server that holds `dataFolder`. Throws once nothing holds it any more, and
 * without an answer within 15 minutes: other commands hold it too, and answer nothing.
 */
export async function askServer(dataFolder: string, action: Action): Promise<RequestResult> {
  const folder = join(dataFolder, FOLDER)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const id = randomUUID()
  const [requestFile, answerFile] = [join(folder, `${id}.json`), join(folder, `${id}.answer`)]
  await writeJson(requestFile, { action })
  try {
    const end = Date.now() + ANSWER_TIMEOUT_MS
    for (let polls = 1; Date.now() < end; polls++) {
      const text = await readFile(answerFile, 'utf8').catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      })
      if (text !== null) return result.parse(JSON.parse(text))
      if (polls % CHECK_EVERY === 0 && !isLocked(dataFolder))
        throw new Error(`the process that used ${dataFolder} has ended; run the command again`)
      await sleep(POLL_MS)
    }
    throw new Error('the running server did not answer; stop it and try again')
  } finally {
    await rm(requestFile, { force: true })
    await rm(answerFile, { force: true })
  }
}

/** Answers requests in `dataFolder`, one after the other, until stopped. */
export function answerRequests(
  dataFolder: string,
  handle: (action: Action) => Promise<RequestResult>,
): { stop(): void } {
  const folder = join(dataFolder, FOLDER)
  const answerOne = async (file: string): Promise<void> => {
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text === null) return
    await rm(file, { force: true })
    const result = await Promise.resolve(JSON.parse(text) as unknown)
      .then((value) => handle(request.parse(value).action))
      .catch((error: unknown) => ({
        ok: false,
        lines: [error instanceof Error ? error.message : String(error)],
      }))
    await writeJson(file.replace(/\.json$/, '.answer'), result)
  }
  const work = async () => {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.json')))
      await answerOne(join(folder, name)).catch(() => undefined)
  }
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    void work().finally(() => {
      busy = false
    })
  }, POLL_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
