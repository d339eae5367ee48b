import { describe, expect, it } from 'vitest'
import { removeRunningHeaders } from './running-headers.ts'

const PARTS = ['wheel', 'sluice', 'dam', 'stone', 'roof']
const bodyOf = (part: string): string =>
  `The ${part} of a tide mill is made of oak.\nA miller looks after the ${part} every day.`

describe('a line that most pages repeat at their edge', () => {
  it('is removed if it is text, whatever its page number', () => {
    const pages = PARTS.map((part, i) => `Mills ${i}\n${bodyOf(part)}`)
    expect(removeRunningHeaders(pages)[2]).toBe(`       \n${bodyOf('dam')}`)
  })

  it('stays if it has the names of the columns of a table', () => {
    const pages = PARTS.map((part) => `Part\t|\tYear\n${part}\t|\t1604\n${bodyOf(part)}`)
    expect(removeRunningHeaders(pages)).toEqual(pages)
  })
})
