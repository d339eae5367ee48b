import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mediaTypeOf } from '../../../domain/bases/file-types.ts'
import { useOpenFile } from './use-open-file.ts'

const file = (id: string, status = 'not_processed') => ({
  id,
  file_type: mediaTypeOf(id),
  extraction: { status },
})
type File = ReturnType<typeof file>

const open = (files: readonly [File, ...File[]], fileId: string | null = null) =>
  renderHook((now: readonly [File, ...File[]]) => useOpenFile(now, fileId).id, {
    initialProps: files,
  })

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
