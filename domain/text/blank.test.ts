import { expect, it } from 'vitest'
import { isBlank } from './blank.ts'

it.each(['', ' \n', '\u00a0\u200b', '\u3000\ufe0f'])('takes %j as blank', (text) => {
  expect(isBlank(text)).toBe(true)
})

it('reads each character of a long text once', () => {
  expect(isBlank(`${'\u00a0'.repeat(1000)}x`)).toBe(false)
})
