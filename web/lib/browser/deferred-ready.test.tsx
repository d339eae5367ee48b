import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDeferredReady } from './deferred-ready.ts'

/** The value of each render, in order. */
function recordRenders() {
  const renders: boolean[] = []
  function Screen({ isReady }: { isReady: boolean }) {
    renders.push(useDeferredReady(isReady))
    return null
  }
  return { renders, Screen }
}

it('renders at once what was ready from the start', () => {
  const { renders, Screen } = recordRenders()
  render(<Screen isReady />)
  expect(renders).toEqual([true])
})

it('renders what becomes ready in a transition, which yields to urgent updates', () => {
  const { renders, Screen } = recordRenders()
  const { rerender } = render(<Screen isReady={false} />)
  rerender(<Screen isReady />)
  expect(renders).toEqual([false, false, true])
})

it('hides at once what is no longer ready', () => {
  const { renders, Screen } = recordRenders()
  const { rerender } = render(<Screen isReady />)
  renders.length = 0
  rerender(<Screen isReady={false} />)
  expect(renders).not.toContain(true)
})
