import { assess } from '../../statements/similarity/compare.ts'
import { detectLanguage } from '../../text/language.ts'
import { contentTerms } from '../../text/search/terms.ts'
import { numbersIn } from '../../text/words-and-numbers.ts'
import { comparableText } from './checks.ts'
import type { KindDraft, KindMaking, LintRule, QuestionKind, StoredOptions } from './kind.ts'

/** The stored keys in the order of their option numbers; each language has its own texts. */
export const TRUE_FALSE_KEYS: readonly string[] = ['true', 'false']
const TRUE_OPTION = 1

/** True or false: a statement to judge. */
export const true_false: QuestionKind = {
  marks: 1,
  defaultCount: 0,
  answer: {
    by: 'choice',
    choices: TRUE_FALSE_KEYS.length,
    storesOptions: false,
    sharedOptions: ({ trueFalse }) => ({ '1': trueFalse.true, '2': trueFalse.false }),
    keyText: ({ correct_option_number }, { trueFalse }) =>
      correct_option_number === TRUE_OPTION ? trueFalse.true : trueFalse.false,
  },
  correctFrom: 100,
  countFailure: 'quiz_true_false_count',
  needsModel: true,
}

/** A question instead of a statement, or one that announces its own kind. */
const NOT_A_STATEMENT = /[?？؟]\s*$|^\s*(?:true|false)\b/iu

const lint = ({ question, correct, wrong, points }: KindDraft): LintRule | null => {
  if (!TRUE_FALSE_KEYS.includes(correct) || wrong.length > 0) return 'option_count'
  if (points.length > 0) return 'point_count'
  return NOT_A_STATEMENT.test(question) ? 'not_a_statement' : null
}

/** Whether half of the content words of a statement are in `text`. */
const isAbout = (statement: string, text: string): boolean => {
  const language = detectLanguage(text)
  const known = new Set(contentTerms(text, language))
  const terms = contentTerms(statement, language)
  return terms.filter((term) => known.has(term)).length * 2 >= terms.length
}

/** Minimum similarity (0–100) of a statement to the passage that it repeats. */
const SAME_THRESHOLD = 90

/**
 * The page is about the statement. A true one has its numbers from the page and does not contradict
 * the evidence; a false one is neither on the page nor a paraphrase of the evidence.
 */
const isSupported = ({ question, correct, quote }: KindDraft, text: string): boolean => {
  if (!isAbout(question, text)) return false
  const { guard, similarity } = assess({ question: '', references: [quote] }, question)
  if (correct === 'true') {
    const known = new Set(numbersIn(text))
    return guard !== 'contrary' && numbersIn(question).every((number) => known.has(number))
  }
  return !comparableText(text).includes(comparableText(question)) && similarity < SAME_THRESHOLD
}

const place = ({ correct }: KindDraft): StoredOptions => ({
  options: null,
  correct_option_number: TRUE_FALSE_KEYS.indexOf(correct) + 1,
})

const keyOf = (correct: string): string => correct.toLowerCase().replace(/[^a-z]/gu, '')

export const trueFalseMaking: KindMaking = {
  names: /^(?:true|t\/f|tf\b|boolean)/u,
  recognises: ({ correct, wrong, points }) =>
    wrong.length < TRUE_FALSE_KEYS.length &&
    points === 0 &&
    TRUE_FALSE_KEYS.includes(keyOf(String(correct))),
  request: (count) =>
    [
      `${count} of type "true_false": in "question" a statement, not a question,`,
      'that the evidence proves or disproves, in other words than the passage.',
      'In "correct" the English word "true" or "false"; about half are false,',
      'each by one definite error about the matter itself. No "wrong". No "points".',
    ].join(' '),
  example: {
    type: 'true_false',
    evidence: 'Chlorophyll absorbs mostly red and blue light.',
    page: 4,
    question: 'Chlorophyll takes up green light more than any other.',
    correct: 'false',
    explanation: 'The text says that chlorophyll absorbs mostly red and blue light.',
  },
  maxTokens: 200,
  maxPerCall: 3,
  keyOf,
  lint,
  isSupported,
  place,
}
