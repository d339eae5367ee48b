import type { DocumentIndex, PlacedSentence } from '../text/document.ts'
import { scoreSentences, type Query } from '../text/passages.ts'
import { alike, isWhole, summaryOrder } from '../text/summary.ts'
import type { CheckedAnswer } from '../tutor/citations.ts'
import type { Wish } from '../tutor/question.ts'
import type { Citation } from '../tutor/wire.ts'
import { askedAbout, covers } from './tutor-coverage.ts'
import { answerTypeOf, defines, holds, subjectOf, type AnswerType } from './tutor-question.ts'
import { introduces, namedTerms } from './tutor-terms.ts'

/** What the built-in tutor says in its own words (`messages.tutor.builtin`). */
export type BuiltinWords = {
  summary: string
  page: (page: number) => string
  keyTerms: (terms: string) => string
  terms: string
  notFound: string
  closest: string
  nothingOnPage: (page: number) => string
}

/** Further sentences must be this good, compared with the best. */
const GOOD = 0.62
const MOST_SENTENCES: Readonly<Record<AnswerType, number>> = {
  number: 2,
  time: 2,
  person: 2,
  place: 2,
  reason: 3,
  definition: 3,
  list: 5,
  other: 3,
}
const SUMMARY_POINTS = 6
const SUMMARY_CHARS = 1600
const KEY_TERMS = 8
/** How the right kind of content, a definition, and a broken-off line change a sentence's score. */
const RIGHT_TYPE = 1.35
const DEFINITION = 1.8
const NOT_WHOLE = 0.55
/** Titles and references look like sentences but for their length; questions answer nothing. */
const SHORT_CHARS = 45
const SHORT = 0.75
const QUESTION = 0.4

const POINTS_BACK =
  /^(?:it|this|that|these|those|they|he|she|its|their|his|her|such|however|therefore|thus|moreover|er|sie|es|diese[rsn]?|il|elle|ils|elles|ce|cette|ces|esto|este|esta|ellos)\b/iu

/** Document text as Markdown that reads letter for letter, and in which nothing passes for a citation, a link or a formula. */
export const literal = (text: string): string =>
  text
    .replace(/\[(\s*p\.\s*\d+\s*)\]/giu, '($1)')
    .replace(/(?:https?:\/\/|www\.)[^\s`]+/giu, (address) => `\`${address}\``)
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[\\*_`[\]<>~|$!#]/g, '\\$&')))
    .join('')
    .replace(/^(\s*\d*)([-+.)])(?=\s)/, '$1\\$2')

const isFragment = (text: string, language: string): boolean =>
  text.length < SHORT_CHARS && /\p{Ll}/u.test(text) && !isWhole(text, language)

type Said = { markdown: string; citation: Citation }

function say(sentences: readonly PlacedSentence[], index: DocumentIndex): Said | null {
  const [first] = sentences
  const last = sentences.at(-1)
  if (!first || !last) return null
  const quote = (index.pages[first.page - 1] ?? '').slice(first.start, last.end)
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const stop = /[.!?。！？।]["'”’)]*$/u.exec(text)?.[0] ?? ''
  const body = literal(text.slice(0, text.length - stop.length).replace(/^[•◦▪●○■□‣⁃·–—-]\s+/u, ''))
  return { markdown: `${body} [p. ${first.page}]${stop}`, citation: { page: first.page, quote } }
}

const answer = (parts: readonly string[], said: readonly Said[], refused = false): CheckedAnswer => ({
  content: parts.join('\n\n'),
  citations: said.map(({ citation }) => citation),
  unsupported: [],
  refused,
})

/** What a good answer takes along: the sentence before where this one only points back at it. */
function withContext(index: DocumentIndex, i: number): PlacedSentence[] {
  const sentence = index.sentences[i]
  if (!sentence) return []
  const before = index.sentences[i - 1]
  const leans = POINTS_BACK.test(sentence.text) && before?.paragraph === sentence.paragraph
  return leans && isWhole(before.text, index.language) ? [before, sentence] : [sentence]
}

function found(
  index: DocumentIndex,
  query: Query,
  page: number | undefined,
  words: BuiltinWords,
): CheckedAnswer {
  const type = answerTypeOf(query.question)
  const subject = subjectOf(query.question)
  const base = scoreSentences(index, query)
  const scored = index.sentences
    .map(({ text }, i) => {
      const whole = isWhole(text, index.language) ? 1 : NOT_WHOLE
      const right = holds(type, text) ? RIGHT_TYPE : 1
      const short = text.length < SHORT_CHARS && /\p{Ll}/u.test(text) ? SHORT : 1
      const asks = /[?？؟]$/u.test(text) ? QUESTION : 1
      const definition = type === 'definition' && subject !== '' && defines(text, subject) ? DEFINITION : 1
      return { i, score: (base[i] ?? 0) * whole * right * definition * short * asks }
    })
    .filter(({ i, score }) => score > 0 && (page === undefined || index.sentences[i]?.page === page))
    .sort((a, b) => b.score - a.score || a.i - b.i)
  const [best] = scored
  const asked = askedAbout(query, index)
  const candidates = scored.slice(0, 12)
  const top = candidates.find(({ i }) => covers(index, asked, i))
  if (!best || !top) {
    const closest = best ? say(withContext(index, best.i), index) : null
    return closest
      ? answer([words.notFound, words.closest, `> ${closest.markdown}`], [closest], true)
      : answer([words.notFound], [], true)
  }
  const chosen = candidates
    .filter(
      ({ i, score }) =>
        i === top.i ||
        (score >= top.score * GOOD &&
          covers(index, asked, i) &&
          // A heading adds nothing beside an answer; what a list holds is often no sentence.
          (type === 'list' || !isFragment(index.sentences[i]?.text ?? '', index.language))),
    )
    .slice(0, MOST_SENTENCES[type])
    .map(({ i }) => i)
  return answer(...paragraphs(index, chosen, top.i, type === 'list'))
}

/** The candidates without those that say what a better one says already. */
const distinct = <T extends { i: number }>(index: DocumentIndex, candidates: readonly T[]): T[] =>
  candidates.reduce<T[]>((kept, candidate) => {
    const terms = index.sentences[candidate.i]?.terms ?? []
    const said = kept.some(({ i }) => alike(terms, index.sentences[i]?.terms ?? []))
    return said ? kept : [...kept, candidate]
  }, [])

/** The chosen sentences: the best first, then the others in the document's order; what a list introduces comes with it. */
function paragraphs(
  index: DocumentIndex,
  chosen: readonly number[],
  best: number,
  list: boolean,
): [string[], Said[]] {
  const taken = new Set<PlacedSentence>()
  const groups: PlacedSentence[][] = []
  for (const i of [best, ...chosen.filter((other) => other !== best).sort((a, b) => a - b)]) {
    const group = withContext(index, i).filter((sentence) => !taken.has(sentence))
    if (index.sentences[i]?.text.endsWith(':'))
      for (let j = i + 1; j <= i + 8; j += 1) {
        const item = index.sentences[j]
        if (item?.page !== index.sentences[i].page || isTitle(item.text)) break
        if (j > i + 1 && !/^\s*(?:[•◦▪●○■□‣⁃*·–—-]|\(?[\da-z]{1,2}[.)])\s/iu.test(item.text)) break
        group.push(item)
      }
    group.forEach((sentence) => taken.add(sentence))
    if (group.length > 0) groups.push(group)
  }
  const said = groups.flatMap((group) => say(group, index) ?? [])
  const lines = said.map(({ markdown }) => markdown)
  return [list && lines.length > 1 ? [lines.map((line) => `- ${line}`).join('\n')] : lines, said]
}

const isTitle = (text: string): boolean =>
  /^(?:\d+(?:\.\d+)*\s+)?\p{Lu}[^.!?;:]{0,60}$/u.test(text) && !/[,;]$/.test(text)

/** The key terms, each with the sentence that introduces it. */
function glossary(index: DocumentIndex, page: number | undefined, words: BuiltinWords): CheckedAnswer {
  const taken = new Set<number>()
  const said: Said[] = []
  const lines: string[] = []
  for (const term of namedTerms(index, page, KEY_TERMS)) {
    const i = introduces(index, term, page, taken)
    const sentence = i === undefined ? undefined : index.sentences[i]
    const quoted = sentence && say([sentence], index)
    if (i === undefined || !quoted) continue
    taken.add(i)
    said.push(quoted)
    lines.push(`- **${literal(term)}**: ${quoted.markdown}`)
  }
  return said.length === 0 ? summed(index, page, words) : answer([words.terms, lines.join('\n')], said)
}

function summed(index: DocumentIndex, page: number | undefined, words: BuiltinWords): CheckedAnswer {
  const whole = summaryOrder(index, page).filter((i) =>
    isWhole(index.sentences[i]?.text ?? '', index.language),
  )
  const order = whole.length > 0 ? whole : summaryOrder(index, page)
  const chosen: number[] = []
  let length = 0
  for (const { i } of distinct(
    index,
    order.slice(0, 40).map((i) => ({ i })),
  )) {
    const size = index.sentences[i]?.text.length ?? 0
    if (chosen.length === SUMMARY_POINTS || length + size > SUMMARY_CHARS) break
    chosen.push(i)
    length += size
  }
  const said = chosen
    .sort((a, b) => a - b)
    .flatMap((i) => say(index.sentences[i] ? [index.sentences[i]] : [], index) ?? [])
  if (said.length === 0)
    return answer([page === undefined ? words.notFound : words.nothingOnPage(page)], [], true)
  const terms = namedTerms(index, page, KEY_TERMS)
  return answer(
    [
      page === undefined ? words.summary : words.page(page),
      said.map(({ markdown }) => `- ${markdown}`).join('\n'),
      ...(terms.length > 0 ? [words.keyTerms(terms.map(literal).join(', '))] : []),
    ],
    said,
  )
}

/**
 * Answers from the document alone, in its own sentences, each with its page. Where too little of what is asked about
 * stands anywhere near, it says so and offers the closest passage.
 */
export function answerFromDocument(index: DocumentIndex, wish: Wish, words: BuiltinWords): CheckedAnswer {
  switch (wish.kind) {
    case 'summary':
      return summed(index, wish.page, words)
    case 'terms':
      return glossary(index, wish.page, words)
    case 'search':
      return found(index, wish.query, wish.page, words)
  }
}
