import { describe, expect, test } from 'vitest'
import { createReasoningFilter, stripReasoning } from './reasoning.ts'

const streamed = (reply: string, size: number, beginsInside = false): string => {
  const filter = createReasoningFilter(beginsInside)
  let visible = ''
  for (let at = 0; at < reply.length; at += size) visible += filter.push(reply.slice(at, at + size))
  return visible + filter.end()
}

describe('a streamed reply', () => {
  test.each([1, 3, 7, 100])('shows nothing of the reasoning in pieces of %i', (size) => {
    expect(streamed('<think>Maybe 4 < 5?</think>\nFive.', size)).toBe('\nFive.')
    expect(streamed('Five. <Thinking>or six</Thinking> Yes.', size)).toBe('Five.  Yes.')
    expect(streamed('<think>never finished', size)).toBe('')
    expect(streamed('If a < b then <b>bold</b>.', size)).toBe('If a < b then <b>bold</b>.')
  })

  test('may begin with reasoning whose opening tag is in the prompt', () => {
    expect(streamed('Let me see.</think>Five.', 4, true)).toBe('Five.')
    expect(streamed('No reasoning today.', 4, true)).toBe('No reasoning today.')
  })

  test('shows nothing of an unfinished reasoning with a tag if earlier replies had none', () => {
    expect(streamed('<think>never finished', 4, true)).toBe('')
    expect(streamed('Five. <think>never finished', 4, true)).toBe('Five. ')
  })

  test('does not search its beginning again for each piece', () => {
    const long = 'Let me see < this. '.repeat(100_000)
    expect(streamed(`<think>${long}</think>Five.`, 1)).toBe('Five.')
    expect(streamed(long, 1, true)).toBe(long)
  })

  test('reports a closing tag without its opening one', () => {
    const filter = createReasoningFilter(false)
    filter.push('Let me see.</think>Five.')
    expect(filter.beginsInside).toBe(true)
  })
})

test('removes reasoning from a complete reply', () => {
  expect(stripReasoning('<think>a</think>b')).toBe('b')
  expect(stripReasoning('a</think>b')).toBe('b')
  expect(stripReasoning('b<think>a')).toBe('b')
})
