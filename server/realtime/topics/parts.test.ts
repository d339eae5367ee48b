import { describe, expect, test } from 'vitest'
import { Reassembly, toNotifications } from './parts.ts'

const NOTIFY_MAX_BYTES = 7_999

/** The texts that `notifications` complete, in order. */
function received(notifications: readonly string[]): unknown[] {
  const reassembly = new Reassembly()
  return notifications.map((one) => reassembly.add(one)).filter((text) => text !== null)
}

describe('a text that is sent in notifications', () => {
  test.each([
    ['short', 'a b'],
    ['long', 'x'.repeat(64 * 1024)],
    ['of characters of several bytes', '光合成🌱é\n'.repeat(3_000)],
  ])('arrives complete: %s', (_, text) => {
    const notifications = toNotifications('sender.0', text)
    expect(received(notifications)).toEqual([{ sender: 'sender.0', text }])
    expect(new Set(notifications).size).toBe(notifications.length)
    for (const one of notifications)
      expect(Buffer.byteLength(one)).toBeLessThanOrEqual(NOTIFY_MAX_BYTES)
  })

  test('is left out if its beginning is missing, and the next one arrives', () => {
    const [, ...rest] = toNotifications('sender.0', 'x'.repeat(20_000))
    const next = toNotifications('sender.0', 'y'.repeat(20_000))
    expect(received([...rest, ...next])).toEqual([{ sender: 'sender.0', text: 'y'.repeat(20_000) }])
  })

  test('is not mixed with the text of another sender', () => {
    const [one, other] = ['x', 'y'].map((letter) => toNotifications(letter, letter.repeat(9_000)))
    const mixed = (one ?? []).flatMap((part, index) => [part, other?.[index] ?? ''])
    expect(received(mixed)).toEqual([
      { sender: 'x', text: 'x'.repeat(9_000) },
      { sender: 'y', text: 'y'.repeat(9_000) },
    ])
  })

  test('is left out if it is not a part', () => {
    expect(received(['', 'x', 'x 0 1', 'x 5 9 text'])).toEqual([])
  })
})
