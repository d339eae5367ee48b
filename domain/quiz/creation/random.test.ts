import { expect, it } from 'vitest'
import { seededRandom, shuffled } from './random.ts'

it('returns the same numbers for a seed and others for another seed', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
  expect(draw(42)).toEqual(draw(42))
  expect(draw(42)).not.toEqual(draw(43))
  expect(draw(42).every((number) => number >= 0 && number < 1)).toBe(true)
})

it('puts every item in every position equally often', () => {
  const random = seededRandom(1)
  const places = [0, 0, 0, 0]
  for (let round = 0; round < 4000; round++) {
    const place = shuffled(['key', 'b', 'c', 'd'], random).indexOf('key')
    places[place] = (places[place] ?? 0) + 1
  }
  for (const count of places) expect(Math.abs(count - 1000)).toBeLessThan(120)
})

it('keeps every item', () => {
  expect(shuffled([3, 1, 2], seededRandom(9)).sort()).toEqual([1, 2, 3])
})
