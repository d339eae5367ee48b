import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { titlePattern, type Mutation } from './mutation.ts'

/** `absent`: it did not run, for example because what is prepared before it failed. */
type Outcome = 'passed' | 'failed' | 'absent'

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
})

type Report = z.infer<typeof report>

/** The outcome of a test: failed if one of its cases failed. */
function outcomeOf({ testResults }: Report, { test }: Mutation): Outcome {
  const title = new RegExp(`^${titlePattern(test.title)}$`, 'u')
  const statuses = testResults
    .filter(({ name }) => name.endsWith(`/${test.file}`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((result) => title.test(result.title))
    .map(({ status }) => status)
  if (statuses.includes('failed')) return 'failed'
  return statuses.includes('passed') ? 'passed' : 'absent'
}

/** Compressing the files takes most of the time of a build, and no journey of the list needs it. */
const BUILD = "(await import('./scripts/build/build-site.ts')).buildInto('dist')"

/** Builds the site in `folder`. Throws if that fails. */
export function buildSite(folder: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site cannot be built: ${stderr}`)
}

/** Runs the tests of some mutations together in `folder`, and those that they depend on. */
export function runTests(folder: string, mutations: readonly Mutation[]): Outcome[] {
  const titles = mutations.flatMap(({ test }) => [...(test.after ?? []), test.title])
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      // The same tests over PostgreSQL
      '--project=!postgres',
      // One failure suffices: each further case would wait until its time is over.
      ...(mutations.length === 1 ? ['--bail=1'] : []),
      '--reporter=json',
      `--outputFile=${file}`,
      `--testNamePattern=(?:${[...new Set(titles)].map(titlePattern).join('|')})$`,
      ...new Set(mutations.map(({ test }) => test.file)),
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 ** 2 },
  )
  try {
    const results = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    return mutations.map((mutation) => outcomeOf(results, mutation))
  } catch (cause) {
    throw new Error(`The tests did not run: ${stdout}${stderr}`, { cause })
  }
}
