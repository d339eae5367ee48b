import { afterEach, expect, test, vi } from 'vitest'
import { onDevice } from './safe-storage.ts'

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
  onDevice.setItem('theme', 'light')
  expect(storage.getItem('theme')).toBe('light')
  expect(onDevice.getItem('theme')).toBe('light')
  onDevice.removeItem('theme')
  expect(storage.getItem('theme')).toBeNull()
})

test('what a full storage does not take is there until the page goes, instead of what was there before', () => {
  const storage = memory()
  storage.setItem('draft', 'old')
  vi.stubGlobal('localStorage', storage)
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  onDevice.setItem('draft', 'new')
  expect(onDevice.getItem('draft')).toBe('new')
  expect(onDevice.keys()).toContain('draft')
  onDevice.removeItem('draft')
  expect(onDevice.getItem('draft')).toBeNull()
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
  expect(onDevice.getItem('draft')).toBeNull()
  onDevice.setItem('draft', 'words')
  expect(onDevice.getItem('draft')).toBe('words')
  onDevice.removeItem('draft')
  expect(onDevice.getItem('draft')).toBeNull()
})
