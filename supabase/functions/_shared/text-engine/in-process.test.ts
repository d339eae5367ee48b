import { expect, it, vi } from 'vitest'
import { documentsOver } from './documents.ts'
import { inProcessEngine } from './in-process.ts'
import { createIndexCache, INDEX_BYTES_PER_CHAR } from './index-cache.ts'
import { runDocumentTask } from './tasks.ts'

const TEXT = 'Water moves through membranes. It needs no energy from the cell.'
const KEY = { fileId: 'a', extracted: '1' }

it('loads a text once for simultaneous openings, and again for a new extraction', async () => {
  const engine = inProcessEngine()
  const load = vi.fn(() => Promise.resolve({ text: TEXT }))
  await Promise.all([engine.openDocument('one', KEY, load), engine.openDocument('two', KEY, load)])
  expect(load).toHaveBeenCalledTimes(1)
  const document = await engine.openDocument('one', KEY, load)
  expect((await document?.answer({ question: 'Does it need energy?' }, 'en'))?.content).toContain(
    'no energy',
  )
  expect(load).toHaveBeenCalledTimes(1)
  await engine.openDocument('one', { ...KEY, extracted: '2' }, load)
  expect(load).toHaveBeenCalledTimes(2)
})

it('asks for the text of an oversized document each time, since its index is not cached', async () => {
  const cache = createIndexCache(TEXT.length * INDEX_BYTES_PER_CHAR - 1)
  const openDocument = documentsOver((_account, request) =>
    Promise.resolve(runDocumentTask(cache, request)),
  )
  const load = vi.fn(() => Promise.resolve({ text: TEXT }))
  const document = await openDocument('one', KEY, load)
  expect((await document?.passages({ question: 'energy' }, 2000))?.[0]?.text).toContain('energy')
  expect(load).toHaveBeenCalledTimes(2)
})

it('gives null for a text without a sentence', async () => {
  const engine = inProcessEngine()
  expect(await engine.openDocument('one', KEY, () => Promise.resolve({ text: ' \f ' }))).toBeNull()
})

it('opens a document again after its text could not be loaded', async () => {
  const engine = inProcessEngine()
  const failing = () => Promise.reject(new Error('no connection'))
  await expect(engine.openDocument('one', KEY, failing)).rejects.toThrow('no connection')
  expect(
    await engine.openDocument('one', KEY, () => Promise.resolve({ text: TEXT })),
  ).not.toBeNull()
})

it('uses the emphasis and the blocks that are stored with a text', async () => {
  const text =
    'Mills\n\nThe mill stood at the river for years.\n\nSluice. They close it at high tide.'
  const at = text.indexOf('Sluice')
  const document = await inProcessEngine().openDocument('one', KEY, () =>
    Promise.resolve({ text, emphasis: [[[at, at + 'Sluice.'.length, 0]]] }),
  )
  const answer = await document?.answer({ question: 'What is a sluice?' }, 'en')
  expect(answer?.content).toContain('They close it at high tide')
})
