import { beforeEach, describe, expect, it } from 'vitest'
import { safeLocalStorage } from './browser/safe-storage.ts'
import { lastPageOf, storeLastPage } from './last-pages.ts'

beforeEach(() => {
  for (const key of safeLocalStorage.keys()) safeLocalStorage.removeItem(key)
})

describe('the page where a file was last read', () => {
  it('is stored for each file on this device', () => {
    storeLastPage('a', 3)
    storeLastPage('b', 7)
    storeLastPage('a', 4)
    expect([lastPageOf('a'), lastPageOf('b'), lastPageOf('c')]).toEqual([4, 7, null])
  })

  it('is removed for the file read longest ago once 200 files are stored', () => {
    for (let file = 0; file <= 200; file++) storeLastPage(`f${file}`, 2)
    expect(lastPageOf('f0')).toBeNull()
    expect(lastPageOf('f1')).toBe(2)
    expect(lastPageOf('f200')).toBe(2)
  })

  it('is unknown where the stored value is damaged', () => {
    safeLocalStorage.setItem('stoa-reading-pages', '[{"fileId":"a","page":"x"}]')
    expect(lastPageOf('a')).toBeNull()
    safeLocalStorage.setItem('stoa-reading-pages', '{')
    expect(lastPageOf('a')).toBeNull()
  })
})
