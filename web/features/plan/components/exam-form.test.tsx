import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { EXAM_DAYS_MAX } from '../../../../domain/constants.ts'
import { en } from '../../../../messages/en/index.ts'
import { dayOf, isoDay } from '../../../lib/i18n/day.ts'
import { loadMessages } from '../../../lib/i18n/i18n.ts'
import { ExamForm } from './exam-form.tsx'

const BASE = { id: '00000000-0000-4000-8000-000000000002', name: 'Plants', exam_on: null }

beforeAll(() => loadMessages('plan'))

test('a day too far ahead is refused with the number of days in force', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExamForm bases={[BASE]} onSaved={() => undefined} />
    </QueryClientProvider>,
  )
  const value = isoDay(dayOf(new Date(), EXAM_DAYS_MAX + 1))
  fireEvent.change(screen.getByLabelText(en.plan.day), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: en.plan.save }))
  expect(screen.getByRole('alert').textContent).toContain(String(EXAM_DAYS_MAX))
})
