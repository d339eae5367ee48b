import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { fillCounts } from '../../../../../domain/quiz/creation/counts.ts'
import type { HistoryQuiz } from '../../api/dashboard.ts'
import { ActivityCalendar } from './activity-calendar.tsx'
import { ShareBars } from './share-bars.tsx'

const completed = (id: string, at: Date): HistoryQuiz => ({
  id,
  quiz_name: id,
  difficulty: 'easy',
  status: 'completed',
  mode: 'test',
  counts: fillCounts({ mcq: 1 }),
  total_marks: 1,
  marks_obtained: 1,
  percentage: 100,
  possible_percentage: 100,
  completed_at: at.toISOString(),
  created_at: at.toISOString(),
})

test('describes the calendar in text and in a table, and draws a day with more quizzes larger', () => {
  const today = new Date()
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1, 12)
  const { container } = render(
    <ActivityCalendar
      history={[completed('a', today), completed('b', today), completed('c', yesterday)]}
    />,
  )
  expect(
    screen.getByRole('img', { name: '3 quizzes on 2 days in the last 26 weeks' }),
  ).toBeDefined()
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  })
  expect(rows.slice(1).map((row) => row.lastElementChild?.textContent)).toEqual(['2', '1'])
  const sides = [...container.querySelectorAll('rect.fill-accent')].map((day) =>
    Number(day.getAttribute('width')),
  )
  expect(sides.toSorted((a, b) => a - b)).toEqual([8, 10])
})

test("draws a bar of the share's length, states it in percent, and links to details if there are any", () => {
  const { container } = render(
    <MemoryRouter>
      <ShareBars
        title="Marks by base"
        kind="Base"
        counted="Quizzes"
        rows={[
          {
            key: 'b',
            label: 'Botany',
            to: '/base/b',
            count: 4,
            obtained: 3,
            possible: 12,
            percent: 25,
          },
        ]}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Botany' }).getAttribute('href')).toBe('/base/b')
  expect(container.querySelector('rect.fill-line + rect')?.getAttribute('width')).toBe('25')
  expect(screen.getByText('to review')).toBeDefined()
  const [, row] = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  })
  expect(row?.textContent).toBe('Botany25%3 of 124')
})
