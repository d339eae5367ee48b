import { expect, test } from 'vitest'
import { errorFields, kindOf } from './error-fields.ts'

test.each([
  [Object.assign(new Error('connect to mail.example'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new TypeError('of undefined'), 'TypeError'],
  ['a text', 'unknown'],
  [undefined, 'unknown'],
])('contains the kind of an error: %o', (error, kind) => {
  expect(kindOf(error)).toBe(kind)
})

test('has the frames of the stack, without the message', () => {
  const { error, stack } = errorFields(new RangeError('My diary\nof May'))
  expect(error).toBe('RangeError')
  expect(stack[0]).toMatch(/^at .*error-fields\.test\.ts/)
  expect(stack.length).toBeLessThanOrEqual(6)
  expect(stack.join()).not.toMatch(/diary|May/)
  expect(errorFields(null)).toEqual({ error: 'unknown', stack: [] })
})
