import { expect, test } from 'vitest'
import { SHUTDOWN_GRACE_MS } from '../app.ts'
import { DRAIN_TIMEOUT_MS } from './listen.ts'

test('stops before the ten seconds after which containers are killed', () => {
  expect(DRAIN_TIMEOUT_MS + SHUTDOWN_GRACE_MS).toBeLessThan(10_000)
})
