import { LAQ_POINTS, SAQ_POINTS, type QuestionDraft } from '../../quiz/draft.ts'
import type { MarkPoint } from '../../quiz/wire.ts'
import type { Key } from './keys.ts'
import type { Casing } from './spans.ts'
import type { Material } from './material.ts'
import { quoteOf, shown, type ProseSentence } from './prose.ts'

/** A short or long question that could be asked, complete, with the sentences it stands on. */
export type WrittenSite = {
  readonly draft: QuestionDraft
  readonly sentences: readonly number[]
  readonly score: number
}

/** For each term or name, singular and plural together: the sentences that mention it and make a point. */
export type Mention = { readonly key: Key; readonly sentences: readonly number[] }

export const mentionsOf = (material: Material): Mention[] => {
  const mentions = new Map<string, { key: Key; sentences: Set<number> }>()
  for (const key of material.keys) {
    if (key.kind !== 'term' && key.kind !== 'name') continue
    if (key.sort === 'modifier' || key.sort === 'date') continue
    const id = `${key.kind}:${key.lemmas.join(' ')}`
    const known = mentions.get(id) ?? { key, sentences: new Set<number>() }
    if (key.uses.length > known.key.uses.length) known.key = key
    for (const use of key.uses) if (material.points.has(use.sentence)) known.sentences.add(use.sentence)
    mentions.set(id, known)
  }
  return [...mentions.values()].map(({ key, sentences }) => ({ key, sentences: [...sentences] }))
}

export const pointOf = (sentence: ProseSentence): MarkPoint => ({
  text: shown(sentence.analysed.text),
  quote: sentence.quote,
  page: sentence.page,
})

const pagesOf = (points: readonly MarkPoint[]): string =>
  [...new Set(points.map((point) => point.page))].sort((a, b) => a - b).join(', ')

export const written = (
  material: Material,
  type: 'saq' | 'laq',
  question: string,
  points: readonly MarkPoint[],
): QuestionDraft | null => {
  const [first] = points
  if (
    !first ||
    points.some((point, index) => points.slice(index + 1).some((other) => alike(point.text, other.text)))
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
  const [left, right] = [a, b].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)))
  if (!left || !right || Math.min(left.size, right.size) < 5) return false
  return [...left].filter((word) => right.has(word)).length > 0.85 * Math.min(left.size, right.size)
}

const sentenceCase = (text: string): string => {
  const upper = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?。।۔؟]["”’»“」)]?$|\p{Script=Thai}$/u.test(upper) ? upper : `${upper}.`
}

/** `text` as it goes on inside a sentence: small first letter unless it begins with a name. */
const goingOn = (text: string, { small, capital }: Casing): string => {
  const [first = '', second = ''] = text.split(' ')
  const word = first.replace(/['’]s?$/u, '').replace(/\P{L}+$/u, '')
  const named =
    (capital.has(word) && !small.has(word.toLowerCase())) ||
    /^\p{L}+\p{Lu}/u.test(word) ||
    /^\p{Lu}/u.test(second)
  return named ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** A topic as a question names it. */
export const topicOf = (key: Key, material: Material): string => {
  if (key.kind !== 'name') return material.phrases.quote(key.text)
  return (key.company.get('<the') ?? 0) * 2 >= key.uses.length && material.english
    ? `the ${key.text}`
    : key.text
}

const CAUSES =
  /,? because (?!of\b)|,? because of |,? due to (?:the fact that )?|,? owing to |,? so that |,? in order to /u

/** "X because Y": explain why X; two more points from the sentences about the same things nearby. */
export const whySites = (
  material: Material,
  about: ReadonlyMap<number, readonly Mention[]>,
): WrittenSite[] => {
  return [...material.alone].flatMap((index) => {
    const sentence = material.sentences[index]
    if (!sentence) return []
    const whole = shown(sentence.analysed.text)
    const cause = CAUSES.exec(whole)
    if (!cause) return []
    const effect = whole
      .slice(0, cause.index)
      .replace(
        /^(?:Sometimes|Usually|Often|Typically|Unfortunately|Thus), |,? (?:for example|for instance|usually|often|partly|mainly|largely|in part)$/gu,
        '',
      )
    const reason = whole.slice(cause.index).replace(/^,?\s+/u, '')
    const words = effect.split(' ').length
    if (
      words < 5 ||
      words > 24 ||
      reason.split(' ').length < 5 ||
      /[;:—]|\b(?:not|not just|not only|only|just|was it|say|said|that)$/u.test(effect)
    )
      return []
    if (/^(?:While|Although|Though|Because|Since|If|When|As|Whether|Rather|Despite)\b/u.test(effect))
      return []
    const more = nearest(material, index, about).slice(0, SAQ_POINTS - 1)
    if (more.length < SAQ_POINTS - 1) return []
    const points = [
      { text: reason, quote: sentence.quote, page: sentence.page },
      ...more.flatMap((other) => pointAt(material, other)),
    ]
    const draft = written(
      material,
      'saq',
      `Explain why ${goingOn(effect, material.casing)}. Give the reason and two related points from the text.`,
      points,
    )
    return draft ? [{ draft, sentences: [index, ...more], score: /because/u.test(cause[0]) ? 0.5 : 0 }] : []
  })
}

export const pointAt = (material: Material, index: number): MarkPoint[] => {
  const sentence = material.sentences[index]
  return sentence ? [pointOf(sentence)] : []
}

/** The mentions at each sentence. */
export const mentionsAt = (mentions: readonly Mention[]): ReadonlyMap<number, readonly Mention[]> => {
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
  material: Material,
  index: number,
  about: ReadonlyMap<number, readonly Mention[]>,
): number[] => {
  const own = new Set(about.get(index))
  const block = material.sentences[index]?.block ?? 0
  const heading = material.sentences[index]?.heading
  return Array.from({ length: 2 * NEAR_SENTENCES + 1 }, (_, offset) => index - NEAR_SENTENCES + offset)
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
export const listSites = (material: Material): WrittenSite[] =>
  [...material.alone].flatMap((index) => {
    const sentence = material.sentences[index]
    if (!sentence) return []
    const whole = shown(sentence.analysed.text)
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
      lead.split(' ').length < 4
    )
      return []
    if (new Set(items.map((item) => item.toLowerCase())).size !== items.length) return []
    const points = items
      .slice(0, SAQ_POINTS)
      .map((text) => ({ text, quote: sentence.quote, page: sentence.page }))
    const asked = items.length === SAQ_POINTS ? 'Name the three' : `Name three of the ${items.length}`
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

/** A line that ends in a colon, with bullets after it: list three. */
export const bulletSites = (material: Material): WrittenSite[] =>
  material.blocks.flatMap(({ page, block: lead }, index) => {
    if (!/^\p{Lu}.{20,220}:$/su.test(lead.text) || /\b(?:we|our|us|you|your)\b/iu.test(lead.text)) return []
    const bullets: MarkPoint[] = []
    const from = index + 1
    for (const { page: at, block } of material.blocks.slice(index + 1)) {
      if (at !== page || block.kind !== 'bullet') break
      const end = /^.{10,180}?[.;](?=\s|$)|^.{10,180}$/su.exec(block.text)?.[0]
      if (!end || /:$|@|\.(?:com|org|net|edu)\b/u.test(end)) break
      const quote = quoteOf(material.pages[page - 1] ?? '', block, 0, end.length)
      bullets.push({ text: end.replace(/[;,]$/u, ''), quote, page })
    }
    if (bullets.length < SAQ_POINTS || bullets.length > 8) return []
    const last = lead.text.split(/(?<=[.!?])\s+/u).at(-1) ?? lead.text
    if (last.length < 20) return []
    const draft = written(
      material,
      'saq',
      `The text gives a list after these words: “${last}” State ${bullets.length === SAQ_POINTS ? 'the three' : 'three of the'} points of it.`,
      bullets.slice(0, SAQ_POINTS),
    )
    return draft
      ? [
          {
            draft: { ...draft, correct: bullets.map((point) => sentenceCase(point.text)).join(' ') },
            sentences: sentencesIn(material, from, from + SAQ_POINTS),
            score: 0.5,
          },
        ]
      : []
  })

const sentencesIn = (material: Material, from: number, to: number): number[] =>
  material.sentences.flatMap(({ block }, index) => (block >= from && block < to ? [index] : []))

export const laqDraft = (
  material: Material,
  question: string,
  points: readonly MarkPoint[],
): QuestionDraft | null => (points.length === LAQ_POINTS ? written(material, 'laq', question, points) : null)
