import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { QuizzableBase } from '../api/quizzable-bases.ts'
import { SourcePicker } from './source-picker.tsx'

const file = (id: string, status: string, error: string | null = null) => ({
  id,
  name: `${id}.pdf`,
  type: 'application/pdf',
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

function Picker() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <SourcePicker
      bases={[BASE]}
      selected={selected}
      onChange={(ids, chosen) =>
        setSelected(
          (before) => new Set(chosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
        )
      }
    />
  )
}

const checkbox = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('each file carries its badge, and only read files can be chosen', () => {
  render(<Picker />)
  expect(checkbox(/one\.pdf\s*Ready/).disabled).toBe(false)
  expect(checkbox(/busy\.pdf\s*Processing/).disabled).toBe(true)
  expect(checkbox(/broken\.pdf\s*Failed/).disabled).toBe(true)
  expect(checkbox(/fresh\.pdf\s*Not Processed/).disabled).toBe(true)
  expect(screen.getByText('No text content found in PDF')).toBeDefined()
})

test('the box of a base selects all of its read files, and shows when only some are', async () => {
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
