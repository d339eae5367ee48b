import { expect, it, vi } from 'vitest'
import { documentIndex } from './document-cache.ts'

it('indexes a document once for each extraction, and lets go of the least recently used', async () => {
  const load = vi.fn(() => Promise.resolve(`Water moves through membranes. ${'x'.repeat(400_000)}`))
  const first = await documentIndex({ fileId: 'a', extracted: '1' }, load)
  expect(await documentIndex({ fileId: 'a', extracted: '1' }, load)).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
  await documentIndex({ fileId: 'a', extracted: '2' }, load)
  expect(load).toHaveBeenCalledTimes(2)
  await documentIndex({ fileId: 'a', extracted: '1' }, load)
  await documentIndex({ fileId: 'b', extracted: '1' }, load)
  expect(load).toHaveBeenCalledTimes(3)
  await documentIndex({ fileId: 'a', extracted: '1' }, load)
  expect(load).toHaveBeenCalledTimes(3)
  await documentIndex({ fileId: 'a', extracted: '2' }, load)
  expect(load).toHaveBeenCalledTimes(4)
})
