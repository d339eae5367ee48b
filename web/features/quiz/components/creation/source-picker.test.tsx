import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Failure } from '../../../../../domain/failure.ts'
import { de } from '../../../../../messages/de/index.ts'
import { en } from '../../../../../messages/en/index.ts'
import { publishExtractionStates } from '../../../../lib/extraction-states.ts'
import { setLanguage } from '../../../../lib/i18n/i18n.ts'
import type { QuizzableBase } from '../../api/quizzable-bases.ts'
import { SourcePicker } from './source-picker.tsx'
import type { MoreBases } from './use-quiz-form.ts'

const file = (id: string, status: string, error: string | null = null) => ({
  id,
  name: `${id}.pdf`,
  path: `path/${id}`,
  status,
  error,
})

const BASE: QuizzableBase = {
  id: 'b',
  name: 'Botany',
  files: [
    file('one', 'completed'),
    file('two', 'completed'),
    file('busy', 'processing'),
    file('broken', 'failed', 'No text content found in PDF'),
    file('fresh', 'not_processed'),
  ],
}

const onRetry = vi.fn()

const NO_MORE = {
  hasMore: false,
  isLoading: false,
  failure: null,
  onMore: vi.fn(),
  onAll: vi.fn(),
} satisfies MoreBases

function Picker({ bases = [BASE], more = NO_MORE }: { bases?: QuizzableBase[]; more?: MoreBases }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <SourcePicker
      bases={bases}
      more={more}
      selected={selected}
      onRetry={onRetry}
      onChange={(ids, chosen) =>
        setSelected(
          (before) =>
            new Set(chosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
        )
      }
    />
  )
}

const checkbox = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('shows a badge per file and enables only files with text', () => {
  render(<Picker />)
  expect(checkbox(/one\.pdf\s*Ready/).disabled).toBe(false)
  expect(checkbox(/busy\.pdf\s*Processing/).disabled).toBe(true)
  expect(checkbox(/broken\.pdf\s*Failed/).disabled).toBe(true)
  expect(checkbox(/fresh\.pdf\s*Not Processed/).disabled).toBe(true)
  expect(screen.getByText('No text content found in PDF')).toBeDefined()
})

test('shows why a file could not be read in the current language', async () => {
  await setLanguage('de')
  render(<Picker />)
  expect(screen.getByText(de.errors.pdf_no_text)).toBeDefined()
  await setLanguage('en')
})

test('selects all readable files of a base with its checkbox, and shows the mixed state', async () => {
  render(<Picker />)
  await userEvent.click(checkbox('Select all of Botany'))
  expect(checkbox(/one\.pdf/).checked).toBe(true)
  expect(checkbox(/two\.pdf/).checked).toBe(true)
  expect(checkbox(/busy\.pdf/).checked).toBe(false)
  expect(screen.getByText('2 files selected.')).toBeDefined()

  await userEvent.click(checkbox(/two\.pdf/))
  expect(checkbox('Select all of Botany').checked).toBe(false)
  expect(checkbox('Select all of Botany').indeterminate).toBe(true)
})

const LONG: QuizzableBase[] = [
  {
    id: 'l',
    name: 'Lectures',
    files: Array.from({ length: 11 }, (_, n) => file(`lecture_${n + 1}`, 'completed')),
  },
  { id: 'e', name: 'Exercises', files: [file('optics', 'completed'), file('broken', 'failed')] },
]

test('shows no filter for a few files', () => {
  render(<Picker />)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /files/ })).toBeNull()
})

test('collapses many files under their bases, which can be selected or expanded', async () => {
  render(<Picker bases={LONG} />)
  expect(screen.queryByRole('checkbox', { name: /lecture_1\.pdf/ })).toBeNull()
  await userEvent.click(checkbox('Select all of Lectures'))
  const fold = screen.getByRole('button', { name: '11 of 11 files (Lectures)' })
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(fold)
  expect(checkbox(/lecture_1\.pdf/).checked).toBe(true)
  expect(screen.queryByRole('checkbox', { name: /optics/ })).toBeNull()
})

test('states of a collapsed base how many files are being read, failed, or are not read yet', () => {
  render(<Picker bases={[...LONG, BASE]} />)
  act(() => publishExtractionStates(new Map([['one', { phase: 'queued' }]])))
  expect(
    screen.getByRole('button', {
      name: '5 files: 1 ready, 2 being read, 1 failed, 1 not read yet (Botany)',
    }),
  ).toBeDefined()
  act(() => publishExtractionStates(new Map()))
})

test('shows matching files with their base and keeps the selection', async () => {
  render(<Picker bases={LONG} />)
  const find = screen.getByRole('searchbox', { name: 'Find a base or a file' })
  await userEvent.type(find, 'OPTICS')
  await userEvent.click(checkbox(/optics\.pdf/))
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'Select all of Exercises',
    null,
  ])
  await userEvent.clear(find)
  expect(
    screen.getByRole('button', { name: '1 of 2 files: 1 ready, 1 failed (Exercises)' }),
  ).toBeDefined()
  await userEvent.type(find, 'nothing like it')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText('No matches.')).toBeDefined()
  expect(screen.getByText('1 file selected.')).toBeDefined()
})

test('selects with the checkbox of a base the files that match the filter, and no hidden one', async () => {
  render(<Picker bases={LONG} />)
  const find = screen.getByRole('searchbox', { name: 'Find a base or a file' })
  await userEvent.type(find, 'lecture_1.')
  await userEvent.click(checkbox('Select all of Lectures'))
  expect(screen.getByText('1 file selected.')).toBeDefined()
  expect(checkbox('Select all of Lectures').checked).toBe(true)
  await userEvent.clear(find)
  expect(checkbox('Select all of Lectures').indeterminate).toBe(true)
  await userEvent.type(find, 'lecture_2')
  expect(checkbox('Select all of Lectures').checked).toBe(false)
  expect(checkbox('Select all of Lectures').indeterminate).toBe(false)
})

test('shows the page being read, and reads a failed file again on request', async () => {
  render(<Picker />)
  act(() => publishExtractionStates(new Map([['fresh', { phase: 'reading', done: 3, total: 10 }]])))
  expect(checkbox(/fresh\.pdf\s*Reading page 3 of 10/).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Read broken.pdf again' }))
  expect(onRetry).toHaveBeenCalledExactlyOnceWith({
    id: 'broken',
    base_id: 'b',
    file_path: 'path/broken',
  })
  act(() => publishExtractionStates(new Map([['broken', { phase: 'queued' }]])))
  expect(checkbox(/broken\.pdf\s*Processing/).disabled).toBe(true)
  act(() => publishExtractionStates(new Map()))
})

test('offers no retry for a file that can never be read, as stored or as found in this tab', () => {
  const damaged = file('damaged', 'failed', en.errors.pdf_damaged)
  render(<Picker bases={[{ ...BASE, files: [damaged, file('locked', 'not_processed')] }]} />)
  const failure = new Failure('pdf_encrypted')
  act(() => publishExtractionStates(new Map([['locked', { phase: 'failed', failure }]])))
  expect(screen.getByText(en.errors.pdf_damaged)).toBeDefined()
  expect(screen.getByText(en.errors.pdf_encrypted)).toBeDefined()
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
  act(() => publishExtractionStates(new Map()))
})

test('loads more bases on demand, and all of them for a search', async () => {
  const more = { ...NO_MORE, hasMore: true, onMore: vi.fn(), onAll: vi.fn() }
  const { rerender } = render(<Picker more={more} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show more bases' }))
  expect(more.onMore).toHaveBeenCalledOnce()
  expect(more.onAll).not.toHaveBeenCalled()
  const find = screen.getByRole('searchbox', { name: 'Find a base or a file' })
  await userEvent.type(find, 'z')
  expect(more.onAll).toHaveBeenCalledOnce()

  rerender(<Picker more={{ ...more, isLoading: true }} />)
  expect(screen.queryByText('No matches.')).toBeNull()
  rerender(<Picker more={{ ...more, failure: new Failure('bases_load_failed') }} />)
  expect(screen.getByRole('alert').textContent).toContain('bases')
})
