import { expect, it } from 'vitest'
import { Crowding, placeOf } from './crowding.ts'

const file = (fileId: string, pages: number) => ({
  fileId,
  pages: Array.from({ length: pages }, () => 'A page of text.'),
})
const question = (fileId: string, page: number) => ({
  fileId,
  page,
  question: '',
  correct: '',
  wrong: [],
  quote: '',
  isWithdrawn: false,
})

it('counts questions about a long file less', () => {
  const crowding = new Crowding([file('long', 30), file('short', 10)], [], 10)
  const [long, short] = ['long', 'short'].map((fileId) => ({ fileId, place: placeOf(fileId, 0) }))
  if (!long || !short) throw new Error('no places')
  for (const place of [long, short]) crowding.addToFile(place)
  expect(crowding.ofFile(short)).toBeCloseTo(3 * crowding.ofFile(long))
})

it('counts what was asked before, by file and position', () => {
  const crowding = new Crowding([file('a', 12), file('b', 12)], [question('a', 12)], 10)
  const at = (fileId: string, position: number) => ({ fileId, place: placeOf(fileId, position) })
  const places = crowding.placesOfOneKind()
  expect(places.of(at('a', 1))).toBeGreaterThan(places.of(at('a', 0)))
  expect(crowding.ofFile(at('a', 0))).toBeGreaterThan(crowding.ofFile(at('b', 0)))
})

it('never counts what was asked before for more than half of the quiz', () => {
  const earlier = Array.from({ length: 100 }, () => question('a', 1))
  const crowding = new Crowding([file('a', 12), file('b', 12)], earlier, 6)
  expect(crowding.ofFile({ fileId: 'a', place: placeOf('a', 0) })).toBeCloseTo(3)
})

it('expects questions of a type by length, no more about a file than it has topics', () => {
  const crowding = new Crowding([file('long', 20), file('short', 10), file('other', 10)], [], 10)
  const of = (fileId: string) => crowding.ofFile({ fileId, place: placeOf(fileId, 0) })
  const topics = (fileId: string, count: number) =>
    Array.from({ length: count }, (_, topic) => ({ fileId, topicIds: [`${fileId} ${topic}`] }))
  crowding.expect('mcq', 6, [...topics('long', 2), ...topics('short', 9)])
  expect(of('short')).toBeCloseTo(4 * (4 / 3))
  expect(of('long')).toBeCloseTo(2 * (2 / 3))
  expect(of('other')).toBe(0)
  crowding.expectNoMore('mcq')
  expect(of('short')).toBe(0)
})
