import { LAQ_POINTS } from '../../draft.ts'
import type { Difficulty, MarkPoint } from '../../wire.ts'
import { sharesTerm } from '../reading/term-overlap.ts'
import type { AnswerCandidate } from '../reading/answer-candidates.ts'
import { cuesOf, isClearPoint, namedCues, type ContextTerm } from './context-terms.ts'
import { explainSites } from './explain.ts'
import { bulletSites, GENERIC_HEADING } from './lists.ts'
import type { AnalysedDocument } from '../reading/analysed-document.ts'
import {
  laqDraft,
  mentionsAt,
  mentionsOf,
  pointOf,
  topicOf,
  type Mention,
  type WrittenSite,
} from './written.ts'

/** Sentences of a document about one heading, or a run of paragraphs where there are no headings. */
type Section = { readonly heading: string; readonly sentences: readonly number[] }

/** A section is cut at a paragraph once it holds this many sentences that can stand alone. */
const SECTION_SENTENCES = 14

/** Long questions, one for each topic of each section that holds five points about it, found section by section. */
export function* laqSites(
  material: AnalysedDocument,
  difficulty: Difficulty,
): Generator<WrittenSite> {
  const at = mentionsAt(mentionsOf(material))
  for (const section of sectionsOf(material)) yield* topicSites(material, section, at, difficulty)
  yield* headingSites(material, at)
  for (const site of explainSites(material, 'laq'))
    yield { ...site, score: site.score + LIST_SCORE }
  for (const site of bulletSites(material, 'laq')) yield { ...site, score: site.score + LIST_SCORE }
}

const sectionsOf = (material: AnalysedDocument): Section[] => {
  const sections: Section[] = []
  let open: { heading: string; sentences: number[]; block: number } | null = null
  const points = [...material.points]
    .filter((index) => isClearPoint(material, index))
    .sort((a, b) => a - b)
  for (const index of points) {
    const sentence = material.sentences[index]
    if (!sentence) continue
    const full =
      open !== null && open.sentences.length >= SECTION_SENTENCES && sentence.block !== open.block
    // A heading with too little under it is read together with the next.
    const turned =
      open !== null && open.heading !== sentence.heading && open.sentences.length >= LAQ_POINTS + 1
    if (open === null || full || turned) {
      open = { heading: sentence.heading, sentences: [], block: sentence.block }
      sections.push(open)
    }
    open.sentences.push(index)
    open.block = sentence.block
  }
  return sections
}

const LIST_SCORE = 2.2

/** Less welcome than a topic that the points name. */
const HEADING_SCORE = 3.3

/** What stands under a heading, where nothing comes back often enough to be a topic. */
const headingSites = (
  material: AnalysedDocument,
  at: ReadonlyMap<number, readonly Mention[]>,
): WrittenSite[] => {
  const runs: { heading: string; sentences: number[] }[] = []
  for (const index of [...material.points].sort((a, b) => a - b)) {
    const heading = material.sentences[index]?.heading ?? ''
    const open = runs.at(-1)
    if (open?.heading === heading) open.sentences.push(index)
    else runs.push({ heading, sentences: [index] })
  }
  return runs.flatMap(({ heading, sentences }) => {
    if (
      sentences.length < LAQ_POINTS ||
      !/^\p{Lu}.{3,70}\p{L}$/u.test(heading) ||
      GENERIC_HEADING.test(heading)
    )
      return []
    const clear = sentences.filter((index) => isClearPoint(material, index))
    const cued = clear.filter((index) => cuesOf([index], heading, at, material) !== null)
    if (clear.length < LAQ_POINTS) return []
    const chosen = evenly(cued.length >= LAQ_POINTS ? cued : clear, LAQ_POINTS)
    const cues = cuesOf(chosen, heading, at, material)
    if (cues === null) return []
    const topic = material.phrases.quote(heading)
    const question = material.phrases.laqCued(topic, namedCues(material, cues))
    const draft = laqDraft(material, question, pointsOf(material, chosen))
    return draft ? [{ draft, sentences: chosen, score: HEADING_SCORE }] : []
  })
}

/** `count` items from the first to the last, evenly spread. */
const evenly = (items: readonly number[], count: number): number[] =>
  Array.from(
    { length: count },
    (_, step) => items[Math.round((step * (items.length - 1)) / (count - 1))] ?? 0,
  )

const pointsOf = (material: AnalysedDocument, chosen: readonly number[]): MarkPoint[] =>
  chosen.flatMap((index) => {
    const sentence = material.sentences[index]
    return sentence ? [pointOf(sentence)] : []
  })

const topicSites = (
  material: AnalysedDocument,
  section: Section,
  at: ReadonlyMap<number, readonly Mention[]>,
  difficulty: Difficulty,
): WrittenSite[] => {
  if (section.sentences.length < LAQ_POINTS) return []
  const held = new Map<Mention, number[]>()
  for (const index of section.sentences)
    for (const mention of at.get(index) ?? [])
      held.set(mention, [...(held.get(mention) ?? []), index])
  const topics = [...held]
    .map(([{ key }, sentences]) => ({ key, held: sentences }))
    .filter(
      ({ key, held }) =>
        held.length >= 2 && (key.kind === 'name' || key.words.length > 1 || held.length >= 3),
    )
  return topics.flatMap(({ key, held }): WrittenSite[] => {
    const chosen = pointsAbout(material, section, held, topics)
    if (!chosen) return []
    const others = topics
      .filter(
        (topic) =>
          topic.key !== key && topic.key.text.length > 5 && !sharesTerm(topic.key.text, key.text),
      )
      .filter(
        (topic) =>
          topic.held.filter((index) => chosen.includes(index) && held.includes(index)).length >= 2,
      )
      .sort((a, b) => b.held.length - a.held.length)
      .map((topic) => topic.key)
    const cues = cuesOf(chosen, key.text, at, material)
    if (material.english && cues === null) return []
    const draft = laqDraft(
      material,
      questionAbout(material, key, distinct(others), cues, difficulty),
      pointsOf(material, chosen),
    )
    const direct = chosen.filter((index) => held.includes(index)).length
    const named = section.heading !== '' && sharesTerm(section.heading, key.text) ? 0.8 : 0
    return draft
      ? [
          {
            draft,
            topic: key.text,
            sentences: chosen,
            score: direct + named + (cues ? 1.2 : 0) + (key.words.length > 1 ? 0.3 : 0),
            spare: cues === null,
          },
        ]
      : []
  })
}

const distinct = (keys: readonly AnswerCandidate[]): AnswerCandidate[] =>
  keys.filter((key, index) =>
    keys.slice(0, index).every((earlier) => !sharesTerm(earlier.text, key.text)),
  )

/** The five sentences: those that name the topic, then those in the same paragraphs that share its other keys. */
const pointsAbout = (
  material: AnalysedDocument,
  section: Section,
  held: readonly number[],
  topics: readonly { readonly held: readonly number[] }[],
): number[] | null => {
  const blocks = new Set(held.map((index) => material.sentences[index]?.block))
  const linked = topics.filter((topic) => topic.held.some((index) => held.includes(index)))
  const rated = section.sentences
    .map((index) => {
      const shared = linked.filter((topic) => topic.held.includes(index)).length
      const near = blocks.has(material.sentences[index]?.block) ? 1 : 0
      return {
        index,
        score: (held.includes(index) ? 10 : 0) + near * 2 + Math.min(3, shared),
        fits: near > 0 || shared > 0,
      }
    })
    .filter(({ fits }) => fits)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, LAQ_POINTS)
  return rated.length === LAQ_POINTS ? rated.map(({ index }) => index).sort((a, b) => a - b) : null
}

const questionAbout = (
  material: AnalysedDocument,
  key: AnswerCandidate,
  others: readonly AnswerCandidate[],
  cues: readonly ContextTerm[] | null,
  difficulty: Difficulty,
): string => {
  const { phrases, english } = material
  const topic = topicOf(key, material)
  const [first] = others
  if (cues === null) return phrases.laq(topic)
  if (!english || !first || difficulty !== 'hard')
    return phrases.laqCued(topic, namedCues(material, cues))
  return `Discuss how ${topic} and ${topicOf(first, material)} are connected in the text. Make five points, on ${namedCues(material, cues)}.`
}
