import { expect, test } from 'vitest'
import { readBody } from '../body.ts'
import { BodyBudget } from './body-budget.ts'

const limits = {
  totalBytes: 100,
  accountBytes: 100,
  addressBytes: 100,
  freeBytes: 0,
  perAccount: 2,
  perAddress: 3,
}

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
  const reserve = () => false
  expect(await readBody(request, { max: 100, reserve })).toBe('busy')
})

test('leaves room for others, whatever one account and one address send', () => {
  const budget = new BodyBudget({ ...limits, accountBytes: 40, addressBytes: 60 })
  const open = (address: string, account: string) => budget.open({ address, account })
  expect(open('x', 'a')?.reserve(40)).toBe(true)
  expect(open('y', 'a')?.reserve(1)).toBe(false)
  expect(open('x', 'b')?.reserve(20)).toBe(true)
  expect(open('x', 'c')?.reserve(1)).toBe(false)
  expect(open('y', 'd')?.reserve(40)).toBe(true)
})

test('reads a small body while the budget is exhausted', () => {
  const budget = new BodyBudget({ ...limits, freeBytes: 10 })
  const large = budget.open({ address: 'x', account: 'a' })
  expect(large?.reserve(110)).toBe(true)
  const small = budget.open({ address: 'y', account: 'b' })
  expect([small?.reserve(6), small?.reserve(4), small?.reserve(1)]).toEqual([true, true, false])
  large?.release()
  expect(small?.reserve(1)).toBe(true)
  small?.release()
  expect(budget.open({ address: 'x', account: 'a' })?.reserve(110)).toBe(true)
})

test('counts the bytes that a body has sent, not those that it announces', async () => {
  const budget = new BodyBudget(limits)
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1)),
  })
  const waiting = new Request('http://localhost', {
    method: 'POST',
    headers: { 'content-length': '100' },
    body,
    duplex: 'half',
  } as RequestInit)
  const lease = budget.open({ address: 'x', account: 'a' })
  void readBody(waiting, { max: 100, reserve: (bytes) => lease?.reserve(bytes) ?? false })
  await new Promise((resolve) => setTimeout(resolve))
  expect(budget.open({ address: 'y', account: 'b' })?.reserve(99)).toBe(true)
})
