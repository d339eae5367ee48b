import { LAQ_POINTS, SAQ_POINTS } from '../../draft.ts'
import { shuffled } from '../../random.ts'
import type { Difficulty, MarkPoint } from '../../wire.ts'
import type { Block } from '../reading/blocks.ts'
import type { AnalysedDocument } from '../reading/analysed-document.ts'
import { mcqDraft, pickDistinct, type McqCandidate } from '../reading/mcq-candidate.ts'
import { balanced, IMPERATIVE } from '../reading/prose.ts'
import { sharesTerm } from '../reading/term-overlap.ts'
import { joined, written, type WrittenSite } from './written.ts'

/** What a page lists under a heading or after a line that ends in a colon. */
export type PageList = {
  /** The heading, or the line before the list with its colon. */
  readonly title: string
  readonly headed: boolean
  readonly page: number
  readonly items: readonly ListItem[]
}

type ListItem = {
  /** The bullet without the lists inside it; of "Term: what it means" both. */
  readonly text: string
  readonly block: Block
  /** Of its block in the document. */
  readonly number: number
  /** Index of its first sentence, if it has one. */
  readonly sentence: number | null
  /** Whether it says something, with a verb, or only names it. */
  readonly verbal: boolean
}

const MIN_ITEMS = 3
const MAX_ITEMS = 10

/** Of a list whose marks are only supposed: more items than this, or items of different kinds, are likely lists inside it. */
const MOST_BARE_ITEMS = 6

const isEven = (items: readonly ListItem[]): boolean =>
  !items.some(({ block }) => block.bare) ||
  (items.length <= MOST_BARE_ITEMS && items.every(({ verbal }) => verbal === items[0]?.verbal))

/** Headings under which things stand that have nothing in common but their place. */
export const GENERIC_HEADING =
  /\?$|^(?:introduction|overview|summary|conclusions?|recap|review|examples?|key (?:points|terms|ideas)|takeaways?|notes?|background|motivation|definitions?|terminology|glossary|today|in short|case study|einleitung|zusammenfassung|überblick|beispiele?|introducción|resumen|ejemplos?)\b/iu

const isItem = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= 160 &&
  !/\.{2}|[?@=<>$\\]|https?:|\b(?:[ap]\.?m\.|TBD)\b|\$\d|\d:\d\d|:$/u.test(text) &&
  (text.match(/\p{L}/gu)?.length ?? 0) > text.length * 0.6 &&
  // A line of a list of references.
  !/^\p{Lu}[\p{L}. ]+ \(?(?:1[89]|20)\d\d\)?[,.]/u.test(text) &&
  !IMPERATIVE.test(text) &&
  balanced(text) &&
  !/^(?:see|e\.g\.|note|for example|remember|think|suppose|consider|assume|recall|if not|it|this|these|they|then|also|more recently|after this|approach|notation|example|d[eé]finici[oó]n|d[eé]finition|move \d)\b/iu.test(
    text,
  )

/** The lists of a document in order; lists inside lists are left out. */
export const listsOf = (material: AnalysedDocument): PageList[] => {
  const first = new Map<number, number>()
  material.sentences.forEach(({ block }, index) => {
    if (!first.has(block)) first.set(block, index)
  })
  const lists: { title: string; headed: boolean; page: number; items: ListItem[] }[] = []
  let open: (typeof lists)[number] | null = null
  material.blocks.forEach(({ page, block }, number) => {
    const lead =
      block.kind === 'paragraph' && /^\p{Lu}.{15,220}:$/su.test(block.text) ? block.text : null
    if (block.kind === 'paragraph') {
      open = lead === null ? null : { title: lead, headed: false, page, items: [] }
      if (open) lists.push(open)
      return
    }
    if (block.level > 0) return
    if (open === null || open.page !== page || (open.headed && open.title !== block.heading)) {
      open = { title: block.heading, headed: true, page, items: [] }
      lists.push(open)
    }
    const text =
      /^.{3,}?\p{Ll}{3}[.;](?=\s|$)|^.{3,}$/su.exec(block.text)?.[0].replace(/[.;,]$/u, '') ?? ''
    const sentence = first.get(number) ?? null
    const tokens = material.sentences[sentence ?? -1]?.analysed.tokens ?? []
    const verbal = tokens.some(
      ({ pos, text: word }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed)$/u.test(word)),
    )
    if (isItem(text)) open.items.push({ text, block, number, sentence, verbal })
  })
  const titles = new Map<string, number>()
  for (const { title } of lists) titles.set(title, (titles.get(title) ?? 0) + 1)
  return lists.filter(
    ({ title, headed, items }) =>
      // What stands under one of several headings that read alike nobody can tell.
      titles.get(title) === 1 &&
      items.length >= MIN_ITEMS &&
      items.length <= MAX_ITEMS &&
      new Set(items.map(({ text }) => text.toLowerCase())).size === items.length &&
      // Labels of a drawing.
      items.reduce((sum, { text }) => sum + text.split(' ').length, 0) >= items.length * 1.6 &&
      (headed
        ? /^[\p{Lu}\d][\p{L}\p{M}\p{N}\s,’'()/–-]{3,80}$/u.test(title) &&
          /\p{L}{3}/u.test(title) &&
          !GENERIC_HEADING.test(title)
        : title.length >= 20 &&
          !/[-=_]{4}/u.test(title) &&
          !/\b(?:we|our|us|you|your)\b/iu.test(title)),
  )
}

/** "Term" of "Term: what it means"; else the whole. */
const nameOf = (text: string): string =>
  /^([^:–—]{3,40}?)\s*(?::|\s[–—])\s/u.exec(text)?.[1] ?? text

/** Which of these stands under this heading: wrong options stand under the other headings of the document. */
export function* listedSites(
  material: AnalysedDocument,
  difficulty: Difficulty,
): Generator<McqCandidate> {
  const lists = listsOf(material).filter(({ headed }) => headed)
  for (const list of lists) {
    if (list.title.split(' ').length > 8) continue
    const elsewhere = lists
      .filter(({ title }) => !sharesTerm(title, list.title))
      .sort((a, b) => Math.abs(a.page - list.page) - Math.abs(b.page - list.page))
      .flatMap(({ items }) => items)
    const own = list.items.map(({ text }) => nameOf(text))
    for (const [at, item] of list.items.entries()) {
      const { sentence } = item
      const key = own[at] ?? ''
      if (sentence === null || sharesStem(key, list.title) || key.split(' ').length > 14) continue
      const fair = elsewhere
        .filter((other) => alikeInForm(other, item))
        .map(({ text }) => nameOf(text))
        .filter(
          (text) => own.every((item) => !sharesTerm(item, text)) && !sharesStem(text, list.title),
        )
      yield {
        sentence,
        score: { easy: 1.3, medium: 1.9, hard: 1.5 }[difficulty],
        make: (random, longest) => {
          const near = difficulty === 'easy' ? fair : fair.slice(0, 8)
          return mcqDraft(material, sentence, {
            question: material.phrases.listedUnder(list.title),
            correct: key,
            wrong: pickDistinct(shuffled(near, random), key, longest),
          })
        },
      }
    }
  }
}

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5))
const sharesStem = (text: string, title: string): boolean =>
  stemsOf(text).some((stem) => stemsOf(title).includes(stem))

/** The same length, capital, and beginning: a verb in -s beside nouns would tell. */
const alikeInForm = (a: ListItem, b: ListItem): boolean => {
  const [left, right] = [nameOf(a.text), nameOf(b.text)]
  return (
    left.length <= right.length * 2 + 8 &&
    right.length <= left.length * 2 + 8 &&
    /^\p{Lu}/u.test(left) === /^\p{Lu}/u.test(right) &&
    (left === a.text && a.verbal) === (right === b.text && b.verbal) &&
    /^\S+(?:ing|ed|[^s]s)\b/u.test(left) === /^\S+(?:ing|ed|[^s]s)\b/u.test(right)
  )
}

/** `items` in `count` runs as even as can be. */
const inRuns = <T>(items: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, run) =>
    items.slice(
      Math.floor((run * items.length) / count),
      Math.floor(((run + 1) * items.length) / count),
    ),
  )

/** All that a list holds, as so many mark points: neighbours share one where there are more items than points. */
const pointsOf = (
  material: AnalysedDocument,
  items: readonly (ListItem & { page: number })[],
  count: number,
): MarkPoint[] =>
  inRuns(items, count).flatMap((run): MarkPoint[] => {
    const [first, last] = [run[0], run.at(-1)]
    const start = first?.block.offsets[0]
    const end = last?.block.offsets[last.text.length - 1]
    if (!first || !last || start === undefined || end === undefined) return []
    // A run that goes over a page is quoted by its first item.
    const page = material.pages[first.page - 1] ?? ''
    const quote =
      first.page === last.page
        ? page.slice(start, end + 1)
        : page.slice(start, (first.block.offsets[first.text.length - 1] ?? start) + 1)
    return [{ text: run.map(({ text }) => text).join('; '), quote, page: first.page }]
  })

/** Name all that is listed: a short question for up to six items, a long one for five or more, of two lists side by side if need be. */
export const bulletSites = (material: AnalysedDocument, type: 'saq' | 'laq'): WrittenSite[] => {
  const lists = listsOf(material).filter(({ items }) => isEven(items))
  const groups = lists.flatMap((list, index): PageList[][] => {
    const { length } = list.items
    if (type === 'saq') return length <= 2 * SAQ_POINTS ? [[list]] : []
    if (length >= LAQ_POINTS) return [[list]]
    const next = lists[index + 1]
    return next &&
      next.page - list.page <= 1 &&
      list.headed &&
      next.headed &&
      next.title !== list.title
      ? [[list, next]]
      : []
  })
  return groups.flatMap((group) => {
    const items = group.flatMap(({ items: own, page }) => own.map((item) => ({ ...item, page })))
    if (items.length > 2 * MAX_ITEMS) return []
    const points = pointsOf(material, items, type === 'saq' ? SAQ_POINTS : LAQ_POINTS)
    const [list] = group
    if (!list || points.length !== (type === 'saq' ? SAQ_POINTS : LAQ_POINTS)) return []
    const question = list.headed
      ? material.phrases.nameListed(
          joined(
            material,
            group.map(({ title }) => material.phrases.quote(title)),
          ),
          items.length,
        )
      : material.phrases.goesOn(list.title, items.length)
    const draft = written(material, type, question, points)
    const sentences = items.flatMap(({ sentence }) => (sentence === null ? [] : [sentence]))
    return draft
      ? [
          {
            draft,
            sentences,
            score: (items.length === points.length ? 0.6 : 0.3) - (group.length - 1) * 0.3,
          },
        ]
      : []
  })
}
