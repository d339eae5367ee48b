import { expect, it } from 'vitest'
import { routes } from './routes.ts'

it('builds the address of a base, a file, a page and a passage', () => {
  expect(routes.base('b')).toBe('/base/b')
  expect(routes.base('b', { fileId: 'f', page: 12, quote: 'a & b' })).toBe(
    '/base/b?file=f&page=12&quote=a+%26+b',
  )
})

it('builds the address of a chat', () => {
  expect(routes.base('b', { fileId: 'f', chatId: 'c' })).toBe('/base/b?file=f&chat=c')
})
