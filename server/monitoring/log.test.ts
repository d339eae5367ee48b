import { afterEach, expect, test, vi } from 'vitest'
import { createJsonLog, levelOf } from './log.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  [{ name: 'request', status: 200 }, 'info'],
  [{ name: 'request', status: 404 }, 'info'],
  [{ name: 'request', status: 429 }, 'warn'],
  [{ name: 'request', status: 503 }, 'error'],
  [{ name: 'error' }, 'error'],
  [{ name: 'mail_failed' }, 'error'],
  [{ name: 'backup_skipped' }, 'warn'],
  [{ name: 'backup' }, 'info'],
] as const)('gives the event %j the level %s', (event, level) => {
  expect(levelOf(event)).toBe(level)
})

test.each([
  ['info', ['backup', 'backup_skipped', 'mail_failed']],
  ['warn', ['backup_skipped', 'mail_failed']],
  ['error', ['mail_failed']],
  ['off', []],
] as const)('writes at the level %s the events %j', (level, names) => {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const log = createJsonLog(level)
  for (const name of ['backup', 'backup_skipped', 'mail_failed']) log({ name })
  expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(names)
})
