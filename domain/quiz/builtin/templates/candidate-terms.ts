import type { Term } from '../terms/terms.ts'
import type { QuestionCandidate, Material } from './candidates.ts'
import { capitalised } from '../wording/wording.ts'

/** The topics and the position of a candidate about `terms`. */
export const about = (
  terms: readonly Term[],
): Pick<QuestionCandidate, 'topicIds' | 'position'> => ({
  topicIds: terms.map(({ termId }) => termId),
  position: terms[0]?.position ?? 0,
})

export const explained = ({ term, completeMeaning }: Term, { wording }: Material): string =>
  wording.explained(capitalised(term), completeMeaning)

/** The terms whose meanings are phrases. */
export const optionsOf = ({ terms }: Material): Term[] => terms.filter(({ isPhrase }) => isPhrase)
