import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const report = z.object({
  migrations: z.array(z.string()),
  objects: z.array(z.object({ name: z.string(), version: z.string(), size: z.number() })),
})
/** Facts about a database; `size` in bytes. */
export type DatabaseReport = z.infer<typeof report>

const SCRIPT = fileURLToPath(new URL('./report-database.ts', import.meta.url))
const MAX_REPORT_BYTES = 512 * 1024 * 1024
const TIMEOUT_MS = 5 * 60 * 1000

/**
 * Opens the PGlite folder in a process of its own, lets it recover and closes it cleanly. The
 * memory that opening takes is returned only when the process ends. Throws if it does not open.
 */
export async function checkDatabase(folder: string): Promise<DatabaseReport> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, folder], {
    maxBuffer: MAX_REPORT_BYTES,
    timeout: TIMEOUT_MS,
  }).catch((cause: unknown) => {
    const stderr = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : ''
    const reason = /^\w*Error: (.+)$/m.exec(stderr)?.[1] ?? 'it ended early'
    throw new Error(`the copy of the database does not open: ${reason}`, { cause })
  })
  return report.parse(JSON.parse(stdout))
}
