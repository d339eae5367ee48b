import { beginsInLowerCase } from '../sentence-bounds.ts'

const HEAD = /(?=[-\u00ad\u2010]$)(?<=([\p{L}\p{M}\p{N}-]*[\p{L}\p{N}]))/u
const TAIL = /^[\p{L}\p{N}][\p{L}\p{M}-]*/u

/** Whether a word that a line end divides keeps its hyphen: "well-\nknown", "CO2-\nfree". */
export const keepsHyphen = (head: string, tail: string): boolean =>
  head.includes('-') || tail.includes('-') || !beginsInLowerCase(tail) || /\p{N}$/u.test(head)

/**
 * How a line continues on the next one: apart, with its hyphen, or joined without it.
 */
export function lineJoint(line: string, next: string): 'apart' | 'hyphen' | 'joined' {
  const head = HEAD.exec(line)?.[1]
  const tail = TAIL.exec(next)?.[0]
  if (head === undefined || tail === undefined) return 'apart'
  return keepsHyphen(head, tail) ? 'hyphen' : 'joined'
}
