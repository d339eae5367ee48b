import { ENGLISH_ARTICLES } from '../../languages/en/question-checks.ts'
import { questionChecks } from '../../languages/question-checks.ts'
import { detectLanguage } from '../../text/language.ts'
import { contentTerms } from '../../text/search/terms.ts'
import { shuffled } from '../creation/random.ts'
import { comparableText } from './checks.ts'
import {
  OPTION_NUMBERS,
  type KindDraft,
  type KindMaking,
  type LintRule,
  type NumberedOptions,
  type QuestionKind,
  type StoredOptions,
} from './kind.ts'

const CHOICES = OPTION_NUMBERS.length

/** Multiple choice: four options, one of them correct. */
export const mcq: QuestionKind = {
  marks: 1,
  defaultCount: 5,
  answer: {
    by: 'choice',
    choices: CHOICES,
    storesOptions: true,
    keyText: ({ options, correct_option_number, correct_answer }) =>
      options?.[String(correct_option_number)] ?? correct_answer,
  },
  correctFrom: 100,
  countFailure: 'quiz_mcq_count',
  needsModel: false,
}

/**
 * A key longer than the longest wrong option by this factor and this many characters stands out.
 */
const MUCH_LONGER = { times: 1.6, characters: 12 } as const

/** Options that refer to other options: "all of the above". */
const allOrNone = (): RegExp =>
  new RegExp(
    [
      questionChecks('aboutOptions'),
      String.raw`(?:${questionChecks('allOrNone')})[^.]{0,20}(?:${questionChecks('options')})`,
    ]
      .map((source) => `^(?:${source})`)
      .join('|'),
    'iu',
  )

/** "… is called an": only an option with the right initial sound fits. */
const createGrammarCheck = (): ((draft: KindDraft) => boolean) => {
  const { beforeVowel, beforeConsonant, vowels } = ENGLISH_ARTICLES
  const lastArticle = new RegExp(
    String.raw`\b(${beforeVowel}|${beforeConsonant})\s*(?:_{2,}|…|\.{3})?\s*[.:?]?$`,
    'iu',
  )
  const startsWithVowel = new RegExp(`^[${vowels}]`, 'iu')
  return ({ question, correct, wrong }) => {
    const article = lastArticle.exec(question)?.[1]?.toLowerCase()
    if (article === undefined) return false
    const fits = (option: string) =>
      startsWithVowel.test(option.trim()) === (article === beforeVowel)
    return fits(correct) && !wrong.every(fits)
  }
}

const createLint = (): ((draft: KindDraft) => LintRule | null) => {
  const refersToOptions = allOrNone()
  const hasGrammarClue = createGrammarCheck()
  return (draft) => {
    const { question, correct, wrong, points } = draft
    if (wrong.length !== CHOICES - 1) return 'option_count'
    if (points.length > 0) return 'point_count'
    const options = [correct, ...wrong].map(comparableText)
    if (new Set(options).size !== CHOICES) return 'options_repeat'
    if (options.some((option) => refersToOptions.test(option))) return 'all_or_none'
    const contains = (whole: string, part: string) =>
      whole !== part && ` ${whole} `.includes(` ${part} `)
    if (options.some((whole) => options.some((part) => contains(whole, part))))
      return 'options_contain'
    const longest = Math.max(...wrong.map((option) => option.length))
    if (
      correct.length > longest * MUCH_LONGER.times &&
      correct.length > longest + MUCH_LONGER.characters
    )
      return 'key_much_longer'
    if (hasGrammarClue(draft)) return 'grammar_clue'
    return contains(comparableText(question), comparableText(correct)) ? 'gives_away' : null
  }
}

/** Half of the content words of the key are on the page or in the question. */
const isSupported = ({ correct, question, quote }: KindDraft, text: string): boolean => {
  const key = correct.toLowerCase()
  // The quote is short and on the page, which can be a whole book.
  if (quote.toLowerCase().includes(key) || text.toLowerCase().includes(key)) return true
  const language = detectLanguage(text)
  const terms = contentTerms(correct, language)
  const known = new Set([...contentTerms(text, language), ...contentTerms(question, language)])
  return terms.filter((term) => known.has(term)).length * 2 >= terms.length
}

const place = ({ correct, wrong }: KindDraft, random: () => number): StoredOptions => {
  const order = shuffled([correct, ...wrong], random)
  return {
    options: Object.fromEntries(
      OPTION_NUMBERS.map((number, index) => [number, order[index] ?? '']),
    ) as NumberedOptions,
    correct_option_number: order.indexOf(correct) + 1,
  }
}

const createMaking = (): KindMaking => ({
  names: /^(?:mcq|mc|multiple|single|choice)/u,
  recognises: ({ wrong, points }) => wrong.length === CHOICES - 1 && points === 0,
  request: (count) =>
    [
      `${count} of type "mcq": one right answer in "correct" and exactly ${CHOICES - 1} in "wrong",`,
      'all of the same kind and about the same length.',
      'Never "all of the above" or "none of the above". No "points".',
    ].join(' '),
  example: {
    type: 'mcq',
    evidence: 'Chlorophyll absorbs mostly red and blue light.',
    page: 4,
    question: 'Which light does chlorophyll take up most?',
    correct: 'Red and blue',
    wrong: ['Green and yellow', 'Ultraviolet only', 'Infrared and green'],
    explanation: 'The text says that chlorophyll absorbs mostly red and blue light.',
  },
  maxTokens: 250,
  maxPerCall: 3,
  keyOf: (correct) => correct.trim(),
  lint: createLint(),
  isSupported,
  place,
})

/** Marked as pure, so that it is left out of the site, which makes no questions. */
export const mcqMaking: KindMaking = /* @__PURE__ */ createMaking()
