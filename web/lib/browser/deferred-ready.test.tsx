import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useArrived } from './deferred-ready.ts'

/** The value of each render, in order. */
function screenThatNotes() {
  const told: boolean[] = []
  function Screen({ there }: { there: boolean }) {
    told.push(useArrived(there))
    return null
  }
  return { told, Screen }
}

it('renders at once what was ready from the start', () => {
  const { told, Screen } = screenThatNotes()
  render(<Screen there />)
  expect(told).toEqual([true])
})

it('renders what becomes ready in a transition, which yields to urgent updates', () => {
  const { told, Screen } = screenThatNotes()
  const { rerender } = render(<Screen there={false} />)
  rerender(<Screen there />)
  expect(told).toEqual([false, false, true])
})

it('hides at once what is no longer ready', () => {
  const { told, Screen } = screenThatNotes()
  const { rerender } = render(<Screen there />)
  told.length = 0
  rerender(<Screen there={false} />)
  expect(told).not.toContain(true)
})
