import { MCQ_OPTIONS } from '../../../constants.ts'
import type { QuestionDraft } from '../../draft.ts'
import type { AnalysedDocument } from './analysed-document.ts'
import { displayText } from './prose.ts'
import { sharesTerm } from './term-overlap.ts'

/** A multiple-choice question that could be asked about a sentence, and how good it promises to be. */
export type McqCandidate = {
  /** Index of the sentence that proves the key. */
  readonly sentence: number
  readonly score: number
  /** Asked only where better ones are too few. */
  readonly spare?: boolean
  /** Null where no three fair distractors are to be had. `longest`: whether the key may be the longest option. */
  make(random: () => number, longest: boolean): QuestionDraft | null
}

export const DISTRACTORS = MCQ_OPTIONS - 1

/** The question as it is drafted, with its sentence as evidence; null unless all the wrong options are there. */
export const mcqDraft = (
  material: AnalysedDocument,
  sentenceIndex: number,
  draft: {
    readonly question: string
    readonly correct: string
    readonly wrong: readonly string[] | null
  },
): QuestionDraft | null => {
  const sentence = material.sentences[sentenceIndex]
  if (!sentence || draft.wrong?.length !== DISTRACTORS) return null
  return {
    type: 'mcq',
    question: draft.question,
    correct: draft.correct,
    wrong: draft.wrong,
    explanation: material.phrases.says(sentence.page, displayText(sentence.analysed.text)),
    fileId: material.fileId,
    page: sentence.page,
    quote: sentence.quote,
    points: [],
  }
}

/** Three that don't contain one another; one at least as long as the key, unless the key shall be the longest. */
export const pickDistinct = (
  candidates: readonly string[],
  key: string,
  longest: boolean,
): string[] => {
  const [long, short] = [
    candidates.filter((text) => text.length >= key.length),
    candidates.filter((text) => text.length < key.length),
  ]
  const ordered = longest
    ? [...short, ...long]
    : [...long.slice(0, 1), ...candidates.filter((text) => text !== long[0])]
  if (!longest && long.length === 0) return []
  const chosen: string[] = []
  for (const text of ordered)
    if (chosen.length < DISTRACTORS && chosen.every((other) => !sharesTerm(text, other)))
      chosen.push(text)
  return chosen
}
