import { beforeEach, describe, expect, it } from 'vitest'
import { safeLocalStorage } from './browser/safe-storage.ts'
import { lastPageIn, lastPageOf, storeLastPage } from './last-pages.ts'

beforeEach(() => {
  for (const key of safeLocalStorage.keys()) safeLocalStorage.removeItem(key)
})

describe('the page where a file was last read', () => {
  it('is stored for each file on this device', () => {
    storeLastPage('a', 3, 'x')
    storeLastPage('b', 7, 'y')
    storeLastPage('a', 4, 'x')
    expect([lastPageOf('a'), lastPageOf('b'), lastPageOf('c')]).toEqual([4, 7, null])
  })

  it('is known for the base whose file was last read', () => {
    storeLastPage('a', 3, 'x')
    storeLastPage('b', 7, 'x')
    storeLastPage('c', 2, 'y')
    expect(lastPageIn('x')).toMatchObject({ fileId: 'b', page: 7 })
    expect(lastPageIn('z')).toBeUndefined()
  })

  it('is known for the file, not for the base, where the base was not stored', () => {
    safeLocalStorage.setItem('stoa-reading-pages', '[{"fileId":"a","page":5}]')
    expect([lastPageOf('a'), lastPageIn('x')]).toEqual([5, undefined])
  })

  it('is removed for the file read longest ago once 200 files are stored', () => {
    for (let file = 0; file <= 200; file++) storeLastPage(`f${file}`, 2, 'x')
    expect(lastPageOf('f0')).toBeNull()
    expect(lastPageOf('f1')).toBe(2)
    expect(lastPageOf('f200')).toBe(2)
  })

  it('is the later one of this device and the account', () => {
    storeLastPage('a', 3, 'x')
    const [earlier, later] = ['2020-01-01T00:00:00+00:00', '2999-01-01T00:00:00+00:00']
    expect(lastPageOf('a', { page: 9, read_at: earlier })).toBe(3)
    expect(lastPageOf('a', { page: 9, read_at: later })).toBe(9)
    expect(lastPageOf('b', { page: 9, read_at: earlier })).toBe(9)
    const place = { file_id: 'b', page: 7 }
    expect(lastPageIn('x', [{ ...place, read_at: earlier }])).toMatchObject({
      fileId: 'a',
      page: 3,
    })
    expect(lastPageIn('x', [{ ...place, read_at: later }])).toMatchObject({ fileId: 'b', page: 7 })
    expect(lastPageIn('y', [{ ...place, read_at: earlier }])).toMatchObject({ fileId: 'b' })
  })

  it('is that of the account where an earlier version stored no time', () => {
    safeLocalStorage.setItem('stoa-reading-pages', '[{"fileId":"a","page":5}]')
    expect(lastPageOf('a', { page: 9, read_at: '2020-01-01T00:00:00+00:00' })).toBe(9)
  })

  it('is unknown where the stored value is damaged', () => {
    safeLocalStorage.setItem('stoa-reading-pages', '[{"fileId":"a","page":"x"}]')
    expect(lastPageOf('a')).toBeNull()
    safeLocalStorage.setItem('stoa-reading-pages', '{')
    expect(lastPageOf('a')).toBeNull()
  })
})
