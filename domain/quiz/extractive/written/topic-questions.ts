import { SAQ_POINTS } from '../../draft.ts'
import { cuesOf, isClearPoint, namedCues } from './context-terms.ts'
import type { AnswerCandidate } from '../reading/answer-candidates.ts'
import type { AnalysedDocument } from '../reading/analysed-document.ts'
import { nearest, pointAt, topicOf, written, type Mention, type WrittenSite } from './written.ts'

/** How far apart, in paragraphs, the sentences of one short question may stand. */
const NEARBY_BLOCKS = 8

/** What is X, or what does the text say about X: three sentences about one term or name, near each other. */
export const aboutSites = (
  material: AnalysedDocument,
  { key, sentences }: Mention,
  about: ReadonlyMap<number, readonly Mention[]>,
  welcome: { readonly define: number; readonly describe: number },
): WrittenSite[] => {
  if (key.kind === 'term' && key.words.length === 1 && key.uses.length < 4) return []
  const definition = material.glossary.find(
    ({ term, sentence }) =>
      sentences.includes(sentence) && term.toLowerCase() === key.text.toLowerCase(),
  )
  if (definition === undefined && sentences.length < SAQ_POINTS - 1) return []
  const groups =
    definition === undefined
      ? groupsOf(material, sentences)
      : [closest(material, sentences, definition.sentence, SAQ_POINTS)].filter(
          (group) => group !== null,
        )
  const first = definition?.sentence ?? sentences[0]
  const fallback =
    first === undefined
      ? null
      : filled(first, [...sentences, ...nearest(material, first, about)], SAQ_POINTS)
  const chosen = groups.length > 0 || fallback === null ? groups : [fallback]
  return chosen.flatMap((group) =>
    aboutSite(material, key, sentences.length, group, definition !== undefined, about, welcome),
  )
}

const aboutSite = (
  material: AnalysedDocument,
  key: AnswerCandidate,
  mentions: number,
  group: readonly number[],
  defined: boolean,
  about: ReadonlyMap<number, readonly Mention[]>,
  welcome: { readonly define: number; readonly describe: number },
): WrittenSite[] => {
  const name = topicOf(key, material)
  const cues = cuesOf(defined ? group.slice(1) : group, key.text, about, material)
  // Without them any three of all that the text says would be right.
  if (material.english && cues === null) return []
  if (!group.every((index) => isClearPoint(material, index))) return []
  const draft = written(
    material,
    'saq',
    questionAbout(material, key, name, defined, cues && namedCues(material, cues)),
    group.flatMap((index) => pointAt(material, index)),
  )
  const subject = group.filter((index) =>
    key.uses.some((use) => use.sentence === index && use.start <= 4),
  ).length
  const salience = Math.min(1, mentions / 8) + (key.words.length > 1 ? 0.4 : 0) + subject * 0.4
  return draft
    ? [
        {
          draft,
          sentences: group,
          score: salience + (defined ? welcome.define : welcome.describe) + (cues ? 0.6 : -0.6),
        },
      ]
    : []
}

const questionAbout = (
  { phrases }: AnalysedDocument,
  key: AnswerCandidate,
  name: string,
  defined: boolean,
  cues: string | null,
): string => {
  const kind = key.kind !== 'name' ? 'term' : key.sort === 'person' ? 'person' : 'name'
  if (cues === null) return phrases.saq(name)
  return defined ? phrases.defineCued(name, kind, cues) : phrases.saqCued(name, cues)
}

/** The sentences three by three, each group within a few paragraphs. */
const groupsOf = (material: AnalysedDocument, sentences: readonly number[]): number[][] => {
  const sorted = [...sentences].sort((a, b) => a - b)
  const groups: number[][] = []
  let open: number[] = []
  for (const index of sorted) {
    const block = (at: number | undefined) => material.sentences[at ?? -1]?.block ?? 0
    if (open.length > 0 && block(index) - block(open[0]) > NEARBY_BLOCKS) open = []
    open.push(index)
    if (open.length === SAQ_POINTS) {
      groups.push(open)
      open = []
    }
  }
  return groups
}

/** `first` and the next others of the list, `count` in all; null where there are too few. */
const filled = (first: number, others: readonly number[], count: number): number[] | null => {
  const all = [...new Set([first, ...others])].slice(0, count)
  return all.length === count ? all : null
}

/** `count` of the sentences within a few paragraphs, in order, `first` (if given) in front; null where there are too few. */
const closest = (
  material: AnalysedDocument,
  sentences: readonly number[],
  first: number | undefined,
  count: number,
): number[] | null => {
  const blockOf = (index: number) => material.sentences[index]?.block ?? 0
  let best: number[] | null = null
  let least = Infinity
  const sorted = [...sentences].filter((index) => index !== first).sort((a, b) => a - b)
  const wanted = first === undefined ? count : count - 1
  for (let at = 0; at + wanted <= sorted.length; at++) {
    const run = sorted.slice(at, at + wanted)
    const all = first === undefined ? run : [first, ...run]
    const span = Math.max(...all.map(blockOf)) - Math.min(...all.map(blockOf))
    if (span < least) [least, best] = [span, all]
  }
  return least <= NEARBY_BLOCKS ? best : null
}
