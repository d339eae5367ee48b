import { readFile } from 'node:fs/promises'
import { fillCounts } from '../../domain/quiz/creation/counts.ts'
import { createTestApp } from '../../testing/app.ts'
import { startDenoFunction } from '../../testing/services/deno.ts'
import { addFile, learnerOf, requestOf } from '../../testing/fixtures/quiz-maker.ts'
import { joinPages } from '../../domain/text/pages.ts'
import { pageOf } from './text.ts'

/** What Supabase allows one call: seconds of processor time and megabytes of memory. */
const LIMITS = { cpuSeconds: 2, memoryMb: 256 }
const CHARS = [200_000, 1_000_000, 2_000_000]
const PAGE_CHARS = 2_500
const TICKS_PER_SECOND = 100

type Process = { cpuSeconds: number; peakMb: number }

/** Processor time and peak memory of a process so far (Linux only). */
async function usageOf(pid: number): Promise<Process> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    peakMb: Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
  }
}

/**
 * Processor time and memory of each function, served by Deno, on documents of several lengths: two
 * calls of one instance, since the first one builds the index of a text.
 */
export async function measureHosted(): Promise<object> {
  const app = await createTestApp()
  const learner = await learnerOf(app, 'learner')
  const results: object[] = []
  for (const chars of CHARS) {
    const pages = Array.from({ length: Math.ceil(chars / PAGE_CHARS) }, (_, page) =>
      pageOf(page + 1, PAGE_CHARS),
    )
    const fileId = await addFile(learner, joinPages(pages))
    const chat = await learner.client
      .from('chats')
      .insert({
        user_id: learner.user.id,
        base_id: learner.baseId,
        file_id: fileId,
        chat_name: 'Measured',
      })
      .select()
      .single()
      .throwOnError()
    const bodies: Record<string, () => object> = {
      'tutor-chat': () => ({ chat_id: chat.data.id, question: 'What causes the tides?' }),
      'make-quiz': () =>
        requestOf(learner, { file_ids: [fileId], counts: fillCounts({ mcq: 20, saq: 5, laq: 5 }) }),
    }
    for (const [name, body] of Object.entries(bodies)) {
      const served = await startDenoFunction(name, {
        SUPABASE_URL: app.url,
        SUPABASE_ANON_KEY: app.key,
      })
      for (const call of [1, 2]) {
        const before = await usageOf(served.pid)
        const response = await fetch(served.url, {
          method: 'POST',
          headers: { authorization: `Bearer ${learner.accessToken}` },
          body: JSON.stringify(body()),
        })
        await response.text()
        const after = await usageOf(served.pid)
        const cpuSeconds = Number((after.cpuSeconds - before.cpuSeconds).toFixed(2))
        const result = {
          name,
          chars,
          call,
          status: response.status,
          cpuSeconds,
          peakMb: after.peakMb,
        }
        // Each result as soon as it is known
        console.error(JSON.stringify(result))
        results.push(result)
      }
      await served.stop()
    }
  }
  await app.close()
  return { limits: LIMITS, results }
}
