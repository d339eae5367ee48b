import { describe, expect, it } from 'vitest'
import { filesFor } from './spread.ts'

const counts = (count: number, lengths: readonly number[], asked: readonly number[] = []) => {
  const files = lengths.map((length, at) => ({ length, asked: asked[at] ?? 0 }))
  const given = filesFor(count, files)
  return lengths.map((_, at) => given.filter((file) => file === at).length)
}

describe('filesFor', () => {
  it('gives a file three times as long three times as many questions', () => {
    expect(counts(12, [300, 100])).toEqual([9, 3])
  })

  it('gives every file one, however short', () => {
    expect(counts(5, [100_000, 10, 10])).toEqual([3, 1, 1])
  })

  it('asks about the longest files if there are more files than questions', () => {
    expect(counts(2, [10, 300, 200])).toEqual([0, 1, 1])
  })

  it('asks more about what was asked less before', () => {
    const [often = 0, never = 0] = counts(10, [100, 100], [20, 0])
    expect(never).toBeGreaterThan(often)
    expect(often).toBeGreaterThan(0)
  })

  it('covers every file before it returns to one', () => {
    const files = [900, 500, 100].map((length) => ({ length, asked: 0 }))
    expect(new Set(filesFor(6, files).slice(0, 3))).toEqual(new Set([0, 1, 2]))
  })

  it('gives nothing without files', () => {
    expect(filesFor(3, [])).toEqual([])
  })
})
