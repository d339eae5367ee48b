import { answerWords } from '../../languages/answers.ts'
import { inAnyLanguage } from '../../languages/requests.ts'
import type { DocumentIndex } from '../../text/document.ts'
import { locatePassage } from '../../text/search/find-quote.ts'
import { contentTerms, tokenise } from '../../text/search/terms.ts'
import { comparedSides } from './subject/compared-sides.ts'
import { completedQuery } from './completed.ts'
import { phrasesOf } from './subject/contrast.ts'
import {
  ordinalBeforeListNoun,
  numberedInstead,
  ordinalIn,
  ordinalInside,
  otherNumber,
} from './subject/ordinals.ts'
import { sectionAsked, sectionNumberIn } from './subject/numbered-section.ts'
import { plainQuestion } from './plain-question.ts'
import { quizRequestOf } from './quiz-request.ts'
import { followUpKind, frontMatterOf, classifySmallTalk, wordsOfRequest } from './message-kinds.ts'
import { withoutRemarks } from './remarks.ts'
import { thingIn } from './subject/things.ts'
import type { Intent, TutorQuestion } from './intent.ts'
import { quotedAtEnd } from './selected-passage.ts'
import { isFollowUp, withoutGeneral, type EarlierQuestions } from './subject/subjects.ts'

const SUMMARY = new RegExp(
  String.raw`(?<!\p{L})(?:${inAnyLanguage('summary')})|(?:${inAnyLanguage('summaryInside')})`,
  'iu',
)
const SUMMARY_VERB = new RegExp(String.raw`(?<!\p{L})(?:${inAnyLanguage('summaryVerb')})`, 'giu')
const KEY_TERMS = new RegExp(inAnyLanguage('keyTerms'), 'iu')
const ABOUT_DOCUMENT = new RegExp(inAnyLanguage('aboutDocument'), 'iu')
const PAGE = new RegExp(
  [
    String.raw`\b(?:${inAnyLanguage('page')})\s*(\d{1,4})\b`,
    inAnyLanguage('pageAround'),
    String.raw`(?:${inAnyLanguage('pageInside')})\s*(\d{1,4})`,
  ].join('|'),
  'iu',
)
const PLEASE = inAnyLanguage('please')
const TRANSLATE = new RegExp(
  String.raw`^\s*(?:${PLEASE}|${inAnyLanguage('canYou')})?(?:${inAnyLanguage('translate')})(?!\p{L})`,
  'iu',
)
const SECTION = wordsOfRequest('section')
const WHOLE_DOCUMENT = wordsOfRequest('wholeDocument', 'giu')
/** Words that remain in a question about a complete page, without the page itself. */
const WHOLE_PAGE = new RegExp(`^(?:${inAnyLanguage('wholePage')})$`, 'iu')

/** The part of the document to which a request for a summary refers. */
const withoutRequest = (question: string): string =>
  question.replace(SUMMARY_VERB, ' ').replace(SUMMARY, ' ').replace(WHOLE_DOCUMENT, ' ')

/** The intent to summarise the document, or the part to which the question refers. */
function summaryOf(question: string, { language }: DocumentIndex): Intent {
  const rest = withoutRequest(question)
  const named =
    SECTION.test(rest) ||
    (/^[\p{Script=Latin}\P{L}]+$/u.test(rest) && contentTerms(rest, language).length > 0)
  if (!named || !/[\p{L}\p{N}]/u.test(rest.replace(SECTION, ' '))) return { kind: 'summary' }
  const about = rest
    .replace(SECTION, ' ')
    .replace(/(?:[?!\s]|\.(?!\d))+/gu, ' ')
    .trim()
  return { kind: 'summary', about: about === '' ? question : about }
}

/**
 * The intent of a message about the answer to the previous question. If that was not searched for,
 * it is answered again.
 */
function earlierIntent(
  kind: 'more' | 'unclear' | 'shorter',
  { before, shown }: { before: string; shown: readonly string[] },
  index: DocumentIndex,
): Intent {
  const earlier = classifyIntent({ question: before }, index)
  if (kind === 'shorter' && earlier.kind === 'summary') return { ...earlier, isShort: true }
  const isSection = earlier.kind === 'summary' && earlier.about !== undefined
  if (earlier.kind === 'terms' && kind === 'more') return { ...earlier, shown }
  if (!isSection && !('query' in earlier)) return earlier
  const query = 'query' in earlier ? earlier.query : { question: earlier.about ?? before }
  const { page } = earlier.kind === 'search' ? earlier : {}
  const asked = { query, ...(page !== undefined && { page }) }
  return kind === 'shorter' ? { kind, ...asked } : { kind, ...asked, shown }
}

/** The comparison of the last two things that were asked about; null if they are not known. */
function comparisonOf(
  { before, earlier }: TutorQuestion,
  { language }: DocumentIndex,
): Intent | null {
  const [one, other] = [thingIn(earlier, language), thingIn(before, language)]
  return one === undefined || other === undefined
    ? null
    : { kind: 'compare', query: { question: `${one}, ${other}` }, sides: [one, other] }
}

/** The intent of a message without a subject of its own; null for other messages. */
function followUpIntent(asked: TutorQuestion, before: string, index: DocumentIndex): Intent | null {
  const kind = followUpKind(asked.question)
  const { shown = [] } = asked
  if (kind === null || kind === 'source') return null
  if (kind === 'difference') return comparisonOf(asked, index)
  if (kind === 'next') return shown.length === 0 ? null : { kind, shown }
  if (kind === 'others' || kind === 'opposite') {
    const otherwise = questionIntent(asked, before, index)
    const thing = thingIn(before, index.language)
    if (kind === 'others') return { kind, shown, otherwise }
    return thing === undefined ? null : { kind, before, thing, otherwise }
  }
  return earlierIntent(kind, { before, shown }, index)
}

const ABOUT = new RegExp(
  String.raw`^\s+(?:${answerWords('partOf')}|${inAnyLanguage('quizAbout')})\s+(?<about>.+?)[\s?.!]*$`,
  'iu',
)

/** The part of the document that an intent is about, if any. */
const only = (about: string | undefined): { readonly about?: string } =>
  about === undefined ? {} : { about }

/** The section in a request for key terms: "key terms of day 3". */
function sectionAfter(question: string): { readonly about?: string } {
  const [phrase = ''] = KEY_TERMS.exec(question) ?? []
  const found = ABOUT.exec(question.slice(question.search(KEY_TERMS) + phrase.length))
  const about = found?.groups?.['about']?.replace(SECTION, ' ').trim()
  return only(about === '' ? undefined : about)
}

/** Whether a question asks for the key terms and for little else. */
const asksKeyTerms = (question: string, language: string): boolean =>
  KEY_TERMS.test(question) && contentTerms(question, language).length <= 4

/** The previous question, completed from the one before it. */
function questionBefore(
  { before, earlier }: EarlierQuestions,
  index: DocumentIndex,
): string | undefined {
  if (before === undefined) return undefined
  const plain = plainQuestion(withoutRemarks(before, index), index.language)
  return earlier === undefined || !isFollowUp(plain, index.language)
    ? plain
    : (completedQuery(plain, plainQuestion(earlier, index.language), phrasesOf(index))?.question ??
        plain)
}

/** The intent to explain the quotation at the end of a question, from the page in the question. */
function selectedPassage({ question, page }: TutorQuestion, index: DocumentIndex): Intent | null {
  const passage = quotedAtEnd(question)
  if (passage === undefined) return null
  const named = page ?? Number(PAGE.exec(question.replace(passage, ''))?.slice(1).find(Boolean))
  return locatePassage(passage, index.pages[named - 1] ?? '')
    ? { kind: 'passage', query: { question: passage }, page: named, passage }
    : null
}

/**
 * Classifies a question: a summary of the document or a page, a search, a comparison, or small
 * talk.
 */
export function classifyIntent(asked: TutorQuestion, index: DocumentIndex): Intent {
  const { question: written, page } = asked
  const before = questionBefore(asked, index)
  const smallTalk = page === undefined ? classifySmallTalk(written) : null
  if (smallTalk) return { kind: 'talk', about: smallTalk }
  const passage = selectedPassage(asked, index)
  if (passage) return passage
  if (page !== undefined && page <= index.pages.length) return { kind: 'summary', page }
  const followUp = before === undefined ? null : followUpIntent(asked, before, index)
  return followUp ?? questionIntent(asked, before, index)
}

/** The intent of a message that asks something itself. */
function questionIntent(
  asked: TutorQuestion,
  before: string | undefined,
  index: DocumentIndex,
): Intent {
  const { question: written } = asked
  const question = plainQuestion(withoutRemarks(written, index), index.language)
  const quiz = quizRequestOf(question, index.language)
  if (quiz) return { kind: 'quiz', ...quiz }
  if (TRANSLATE.test(question)) return { kind: 'translate' }
  const onPage = PAGE.exec(question)
  const number = Number(onPage?.slice(1).find(Boolean))
  if (onPage && number >= 1 && number <= index.pages.length) {
    const rest = tokenise(question.replace(onPage[0], ' '), index.language)
    const withoutPage = question.replace(onPage[0], ' ').replace(/\s+/g, ' ').trim()
    if (asksKeyTerms(withoutPage, index.language)) return { kind: 'terms', page: number }
    if (SUMMARY.test(question) || rest.every((word) => WHOLE_PAGE.test(word)))
      return { kind: 'summary', page: number }
    return { kind: 'search', query: { question: withoutPage }, page: number }
  }
  if (asksKeyTerms(question, index.language))
    return { kind: 'terms', ...sectionAfter(question), ...only(sectionNumberIn(question)) }
  if (ABOUT_DOCUMENT.test(question) || ABOUT_DOCUMENT.test(written)) return { kind: 'summary' }
  if (SUMMARY.test(question)) return summaryOf(question, index)
  const frontMatter = frontMatterOf(question)
  if (frontMatter) return { kind: 'front', query: { question }, about: frontMatter }
  const section = sectionAsked(question, index)
  if (section !== undefined) return { kind: 'summary', about: section }
  const sides = comparedSides(question, before, asked, index)
  if (sides) return { kind: 'compare', query: { question }, sides }
  const numbered = before === undefined ? null : otherNumber(question, before, index.language)
  if (numbered !== null) return { kind: 'search', query: { question: numbered } }
  const { list } = asked
  const ordinal = before === undefined ? null : ordinalIn(question, index.language)
  if (before !== undefined && ordinal) {
    const previous = ordinalInside(before)
    // "And the second?" after "Who drew the first one?"
    if (previous && asked.earlier !== undefined) {
      const same = before.replace(previous.words, () => ordinal.words)
      return questionIntent({ ...asked, question: same }, asked.earlier, index)
    }
    const other = numberedInstead(before, ordinal, phrasesOf(index))
    return other === null
      ? { kind: 'listed', query: { question, before }, ordinal, list }
      : { kind: 'search', query: { question: other } }
  }
  const search = searchFor(question, before, asked, index)
  const inside =
    before === undefined
      ? null
      : (ordinalInside(question) ?? ordinalBeforeListNoun(question, list?.content, index))
  return before !== undefined && inside
    ? {
        kind: 'aboutListed',
        query: { question, before },
        ordinal: inside,
        list,
        otherwise: search,
      }
    : search
}

/** Maximum terms of a question that may be without its subject: "which were most common?". */
const MAX_SHORT_TERMS = 2

/** A search for a question, and for the previous one if it depends on that. */
function searchFor(
  question: string,
  before: string | undefined,
  { earlier, shown = [], quoted = shown.length > 0 ? [shown] : [], asked = [] }: TutorQuestion,
  index: DocumentIndex,
): Intent {
  const { language } = index
  if (before === undefined) return { kind: 'search', query: { question } }
  const context = { asked: asked.length > 0 ? asked : [before], quoted, shown }
  if (!isFollowUp(question, language)) {
    const isShort = contentTerms(question, language).length <= MAX_SHORT_TERMS
    return {
      kind: 'search',
      query: { question },
      context: { ...context, shown: [] },
      ...(isShort && { earlier: before }),
    }
  }
  const first = earlier === undefined ? undefined : plainQuestion(earlier, language)
  const query = completedQuery(question, before, phrasesOf(index), first) ?? {
    question: withoutGeneral(question, language),
    before,
  }
  return { kind: 'search', query, context }
}
