import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { BaseFile } from '../../features/bases/api/base-files.ts'
import { useAskedFiles } from './use-asked-files.ts'

const BASE = 'base'
const fileNamed = (id: string, status: BaseFile['extraction']['status']): BaseFile => ({
  id,
  base_id: BASE,
  file_name: `${id}.pdf`,
  file_path: `${id}.pdf`,
  file_size: 1,
  file_type: 'application/pdf',
  position: 1,
  uploaded_at: '2026-01-01T10:00:00+00:00',
  extraction: {
    status,
    error_message: null,
    text_length: 0,
    unread_pages: 0,
    recognised_pages: 0,
  },
})
const damaged = fileNamed('damaged', 'failed')
const files = [damaged, fileNamed('water', 'completed'), fileNamed('rocks', 'completed')]

const chatFileOf = (scope: unknown, file = damaged, chatFileId: string | null = null) => {
  localStorage.setItem(`stoa-files-to-ask:${BASE}`, JSON.stringify(scope))
  const { result } = renderHook(() => useAskedFiles(BASE, files, { file, chatFileId }))
  return { about: result.current.chatFile.id, kept: result.current.keptChatFile('rocks') }
}
afterEach(() => localStorage.clear())

it('is about a file with text while the open one has none and others are asked', () => {
  expect(chatFileOf('all').about).toBe('water')
  expect(chatFileOf(['rocks']).about).toBe('rocks')
})

it('is about the open file if it alone is asked', () => {
  expect(chatFileOf(null).about).toBe('damaged')
})

it('stays with its file beside another one only if several are asked', () => {
  const [, water] = files
  expect(chatFileOf('all', water).kept).toBe('water')
  expect(chatFileOf(null, water).kept).toBeUndefined()
  expect(chatFileOf(null, damaged, 'rocks').about).toBe('rocks')
})
