import { describe, expect, it } from 'vitest'
import { Failure } from '../../../../domain/failure.ts'
import { createExtractionQueue, type ExtractionDeps, type ExtractionJob } from './queue.ts'

const job = (id: string): ExtractionJob => ({ id, base_id: 'base', file_path: `path/${id}` })

/** A queue whose dependencies record their calls; `change` replaces some of them. */
function setUp(change: Partial<ExtractionDeps> = {}) {
  const calls: string[] = []
  const settled: string[] = []
  const waiting = new Map<string, () => void>()
  const queue = createExtractionQueue({
    hasText: () => Promise.resolve(false),
    store: (fileId, state) => {
      calls.push(`${fileId} ${state.status}${'message' in state ? `: ${state.message}` : ''}`)
      return Promise.resolve()
    },
    download: (path) => {
      calls.push(`download ${path}`)
      return Promise.resolve(new ArrayBuffer())
    },
    extract: () =>
      Promise.resolve({ pages: ['one', 'two'], emphasis: [], structure: null, links: null }),
    pause: () => {
      calls.push('pause')
      return Promise.resolve()
    },
    alone: (_fileId, work) => work(),
    onSettled: ({ id }) => {
      settled.push(id)
      waiting.get(id)?.()
    },
    ...change,
  })
  const settledOnce = (id: string) => new Promise<void>((resolve) => waiting.set(id, resolve))
  return { queue, calls, settled, settledOnce }
}

describe('the extraction queue', () => {
  it('reads one file after another', async () => {
    const { queue, calls, settledOnce } = setUp()
    const end = settledOnce('c')
    queue.add([job('a'), job('b')])
    // Added while the first is being read.
    queue.add([job('c')])
    await end
    expect(calls).toEqual(
      ['a', 'b', 'c'].flatMap((id) => [`download path/${id}`, `${id} completed`]),
    )
  })

  it('does not add a file that is waiting or being read', async () => {
    const { queue, settled, settledOnce } = setUp()
    const end = settledOnce('b')
    queue.add([job('a'), job('b')])
    queue.add([job('b'), job('a')])
    await end
    expect(settled).toEqual(['a', 'b'])
  })

  it('skips a file that has text', async () => {
    const { queue, calls, settledOnce } = setUp({ hasText: () => Promise.resolve(true) })
    const end = settledOnce('a')
    queue.add([job('a')])
    await end
    expect(calls).toEqual([])
    expect(queue.states().get('a')).toEqual({ phase: 'completed' })
  })

  it('notifies its listeners of every page', async () => {
    const { queue, settledOnce } = setUp({
      extract: (_bytes, { onProgress }) => {
        onProgress({ done: 1, total: 2 })
        return Promise.resolve({
          pages: ['one', 'two'],
          emphasis: [],
          structure: null,
          links: null,
        })
      },
    })
    const seen: string[] = []
    queue.subscribe(() => seen.push(queue.states().get('a')?.phase ?? 'gone'))
    const end = settledOnce('a')
    queue.add([job('a')])
    await end
    expect(seen).toEqual(['queued', 'downloading', 'reading', 'saving', 'completed'])
  })

  it('stores why a file failed and continues with the next', async () => {
    const { queue, calls, settledOnce } = setUp({
      download: (path) =>
        path.endsWith('a')
          ? Promise.reject(new Failure('pdf_download_failed'))
          : Promise.resolve(new ArrayBuffer()),
    })
    const end = settledOnce('b')
    queue.add([job('a'), job('b')])
    await end
    expect(calls).toContain('a failed: Failed to download PDF file')
    expect(queue.states().get('b')).toEqual({ phase: 'completed' })
  })

  it('fails for a document with empty pages only', async () => {
    const { queue, settledOnce } = setUp({
      extract: () =>
        Promise.resolve({ pages: ['', ' \n'], emphasis: [], structure: null, links: null }),
    })
    const end = settledOnce('a')
    queue.add([job('a')])
    await end
    expect(queue.states().get('a')).toMatchObject({
      phase: 'failed',
      failure: { code: 'pdf_no_text' },
    })
  })

  it('keeps the first failure if it cannot be stored', async () => {
    const { queue, settledOnce } = setUp({
      store: () => Promise.reject(new Failure('pdf_store_failed')),
    })
    const end = settledOnce('a')
    queue.add([job('a')])
    await end
    expect(queue.states().get('a')).toMatchObject({
      phase: 'failed',
      failure: { code: 'pdf_store_failed' },
    })
  })

  it('retries a failed file on request', async () => {
    let attempts = 0
    const { queue, settledOnce } = setUp({
      extract: () => {
        attempts += 1
        return attempts === 1
          ? Promise.reject(new Failure('pdf_stalled'))
          : Promise.resolve({ pages: ['text'], emphasis: [], structure: null, links: null })
      },
    })
    const failed = settledOnce('a')
    queue.add([job('a')])
    await failed
    const read = settledOnce('a')
    queue.add([job('a')])
    await read
    expect(queue.states().get('a')).toEqual({ phase: 'completed' })
  })

  it.each(['pdf_download_failed', 'file_load_failed', 'pdf_store_failed'] as const)(
    'attempts a file again after %s and stores no failure if that succeeds',
    async (code) => {
      let attempts = 0
      const { queue, calls, settledOnce } = setUp({
        download: () => {
          attempts += 1
          return attempts === 1
            ? Promise.reject(new Failure(code))
            : Promise.resolve(new ArrayBuffer())
        },
      })
      const end = settledOnce('a')
      queue.add([job('a')])
      await end
      expect(calls).toEqual(['pause', 'a completed'])
    },
  )

  it('does not attempt a file again that was cancelled in between', async () => {
    const { queue, calls, settledOnce } = setUp({
      download: () => Promise.reject(new Failure('pdf_download_failed')),
      pause: () => {
        queue.cancel(['a'])
        return Promise.resolve()
      },
    })
    const end = settledOnce('a')
    queue.add([job('a')])
    await end
    expect(calls).toEqual([])
    expect([...queue.states().keys()]).toEqual([])
  })

  it('stops the current file and drops the waiting ones when cancelled, without storing a failure', async () => {
    const { queue, calls, settledOnce } = setUp({
      extract: (_bytes, { signal, onProgress }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')))
          onProgress({ done: 0, total: 9 })
        }),
    })
    const reading = new Promise<void>((resolve) => {
      const stop = queue.subscribe(() => {
        if (queue.states().get('a')?.phase !== 'reading') return
        stop()
        resolve()
      })
    })
    const end = settledOnce('a')
    queue.add([job('a'), job('b')])
    await reading
    queue.cancel(['a', 'b'])
    await end
    expect([...queue.states().keys()]).toEqual([])
    expect(calls).toEqual(['download path/a'])
  })
})
