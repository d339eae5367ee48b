import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { exportSet } from '../../../../testing/fixtures/export-set.ts'
import { Paper } from './paper.tsx'

const show = (set = exportSet) => {
  const onClose = vi.fn()
  const view = render(<Paper set={set} onClose={onClose} />)
  return { onClose, ...view }
}

test('shows every question without its answer, then the solutions with their pages', () => {
  show()
  const paper = screen.getByRole('dialog', { name: exportSet.title })
  const solutions = within(paper).getByRole('region', { name: 'Solutions' })
  expect(within(paper).getByText('3 questions, 5 marks')).toBeDefined()
  expect(within(solutions).getByText('B. Red and blue')).toBeDefined()
  expect(within(solutions).getAllByText('Source: leaves & roots.pdf, p. 4')).toHaveLength(2)
  solutions.remove()
  expect(within(paper).getByText('Which light does chlorophyll absorb most?')).toBeDefined()
  expect(paper.textContent).not.toContain('The text says so.')
})

test('shows the answer, the explanation and the passage of a written question once', () => {
  const said = 'A spring tide is an unusually large tide.'
  const [choice] = exportSet.questions
  if (!choice) throw new Error('the question is missing')
  const question = {
    ...choice,
    ...{ options: [], correctOption: null, answer: said, explanation: said },
    points: [{ text: said, page: 4 }],
    source: { ...choice.source, quote: said.replace('large ', 'large\n') },
  }
  show({ ...exportSet, questions: [question] })
  const solutions = screen.getByRole('region', { name: 'Solutions' })
  expect(within(solutions).getByRole('listitem').textContent).toBe(
    `${said}Source: leaves & roots.pdf, p. 4`,
  )
})

test('keeps the rest of the page out of reach until it is closed', async () => {
  const { onClose, container, unmount } = show()
  expect(container.inert).toBe(true)
  expect(document.activeElement?.textContent).toBe('Print')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  unmount()
  expect(container.inert).toBe(false)
})

test('prints', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
