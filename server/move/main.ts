/** `npm run move -- --to …`: copies all data to another installation and compares it. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { commandFailure } from '../startup/startup-error.ts'
import { move, requireMovable } from './move.ts'
import { openSource, openTarget } from './source-and-target.ts'

const USAGE = `Usage: npm run move -- --to TARGET [--from SOURCE] [--files s3://BUCKET/PREFIX | FOLDER]
  TARGET, SOURCE    a data folder, postgres://USER@HOST/DATABASE (its password in PGPASSWORD), or supabase
                    (SUPABASE_DB_URL, SUPABASE_URL, SUPABASE_SECRET_KEY); by default the source is the
                    server of STOA_DATA, DATABASE_URL and STOA_FILES
  --files           where the files of the target go; by default into its data folder, and with postgres://
                    they stay where they are`

/** The message of an error; for a failed request also that of its cause. */
function explain(error: unknown): string {
  const line = commandFailure(error)
  return error instanceof Error && error.message === 'fetch failed'
    ? `${line}: ${explain(error.cause)}`
    : line
}

/** Returns what is wrong, a line each. */
async function run(): Promise<string[]> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, from: { type: 'string' }, files: { type: 'string' } },
  })
  const { to, from, files } = values
  if (to === undefined) return [USAGE]
  const variables = process.env
  await using closing = new AsyncDisposableStack()
  const source = await openSource(from, variables, closing)
  if ([from, source.name].includes(to) || source.name === resolve(to))
    throw new Error('the source and the target are the same')
  await requireMovable(source)
  const target = await openTarget({ to, files, variables }, closing)
  return await move(source, target, console.log)
}

try {
  const problems = await run()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
} catch (error) {
  console.error(`Not moved: ${explain(error)}`)
  process.exitCode = 1
}
