import { SAQ_CORRECT_FROM } from '../../constants.ts'
import type { KindMaking, QuestionKind } from './kind.ts'
import { writtenMaking } from './written.ts'

const MARKS = 3

/** Short answer: two or three sentences, marked by up to three points. */
export const saq: QuestionKind = {
  marks: MARKS,
  defaultCount: 3,
  answer: { by: 'text', length: 'short' },
  correctFrom: SAQ_CORRECT_FROM,
  countFailure: 'quiz_saq_count',
  needsModel: false,
}

/** Marked as pure, so that it is left out of the site, which makes no questions. */
export const saqMaking: KindMaking = /* @__PURE__ */ writtenMaking(
  { least: 1, most: MARKS },
  {
    names: /^(?:saq|short)/u,
    request: (count) =>
      [
        `${count} of type "saq", answered in two or three sentences,`,
        `with exactly ${MARKS} "points". No "wrong".`,
      ].join(' '),
    example: {
      type: 'saq',
      evidence: 'Leaves look green because green light is reflected.',
      page: 4,
      question: 'Why do leaves look green?',
      correct:
        'Chlorophyll absorbs red and blue light; green light is reflected; ' +
        'the reflected light reaches the eye.',
      explanation: 'A full answer names what is absorbed, what is reflected and what is seen.',
      points: [
        {
          point: 'Chlorophyll absorbs red and blue light',
          evidence: 'Chlorophyll absorbs mostly red and blue light.',
        },
        {
          point: 'Green light is reflected',
          evidence: 'Leaves look green because green light is reflected.',
        },
        {
          point: 'The eye sees the reflected light',
          evidence: 'What we see is the light a thing sends back.',
        },
      ],
    },
    maxTokens: 500,
    maxPerCall: 3,
  },
)
