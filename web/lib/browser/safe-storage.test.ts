import { afterEach, expect, test, vi } from 'vitest'
import { safeLocalStorage } from './safe-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const memory = (): Storage => {
  const items = new Map<string, string>()
  return Object.assign(Object.create(null) as Storage, {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
}

test('what storage takes is in storage', () => {
  const storage = memory()
  vi.stubGlobal('localStorage', storage)
  safeLocalStorage.setItem('theme', 'light')
  expect(storage.getItem('theme')).toBe('light')
  expect(safeLocalStorage.getItem('theme')).toBe('light')
  safeLocalStorage.removeItem('theme')
  expect(storage.getItem('theme')).toBeNull()
})

test('what a full storage does not take is there until the page goes, instead of what was there before', () => {
  const storage = memory()
  storage.setItem('draft', 'old')
  vi.stubGlobal('localStorage', storage)
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  safeLocalStorage.setItem('draft', 'new')
  expect(safeLocalStorage.getItem('draft')).toBe('new')
  expect(safeLocalStorage.keys()).toContain('draft')
  safeLocalStorage.removeItem('draft')
  expect(safeLocalStorage.getItem('draft')).toBeNull()
})

test('a storage that is blocked holds nothing and breaks nothing', () => {
  vi.stubGlobal(
    'localStorage',
    new Proxy({} as Storage, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  expect(safeLocalStorage.getItem('draft')).toBeNull()
  safeLocalStorage.setItem('draft', 'words')
  expect(safeLocalStorage.getItem('draft')).toBe('words')
  safeLocalStorage.removeItem('draft')
  expect(safeLocalStorage.getItem('draft')).toBeNull()
})
