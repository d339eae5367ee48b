import { LAQ_POINTS, SAQ_POINTS, type QuestionDraft } from '../../draft.ts'
import type { MarkPoint } from '../../wire.ts'
import type { AnswerCandidate } from '../reading/answer-candidates.ts'
import type { AnalysedDocument } from '../reading/analysed-document.ts'
import { displayText, type ProseSentence } from '../reading/prose.ts'

/** A short or long question that could be asked, complete, with the sentences it stands on. */
export type WrittenSite = {
  readonly draft: QuestionDraft
  readonly sentences: readonly number[]
  readonly score: number
  /** What it is about, where one quiz should ask of it once. */
  readonly topic?: string
  /** Asked only where better ones are too few. */
  readonly spare?: boolean
}

/** For each term or name, singular and plural together: the sentences that mention it and make a point. */
export type Mention = { readonly key: AnswerCandidate; readonly sentences: readonly number[] }

export const mentionsOf = (material: AnalysedDocument): Mention[] => {
  const mentions = new Map<string, { key: AnswerCandidate; sentences: Set<number> }>()
  for (const key of material.keys) {
    if (key.kind !== 'term' && key.kind !== 'name') continue
    if (key.sort === 'modifier' || key.sort === 'date' || isAdjective(key)) continue
    const id = `${key.kind}:${key.lemmas.join(' ')}`
    const known = mentions.get(id) ?? { key, sentences: new Set<number>() }
    if (key.uses.length > known.key.uses.length) known.key = key
    for (const use of key.uses)
      if (material.points.has(use.sentence)) known.sentences.add(use.sentence)
    mentions.set(id, known)
  }
  return [...mentions.values()].map(({ key, sentences }) => ({ key, sentences: [...sentences] }))
}

/** "Persian" alone is nobody and nothing; "Persians" are. */
const isAdjective = ({ kind, sort, words, text }: AnswerCandidate): boolean =>
  kind === 'name' && sort === 'people' && words.length === 1 && !text.endsWith('s')

/** "A, B and C" */
export const joined = ({ phrases }: AnalysedDocument, items: readonly string[]): string =>
  items.length > 1
    ? `${items.slice(0, -1).join(', ')}${phrases.and}${items.at(-1) ?? ''}`
    : (items[0] ?? '')

export const pointOf = (sentence: ProseSentence): MarkPoint => ({
  text: unopened(displayText(sentence.analysed.text)),
  quote: sentence.quote,
  page: sentence.page,
})

/** A point stands by itself: what linked it to the sentence before is left out. */
const unopened = (text: string): string => {
  const rest = text.replace(
    /^(?:Similarly|Likewise|For example|For instance|As such|Consequently|Conversely|Alternatively), /u,
    '',
  )
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

const pagesOf = (points: readonly MarkPoint[]): string =>
  [...new Set(points.map((point) => point.page))].sort((a, b) => a - b).join(', ')

export const written = (
  material: AnalysedDocument,
  type: 'saq' | 'laq',
  question: string,
  points: readonly MarkPoint[],
): QuestionDraft | null => {
  const [first] = points
  if (
    !first ||
    points.some((point, index) =>
      points.slice(index + 1).some((other) => alike(point.text, other.text)),
    )
  )
    return null
  return {
    type,
    question,
    correct: points.map((point) => sentenceCase(point.text)).join(' '),
    wrong: [],
    explanation: material.phrases.pages(pagesOf(points)),
    fileId: material.fileId,
    page: first.page,
    quote: first.quote,
    points,
  }
}

/** Whether nearly all words of the shorter text are in the longer one, as in a sentence printed twice with a change. */
const alike = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map(
    (text) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)),
  )
  if (!left || !right || Math.min(left.size, right.size) < 5) return false
  return [...left].filter((word) => right.has(word)).length > 0.85 * Math.min(left.size, right.size)
}

const sentenceCase = (text: string): string => {
  const upper = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?。।۔؟]["”’»“」)]?$|\p{Script=Thai}$/u.test(upper) ? upper : `${upper}.`
}

/** A topic as a question names it. */
export const topicOf = (key: AnswerCandidate, material: AnalysedDocument): string => {
  if (key.kind !== 'name') return material.phrases.quote(key.text)
  return (key.contextCounts.get('<the') ?? 0) * 2 >= key.uses.length && material.english
    ? `the ${key.text}`
    : key.text
}

export const pointAt = (material: AnalysedDocument, index: number): MarkPoint[] => {
  const sentence = material.sentences[index]
  return sentence ? [pointOf(sentence)] : []
}

/** The mentions at each sentence. */
export const mentionsAt = (
  mentions: readonly Mention[],
): ReadonlyMap<number, readonly Mention[]> => {
  const at = new Map<number, Mention[]>()
  for (const mention of mentions)
    for (const sentence of mention.sentences) {
      const known = at.get(sentence)
      if (known) known.push(mention)
      else at.set(sentence, [mention])
    }
  return at
}

/** Further than this from a sentence nothing is near it. */
const NEAR_SENTENCES = 40

/** Sentences nearby that speak of what this one speaks of, most shared keys first, then nearest. */
export const nearest = (
  material: AnalysedDocument,
  index: number,
  about: ReadonlyMap<number, readonly Mention[]>,
): number[] => {
  const own = new Set(about.get(index))
  const block = material.sentences[index]?.block ?? 0
  const heading = material.sentences[index]?.heading
  return Array.from(
    { length: 2 * NEAR_SENTENCES + 1 },
    (_, offset) => index - NEAR_SENTENCES + offset,
  )
    .filter((other) => {
      if (!material.points.has(other)) return false
      const sentence = material.sentences[other]
      return (
        other !== index &&
        sentence?.heading === heading &&
        Math.abs((sentence?.block ?? Infinity) - block) <= 1
      )
    })
    .map((other) => ({
      other,
      shared: (about.get(other) ?? []).filter((mention) => own.has(mention)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || Math.abs(a.other - index) - Math.abs(b.other - index))
    .map(({ other }) => other)
}

const ITEM = String.raw`[^,;:.()“”"]{3,60}`
const LISTING = new RegExp(
  String.raw`(?:\bsuch as|\bincluding|\bincludes?|\bnamely|\bconsists? of|\bcomprises?|\bcontains?|:)\s+((?:${ITEM}, ){2,7}(?:and|or|as well as) ${ITEM}|(?:${ITEM}, ){1,7}${ITEM},? (?:and|or) ${ITEM})\.$`,
  'u',
)

/** "… such as A, B and C.": name three. */
export const listSites = (material: AnalysedDocument): WrittenSite[] =>
  [...material.selfContained].flatMap((index) => {
    const sentence = material.sentences[index]
    if (!sentence) return []
    const whole = displayText(sentence.analysed.text)
    const listing = LISTING.exec(whole)
    if (!listing?.[1]) return []
    const items = listing[1]
      .split(/,? (?:and|or|as well as) |, /u)
      .map((item) => item.trim())
      .filter(Boolean)
    const lead = whole.slice(0, whole.length - listing[1].length - 1).trim()
    if (
      items.length < SAQ_POINTS ||
      items.some((item) => item.split(' ').length > 8) ||
      lead.split(' ').length < 4 ||
      // Two labels in one line are two lines.
      /:.*:$/u.test(lead)
    )
      return []
    if (new Set(items.map((item) => item.toLowerCase())).size !== items.length) return []
    const points = items
      .slice(0, SAQ_POINTS)
      .map((text) => ({ text, quote: sentence.quote, page: sentence.page }))
    const asked =
      items.length === SAQ_POINTS ? 'Name the three' : `Name three of the ${items.length}`
    const draft = written(
      material,
      'saq',
      `How does this list in the text go on? “${lead} …” ${asked}.`,
      points,
    )
    return draft
      ? [
          {
            draft: { ...draft, correct: `${items.join(', ')}.` },
            sentences: [index],
            score: items.length === SAQ_POINTS ? 0.6 : 0.2,
          },
        ]
      : []
  })

export const laqDraft = (
  material: AnalysedDocument,
  question: string,
  points: readonly MarkPoint[],
): QuestionDraft | null =>
  points.length === LAQ_POINTS ? written(material, 'laq', question, points) : null
