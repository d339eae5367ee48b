import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * A test fails on any `console.error` it did not expect (`vi.spyOn(console, 'error')` in the test
 * expects one).
 */
let errors: unknown[][] = []

beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    errors.push(args)
  })
})

afterEach(() => {
  const seen = errors
  vi.restoreAllMocks()
  expect(seen, 'unexpected console.error').toEqual([])
})
