import { isNumber, type Token } from '../tokens.ts'
import { SAME_THING_THRESHOLD, type Relate } from './differences.ts'

/** Whether a clause gives a thing of the point another number: "three cusps" for "two cusps". */
export function hasOtherNumber(
  clause: readonly Token[],
  point: readonly Token[],
  relate: Relate,
): boolean {
  const counted = (tokens: readonly Token[]) =>
    tokens.flatMap((number, at) => {
      const thing = tokens[at + 1]
      return isNumber(number) && thing && !isNumber(thing) ? [{ number, thing }] : []
    })
  const stated = counted(point)
  return counted(clause).some(({ number, thing }) => {
    const same = stated.filter((other) => relate(other.thing, thing).same >= SAME_THING_THRESHOLD)
    const known = point.some((other) => other.stem === number.stem)
    return same.length > 0 && !known
  })
}
