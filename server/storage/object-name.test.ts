import fc from 'fast-check'
import { expect, test } from 'vitest'
import { objectName, objectNameFromUrl } from './object-name.ts'

test.each([
  ['a/b.pdf', 'a/b.pdf'],
  ['/a//b///c.pdf/', 'a/b/c.pdf'],
  ['a/..b/...', 'a/..b/...'],
  ['ü/日本.pdf', 'ü/日本.pdf'],
])('normalises %j to %j', (path, name) => expect(objectName(path)).toBe(name))

test.each([
  '',
  '/',
  '..',
  '.',
  'a/../b',
  'a/./b',
  'a/b/..',
  'a\0b',
  'a\nb',
  'a\u007fb',
  '\ud800',
  'x'.repeat(1025),
])('refuses %j', (path) => expect(() => objectName(path)).toThrow('Invalid key'))

test('never returns an empty, `.` or `..` segment, and is idempotent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('.', '..', '/', '%2e', '%2F', '%00', '\\', 'a', '%')),
      (segments) => {
        let name
        try {
          name = objectNameFromUrl(segments.join(''))
        } catch (error) {
          expect(error).toMatchObject({ status: 400 })
          return
        }
        expect(name.split('/').filter((segment) => ['', '.', '..'].includes(segment))).toEqual([])
        expect(objectName(name)).toBe(name)
      },
    ),
  )
})
