import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'

/**
 * Where the processor time of the tests goes (Linux): runs the steps of CI one after the other and
 * prints one JSON object with the CPU seconds of each, in all, by kind of process and of its most
 * expensive test files. CPU seconds are comparable on a busy machine, times of the clock are not.
 * Usage: npm run build && npm run bench:tests -- [STEP…]. Paths of tests may follow the name of a
 * project: `journeys:e2e/undo.test.ts`.
 */
const PROJECTS = [
  'unit',
  'components',
  'components-isolated',
  'integration',
  'integration-site',
  'postgres',
  'journeys',
]
const STEPS: Record<string, readonly string[]> = {
  types: ['npm', 'run', 'check:types'],
  lint: ['npm', 'run', 'check:lint'],
  format: ['npm', 'run', 'check:format'],
  build: ['npm', 'run', 'build'],
  ...Object.fromEntries(
    PROJECTS.map((name) => [name, ['npx', 'vitest', 'run', '--project', name]]),
  ),
}

/** How often the CPU time of all processes is read. */
const SAMPLE_MS = 100
const TICKS_PER_SECOND = 100
const FILES_SHOWN = 12
const FILE_TIMES = 'file-times.jsonl'

type Sample = { kind: string; ticks: number }

const report = z.object({ numPassedTests: z.int(), numFailedTests: z.int() })
const fileTime = z.object({ name: z.string(), seconds: z.number() })

/**
 * What a process is: the kind of a browser's process, the script of node, else the program. Empty
 * after its end.
 */
function kindOf(pid: string, program: string): string {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
  if (command.length === 0) return ''
  if (program.startsWith('chrom') || program.includes('headless'))
    return `chromium ${/--type=([\w-]+)/u.exec(command.join(' '))?.[1] ?? 'browser'}`
  if (program.startsWith('postgres')) return 'postgres'
  if (!/^(node|npm|MainThread)/.test(program)) return program
  const script = command.find((part) => /\.[cm]?[jt]s$|\.bin\//.test(part)) ?? ''
  return `node ${script.split('/').slice(-2).join('/')}`
}

/** Adds the processes that descend from those in `seen`, and reads the time of all. */
function sample(seen: Map<string, Sample>): void {
  const parents = new Map<string, string>()
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const end = stat.lastIndexOf(')')
      const fields = stat.slice(end + 2).split(' ')
      parents.set(pid, fields[1] ?? '')
      const known = seen.get(pid) ?? (seen.has(fields[1] ?? '') ? { kind: '', ticks: 0 } : null)
      if (!known) continue
      known.kind = kindOf(pid, stat.slice(stat.indexOf('(') + 1, end)) || known.kind
      known.ticks = Math.max(known.ticks, Number(fields[11]) + Number(fields[12]))
      seen.set(pid, known)
    } catch {
      // The process ended meanwhile
    }
  }
}

const seconds = (ticks: number): number => Math.round(ticks / TICKS_PER_SECOND)

async function measure([program = '', ...args]: readonly string[]): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-test-time-'))
  const child = spawn(program, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, STOA_TEST_REPORT: folder, STOA_TEST_CPU: join(folder, FILE_TIMES) },
  })
  const seen = new Map<string, Sample>([[String(child.pid), { kind: '', ticks: 0 }]])
  const started = performance.now()
  const timer = setInterval(() => sample(seen), SAMPLE_MS)
  const status = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(timer)
  const kinds = new Map<string, number>()
  for (const { kind, ticks } of seen.values()) kinds.set(kind, (kinds.get(kind) ?? 0) + ticks)
  const names = readdirSync(folder)
  const reports = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => report.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  const times = names.includes(FILE_TIMES)
    ? readFileSync(join(folder, FILE_TIMES), 'utf8').trim().split('\n')
    : []
  const files = times.map((line) => fileTime.parse(JSON.parse(line)))
  rmSync(folder, { recursive: true })
  const total = [...kinds.values()].reduce((sum, ticks) => sum + ticks, 0)
  return {
    cpuSeconds: seconds(total),
    clockSeconds: Math.round((performance.now() - started) / 1000),
    status,
    passed: reports.reduce((sum, one) => sum + one.numPassedTests, 0),
    failed: reports.reduce((sum, one) => sum + one.numFailedTests, 0),
    cpuSecondsByProcess: Object.fromEntries(
      [...kinds]
        .sort(([, a], [, b]) => b - a)
        .map(([kind, ticks]) => [kind, seconds(ticks)] as const)
        .filter(([, time]) => time > 0),
    ),
    cpuSecondsByFile: Object.fromEntries(
      files
        .toSorted((a, b) => b.seconds - a.seconds)
        .slice(0, FILES_SHOWN)
        .map(({ name, seconds: time }) => [relative('.', name), Math.round(time)]),
    ),
  }
}

const results: Record<string, object> = {}
for (const step of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(STEPS)) {
  const [name = '', ...paths] = step.split(/[:,]/)
  const command = STEPS[name]
  if (!command) throw new Error(`No step: ${name}`)
  results[step] = await measure([...command, ...paths])
}
console.log(JSON.stringify(results, null, 2))
