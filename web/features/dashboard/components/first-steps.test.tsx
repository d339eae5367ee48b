import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FirstSteps, NoQuizYet } from './first-steps.tsx'

test('whoever has no material is led to it, not to a quiz that could not be made', () => {
  render(
    <MemoryRouter>
      <FirstSteps sample={<button type="button">Sample</button>} />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/new-base',
  ])
  expect(screen.getByRole('button', { name: 'Sample' })).toBeDefined()
})

test('whoever has material and no quiz yet is led to one', () => {
  render(
    <MemoryRouter>
      <NoQuizYet />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Create your first quiz' }).getAttribute('href')).toBe(
    '/quiz',
  )
})
