import type { KindOfThing } from '../../languages/kinds-of-things.ts'
import type { Term } from './terms.ts'

/** Kinds of things that are not conspicuous among each other in a choice of meanings. */
const FAMILIES: readonly ReadonlySet<KindOfThing>[] = [
  new Set<KindOfThing>(['person', 'group']),
  new Set<KindOfThing>(['object', 'substance', 'place']),
  new Set<KindOfThing>(['quantity', 'time']),
  new Set<KindOfThing>([
    'action',
    'ability',
    'state',
    'illness',
    'thought',
    'field',
    'text',
    'time',
    'group',
  ]),
]

/** Whether two terms denote things of one family. */
export const areOfOneFamily = (a: Term, b: Term): boolean =>
  FAMILIES.some((kinds) => [a, b].every((term) => [...term.kinds].some((kind) => kinds.has(kind))))
