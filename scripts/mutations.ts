/**
 * `npm run mutations [-- NUMBERS]`: proves that tests notice what they are there to notice. It
 * breaks one required behaviour after another (`scripts/mutations/`) in a temporary copy of the
 * working tree, and fails if the named test still passes. `NUMBERS` selects entries, counted from 1
 * in the order of the list: `3 10-15`. The named tests run once without a break, and must pass.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MUTATIONS } from './mutations/list.ts'
import { isJourney, occurrences, type Mutation } from './mutations/mutation.ts'
import { buildSite, runTests } from './mutations/run-tests.ts'
import { copyWorkingTree } from './mutations/work-copy.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

type Entry = { readonly number: number; readonly mutation: Mutation }

/** The entries with these numbers or ranges; all without any. */
function selectEntries(parts: readonly string[]): Entry[] {
  const entries = MUTATIONS.map((mutation, index) => ({ number: index + 1, mutation }))
  const ranges = parts.map((part) => {
    const [, first = '', last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? []
    if (first === '') throw new Error(`"${part}" is not a number or a range like 10-15`)
    return [Number(first), Number(last)] as const
  })
  if (ranges.length === 0) return entries
  return entries.filter(({ number }) =>
    ranges.some(([first, last]) => first <= number && number <= last),
  )
}

const nameOf = ({ number, mutation: { statement, test } }: Entry): string =>
  `${number}. requirement ${statement}, ${test.file} › ${test.title}`

/** Fails if a named test does not pass without a break: its failure would prove nothing. */
function checkTestsPass(folder: string, entries: readonly Entry[]): void {
  if (entries.some(({ mutation }) => isJourney(mutation))) buildSite(folder)
  const outcomes = runTests(
    folder,
    entries.map(({ mutation }) => mutation),
  )
  const unfit = entries.flatMap((entry, index) =>
    outcomes[index] === 'passed' ? [] : [`${nameOf(entry)}: ${outcomes[index]}`],
  )
  if (unfit.length > 0) throw new Error(`Do not pass without a break:\n${unfit.join('\n')}`)
}

/** Why the break is not caught, or null if it is. */
function proveCaught(folder: string, mutation: Mutation): string | null {
  const path = join(folder, mutation.file)
  const source = readFileSync(path, 'utf8')
  const count = occurrences(source, mutation.text)
  if (count !== 1) return `its text occurs ${count} times in ${mutation.file}`
  try {
    writeFileSync(
      path,
      source.replace(mutation.text, () => mutation.replacement),
    )
    if (isJourney(mutation)) buildSite(folder)
    const [outcome] = runTests(folder, [mutation])
    if (outcome === 'failed') return null
    return outcome === 'passed' ? 'the test passes' : 'the test does not run'
  } finally {
    writeFileSync(path, source)
  }
}

const entries = selectEntries(process.argv.slice(2))
const copy = copyWorkingTree(ROOT)
let caught = 0
try {
  checkTestsPass(copy.folder, entries)
  for (const entry of entries) {
    const reason = proveCaught(copy.folder, entry.mutation)
    if (reason === null) caught += 1
    console.log(`${reason === null ? 'caught' : `NOT CAUGHT, ${reason}`}: ${nameOf(entry)}`)
  }
} finally {
  copy.remove()
}
console.log(`${caught} of ${entries.length} breaks are caught`)
process.exitCode = caught === entries.length ? 0 : 1
