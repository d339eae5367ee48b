import type { DocumentIndex } from '../../text/document.ts'
import type { Language } from '../../text/language.ts'
import { ranked, scoreSentences, type Query } from '../../text/passages.ts'
import { areSimilar, isWhole, summaryOrder } from '../../text/summary.ts'
import { stemOf, contentTerms, tokenise } from '../../text/terms.ts'
import type { CheckedAnswer } from '../citations.ts'
import type { Intent } from '../question.ts'
import { questionTerms, coversQuestion } from './coverage.ts'
import {
  answerTypeOf,
  defines,
  containsAnswerType,
  definedTerm,
  type AnswerType,
} from './question.ts'
import { crossLanguageTerms, type Shared } from './cross-language.ts'
import { frontMatter } from './front-matter.ts'
import { answer, escapeMarkdown, quote, type Quotation } from './quotation.ts'
import { passages, sentencesOf, withContext } from './passages.ts'
import { isListHeading } from './lists.ts'
import { definingSentence, namedTerms } from './terms.ts'
import type { BuiltinMessages } from './messages.ts'

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
  example: 3,
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

/** Share of what is asked about that two languages must share before a passage is offered as an answer. */
const SHARED = 0.5
/** A wish for something easier, which quoting cannot grant. */
const SIMPLER =
  /\b(?:simpl(?:er|y|ify)|easier|einfacher|leichter|más (?:simple|sencill[oa]|fácil))\b/iu

const isFragment = (text: string, language: string): boolean =>
  text.length < SHORT_CHARS && /\p{Ll}/u.test(text) && !isWhole(text, language)

/** A single word as `text` has it: "chunk" where "chunking" is asked about. */
const formIn = (text: string, subject: string, language: Language): string => {
  const [word = '', ...others] = tokenise(subject, language)
  if (others.length > 0) return subject
  const stem = stemOf(word, language)
  return tokenise(text, language).find((other) => stemOf(other, language) === stem) ?? subject
}

function answerFromPassages(
  index: DocumentIndex,
  query: Query,
  page: number | undefined,
  words: BuiltinMessages,
): CheckedAnswer {
  const asksItself = answerTypeOf(query.question)
  // "And structural?" asks what the question before asked.
  const type = asksItself === 'other' && query.before ? answerTypeOf(query.before) : asksItself
  const subject = definedTerm(query.question)
  const base = scoreSentences(index, query)
  const scored = index.sentences
    .map(({ text }, i) => {
      const heads = isListHeading(text, subject)
      const whole = heads || isWhole(text, index.language) ? 1 : NOT_WHOLE
      const right = containsAnswerType(type, text) ? RIGHT_TYPE : 1
      const short = !heads && text.length < SHORT_CHARS && /\p{Ll}/u.test(text) ? SHORT : 1
      const asks = /[?？؟]$/u.test(text) ? QUESTION : 1
      const named =
        type === 'definition' && subject !== '' ? formIn(text, subject, index.language) : ''
      const definition = heads || (named !== '' && defines(text, named)) ? DEFINITION : 1
      return { i, score: (base[i] ?? 0) * whole * right * definition * short * asks }
    })
    .filter(
      ({ i, score }) => score > 0 && (page === undefined || index.sentences[i]?.page === page),
    )
    .sort((a, b) => b.score - a.score || a.i - b.i)
  const [best] = scored
  const asked = questionTerms(query, index)
  const candidates = scored.slice(0, 12)
  const top = candidates.find(({ i }) => coversQuestion(index, asked, i))
  if (!best || !top) {
    const foreign = page === undefined ? crossLanguageTerms(query.question, index) : null
    if (foreign) return answerAcrossLanguages(index, foreign, words)
    const closest = best ? quote(sentencesOf(index, withContext(index, best.i)), index) : null
    return closest
      ? answer([words.notFound, words.closest, `> ${closest.markdown}`], [closest], true)
      : answer([words.notFound], [], true)
  }
  const chosen = candidates
    .filter(
      ({ i, score }) =>
        i === top.i ||
        (score >= top.score * GOOD &&
          coversQuestion(index, asked, i) &&
          // A heading adds nothing beside an answer; what a list holds is often no sentence.
          (type === 'list' || !isFragment(index.sentences[i]?.text ?? '', index.language))),
    )
    .slice(0, MOST_SENTENCES[type])
    .map(({ i }) => i)
  const [parts, said] = passages(index, chosen, top.i, type, asked)
  return answer(SIMPLER.test(query.question) ? [words.simpler, ...parts] : parts, said)
}

/** What can be found for a question in another language: the sentences that hold most of what both languages share. */
function answerAcrossLanguages(
  index: DocumentIndex,
  { words: held, share }: Shared,
  words: BuiltinMessages,
): CheckedAnswer {
  const best = ranked(scoreSentences(index, { question: held.join(' ') })).slice(
    0,
    MOST_SENTENCES.other - 1,
  )
  const said =
    held.length === 0
      ? []
      : best.flatMap((i) => quote(sentencesOf(index, withContext(index, i)), index) ?? [])
  const [closest] = said
  const language =
    new Intl.DisplayNames(words.locale, { type: 'language' }).of(index.language) ?? index.language
  if (!closest) return answer([words.otherLanguage(language)], [], true)
  return share >= SHARED
    ? answer([words.otherLanguageFound(language), ...said.map(({ markdown }) => markdown)], said)
    : answer(
        [words.otherLanguage(language), words.closest, `> ${closest.markdown}`],
        [closest],
        true,
      )
}

/** The candidates without those that say what a better one says already. */
const distinct = <T extends { i: number }>(index: DocumentIndex, candidates: readonly T[]): T[] =>
  candidates.reduce<T[]>((kept, candidate) => {
    const terms = index.sentences[candidate.i]?.terms ?? []
    const said = kept.some(({ i }) => areSimilar(terms, index.sentences[i]?.terms ?? []))
    return said ? kept : [...kept, candidate]
  }, [])

/** Both sides of a comparison, each with the sentences that say most about it; first one sentence that names both. */
function answerComparison(
  index: DocumentIndex,
  sides: readonly [string, string],
  query: Query,
  words: BuiltinMessages,
): CheckedAnswer {
  const taken = new Set<number>()
  const parts: string[] = []
  const said: Quotation[] = []
  const add = (i: number | undefined) => {
    const quoted =
      i === undefined || taken.has(i)
        ? null
        : quote(sentencesOf(index, withContext(index, i)), index)
    if (i === undefined || !quoted) return
    taken.add(i)
    said.push(quoted)
    return quoted.markdown
  }
  const bests = sides.map((side) => bestFor(index, side))
  if (bests.every(({ length }) => length === 0))
    return answerFromPassages(index, query, undefined, words)
  const both = bests[0]?.find((i) => bests[1]?.includes(i))
  const together = add(both)
  if (together) parts.push(together)
  sides.forEach((side, which) => {
    const lines = (bests[which] ?? [])
      .filter((i) => !taken.has(i))
      .slice(0, together ? 1 : 2)
      .flatMap((i) => add(i) ?? [])
    if (lines.length > 0)
      parts.push(`**${escapeMarkdown(side)}**\n${lines.map((line) => `- ${line}`).join('\n')}`)
    else if (!together) parts.push(words.nothingAbout(escapeMarkdown(side)))
  })
  return answer(parts, said)
}

/** The sentences that say most about one thing: those that define it first. */
function bestFor(index: DocumentIndex, subject: string): number[] {
  const terms = [...new Set(contentTerms(subject, index.language))]
  const scores = scoreSentences(index, { question: subject })
  return ranked(scores)
    .slice(0, 20)
    .filter((i) => {
      const { text = '', terms: held = [] } = index.sentences[i] ?? {}
      return (
        terms.every((term) => held.includes(term)) &&
        (isWhole(text, index.language) || defines(text, subject))
      )
    })
    .map((i) => ({
      i,
      score: (scores[i] ?? 0) * (defines(index.sentences[i]?.text ?? '', subject) ? DEFINITION : 1),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ i }) => i)
}

/** The key terms, each with the sentence that introduces it. */
function glossary(
  index: DocumentIndex,
  page: number | undefined,
  words: BuiltinMessages,
): CheckedAnswer {
  const taken = new Set<number>()
  const said: Quotation[] = []
  const lines: string[] = []
  for (const term of namedTerms(index, page, KEY_TERMS)) {
    const i = definingSentence(index, term, page, taken)
    const sentence = i === undefined ? undefined : index.sentences[i]
    const quoted = sentence && quote([sentence], index)
    if (i === undefined || !quoted) continue
    taken.add(i)
    said.push(quoted)
    lines.push(`- **${escapeMarkdown(term)}**: ${quoted.markdown}`)
  }
  return said.length === 0
    ? summarise(index, page, words)
    : answer([words.terms, lines.join('\n')], said)
}

function summarise(
  index: DocumentIndex,
  page: number | undefined,
  words: BuiltinMessages,
): CheckedAnswer {
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
    .flatMap((i) => quote(index.sentences[i] ? [index.sentences[i]] : [], index) ?? [])
  if (said.length === 0)
    return answer([page === undefined ? words.notFound : words.nothingOnPage(page)], [], true)
  const terms = namedTerms(index, page, KEY_TERMS)
  return answer(
    [
      page === undefined ? words.summary : words.page(page),
      said.map(({ markdown }) => `- ${markdown}`).join('\n'),
      ...(terms.length > 0 ? [words.keyTerms(terms.map(escapeMarkdown).join(', '))] : []),
    ],
    said,
  )
}

/**
 * Answers from the document alone, in its own sentences, each with its page. Where too little of what is asked about
 * stands anywhere near, it says so and offers the closest passage.
 */
export function answerFromDocument(
  index: DocumentIndex,
  wish: Intent,
  words: BuiltinMessages,
): CheckedAnswer {
  switch (wish.kind) {
    case 'summary':
      return summarise(index, wish.page, words)
    case 'terms':
      return glossary(index, wish.page, words)
    case 'search':
      return answerFromPassages(index, wish.query, wish.page, words)
    case 'compare':
      return answerComparison(index, wish.sides, wish.query, words)
    case 'front':
      return (
        frontMatter(index, wish.about, words) ??
        answerFromPassages(index, wish.query, undefined, words)
      )
    case 'talk':
      return answer([words.talk[wish.about]], [])
  }
}
