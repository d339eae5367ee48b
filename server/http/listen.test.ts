import { expect, test } from 'vitest'
import { SHUTDOWN_GRACE_MS } from '../app.ts'
import { DRAIN_TIMEOUT_MS } from './listen.ts'

test('a server told to stop has stopped before the ten seconds after which it is ended by force', () => {
  expect(DRAIN_TIMEOUT_MS + SHUTDOWN_GRACE_MS).toBeLessThan(10_000)
})
