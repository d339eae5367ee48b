import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useArrived } from './deferred-ready.ts'

/** What each drawing of a screen was told, in order. */
function screenThatNotes() {
  const told: boolean[] = []
  function Screen({ there }: { there: boolean }) {
    told.push(useArrived(there))
    return null
  }
  return { told, Screen }
}

it('draws at once what was there already', () => {
  const { told, Screen } = screenThatNotes()
  render(<Screen there />)
  expect(told).toEqual([true])
})

it('draws what comes in a turn of its own, which gives way to whatever is more urgent', () => {
  const { told, Screen } = screenThatNotes()
  const { rerender } = render(<Screen there={false} />)
  rerender(<Screen there />)
  expect(told).toEqual([false, false, true])
})

it('takes away at once what is there no more', () => {
  const { told, Screen } = screenThatNotes()
  const { rerender } = render(<Screen there />)
  told.length = 0
  rerender(<Screen there={false} />)
  expect(told).not.toContain(true)
})
