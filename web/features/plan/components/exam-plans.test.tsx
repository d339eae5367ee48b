import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { en } from '../../../../messages/en/index.ts'
import { loadMessages } from '../../../lib/i18n/i18n.ts'
import { baseExamsQuery, examPlansQuery, historiesQuery, type ExamPlan } from '../api/exams.ts'
import { examRange } from '../exam-days.ts'
import { ExamPlans } from './exam-plans.tsx'

const USER = '00000000-0000-4000-8000-000000000001'
const BASE = '00000000-0000-4000-8000-000000000002'

beforeAll(() => loadMessages('plan'))

function show(change: Partial<ExamPlan>) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const plan = {
    base_id: BASE,
    base_name: 'Plants',
    exam_on: examRange(new Date()).max,
    questions: 3,
    seen: 3,
    done: 1,
    remaining: 2,
    daily: 3,
    ...change,
  }
  client.setQueryData(examPlansQuery(USER).queryKey, [plan])
  client.setQueryData(baseExamsQuery.queryKey, [])
  client.setQueryData(historiesQuery(USER, BASE).queryKey, [])
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ExamPlans userId={USER} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test.each([
  ['some of the day left', { done: 1, remaining: 2 }, 1 / 3],
  ['nothing done', { done: 0, remaining: 2 }, 0],
  ['the day done', { done: 3, remaining: 0 }, 1],
  ['nothing to do today', { done: 0, remaining: 0 }, 1],
])(
  'a plan with %s has a bar that says the same as the words',
  async (_, { done, remaining }, share) => {
    show({ done, remaining })
    const bar = screen.getByRole('progressbar', { name: en.plan.today(done, remaining) })
    const [value, max] = ['aria-valuenow', 'aria-valuemax'].map((name) =>
      Number(bar.getAttribute(name)),
    )
    expect((value ?? 0) / (max ?? 0)).toBe(share)
    expect(screen.getByText(en.plan.seen(3, 3))).toBeDefined()
    await screen.findByText(en.plan.forecastLater(20))
  },
)

test('a plan without questions leads to a quiz', () => {
  show({ questions: 0, seen: 0 })
  expect(screen.getByText(en.plan.nothingAsked)).toBeDefined()
  const link = screen.getByRole('link', { name: en.plan.makeQuiz })
  expect(link.getAttribute('href')).toBe('/quiz')
})
