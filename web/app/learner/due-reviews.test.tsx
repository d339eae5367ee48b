import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { dueCountQuery } from '../../features/dashboard/api/due-reviews.ts'
import { queryClient } from '../../lib/backend/query-client.ts'
import { DueReviews } from './due-reviews.tsx'

afterEach(() => {
  queryClient.clear()
  localStorage.clear()
})

const show = (userId: string, isReady: boolean) =>
  render(
    <MemoryRouter>
      <DueReviews userId={userId} isReady={isReady} />
    </MemoryRouter>,
  )

test('shows the last known number of due reviews of the same learner until a new one is loaded', () => {
  queryClient.setQueryDefaults(['dashboard'], { staleTime: Infinity })
  queryClient.setQueryData(dueCountQuery('ada').queryKey, 19)
  show('ada', true).unmount()
  queryClient.clear()

  const { unmount } = show('ada', false)
  expect(screen.getByRole('link').textContent).toContain('19 due')
  unmount()
  show('grace', false)
  expect(screen.queryByRole('link')).toBeNull()
})
