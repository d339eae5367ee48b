/** How sure a learner was of an answer, also in the database (`quiz_answers.confidence`). */
export const CONFIDENCES = ['sure', 'unsure', 'guess'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** The level of a stored text; null if it is not a level. */
export const confidenceOf = (text: string | null): Confidence | null =>
  CONFIDENCES.find((level) => level === text) ?? null
