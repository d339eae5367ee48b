import { commentWidth } from './comment-width.ts'
import { importBoundaries } from './import-boundaries.ts'
import { keepCause } from './keep-cause.ts'
import { passTimeIn } from './pass-time-in.ts'
import { throwFailure } from './throw-failure.ts'

/** The project's own lint rules, named `architecture/…`. */
export default {
  meta: { name: 'architecture' },
  rules: {
    'import-boundaries': importBoundaries,
    'comment-width': commentWidth,
    'keep-cause': keepCause,
    'pass-time-in': passTimeIn,
    'throw-failure': throwFailure,
  },
}
