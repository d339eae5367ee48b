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

test('stores accepted values in the web storage', () => {
  const storage = memory()
  vi.stubGlobal('localStorage', storage)
  safeLocalStorage.setItem('theme', 'light')
  expect(storage.getItem('theme')).toBe('light')
  expect(safeLocalStorage.getItem('theme')).toBe('light')
  safeLocalStorage.removeItem('theme')
  expect(storage.getItem('theme')).toBeNull()
})

test('holds a rejected value in memory in place of the previous one', () => {
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

test('works in memory when storage is blocked', () => {
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
