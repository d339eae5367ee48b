import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mediaTypeOf } from '../../../domain/bases/file-types.ts'
import { storeLastPage } from '../../lib/last-pages.ts'
import { useFileGone, useOpenFile } from './use-open-file.ts'

const file = (id: string, status = 'not_processed') => ({
  id,
  base_id: 'base',
  file_name: `The file ${id}`,
  file_type: mediaTypeOf(id),
  extraction: { status },
})
type File = ReturnType<typeof file>

const open = (files: readonly [File, ...File[]], fileId: string | null = null) =>
  renderHook((now: readonly [File, ...File[]]) => useOpenFile(now, fileId).id, {
    initialProps: files,
  })

beforeEach(() => localStorage.clear())

describe('a base', () => {
  const recording = file('lecture.mp3')
  const notes = file('notes.docx', 'completed')

  it('opens at its first PDF, also while that is being read', () => {
    const { result } = open([recording, notes, file('a.pdf'), file('b.pdf', 'completed')])
    expect(result.current).toBe('a.pdf')
  })

  it('opens at its first file that can be studied if it has no PDF', () => {
    expect(open([recording, file('board.png'), notes]).result.current).toBe('notes.docx')
    expect(open([recording, file('board.png', 'completed')]).result.current).toBe('board.png')
  })

  it('opens at its first file if none can be studied', () => {
    expect(open([recording, file('board.png')]).result.current).toBe('lecture.mp3')
  })

  it('opens at the file last read on this device', () => {
    storeLastPage('b.pdf', 3, 'base')
    storeLastPage('c.pdf', 1, 'another base')
    expect(open([file('a.pdf'), file('b.pdf'), file('c.pdf')]).result.current).toBe('b.pdf')
    expect(open([file('a.pdf'), file('c.pdf')]).result.current).toBe('a.pdf')
  })

  it('opens at the file last read on another device, if that was later', () => {
    const read = (id: string, read_at: string) => ({
      ...file(id),
      reading_places: { page: 2, read_at },
    })
    const elsewhere = read('c.pdf', '2020-02-01T00:00:00+00:00')
    const before = read('b.pdf', '2020-01-01T00:00:00+00:00')
    expect(open([file('a.pdf'), before, elsewhere]).result.current).toBe('c.pdf')
    storeLastPage('b.pdf', 3, 'base')
    expect(open([file('a.pdf'), before, elsewhere]).result.current).toBe('b.pdf')
  })

  it('opens at a file that cannot be read only if there is no other one', () => {
    const broken = file('broken.pdf', 'failed')
    expect(open([broken, file('a.pdf')]).result.current).toBe('a.pdf')
    expect(open([broken, notes]).result.current).toBe('notes.docx')
    expect(open([recording, broken]).result.current).toBe('broken.pdf')
  })

  it('opens at the file in the address', () => {
    expect(open([recording, file('a.pdf')], 'lecture.mp3').result.current).toBe('lecture.mp3')
  })

  it('stays at the opened file when a PDF is added, until that file is deleted', () => {
    const { result, rerender } = open([recording, notes])
    rerender([recording, notes, file('a.pdf')])
    expect(result.current).toBe('notes.docx')
    rerender([recording, file('a.pdf')])
    expect(result.current).toBe('a.pdf')
  })
})

describe('the open file', () => {
  const tides = file('tides.pdf')
  const rocks = file('rocks.pdf')

  it('is reported with its name when it is no longer in the base', () => {
    const onGone = vi.fn()
    const { rerender } = renderHook(({ files, shown }) => useFileGone(files, shown, onGone), {
      initialProps: { files: [tides, rocks], shown: tides },
    })
    rerender({ files: [tides, rocks], shown: rocks })
    expect(onGone).not.toHaveBeenCalled()
    rerender({ files: [tides], shown: tides })
    rerender({ files: [{ ...tides }], shown: tides })
    expect(onGone).toHaveBeenCalledExactlyOnceWith('The file rocks.pdf')
  })
})
