import { renderHook } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useQuestionKeys } from './use-question-keys.ts'

afterEach(() => {
  document.documentElement.style.direction = ''
})

test.each([
  ['ltr', 'ArrowRight', 3],
  ['ltr', 'ArrowLeft', 1],
  ['rtl', 'ArrowRight', 1],
  ['rtl', 'ArrowLeft', 3],
])('moves in %s text with %s from question 2 to %i', async (direction, key, to) => {
  document.documentElement.style.direction = direction
  const go = vi.fn()
  renderHook(() => useQuestionKeys({ index: 1, go }))
  await userEvent.keyboard(`{${key}}`)
  expect(go).toHaveBeenCalledExactlyOnceWith(to - 1)
})
