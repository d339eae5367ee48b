import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FirstSteps, NoQuizYet } from './first-steps.tsx'

test('links a learner without material to creating a base', () => {
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

test('links a learner with material but no quiz to creating a quiz', () => {
  render(
    <MemoryRouter>
      <NoQuizYet />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Create your first quiz' }).getAttribute('href')).toBe(
    '/quiz',
  )
})
