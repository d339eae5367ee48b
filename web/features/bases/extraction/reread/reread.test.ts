import { describe, expect, it } from 'vitest'
import { Failure, type FailureCode } from '../../../../../domain/failure.ts'
import type { EarlierText } from '../../api/earlier-text.ts'
import { createReread, type RereadDeps } from './reread.ts'

const EARLIER: EarlierText = {
  pages: ['one', 'two'],
  emphasis: [[], []],
  structure: null,
  links: null,
  isRecognised: [false, false],
  storedAt: '2026-01-01T00:00:00Z',
}
const READ = { pages: ['one', 'zwei'], emphasis: [[], []], structure: null, links: null }

const FILES = ['a.pdf', 'b.md'].map((name) => ({ id: name, base_id: 'base', file_path: name }))

/** A function that reads `a.pdf` and `b.md` again and records its calls; `change` replaces some. */
function setUp(change: Partial<RereadDeps> = {}) {
  const calls: string[] = []
  const leaving = new AbortController()
  const reread = createReread({
    load: () => Promise.resolve(EARLIER),
    isReferredTo: () => Promise.resolve(true),
    download: (path) => {
      calls.push(`download ${path}`)
      return Promise.resolve(new ArrayBuffer())
    },
    extract: () => Promise.resolve(READ),
    replace: (fileId, _earlier, read) => {
      calls.push(`${fileId}: ${read?.pages.join(', ') ?? 'stays'}`)
      return Promise.resolve()
    },
    idle: () => Promise.resolve(),
    alone: (_signal, work) => work(),
    ...change,
  })
  return { calls, leaving, run: () => reread(FILES, leaving.signal) }
}

describe('reading texts of earlier versions again', () => {
  it('reads one file after another, each passage of a document staying where it was', async () => {
    const { calls, run } = setUp()
    await run()
    expect(calls).toEqual(['download a.pdf', 'a.pdf: one, zwei', 'download b.md', 'b.md: one, two'])
  })

  it('replaces the text of a document to which nothing refers', async () => {
    const read = { ...READ, pages: ['one two three'], emphasis: [[]] }
    const { calls, run } = setUp({
      isReferredTo: () => Promise.resolve(false),
      extract: () => Promise.resolve(read),
    })
    await run()
    expect(calls).toEqual([
      'download a.pdf',
      'a.pdf: stays',
      'download b.md',
      'b.md: one two three',
    ])
  })

  it('does not read a file that another tab has read meanwhile', async () => {
    const { calls, run } = setUp({ load: () => Promise.resolve(null) })
    await run()
    expect(calls).toEqual([])
  })

  it('does not load a file whose pages were all recognised', async () => {
    const { calls, run } = setUp({
      load: () => Promise.resolve({ ...EARLIER, isRecognised: [true, true] }),
    })
    await run()
    expect(calls).toEqual(['a.pdf: stays', 'b.md: stays'])
  })

  it.each<FailureCode>(['pdf_damaged', 'document_too_large'])(
    'keeps the text of a file that fails with %s, for this version',
    async (code) => {
      const { calls, run } = setUp({ extract: () => Promise.reject(new Failure(code)) })
      await run()
      expect(calls).toContain('a.pdf: stays')
      expect(calls).toContain('b.md: stays')
    },
  )

  it('keeps the text of a file in which no text is found now', async () => {
    const { calls, run } = setUp({ extract: () => Promise.resolve({ ...READ, pages: ['', ' '] }) })
    await run()
    expect(calls).toContain('a.pdf: stays')
  })

  it.each<FailureCode>(['pdf_download_failed', 'file_load_failed', 'pdf_stalled'])(
    'reads a file that fails with %s in another session',
    async (code) => {
      const { calls, run } = setUp({ extract: () => Promise.reject(new Failure(code)) })
      await run()
      await run()
      expect(calls).toEqual(['download a.pdf', 'download b.md'])
    },
  )

  it('continues with the next file if a text cannot be stored', async () => {
    const { calls, run } = setUp({ replace: () => Promise.reject(new Failure('quota_text')) })
    await run()
    expect(calls).toEqual(['download a.pdf', 'download b.md'])
  })

  it('stops when the learner leaves, and continues when they return', async () => {
    const { calls, leaving, run } = setUp({
      extract: () => {
        leaving.abort()
        return Promise.resolve(READ)
      },
    })
    await run()
    expect(calls).toEqual(['download a.pdf'])
    await run()
    expect(calls).toEqual(['download a.pdf', 'download a.pdf'])
  })

  it('waits until nothing else is read', async () => {
    let finish = () => {}
    const reading = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { calls, run } = setUp({ idle: () => reading })
    const end = run()
    await Promise.resolve()
    expect(calls).toEqual([])
    finish()
    await end
    expect(calls).toHaveLength(4)
  })
})
