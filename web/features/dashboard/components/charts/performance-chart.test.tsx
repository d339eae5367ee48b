import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PerformanceChart } from './performance-chart.tsx'

const quiz = (n: number, percentage: number, completed_at: string) => ({
  quiz_id: `00000000-0000-4000-8000-00000000000${n}`,
  quiz_name: `Quiz ${n}`,
  percentage,
  possible_percentage: percentage,
  completed_at,
})

test.each([
  [0, 10],
  [9.9, 10],
  [10, 10],
  [11, 11],
  [100, 100],
])('draws a score of %d percent with a height of %d percent', (score, height) => {
  render(
    <MemoryRouter>
      <PerformanceChart recent={[quiz(1, score, '2026-01-01T00:00:00Z')]} />
    </MemoryRouter>,
  )
  // The share of the height that the margins leave; a factor of 1 is left out.
  const [, share = '1'] = /^calc\(([\d.]+) \* /.exec(screen.getByTestId('bar').style.height) ?? []
  expect(Number(share)).toBe(height / 100)
})

test('orders bars from oldest to newest, links each to its results, and repeats them in a table', () => {
  render(
    <MemoryRouter>
      <PerformanceChart
        recent={[quiz(2, 0, '2026-02-02T00:00:00Z'), quiz(1, 90, '2026-01-01T00:00:00Z')]}
      />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/quiz/results/00000000-0000-4000-8000-000000000001',
    '/quiz/results/00000000-0000-4000-8000-000000000002',
  ])
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('90%'),
    expect.stringContaining('0%'),
  ])
})

test('shows the range of a score with open points', () => {
  const open = { ...quiz(1, 50, '2026-01-01T00:00:00Z'), possible_percentage: 91 }
  render(
    <MemoryRouter>
      <PerformanceChart recent={[open]} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link').textContent).toContain('Quiz 1: 50% to 91% on ')
  expect(screen.getByText('50+')).toBeDefined()
  expect(screen.getByRole('table').textContent).toContain('50% to 91%')
})

test('reserves places for further scores beside a single bar', () => {
  const { container } = render(
    <MemoryRouter>
      <PerformanceChart recent={[quiz(1, 69, '2026-01-01T00:00:00Z')]} />
    </MemoryRouter>,
  )
  expect(screen.getAllByTestId('bar')).toHaveLength(1)
  expect(container.querySelectorAll('ol > li')).toHaveLength(10)
})

test('shows the date of the newest bar and of every second one on a phone', () => {
  const days = ['03', '04', '05', '06'].map((day, n) => quiz(n + 1, 50, `2026-01-${day}T12:00:00Z`))
  render(
    <MemoryRouter>
      <PerformanceChart recent={days} />
    </MemoryRouter>,
  )
  const dates = screen
    .getAllByRole('link')
    .flatMap((link) => [...link.querySelectorAll('span[aria-hidden]:not([class*="invisible"])')])
    .flatMap((span) => (span.children.length === 0 ? [span.textContent] : []))
  expect(dates.filter((text) => text.includes('Jan'))).toEqual([
    expect.stringContaining('4'),
    expect.stringContaining('6'),
  ])
})
