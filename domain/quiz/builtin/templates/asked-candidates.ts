import type { QuestionCandidate, Material } from './candidates.ts'
import { writtenQuestion } from './written-question.ts'

const ASKED_SCORE = 3
/** An estimate: the ranker uses features of terms, which such a question does not have. */
const ASKED_QUALITY = 0.66

/** Asks the questions that the document asks and answers itself. */
export const askedCandidates = ({ asked, fileId }: Material): QuestionCandidate[] =>
  asked.map(({ question, topicId, answer, position }) => ({
    type: 'saq',
    isChoice: false,
    template: 'asked',
    topicIds: [topicId],
    position,
    score: ASKED_SCORE,
    quality: ASKED_QUALITY,
    make: () =>
      writtenQuestion({
        type: 'saq',
        question,
        fileId,
        topicIds: [topicId],
        answer: answer.map(({ text }) => text).join('\n'),
        points: answer,
      }),
  }))
