import { describe, expect, it } from 'vitest'
import { Failure } from '../../../../domain/failure.ts'
import type { PageWithText } from '../../../../domain/recognition/recognised-page.ts'
import type { RecognisedText } from '../../../lib/recognised-text.ts'
import type { ReadPage } from './worker/protocol.ts'
import { recogniseFile, RUN_PAGES_MAX } from './recognise-file.ts'

const good = (text: string): PageWithText => ({ confidence: 95, quality: 'good', text, lines: [] })
const UNREADABLE: PageWithText = { confidence: 20, quality: 'unreadable', text: '', lines: [] }

/** A file whose pages are recognised by `pageOf`; records what happens. */
function setUp(total: number, pageOf: (page: number) => ReadPage | Error) {
  const calls: string[] = []
  const stored: RecognisedText[] = []
  const progress: string[] = []
  const deps = {
    open: () => {
      calls.push('open')
      return Promise.resolve({
        total,
        read: (page: number) => {
          calls.push(`read ${page}`)
          const result = pageOf(page)
          return result instanceof Error ? Promise.reject(result) : Promise.resolve(result)
        },
        close: () => void calls.push('close'),
      })
    },
    store: (text: RecognisedText) => {
      calls.push('store')
      stored.push(text)
      return Promise.resolve()
    },
    onProgress: ({ done, total: all }: { done: number; total: number }) =>
      void progress.push(`${done}/${all}`),
  }
  return { deps, calls, stored, progress }
}

describe('the recognition of a file', () => {
  it('reads the pages without text and keeps the others', async () => {
    const { deps, calls, stored, progress } = setUp(3, (page) => good(`recognised ${page}`))
    const before = { pages: ['own text', ' ', ''], recognition: [null, null, null] }
    await recogniseFile(deps, { before, again: false })
    expect(stored.at(-1)?.pages).toEqual(['own text', 'recognised 2', 'recognised 3'])
    expect(stored.at(-1)?.recognition.map((page) => page?.quality ?? null)).toEqual([
      null,
      'good',
      'good',
    ])
    expect(calls).toEqual(['open', 'read 2', 'read 3', 'close', 'store'])
    expect(progress).toEqual(['0/2', '1/2', '2/2'])
  })

  it('stores the text of every 20 pages and continues in a new worker', async () => {
    const { deps, calls, stored } = setUp(45, (page) => good(`page ${page}`))
    await recogniseFile(deps, { before: null, again: false })
    expect(stored.map(({ pages }) => pages.filter((page) => page !== '').length)).toEqual([
      20, 40, 45,
    ])
    expect(calls.filter((call) => call === 'open')).toHaveLength(3)
    expect(calls.filter((call) => call === 'close')).toHaveLength(3)
  })

  it('ends the worker if a page fails, and what was stored stays', async () => {
    const { deps, calls, stored } = setUp(30, (page) =>
      page === 25 ? new Failure('document_stalled') : good('text'),
    )
    await expect(recogniseFile(deps, { before: null, again: false })).rejects.toMatchObject({
      code: 'document_stalled',
    })
    expect(stored).toHaveLength(1)
    expect(calls.at(-1)).toBe('close')
  })

  it('fails for a file in which nothing can be read', async () => {
    const { deps, stored } = setUp(2, () => UNREADABLE)
    await expect(recogniseFile(deps, { before: null, again: false })).rejects.toMatchObject({
      code: 'recognition_unreliable',
    })
    expect(stored).toEqual([])
  })

  it('says whether the time limit was reached or there is nothing to read', async () => {
    const failureOf = (page: ReadPage) =>
      recogniseFile(setUp(2, () => page).deps, { before: null, again: false })
    await expect(failureOf({ ...UNREADABLE, isLate: true })).rejects.toMatchObject({
      code: 'recognition_timeout',
    })
    const empty = { ...UNREADABLE, quality: 'empty' } as const
    await expect(failureOf(empty)).rejects.toMatchObject({ code: 'document_no_text' })
  })

  it('reads a page that could not be read again only if asked to', async () => {
    const { lines, confidence } = UNREADABLE
    const known = { quality: 'unreadable', lines, confidence } as const
    const before = { pages: ['own text', ''], recognition: [null, known] }
    const first = setUp(2, () => good('now readable'))
    await recogniseFile(first.deps, { before, again: false })
    expect(first.calls).toEqual(['open', 'close'])
    const second = setUp(2, () => good('now readable'))
    await recogniseFile(second.deps, { before, again: true })
    expect(second.stored.at(-1)?.pages).toEqual(['own text', 'now readable'])
  })

  it('reads a bounded number of pages in one run', async () => {
    const { deps, stored } = setUp(RUN_PAGES_MAX + 50, () => good('text'))
    await recogniseFile(deps, { before: null, again: false })
    expect(stored.at(-1)?.pages.filter((page) => page !== '')).toHaveLength(RUN_PAGES_MAX)
  })
})
