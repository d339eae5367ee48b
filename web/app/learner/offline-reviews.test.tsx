import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../../components/status/toast.tsx'
import { keepAnswer, keepReview } from '../../features/quiz/offline/kept-reviews.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { storageOf } from '../../../testing/fixtures/kept-reviews.ts'
import { answerTo, mcqRow, quizOf } from '../../../testing/fixtures/quiz-rows.ts'
import { OfflineReviews } from './offline-reviews.tsx'

const LEARNER = 'learner'
const storeWaiting = vi.hoisted(() => vi.fn())
vi.mock('../../features/quiz/offline/store-waiting.ts', () => ({ storeWaiting }))
vi.mock('../../features/quiz/offline/keep-due.ts', () => ({
  keepDueReviews: () => Promise.resolve([]),
}))

let isOnline = true
function setOnline(online: boolean) {
  isOnline = online
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

beforeEach(async () => {
  await loadMessages('offline')
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal('localStorage', storageOf(LEARNER))
  keepReview(LEARNER, { quiz: quizOf([mcqRow(1)]), answered: [], isLeft: false })
  keepAnswer(LEARNER, answerTo(mcqRow(1)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function show() {
  render(
    <MemoryRouter>
      <ToastProvider>
        <OfflineReviews userId={LEARNER} />
      </ToastProvider>
    </MemoryRouter>,
  )
}

test('stores at once each time the network is back, and 30 seconds after a failure', async () => {
  storeWaiting.mockRejectedValue(new Error('no response'))
  show()
  await pass(0)
  expect(storeWaiting).toHaveBeenCalledTimes(1)
  await pass(29_000)
  expect(storeWaiting).toHaveBeenCalledTimes(1)
  await pass(1_000)
  expect(storeWaiting).toHaveBeenCalledTimes(2)
  setOnline(false)
  setOnline(true)
  await pass(0)
  expect(storeWaiting).toHaveBeenCalledTimes(3)
})
