import { answerWordsOf } from '../../../languages/answers.ts'
import { stemOf } from '../../../text/search/terms.ts'
import { differByOneEdit } from '../../question/misspelling.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'

/** Minimum length of a word that may be a misspelling of a document word by one letter. */
const MIN_MISSPELT = 5

const GREEK: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    epsilon: 'ε',
    zeta: 'ζ',
    eta: 'η',
    theta: 'θ',
    kappa: 'κ',
    lambda: 'λ',
    mu: 'μ',
    nu: 'ν',
    xi: 'ξ',
    pi: 'π',
    rho: 'ρ',
    sigma: 'σ',
    tau: 'τ',
    phi: 'φ',
    chi: 'χ',
    psi: 'ψ',
    omega: 'ω',
  }),
)
const LETTER_NAMES: ReadonlyMap<string, string> = new Map(
  [...GREEK].map(([name, letter]) => [letter, name]),
)

/** The document's term for a word that is spelt in two ways: "fibre", "fiber". */
function otherSpelling(
  word: string,
  language: string,
  counts: ReadonlyMap<string, number>,
): string | null {
  const spellings = answerWordsOf(language)?.spellings ?? []
  const others = spellings.map(([one, other]) => word.replace(one, other))
  const terms = others.filter((other) => other !== word).map((other) => stemOf(other, language))
  return terms.find((term) => counts.has(term)) ?? null
}

/** Accents that learners leave out, with the letters that have them. */
const ACCENTS = [
  ['\u0301', /[aeiou]/gu],
  ['\u0300', /[aeiou]/gu],
  ['\u0303', /n/gu],
] as const

/**
 * The document's term for a word without its accent, which stemmers may read differently: "canada"
 * for "Canadá".
 */
function accented(word: string, language: string, counts: ReadonlyMap<string, number>) {
  for (const [accent, letters] of ACCENTS)
    for (const { index } of word.matchAll(letters)) {
      const other = word.slice(0, index + 1) + accent + word.slice(index + 1)
      const term = stemOf(other.normalize('NFC'), language)
      if (counts.has(term)) return term
    }
  return null
}

/** The document's term for a word with a letter twice that has it once: "loose" for "lose". */
function undoubled(word: string, language: string, terms: ReadonlySet<string>) {
  const others = Array.from(
    word.matchAll(/(\p{L})\1/gu),
    ({ index }) => word.slice(0, index) + word.slice(index + 1),
  )
  return others.map((other) => stemOf(other, language)).find((term) => terms.has(term)) ?? null
}

/**
 * The document's spelling of a word it does not contain: a Greek letter, or the corrected
 * misspelling.
 */
export function respellingOf(
  word: string,
  term: string,
  { index, counts, proseTerms }: AnalysedDocument,
): string | null {
  if (counts.has(term)) return null
  const letter = GREEK.get(word) ?? LETTER_NAMES.get(word)
  if (letter !== undefined && counts.has(letter)) return letter
  const spelling = otherSpelling(word, index.language, counts)
  if (spelling !== null) return spelling
  // In Vietnamese, diacritics alone distinguish words.
  const whole = index.language === 'vi' ? null : accented(word, index.language, counts)
  if (whole !== null) return whole
  const single = undoubled(word, index.language, proseTerms)
  if (single !== null) return single
  if (term.length < MIN_MISSPELT) return null
  return [...proseTerms].find((other) => differByOneEdit(term, other)) ?? null
}
