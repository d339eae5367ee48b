import { answerWords } from '../../languages/answers.ts'
import type { ComparisonForm } from '../../languages/request-words.ts'
import { inAnyLanguage, REQUESTS } from '../../languages/requests.ts'
import { withoutAccents } from '../../text/search/terms.ts'
import { joinedQuestions } from './joined-questions.ts'
import { plainQuestion } from './plain-question.ts'

/** A pattern of complete words of any language. */
export const wordsOfRequest = (key: Parameters<typeof inAnyLanguage>[0], flags = 'iu'): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${inAnyLanguage(key)})(?!\p{L})`, flags)

/** Messages that do not ask about the document. */
export type SmallTalk = 'greeting' | 'thanks' | 'help' | 'exam'

/** "\b" recognises only Latin letters; other scripts need a different word end. */
const SMALL_TALK = (['exam', 'help', 'thanks', 'greeting'] as const).map(
  (talk) =>
    [talk, new RegExp(String.raw`^(?:${inAnyLanguage(talk)})(?![\p{L}\p{M}])`, 'iu')] as const,
)
/** Words beside a greeting that do not make it a question. */
const BESIDE_GREETING = new RegExp(String.raw`\b(?:${inAnyLanguage('besideGreeting')})\b`, 'giu')

/** A longer message is neither small talk nor only about the last answer. */
const MAX_REMARK_CHARS = 200

/** Recognises small talk: a greeting, thanks, a request for help, or what an exam will ask. */
export function classifySmallTalk(message: string): SmallTalk | null {
  if (message.length > MAX_REMARK_CHARS) return null
  const plain = message
    .trim()
    .replace(/[\s!.,?¡¿？！。؟]+/gu, ' ')
    .trim()
  for (const [talk, pattern] of SMALL_TALK) {
    const match = pattern.exec(plain)
    if (!match) continue
    const rest = plain.slice(match[0].length).replace(BESIDE_GREETING, '').trim()
    if (rest === '' || classifySmallTalk(rest) !== null) return talk
  }
  return null
}

/**
 * Messages without a subject of their own. About the last answer: "tell me more", "I don't
 * understand", "in one sentence", "where does it say that?", "what comes next?", "and the others?".
 * About the last subject: "and the opposite?". About the last two: "what is the difference?".
 */
const KINDS = [
  'more',
  'unclear',
  'shorter',
  'source',
  'next',
  'difference',
  'others',
  'opposite',
] as const
type FollowUp = (typeof KINDS)[number]

/** Learners leave accents out and type other apostrophes. */
const bare = (text: string): string => withoutAccents(text.toLowerCase().replaceAll('’', "'"))

const FOLLOW_UPS = KINDS.map(
  (kind) => [kind, new RegExp(`^(?:${bare(inAnyLanguage(kind))})$`, 'u')] as const,
)

/** A reason after a request for a shorter answer: ", I am on my phone". */
const REASON = /,(?![^,]*[?？])[^,]{3,60}$/u

/** The request of a message about the last answer; null if it is about something else. */
export function followUpKind(message: string): FollowUp | null {
  if (message.length > MAX_REMARK_CHARS) return null
  const request = message.replace(REASON, '')
  return kindOf(message) ?? (kindOf(request) === 'shorter' ? 'shorter' : null)
}

/** The request that all parts of a message make: "I don't get it, can you say it easier". */
function kindOf(message: string): FollowUp | null {
  const whole = kindOfPart(message)
  if (whole !== null) return whole
  const kinds = message.split(/[,.;!?]+\s/u).map(kindOfPart)
  return kinds.every((kind) => kind === kinds[0]) ? (kinds[0] ?? null) : null
}

function kindOfPart(message: string): FollowUp | null {
  for (const text of [message, plainQuestion(message)]) {
    const plain = bare(text)
      .replace(/[\s!.,?¡¿…]+/gu, ' ')
      .trim()
    const found = FOLLOW_UPS.find(([, pattern]) => pattern.test(plain))
    if (found) return found[0]
  }
  return null
}

/** Information on a title page. */
export type FrontMatter = 'authors' | 'date' | 'title'

/** A name of the document: "this paper", "des Artikels". */
const DOCUMENT = String.raw`(?:(?:${inAnyLanguage('documentArticles')})\s+)*(?:${inAnyLanguage('document')})`

/** The complete question for `about`; `end` may follow. */
const frontMatterPattern = (about: 'authors' | 'date' | 'title', end = ''): RegExp =>
  new RegExp(`^(?:${inAnyLanguage(about).replaceAll('{document}', () => DOCUMENT)})${end}$`, 'iu')

const FRONT_MATTER: readonly (readonly [FrontMatter, RegExp])[] = [
  ['authors', frontMatterPattern('authors', `(?: (?:${inAnyLanguage('of')})? ?${DOCUMENT})?`)],
  ['date', frontMatterPattern('date')],
  ['title', frontMatterPattern('title')],
]
const TELL_ME = new RegExp(String.raw`^(?:${inAnyLanguage('tellMe')})[,\s]+`, 'iu')

/** Recognises a question about the document itself: author, date, title. */
export function frontMatterOf(question: string): FrontMatter | null {
  const plain = question
    .trim()
    .replace(TELL_ME, '')
    .replace(/[¿?.!？]+/gu, '')
    .trim()
  return FRONT_MATTER.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

const COMPARISONS = REQUESTS.flatMap(({ comparisons }) => comparisons ?? [])
const COMPARED_WITH = REQUESTS.flatMap(({ comparedWith }) => comparedWith ?? [])
const CONFUSIONS = REQUESTS.flatMap(({ confusions }) => confusions ?? [])
const LINE_BREAK = /[\n\r\u2028\u2029]/u
const ARTICLE = new RegExp(
  String.raw`^(?:(?:${inAnyLanguage('followUpAlways')})\s+)?(?:${inAnyLanguage('articles')})\s+|^(?:${inAnyLanguage('followUpAlways')})\s+`,
  'iu',
)

/** The text before and after the first link that follows an opening; both are on one line. */
function sidesIn(question: string, { opens, links, ends }: ComparisonForm): string[] {
  if (ends?.test(question) === false) return []
  const text = ends ? question.replace(ends, '') : question
  const lastLine = text.split(LINE_BREAK).at(-1) ?? ''
  const earliest = text.slice(0, text.length - lastLine.length).trimEnd().length
  const found = Array.from(text.matchAll(links), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })).filter(({ end }) => end >= earliest)
  let next = 0
  for (const { index, 0: opening } of text.matchAll(opens)) {
    const from = index + opening.length
    while ((found[next]?.start ?? Infinity) <= from) next += 1
    const link = found[next]
    if (!link) return []
    const one = text.slice(from, link.start).trim()
    if (!LINE_BREAK.test(one)) return [one, text.slice(link.end).trim()]
  }
  return []
}

const ENDS = new RegExp(String.raw`[\s,:;–—-]+(?:${inAnyLanguage('comparisonEnds')})$`, 'iu')
/** "complex cells in V1", "external factors that affect pay": the context of a comparison. */
const SETTING = new RegExp(
  String.raw`^(?<side>[^\p{L}]*\p{L}.*?)[\s,]+(?:${inAnyLanguage('comparisonSetting')})\s.+$`,
  'iu',
)
/** Further sides: "prejudice, discrimination and racism", "A vs B vs C". */
const SIDE_SEPARATOR = new RegExp(
  String.raw`\s*,\s*(?:(?:${inAnyLanguage('comparisonLinks')})\s+)?|\s+(?:${inAnyLanguage('comparisonLinks')})\s+`,
  'iu',
)
/** Another question after the sides: "…, how many values does each one have". */
const NEXT_QUESTION = new RegExp(String.raw`[,;]\s*(?:${answerWords('questionStarts')})\s.+$`, 'iu')
/** "the monopolistic one" */
const PRONOUN = /(?<=\p{L})\s+ones?$/iu
/** "those two" beside the things themselves. */
const BOTH = new RegExp(`^(?:${inAnyLanguage('both')})$`, 'iu')
const MAX_SIDES = 4
/** Longer text after the first side is not a side. */
const MAX_SIDE_CHARS = 300

/** In a message with more questions, comparisons are not searched. */
const MAX_QUESTIONS = 6

/** The things that a message compares in one of its questions or in all of it, or null. */
export function comparisonSides(message: string): readonly string[] | null {
  const splits = [message.split(/(?<=[?!.])\s+/u), joinedQuestions(message)]
  const parts = splits.filter(({ length }) => length > 1 && length <= MAX_QUESTIONS).flat()
  for (const text of [...parts.map((part) => plainQuestion(part)), message]) {
    const sides = sidesOf(text, COMPARISONS)
    if (sides) return sides
  }
  return sidesOf(message, CONFUSIONS)
}

/** The thing that a question compares with the previous subject, or null. */
export function comparedWith(question: string): string | null {
  const plain = question
    .replace(/[¿?.!？؟。]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const [, other] = COMPARED_WITH.flatMap((form) => form.exec(plain) ?? [])
  return other?.replace(ARTICLE, '').trim() ?? null
}

/** The things that a question compares, two to four, or null. */
function sidesOf(
  question: string,
  forms: readonly (ComparisonForm | RegExp)[],
): readonly string[] | null {
  const plain = question
    .trim()
    .replace(/[¿?.!？؟。]+/gu, '')
    .trim()
  for (const form of forms) {
    const sides = form instanceof RegExp ? form.exec(plain)?.slice(1) : sidesIn(plain, form)
    if (sides?.length !== 2) continue
    const [one = '', rest = ''] = sides
    if (rest.length > MAX_SIDE_CHARS) continue
    const ended = rest.replace(ENDS, '').replace(NEXT_QUESTION, '')
    const bare = ended.replace(SETTING, '$<side>')
    // "Acting from duty and acting in accordance with duty" differ in what follows.
    const last = one.startsWith(`${bare} `) ? ended : bare
    const named = [...one.split(/\s*,\s*/u), ...last.split(SIDE_SEPARATOR)]
      .map((side) =>
        side
          .replace(/^[\s,:;–—]+|[\s,:;–—]+$/gu, '')
          .replace(ARTICLE, '')
          .replace(PRONOUN, ''),
      )
      .filter((side) => /[\p{L}\p{N}]/u.test(side) && !BOTH.test(side))
    if (named.length >= 2 && named.length <= MAX_SIDES) return named
  }
  return null
}
