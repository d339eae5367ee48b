import type { AnalysedSentence } from '../../../text/english.ts'
import { stopWordsOf } from '../../../text/stop-words.ts'
import type { AnswerCandidate } from './answer-candidates.ts'
import { displayText, hasOwnReferents, type ProseSentence } from './prose.ts'
import type { Language } from '../../../text/language.ts'
import type { Casing } from './candidate-spans.ts'

/** A term that the document explains, and what it says the term means. */
export type Definition = {
  /** As it reads inside a sentence. */
  readonly term: string
  /** Reads on after "X is"; no full stop. */
  readonly gloss: string
  readonly plural: boolean
  /** "Term: gloss", not a sentence. */
  readonly labelled: boolean
  /** The term is a name. */
  readonly named: boolean
  /** Index of its sentence. */
  readonly sentence: number
}

type Found = Omit<Definition, 'sentence' | 'named'>

const TERM = String.raw`["“„«]?\s?(?<term>[\p{L}][\p{L}\p{N}’'/ -]{1,48}?)\s?["”“»]?(?:\s*\([^)]{1,40}\))?`
const SO = String.raw`(?: (?:also|often|sometimes|usually|generally|commonly|therefore|then))?`

/** How a language explains a term; `term` and `gloss` are named groups. The verb tells the number where it can. */
const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  en: [
    String.raw`^(?:An? |The )?${TERM}(?:,[^,]{3,60},)? (?<verb>is|are|was|were)${SO} (?:defined as )?(?<gloss>(?:an?|the|any|one of) .+)$`,
    String.raw`^${TERM} (?<verb>is)${SO} (?<gloss>(?:not )?\p{Ll}{2,}ing .+)$`,
    String.raw`^${TERM} (?<verb>are)${SO} (?<gloss>(?:[\p{Ll}-]+ ){1,4}(?:that|which|who|whose|used|made|consisting|in which|where) .+)$`,
    String.raw`^(?:An? |The )?${TERM} (?<verb>refers to|means|denotes|describes) (?<gloss>.+)$`,
    String.raw`^(?<gloss>(?:An?|The) .+?) (?<verb>is|was)${SO} (?:called|known as|termed|named|referred to as) (?:the |an? )?${TERM}$`,
  ],
  de: [
    String.raw`^(?:Der |Die |Das |Ein |Eine )?${TERM} (?<verb>ist|sind|war|waren) (?<gloss>(?:ein|eine|einer|eines|der|die|das) .+)$`,
    String.raw`^(?:Der |Die |Das |Ein |Eine )?${TERM} (?<verb>bezeichnet|bedeutet) (?<gloss>.+)$`,
    String.raw`^(?:Unter )(?:der |dem |einer |einem )?${TERM} (?:versteht man) (?<gloss>.+)$`,
    String.raw`^(?<gloss>(?:Der|Die|Das|Ein|Eine) .+?) (?:heißt|nennt man|wird als) (?:der |die |das )?${TERM}(?: bezeichnet| genannt)?$`,
  ],
  es: [
    String.raw`^(?:El |La |Los |Las |Un |Una )?${TERM} (?<verb>es|son|era|eran) (?<gloss>(?:un|una|el|la|los|las|unos|unas) .+)$`,
    String.raw`^(?:El |La |Los |Las )?${TERM} (?:consiste en|significa|designa|se define como) (?<gloss>.+)$`,
    String.raw`^(?<gloss>(?:El|La|Los|Las|Un|Una) .+?) se (?:llama|denomina|conoce como) (?:el |la )?${TERM}$`,
  ],
  fr: [
    String.raw`^(?:Le |La |Les |L['’]|Un |Une )?${TERM} (?<verb>est|sont|était|étaient) (?<gloss>(?:un|une|le|la|les|l['’]|des) .+)$`,
    String.raw`^(?:Le |La |Les |L['’])?${TERM} (?:désigne|signifie|consiste en) (?<gloss>.+)$`,
    String.raw`^On appelle ${TERM} (?<gloss>(?:un|une|le|la|les|l['’]) .+)$`,
  ],
}

/** "Term: what it means", "Term – what it means": how slides and lists of terms explain. */
const LABELLED = new RegExp(String.raw`^${TERM}\s*(?::|\s[–—-])\s+(?<gloss>.{10,200})$`, 'u')

const PLURAL_VERBS = /^(?:are|were|sind|waren|son|eran|sont|étaient)$/u

const compiled = new Map<string, readonly RegExp[]>()
const patternsOf = (language: Language): readonly RegExp[] => {
  const known =
    compiled.get(language) ?? (PATTERNS[language] ?? []).map((pattern) => new RegExp(pattern, 'u'))
  compiled.set(language, known)
  return known
}

/** What stands before a colon without being explained after it. */
const LABEL =
  /^(?:note|notes|example|examples|e\.g|hint|tip|warning|question|answer|problem|solution|result|results|goal|purpose|aim|source|sources|figure|table|step|part|day|week|date|time|where|when|who|why|how|what|chair|author|authors|instructor|office|room|email|phone|website|reading|homework|exam|summary|conclusion|advantages?|disadvantages?|pros|cons|functions?|structure|location|components?|characteristics|properties|features|forms?|types?|uses?|roles?|causes?|effects?|symptoms|treatment|definitions?|meaning|exceptions?|principles?|requirements?|consequences|formula|notation|wirkung|folgen?|rechtsfolgen?|ausnahmen?|grundsatz|voraussetzungen?|form|frist|arten|inhalt|methode|verfahren|ziel|anwendung|protokolle?|reichweite|sicherheit|performance|método|técnica|proceso|objetivo|resultado|ventajas?|desventajas?|method|technique|approach|vorteile?|nachteile?|remember|important|idea|key idea|first|second|third|beispiel|hinweis|ejemplo|nota|exemple|(?:lecture|chapter|unit|module|lesson|topic|slide|session) \d+)$/iu

const MAX_TERM_WORDS = 5
const GLOSS_WORDS = { least: 4, labelled: 3, most: 32 } as const

/** Whether a gloss speaks of something that only the sentence before has named. */
const dependsOnContext = (gloss: string): boolean =>
  /\b(?:this|these|those|such|above|below|following|previous|former|latter)\b/iu.test(gloss) ||
  /\b(?:of|to|in|for|from|with|by|on|over) that (?!which\b)\p{Ll}/u.test(gloss) ||
  // Five words on, the gloss itself has named what "it" is.
  /^(?:\S+ ){0,4}(?:it|them|they|him|her|he|she|its|their)\b/u.test(gloss)

const EMPTY_GLOSS =
  /^(?:the|one of the|an?) (?:same|most|only|first|second|last|latter|former|largest|best|result|reason|case|way|problem|question|answer|goal|more|less|very|good|great|bad|big|number of|lot|little|few|kind of (?:thing|problem))\b/iu

/** Where every noun has a capital a term may hold small words; elsewhere a small word in it shows that it is no term. */
const isNamed = (term: string, language: Language): boolean => {
  if (language === 'en') return true
  const stop = stopWordsOf(language)
  const words = term.split(' ')
  if (
    language === 'de' &&
    !words.every((word) => /^\p{Lu}/u.test(word) || /^\p{Ll}+(?:e|er|es|en)$/u.test(word))
  )
    return false
  return (
    words.every(
      (word, at) =>
        (at > 0 && /^(?:de|del|la|du|des)$/u.test(word)) || !stop.has(word.toLowerCase()),
    ) && !/^(?:Beispiel|Ejemplo|Exemple|Heute|Hier|Dort|Darüber|Hoy|Además|Aujourd)/u.test(term)
  )
}

const isValidDefinition = ({ term, gloss, labelled }: Found): boolean => {
  const words = gloss.split(' ')
  if (LABEL.test(term)) return false
  const least = labelled ? GLOSS_WORDS.labelled : GLOSS_WORDS.least
  if (
    words.length < least ||
    words.length > GLOSS_WORDS.most ||
    term.split(' ').length > MAX_TERM_WORDS
  )
    return false
  if (/\b(?:is|are|was|were|has|have|and|or|that|which|not|by|when|be|can|will)\b/u.test(term))
    return false
  if (
    /^(?:it|this|that|these|those|they|he|she|there|here|what|which|one|all|both|each|most|some|many|such|we|you|i|es|das|dies|dieser|diese|dieses|er|sie|hier|se|esto|eso|este|esta|ello|lo|ce|il|elle|cela)\b/iu.test(
      term,
    )
  )
    return false
  if (
    /[?!;]|https?:|(?<!\b(?:what|how|when|things) )\bwe\b|\b(?:our|you|your|us)\b/u.test(gloss) ||
    /[=<>≤≥∑∫√\\{}|]/u.test(gloss)
  )
    return false
  if (words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length > words.length / 2) return false
  return !dependsOnContext(gloss) && !EMPTY_GLOSS.test(gloss) && !sharesWord(term, gloss)
}

/** Whether the gloss names a word of its term and so gives it away. */
const sharesWord = (term: string, gloss: string): boolean => {
  const said = gloss.toLowerCase()
  return term
    .toLowerCase()
    .split(/[\s/’'-]+/u)
    .some((word) => word.length > 3 && said.includes(word.slice(0, Math.max(4, word.length - 3))))
}

/** German explains with an accusative too; an explanation is asked for in the nominative. */
const nominative = (gloss: string): string =>
  gloss.replace(/^den /u, 'der ').replace(/^einen /u, 'ein ')

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A term as it reads inside a sentence: a small letter in front, unless it is a name, an acronym or a German noun. */
const inside = (term: string, casing: Casing, language: Language): string => {
  const [first = '', second = ''] = term.split(' ')
  const named = casing.capital.has(first) && !casing.small.has(first.toLowerCase())
  const kept =
    language === 'de' || named || /^\p{L}+\p{Lu}/u.test(first) || /^\p{Lu}\p{Ll}/u.test(second)
  return kept ? term : lowered(term)
}

/** Begins no term, whatever follows: "if a worker …", "included in …". */
const BEGINS_CLAUSE =
  /^(?:if|since|when|while|as|because|although|though|unless|until|whether|where|once|so|thus|hence|also|included|according|given|based|based on|due|in|on|at|by|for|from|with|within|without|under|over|between|among|after|before|during|of|to|instead|similar|unlike|like|compared|only|even|just|perhaps|maybe|another|other|one)\b/iu
/** A line of a drawing, named by its colour. */
const DRAWN =
  /^(?:red|blue|green|gr[ae]y|black|white|yellow|orange|purple|dashed|dotted|solid|shaded|vertical|horizontal)\s(?:lines?|curves?|bars?|areas?|dots?|arrows?|regions?|boxes|box)$/iu

/** Whether an English term is a noun with what belongs to it, as its last word tells. */
const isNounLike = (term: string, { tokens }: AnalysedSentence): boolean => {
  if (BEGINS_CLAUSE.test(term) || DRAWN.test(term)) return false
  const last = term.split(/[\s-]/u).at(-1)?.toLowerCase() ?? ''
  const token = tokens.find(({ text }) => text.toLowerCase() === last)
  return (
    token === undefined ||
    !['VERB', 'AUX', 'ADP', 'ADV', 'DET', 'PRON', 'SCONJ'].includes(token.pos) ||
    /ing$/u.test(last)
  )
}

const explained = (sentence: ProseSentence, language: Language): Found | null => {
  const text = displayText(sentence.analysed.text).replace(/[.!]["”]?$/u, '')
  for (const clause of sentence.whole && hasOwnReferents(text) ? text.split('; ') : [])
    for (const pattern of patternsOf(language)) {
      const { term, gloss, verb = '' } = pattern.exec(clause)?.groups ?? {}
      if (term !== undefined && gloss !== undefined)
        return {
          term,
          gloss:
            language === 'de' && !/^(?:Der|Die|Das|Ein|Eine)\b/u.test(gloss)
              ? nominative(gloss)
              : lowered(gloss),
          plural: PLURAL_VERBS.test(verb),
          labelled: false,
        }
    }
  const label = sentence.listed
    ? LABELLED.exec(sentence.analysed.text.replace(/[.;]$/u, ''))?.groups
    : undefined
  const { term, gloss } = label ?? {}
  if (term === undefined || gloss === undefined) return null
  return {
    term,
    gloss: /^\p{Lu}\p{Ll}/u.test(gloss) && language !== 'de' ? lowered(gloss) : gloss,
    plural: /(?:[^sui]|[^i]a)s$/u.test(term),
    labelled: true,
  }
}

/** The terms a document explains in a way that can be understood by itself, each once, in order. */
export const glossaryOf = async (
  sentences: readonly ProseSentence[],
  casing: Casing,
  language: Language,
  pause: () => Promise<void>,
): Promise<Definition[]> => {
  const found: Definition[] = []
  for (const [index, sentence] of sentences.entries()) {
    await pause()
    const made = explained(sentence, language)
    if (!made || !isValidDefinition(made) || !isNamed(made.term, language)) continue
    if (language === 'en' && !isNounLike(made.term, sentence.analysed)) continue
    const term = inside(made.term, casing, language)
    if (found.some((other) => other.term.toLowerCase() === term.toLowerCase())) continue
    const named = language !== 'de' && /^\p{Lu}\p{Ll}/u.test(term)
    found.push({ ...made, term, named, sentence: index })
  }
  return found
}

/** The keys with `defined` set where the glossary explains them or a heading is about them. */
export const markDefined = (
  keys: readonly AnswerCandidate[],
  glossary: readonly Definition[],
  headings: readonly string[],
): AnswerCandidate[] => {
  const known = new Set(
    [...glossary.map(({ term }) => term), ...headings].map((text) => text.toLowerCase()),
  )
  return keys.map((key) => (known.has(key.text.toLowerCase()) ? { ...key, defined: true } : key))
}
