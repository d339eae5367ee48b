import type { CheckedAnswer } from '../citations.ts'
import type { QuizRequest } from '../question/quiz-request.ts'
import type { BuiltinMessages } from './messages.ts'
import { findPassages } from './passages/find-passages.ts'
import { knownShare } from './question/coverage.ts'
import { composeAnswer, escapeMarkdownOutsideFormulas, ownWords } from './quotation.ts'
import type { AnalysedDocument } from './document/analysed-document.ts'

/** Maximum number of pages that a quiz on a topic is made from. */
const MAX_PAGES = 6
/** Minimum likelihood of a page relative to the best one, and of the best one. */
const MIN_SHARE = 0.7
const MIN_LIKELIHOOD = 0.5
const TOPIC_CHARS = 80

/** The pages that are about `topic`, ascending; none if the document does not have its words. */
function pagesAbout(document: AnalysedDocument, topic: string): number[] {
  const { analysis, passages } = findPassages(document, { question: topic }, undefined)
  const best = Math.max(0, ...passages.map(({ likelihood }) => likelihood))
  if (knownShare(analysis.asked) < 1 || best < MIN_LIKELIHOOD) return []
  const pages = passages
    .filter(({ likelihood }) => likelihood >= best * MIN_SHARE)
    .map(({ sentence }) => document.index.sentences[sentence]?.page ?? 1)
  return [...new Set(pages)].slice(0, MAX_PAGES).sort((a, b) => a - b)
}

/** Offers the quiz that a message asks for: on the pages about its topic if it has one. */
export function quizOffer(
  document: AnalysedDocument,
  { counts, difficulty, topic: named }: QuizRequest,
  messages: BuiltinMessages,
): CheckedAnswer {
  const topic = named?.slice(0, TOPIC_CHARS)
  const pages = topic === undefined ? [] : pagesAbout(document, topic)
  const shownTopic = topic === undefined ? '' : escapeMarkdownOutsideFormulas(topic)
  const text =
    topic === undefined
      ? messages.quiz
      : pages.length > 0
        ? messages.quizAbout(shownTopic, pages.join(', '), pages.length)
        : messages.quizWithoutTopic(shownTopic)
  return composeAnswer([ownWords(text)], {
    refused: false,
    action: {
      kind: 'quiz',
      ...(counts && { counts }),
      ...(difficulty !== undefined && { difficulty }),
      ...(topic !== undefined && pages.length > 0 && { topic, pages }),
    },
  })
}
