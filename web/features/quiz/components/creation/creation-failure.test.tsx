import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../../../../domain/failure.ts'
import { CreationFailure } from './creation-failure.tsx'

const file = (id: string) => ({ id, name: 'a.md', path: 'a', status: 'completed', error: null })
const BASES = [
  { id: 'b1', name: 'Tides', files: [file('f1'), file('f2')] },
  { id: 'b2', name: 'Bread', files: [file('f3')] },
]
const show = (
  code: 'quiz_text_too_short' | 'quiz_generate_failed',
  files: string[],
  onAllPages?: () => void,
) =>
  render(
    <MemoryRouter>
      <CreationFailure
        failure={new Failure(code)}
        bases={BASES}
        selected={new Set(files)}
        onAllPages={onAllPages}
      />
    </MemoryRouter>,
  )
const link = () => screen.queryByRole('link', { name: 'Write questions yourself' })

it('leads to the questions of the base if its files do not suffice', () => {
  show('quiz_text_too_short', ['f1', 'f2'])
  expect(link()?.getAttribute('href')).toBe('/questions?base=b1')
})

it('leads to all questions if the files are of several bases', () => {
  show('quiz_text_too_short', ['f1', 'f3'])
  expect(link()?.getAttribute('href')).toBe('/questions')
})

it('does not ask for further files if all readable files are selected', () => {
  show('quiz_text_too_short', ['f1', 'f2', 'f3'])
  const { textContent } = screen.getByRole('alert')
  expect(textContent).toContain('Too little in the selected files is explained')
  expect(textContent).not.toContain('select more')
})

it('has no link for another failure', () => {
  show('quiz_generate_failed', ['f1'])
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(link()).toBeNull()
})

it('offers all pages first if those of the topic do not suffice', () => {
  const onAllPages = vi.fn()
  show('quiz_text_too_short', ['f1'], onAllPages)
  screen.getByText('Too little on these pages is explained clearly enough to ask about.')
  fireEvent.click(screen.getByRole('button', { name: 'Ask about all pages' }))
  expect(onAllPages).toHaveBeenCalledOnce()
  expect(link()).toBeNull()
})
