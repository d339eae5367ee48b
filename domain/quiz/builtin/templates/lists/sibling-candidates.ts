import type { MarkPoint } from '../../../mark-point.ts'
import type { QuestionDraft } from '../../../creation/draft.ts'
import { WRONG_OPTIONS } from '../../../kinds/wrong-options.ts'
import type { DescribedGroup, DescribedSibling } from '../../siblings/described-siblings.ts'
import { saysMost } from '../../siblings/sibling-checks.ts'
import type { Sibling } from '../../siblings/siblings.ts'
import { fitsBeside, haveOneForm } from '../../siblings/revealing-words.ts'
import type { NameBeside } from '../../siblings/names-beside.ts'
import { isSpelledOut } from '../../terms/meanings/spelled-out.ts'
import type { Term } from '../../terms/terms.ts'
import type { QuestionCandidate, Material } from '../candidates.ts'
import { meaningScore } from '../meaning-score.ts'
import { areComparable, isSubset } from '../alike.ts'
import { chooseWrong } from '../options.ts'
import { capitalised, headOf, termIdOf, wordsIn, type Wording } from '../../wording/wording.ts'
import { writtenQuestion } from '../written-question.ts'

const SIBLING_SCORE = 3
/** Estimates by what the descriptions say (verdicts: docs/evaluation/questions.md). */
const QUALITY = { uniform: 0.68, other: 0.62 } as const
/** Things explained in one answer, and characters of their descriptions. */
const SHORT = { least: 2, most: 3, chars: 80 } as const
const LONG = { least: 3, most: 4, chars: 150 } as const
/** Added to the score, since the text itself lists the options together. */
const BESIDE_SCORE = 1
/** How many words more or less than a term a wrong option may have. */
const MAX_LONGER = 2
/**
 * Range of what chance adds to the rank of a wrong option, so that several draws differ: compared
 * with a word of difference in length, and with one place where the text has two names together.
 */
const CHANCE = { described: 3, beside: 2 } as const

const isPartOf = (a: string, b: string): boolean =>
  a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase())

/** Wrong options by `rank` whose names are not parts of each other; null if there are too few. */
const bestWrong = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  rank: (item: Item) => number,
): Item[] | null => {
  const ranked = items
    .map((item) => ({ item, rank: rank(item) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ item }) => item)
  return chooseWrong(ranked, (a, b) => !isPartOf(nameOf(a), nameOf(b)))
}

type DraftContent = Pick<QuestionDraft, 'question' | 'correct' | 'explanation' | 'page' | 'quote'>

const draftOf = (
  content: DraftContent,
  wrong: readonly string[],
  fileId: string,
): QuestionDraft => ({
  ...content,
  type: 'mcq',
  wrong: wrong.map(capitalised),
  fileId,
  points: [],
})

const descriptionCandidate = (material: Material, thing: DescribedSibling): QuestionCandidate => {
  const { key, wrong, heading, position, isUniform } = thing
  const { wording, fileId } = material
  const termId = termIdOf(key.label, wording)
  const length = wordsIn(key.label).length
  return {
    type: 'mcq',
    isChoice: true,
    template: 'sibling',
    topicIds: [termId],
    position,
    score: SIBLING_SCORE,
    quality: isUniform ? QUALITY.uniform : QUALITY.other,
    make: (random) => {
      const unlike = (label: string) => Math.abs(wordsIn(label).length - length)
      const chosen = bestWrong(
        wrong.filter(({ label }) => !isPartOf(label, key.label)),
        ({ label }) => label,
        ({ label }) => random() * CHANCE.described - unlike(label),
      )
      const question = wording.describedAs(key.description, heading)
      return (
        chosen && {
          topicIds: [termId, ...chosen.map(({ label }) => termIdOf(label, wording))],
          draft: draftOf(
            {
              question,
              correct: capitalised(key.label),
              explanation: explainedBy(key, wording),
              page: key.page,
              quote: key.quote,
            },
            chosen.map(({ label }) => label),
            fileId,
          ),
        }
      )
    },
  }
}

/** Asks which of several things that a document treats side by side is described. */
const descriptionCandidates = (material: Material): QuestionCandidate[] =>
  material.siblings.things.map((thing) => descriptionCandidate(material, thing))

/** A thing with what a text says of it: "Sluice: a gate", "Sluices hold the water back". */
const explainedBy = ({ label, description, isPredicate }: Sibling, wording: Wording): string =>
  isPredicate
    ? `${capitalised(label)} ${description}`
    : wording.explained(capitalised(label), description)

const pointOf = (member: Sibling, wording: Wording): MarkPoint => ({
  text: explainedBy(member, wording),
  page: member.page,
  quote: member.quote,
})

type WrittenRequest = {
  readonly type: 'saq' | 'laq'
  readonly question: string
  readonly members: readonly Sibling[]
  readonly position: number
}

/** Asks for explanations in writing, with a mark point for each thing. */
const writtenCandidate = (
  material: Material,
  { type, question, members, position }: WrittenRequest,
): QuestionCandidate => {
  const { wording, fileId } = material
  const topicIds = members.map(({ label }) => termIdOf(label, wording))
  const points = members.map((member) => pointOf(member, wording))
  const answer = points.map(({ text }) => text).join('\n')
  const made = writtenQuestion({ type, question, fileId, topicIds, answer, points })
  return {
    type,
    isChoice: false,
    template: 'sibling',
    topicIds,
    position,
    score: SIBLING_SCORE,
    quality: QUALITY.other,
    make: () => made,
  }
}

/** The items in runs of at most `most`, of lengths as equal as possible. */
const inRuns = <Item>(items: readonly Item[], most: number): Item[][] => {
  const runs = Math.ceil(items.length / most)
  return Array.from({ length: runs }, (_, run) =>
    items.slice(
      Math.ceil((run * items.length) / runs),
      Math.ceil(((run + 1) * items.length) / runs),
    ),
  )
}

const charactersIn = (members: readonly Sibling[]): number =>
  members.reduce((sum, { description }) => sum + description.length, 0)

/** Asks what the members of a group are. */
const explanationCandidate = (
  material: Material,
  type: WrittenRequest['type'],
  { heading, members, position }: DescribedGroup,
): QuestionCandidate => {
  const labels = members.map(({ label }) => label)
  const question = material.wording.explainIn(labels, heading)
  return writtenCandidate(material, { type, question, members, position })
}

/** Asks what up to three things of a list are; one alone only if there is much to say of it. */
const shortCandidates = (material: Material, group: DescribedGroup): QuestionCandidate[] => {
  const unknown = group.members.filter(({ label }) => !isTerm(label, material))
  return inRuns(unknown, SHORT.most)
    .filter(
      (run) =>
        run.length >= SHORT.least || (charactersIn(run) >= SHORT.chars && run.every(saysMost)),
    )
    .map((run) => explanationCandidate(material, 'saq', { ...group, members: run }))
}

/** Asks for all things of a kind, or what three or four things of a list are. */
const longCandidates = (material: Material, group: DescribedGroup): QuestionCandidate[] => {
  const { wording } = material
  const { heading, members, position, isComplete } = group
  if (isComplete) {
    const question = wording.explainAll(heading, members.length)
    return [writtenCandidate(material, { type: 'laq', question, members, position })]
  }
  return inRuns(members, LONG.most)
    .filter((run) => run.length >= LONG.least && charactersIn(run) >= LONG.chars)
    .map((run) => explanationCandidate(material, 'laq', { ...group, members: run }))
}

/** The questions about things that a document treats side by side. */
export const siblingCandidates = (
  material: Material,
  type: 'mcq' | 'saq' | 'laq',
): QuestionCandidate[] => {
  if (type === 'mcq') return descriptionCandidates(material)
  const candidates = type === 'saq' ? shortCandidates : longCandidates
  return material.siblings.groups.flatMap((group) => candidates(material, group))
}

/** Whether a thing is a term, whose definition is asked for anyway. */
const isTerm = (label: string, { wording, termOf }: Material): boolean =>
  termOf(termIdOf(label, wording)) !== undefined

const isProper = (name: string, { capitalNouns }: Wording): boolean =>
  !capitalNouns && /^\p{Lu}/u.test(name)

/** Whether a name is of the kind of a key: what is only the label of a list can be of any kind. */
const isOfKind = (isLabel: boolean, key: Term, term: Term | undefined): boolean =>
  term === undefined ? !isLabel : areComparable(key, term)

/** Whether both are written as proper names or neither is; labels always have a capital. */
const isWrittenAlike = (name: string, key: Term, wording: Wording | null): boolean =>
  wording === null || isProper(name, wording) === isProper(key.term, wording)

/**
 * Whether a name that the text puts beside a term is a wrong option that does not stand
 * out.
 */
const isOption = (
  { name, stems, isLabel }: NameBeside,
  key: Term,
  { wording, termOf }: Material,
): boolean => {
  const term = termOf(termIdOf(name, wording))
  return (
    fitsBeside(name, key.term, key.meaning) &&
    haveOneForm(name, key.term) &&
    !key.meaning.toLowerCase().includes(name.toLowerCase()) &&
    !isSubset(stems, key.stems) &&
    !isSubset(key.stems, stems) &&
    isWrittenAlike(name, key, isLabel ? null : wording) &&
    (wording.patterns.plural?.test(headOf(name, wording)) ?? false) === key.isPlural &&
    Math.abs(wordsIn(name).length - wordsIn(key.term).length) <= MAX_LONGER &&
    isOfKind(isLabel, key, term)
  )
}

const candidatesBeside = (material: Material, key: Term): QuestionCandidate[] => {
  const { wording, fileId } = material
  const names = (material.beside.get(key.termId) ?? []).filter((name) =>
    isOption(name, key, material),
  )
  if (names.length < WRONG_OPTIONS || isSpelledOut(key)) return []
  return [
    {
      type: 'mcq',
      isChoice: true,
      template: 'beside',
      topicIds: [key.termId],
      position: key.position,
      score: meaningScore(key) + BESIDE_SCORE,
      make: (random) => {
        const chosen = bestWrong(
          names,
          ({ name }) => name,
          ({ weight }) => weight + random() * CHANCE.beside,
        )
        return (
          chosen && {
            topicIds: [key.termId, ...chosen.map(({ name }) => termIdOf(name, wording))],
            draft: draftOf(
              {
                question: wording.whichTerm(key.meaning),
                correct: capitalised(key.term),
                explanation: wording.explained(capitalised(key.term), key.completeMeaning),
                page: key.page,
                quote: key.quote,
              },
              chosen.map(({ name }) => name),
              fileId,
            ),
          }
        )
      },
    },
  ]
}

/** Asks which term has a meaning; wrong options are names that the text puts beside the term. */
export const besideCandidates = (material: Material, terms: readonly Term[]): QuestionCandidate[] =>
  terms.flatMap((key) => candidatesBeside(material, key))
