import { expect, test } from 'vitest'
import { nodeProblem } from './check-node.js'

test.each(['24.0.0', '24.21.0', '26.1.0'])('accepts Node %s', (version) => {
  expect(nodeProblem(version)).toBeNull()
})

test.each(['20.19.0', '22.18.0', '18.20.8'])(
  'states in one line what to do where Node %s would run',
  (version) => {
    expect(nodeProblem(version)).toMatch(
      new RegExp(`^Stoa needs Node 24, this is Node ${version}\\..*npm rebuild node[^\\n]*$`),
    )
  },
)
