import { expect, it } from 'vitest'
import { locatePassage } from '../../domain/text/search/find-quote.ts'
import { routes } from './routes.ts'

it('builds the address of a base, a file, a page and a passage', () => {
  expect(routes.base('b')).toBe('/base/b')
  expect(routes.base('b', { fileId: 'f', page: 12, quote: 'a & b' })).toBe(
    '/base/b?file=f&page=12&quote=a+%26+b',
  )
})

it('has both ends of a long passage in the address', () => {
  const quote = `The dam ${'holds the water of the tide, '.repeat(20)}until the wheel turns.`
  const address = new URL(routes.base('b', { fileId: 'f', page: 1, quote }), 'https://stoa.test')
  const abridged = address.searchParams.get('quote') ?? ''
  expect(abridged.length).toBeLessThan(320)
  expect(locatePassage(abridged, `It is old. ${quote} Then it stops.`)).toEqual({
    start: 11,
    end: 11 + quote.length,
  })
})

it('builds the address of a chat', () => {
  expect(routes.base('b', { fileId: 'f', chatId: 'c' })).toBe('/base/b?file=f&chat=c')
})
