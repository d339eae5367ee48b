import { expect, test } from 'vitest'
import { readBody } from './body.ts'
import { BodyBudget } from './body-budget.ts'

const limits = { totalBytes: 100, perAccount: 2, perAddress: 3 }

test('counts bodies of one account and one address until they are released', () => {
  const budget = new BodyBudget(limits)
  const open = (account: string | undefined) => budget.open({ address: '10.0.0.1', account })
  const first = open('a')
  expect([first !== null, open('a') !== null, open('a')]).toEqual([true, true, null])
  expect([open('b') !== null, open('c'), open(undefined)]).toEqual([true, null, null])
  first?.release()
  expect(open('a')).not.toBeNull()
})

test('limits the total bytes of all bodies and releases them', () => {
  const budget = new BodyBudget(limits)
  const first = budget.open({ address: 'x', account: 'a' })
  const second = budget.open({ address: 'y', account: 'b' })
  expect([first?.reserve(60), second?.reserve(60), second?.reserve(40)]).toEqual([
    true,
    false,
    true,
  ])
  first?.release()
  expect(second?.reserve(60)).toBe(true)
})

test('does not read a body that exceeds the budget', async () => {
  const request = new Request('http://localhost', { method: 'POST', body: 'x'.repeat(50) })
  const reserve = (bytes: number) => bytes === 0
  expect(await readBody(request, { max: 100, reserve })).toBe('busy')
})
