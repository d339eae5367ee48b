import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * Adds up the JSON test reports in a folder and prints one line `N passed, N failed`. A failed run
 * without a failed test (types, lint, format, a crash) counts as one failure. Usage: node
 * scripts/test-total.ts FOLDER EXIT_STATUS
 */
const report = z.object({ numPassedTests: z.int(), numFailedTests: z.int() })

const [folder = '.', status = '0'] = process.argv.slice(2)
const reports = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => report.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
const passed = reports.reduce((sum, one) => sum + one.numPassedTests, 0)
const failed = reports.reduce((sum, one) => sum + one.numFailedTests, 0)
console.log(`${passed} passed, ${failed === 0 && status !== '0' ? 1 : failed} failed`)
