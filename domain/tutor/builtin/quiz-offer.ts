import type { CheckedAnswer } from '../citations.ts'
import type { QuizRequest } from '../question/quiz-request.ts'
import type { BuiltinMessages } from './messages.ts'
import { findPassages } from './passages/find-passages.ts'
import { knownShare } from './question/coverage.ts'
import { answer, escapeMarkdownOutsideFormulas, own } from './quotation.ts'
import type { Reading } from './reading/reading.ts'

/** Maximum number of pages that a quiz on a topic is made from. */
const MAX_PAGES = 6
/** Minimum evidence of a page relative to the best one, and of the best one. */
const MIN_SHARE = 0.7
const MIN_EVIDENCE = 0.5
const TOPIC_CHARS = 80

/** The pages that are about `topic`, ascending; none if the document does not know its words. */
function pagesAbout(reading: Reading, topic: string): number[] {
  const { request, passages } = findPassages(reading, { question: topic }, undefined)
  const best = Math.max(0, ...passages.map(({ evidence }) => evidence))
  if (knownShare(request.asked) < 1 || best < MIN_EVIDENCE) return []
  const pages = passages
    .filter(({ evidence }) => evidence >= best * MIN_SHARE)
    .map(({ sentence }) => reading.index.sentences[sentence]?.page ?? 1)
  return [...new Set(pages)].slice(0, MAX_PAGES).sort((a, b) => a - b)
}

/** Offers the quiz that a message asks for: on the pages about its topic if it names one. */
export function quizOffer(
  reading: Reading,
  { counts, difficulty, topic: named }: QuizRequest,
  messages: BuiltinMessages,
): CheckedAnswer {
  const topic = named?.slice(0, TOPIC_CHARS)
  const pages = topic === undefined ? [] : pagesAbout(reading, topic)
  const shownTopic = topic === undefined ? '' : escapeMarkdownOutsideFormulas(topic)
  const text =
    topic === undefined
      ? messages.quiz
      : pages.length > 0
        ? messages.quizAbout(shownTopic, pages.join(', '), pages.length)
        : messages.quizWithoutTopic(shownTopic)
  return answer([own(text)], {
    refused: false,
    action: {
      kind: 'quiz',
      ...(counts && { counts }),
      ...(difficulty !== undefined && { difficulty }),
      ...(topic !== undefined && pages.length > 0 && { topic, pages }),
    },
  })
}
