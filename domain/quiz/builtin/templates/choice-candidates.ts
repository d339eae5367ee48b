import type { Term } from '../terms/terms.ts'
import { about, explained, optionsOf } from './candidate-terms.ts'
import type { QuestionCandidate, Material } from './candidates.ts'
import { meaningScore } from './meaning-score.ts'
import {
  plausibility,
  shareOfRivals,
  wrongMeanings,
  wrongTerms,
  type OptionRequest,
} from './options.ts'
import { besideCandidates, siblingCandidates } from './lists/sibling-candidates.ts'
import { tableCandidates } from './table-candidates.ts'
import { capitalised } from '../wording/wording.ts'

/** Weight of the similarity of options compared with the score of the source. */
const RIVALRY_SCALE = 1.5

type Choice = {
  readonly key: Term
  readonly kind: 'whichTerm' | 'whichMeaning'
  /** The terms that can be options. */
  readonly terms: readonly Term[]
}

/**
 * Minimum share of wrong options that are easily taken for the key. The meaning in a question says
 * what the key is, which reveals it among names of other things.
 */
const MIN_RIVALS = { whichTerm: 0.5, whichMeaning: 0.3 } as const

const choiceCandidate = (material: Material, { key, kind, terms }: Choice): QuestionCandidate => ({
  type: 'mcq',
  isChoice: true,
  template: 'choice',
  ...about([key]),
  score: meaningScore(key) + plausibility(key, terms) / RIVALRY_SCALE,
  make: (random) => {
    const request: OptionRequest = { ...material, terms, key, random }
    const isTerm = kind === 'whichTerm'
    const wrong = isTerm ? wrongTerms(request) : wrongMeanings(request)
    const rivals = wrong ? shareOfRivals(request, wrong) : 0
    // All terms of a short text are about one thing.
    if (!wrong || (rivals < MIN_RIVALS[kind] && !material.isShort)) return null
    const shown = (term: Term) => capitalised(isTerm ? term.term : term.meaning)
    return {
      topicIds: [key, ...wrong].map((term) => term.termId),
      rivals,
      showsMeanings: !isTerm,
      draft: {
        type: 'mcq',
        question: isTerm
          ? material.wording.whichTerm(key.meaning)
          : material.wording.whichMeaning(key.term),
        correct: shown(key),
        wrong: wrong.map(shown),
        explanation: explained(key, material),
        fileId: material.fileId,
        page: key.page,
        quote: key.quote,
        points: [],
      },
    }
  },
})

/** Asks which term has a meaning, which meaning a term has, and which thing is described. */
export const choiceCandidates = (material: Material): QuestionCandidate[] => {
  const terms = optionsOf(material)
  // Those whose meanings are clauses or reveal them are still names.
  const named = material.terms.filter(({ isPhrase, source }) => isPhrase || source === 'glossary')
  return [
    ...terms.flatMap((key) => [
      choiceCandidate(material, { key, kind: 'whichTerm', terms: named }),
      choiceCandidate(material, { key, kind: 'whichMeaning', terms }),
    ]),
    ...besideCandidates(material, terms),
    ...siblingCandidates(material, 'mcq'),
    ...tableCandidates(material),
  ]
}
