import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { makePdf } from '../../../testing/pdf.ts'
import type { SignedIn } from '../../../testing/app.ts'
import { openSession, openBrowser } from '../../../e2e/browser.ts'
import { clientOf, createBaseWithPdf, createResults } from '../../../e2e/learner.ts'
import { startSite } from '../../../e2e/site.ts'
import { signUp } from '../../../e2e/steps.ts'
import { quantile, rounded } from './numbers.ts'
import { pageOf } from '../text.ts'

const LEARNERS = 20
const ROUNDS = 15
/** Pause after the last response, so that garbage collection is done. */
const SETTLE_MS = 10_000
const LEARNER = { name: 'Bench', email: 'bench@example.org', password: 'a-long-enough-password' }

/** Memory of the process in MB, by `key` of Linux's `/proc`; null on other systems. */
const memoryMb = async (pid: number, key: 'VmRSS' | 'VmHWM'): Promise<number | null> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const found = new RegExp(`${key}:\\s+(\\d+) kB`).exec(status)?.[1]
  return found === undefined ? null : Math.round(Number(found) / 1024)
}

/** The requests of a learner's screens, one each. */
const reads = ({ client, user }: SignedIn, baseId: string, quizId: string) => [
  () =>
    client
      .from('bases')
      .select('id, name, created_at, base_files!base_files_base_id_fkey(id, file_path)')
      .eq('user_id', user.id)
      .throwOnError(),
  () =>
    client
      .from('base_files')
      .select('*, pdf_text_content(status, error_message, text_length)')
      .eq('base_id', baseId)
      .throwOnError(),
  () => client.rpc('get_user_quiz_stats', { user_uuid: user.id }).throwOnError(),
  () => client.from('quizzes').select('*').eq('user_id', user.id).throwOnError(),
  () => client.from('quiz_answers').select('*').eq('quiz_id', quizId).throwOnError(),
]

/** Twenty learners read concurrently without pauses: response times and the server's memory. */
export async function measureServer(): Promise<object> {
  const site = await startSite()
  const browser = await openBrowser()
  try {
    const { page } = await openSession(browser, { baseURL: site.url, withMotion: true })
    await signUp(page, LEARNER)
    await browser.close()
    const learner = await clientOf(site, LEARNER)
    const pages = [pageOf(1, 2000), pageOf(2, 2000)]
    const baseId = await createBaseWithPdf(learner, 'Bench', {
      name: 'bench.pdf',
      bytes: await makePdf({ pages }),
      pages,
    })
    const quizId = await createResults(learner)
    const took: number[] = []
    const began = performance.now()
    const read = async () => {
      for (let round = 0; round < ROUNDS; round++)
        for (const ask of reads(learner, baseId, quizId)) {
          const start = performance.now()
          await ask()
          took.push(performance.now() - start)
        }
    }
    await Promise.all(Array.from({ length: LEARNERS }, read))
    const seconds = (performance.now() - began) / 1000
    const after = await memoryMb(site.pid(), 'VmRSS')
    await setTimeout(SETTLE_MS)
    return {
      learners: LEARNERS,
      reads: took.length,
      perSecond: rounded(took.length / seconds),
      readMs: { p50: rounded(quantile(took, 0.5)), p95: rounded(quantile(took, 0.95)) },
      memoryMb: {
        most: await memoryMb(site.pid(), 'VmHWM'),
        after,
        settled: await memoryMb(site.pid(), 'VmRSS'),
      },
    }
  } finally {
    await browser.close()
    await site.close()
  }
}
