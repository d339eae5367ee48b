import { LAQ_CORRECT_FROM } from '../../constants.ts'
import type { KindMaking, QuestionKind } from './kind.ts'
import { writtenMaking } from './written.ts'

const MARKS = 5
const MIN_POINTS = 3

/** Long answer: a few paragraphs, marked by three to five points. */
export const laq: QuestionKind = {
  marks: MARKS,
  defaultCount: 2,
  answer: { by: 'text', length: 'long' },
  correctFrom: LAQ_CORRECT_FROM,
  countFailure: 'quiz_laq_count',
  needsModel: false,
}

/** Marked as pure, so that it is left out of the site, which makes no questions. */
export const laqMaking: KindMaking = /* @__PURE__ */ writtenMaking(
  { least: MIN_POINTS, most: MARKS },
  {
    names: /^(?:laq|long|essay|extended)/u,
    request: (count) =>
      [
        `${count} of type "laq", answered in a few paragraphs,`,
        `with exactly ${MARKS} "points". No "wrong".`,
      ].join(' '),
    example: null,
    maxTokens: 900,
    maxPerCall: 1,
  },
)
