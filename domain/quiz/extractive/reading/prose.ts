import type { AnalysedSentence, English } from '../../../text/english.ts'
import { quoteOf, type Block } from './blocks.ts'
import { classesOf } from './noun-classes.ts'

/** A complete sentence of running text, and where it stands. */
export type ProseSentence = {
  readonly page: number
  /** Verbatim slice of the page, line breaks included. */
  readonly quote: string
  readonly analysed: AnalysedSentence
  readonly heading: string
  /** Same number: same paragraph. */
  readonly block: number
  /** False for a bullet that is only part of a sentence. */
  readonly whole: boolean
  /** Whether it is all that its bullet says. */
  readonly listed: boolean
}

/** Every complete sentence of the blocks of one page. `firstBlock` numbers the blocks through the document. */
export const sentencesOfPage = (
  english: English,
  page: string,
  pageNumber: number,
  blocks: readonly Block[],
  firstBlock: number,
): ProseSentence[] =>
  blocks.flatMap((block, index) =>
    english.analyse(block.text).flatMap((analysed, _, all): ProseSentence[] => {
      const whole = isComplete(analysed.text) || (all.length === 1 && isStatement(block, analysed))
      if (!whole && block.kind !== 'bullet') return []
      return [
        {
          page: pageNumber,
          quote: quoteOf(page, block, analysed.start, analysed.end),
          analysed,
          heading: block.heading,
          block: firstBlock + index,
          whole,
          listed: block.kind === 'bullet' && all.length === 1,
        },
      ]
    }),
  )

const isComplete = (text: string): boolean =>
  /^[\p{Lu}\p{Lt}\d"“‘(]/u.test(text) && /[.!]["”’)]?(?:\[\d+\])*$/u.test(text)

/** A bullet that says something as a sentence does, only without its full stop. */
const isStatement = ({ kind, text }: Block, { tokens }: AnalysedSentence): boolean => {
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  return (
    kind === 'bullet' &&
    /^\p{Lu}.*[\p{L}\p{N})]$/u.test(text) &&
    !/:|\s[–—-]\s/u.test(text) &&
    !IMPERATIVE.test(text) &&
    text.split(' ').length >= 7 &&
    verb > 0 &&
    tokens.slice(0, verb).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN') &&
    !/(?:ing|ed)$/u.test(tokens[verb]?.text ?? '') &&
    // "Genes that are expressed …" says nothing of them yet.
    !/^(?:that|which|who|whose|where)$/u.test(tokens[verb - 1]?.text ?? '')
  )
}

const LEADING_LINK =
  /^(?:First|Second|Third|Firstly|Secondly|Thirdly|For (?:this|that|these) reasons?|As a result|However|Moreover|Furthermore|In addition|Additionally|Nevertheless|Nonetheless|Indeed|In fact|Also|Finally|Overall|Specifically|In particular|Notably|Importantly|Interestingly|In general|Generally|Of course|Meanwhile),? /u

const INSERTED_LINK =
  /(?<before>[^,]*), (?:however|therefore|moreover|furthermore|nevertheless|nonetheless|in turn|for example|for instance|on the other hand|in contrast|in addition|as a result|of course|in fact|consequently|accordingly)(?<comma>,) /u
/** What opens a sentence before its subject, and keeps its comma. */
const OPENING =
  /^(?:In|On|At|By|From|For|With|Without|Within|During|Before|After|Since|Until|Under|Over|Through|Despite|Although|Though|While|When|If|Unless|Because|As|Once|Where|To)\b/u

/** "The demand, however, fell" without what links it to the sentence before. */
const stripConnective = (text: string): string =>
  text.replace(INSERTED_LINK, (_, before: string, _comma, offset: number, whole: string) => {
    const rest = whole.slice(offset + _.length)
    return `${before}${OPENING.test(before) || /^(?:and|but|or|so|yet)\b/u.test(rest) ? ',' : ''} `
  })

/** "(Smith & Jones, 1999; Brown, 2004)", and the brackets that a lost link leaves. */
const SOURCE =
  /\s*\((?:(?:see|cf\.|e\.g\.,?)\s)?\p{Lu}[^()]*?,? (?:1[89]|20)\d\d[a-z]?(?:[;,][^()]*)?\)|\s*\(\s*\)/gu
/** The number of a note after the mark that ends a clause. */
const FOOTNOTE = /(?<=[\p{L})%”"’])([.,;:!])\d{1,2}(?=\s|$)/gu

/** A sentence as it is shown: without citation marks and without a label or a link to the sentence before. */
export const displayText = (text: string): string => {
  const clean = stripConnective(text)
    .replace(SOURCE, '')
    .replace(FOOTNOTE, '$1')
    .replace(/\s*\[\d+(?:[,–-]\s*\d+)*\]|\[(?:update|citation needed|note \d+)\]/gu, '')
    .replace(/^\p{Lu}[^:.!?"“]{2,45}: (?=\p{Lu})/u, '')
    .replace(LEADING_LINK, '')
    .trim()
  return clean.charAt(0).toUpperCase() + clean.slice(1)
}

/** An exercise says nothing of its matter. */
export const IMPERATIVE =
  /^(?:Work|Prove|Show|Find|Solve|Use|Write|Draw|Explain|Discuss|Compute|Calculate|Try|Check|Compare|State|Give|List|Name|Describe|Identify|Determine|Verify|Repeat|Apply|Read|Look|Make|Let|Complete|Choose|Fill|Answer)\s+(?:the|an?|through|that|how|why|what|which|whether|your|at|each|all|this|these|two|three|in|out|it|down)\b/u

const DANGLING_START =
  /^(?:It|Its|This|That|These|Those|They|Their|Them|He|His|She|Her|We|Our|I|My|You|Your|Such|Here|There|Then|Thus|Hence|Therefore|Consequently|Accordingly|So|But|And|Or|Nor|Yet|Similarly|Likewise|Instead|Otherwise|Rather|Another|Other|Others|Both|Each|Either|Neither|One|Some|Many|Most|Several|All|Again|First|Firstly|Second|Secondly|Third|Thirdly|Fourth|Next|Last|Lastly|Afterwards?|Later|Subsequently|Once|Still|Even|Not|No|As (?:such|a result|we|you|mentioned|noted|discussed|shown|described|stated)|For (?:example|instance|this|these|that|those)|In (?:this|that|these|those|such|other words|contrast|turn|response|the (?:same|following|former|latter|next|previous|first|second|end))|On the other hand|At (?:this|that|the same time|the time)|To (?:this|that) (?:end)|By (?:this|that|doing)|With (?:this|that|these|those)|From (?:this|that|these|those)|Under (?:this|these)|After (?:this|that)|Because of (?:this|that)|Due to (?:this|that)|Despite (?:this|that)|Let|Note|See|Recall|Consider|Suppose|Assume|Notice|Remember|Given|The (?:theory|reason|result|results|idea|goal|point|problem|difference|answer|purpose|latter|former|following|rest|other|others|same|second|first|last|next) |Hint|Challenge|Proof|Theorem|Lemma|Example|Solution|Definition)\b/u
const POINTS_ELSEWHERE =
  /\b(?:this|these|those|such|aforementioned|former|latter|above|below|following|previous(?:ly)?|preceding|aforesaid|respectively|figures?|fig|tables?|sections?|chapters?|equations?|eq|appendix|exercises?|booklet|handout|worksheet|slides?|syllabus|coursework|(?:next|last|previous|today['’]s) lecture|theorem|lemma|listing|page \d+|pages \d+|we|us|our|ours|I|me|my|you|your|yours|here|herein|et al|ibid|pp|vol|isbn|doi|https?|www|copyright|licen[cs]e|all rights reserved|click|mentioned|as shown)\b/iu
const PERSONAL =
  /^(?:he|she|they|him|her|them|his|hers|their|theirs|it|its|himself|herself|itself|themselves)$/iu
export const FORMULA = /[=<>∑∫≤≥≠→←↔∀∃∈∉⊂⊆∪∩≈≡×÷±√∞{}\\|^_~@#�\p{Cc}\p{Co}]/u

/** Whether a text names what it speaks of, as far as its words tell. */
export const hasOwnReferents = (text: string): boolean =>
  !DANGLING_START.test(text) &&
  !POINTS_ELSEWHERE.test(text.replace(/\b(?:what|how|when|things) we\b/gu, '')) &&
  !FORMULA.test(text) &&
  balanced(text) &&
  text.split(' ').length <= 42

const NARRATED =
  /\b(?:suggest|show|argue|found|find|claim|propose|believe|said|say|state|report|estimate|conclude|thought|think|taught|hold|held)\w{0,2}(?: that)? (?:it|they|he|she)\b/u
const THAT_ONE = /\b(?:of|to|in|for|from|with|by|on|over) that (?!which\b)\p{Ll}/u

/** Whether the sentence itself has named what its pronouns mean: somebody for "he", something other than somebody or a time for "it". */
const namesItsPronouns = ({ text, tokens }: AnalysedSentence): boolean => {
  if (NARRATED.test(text) || THAT_ONE.test(text)) return false
  return tokens.every((token, at) => {
    const he = /^(?:he|she|him|his|her)$/iu.test(token.text)
    if (!he && !/^(?:it|its)$/iu.test(token.text)) return true
    return tokens.slice(0, at).some(({ pos, lemma }) => {
      const classes = classesOf(lemma)
      const somebody = classes.includes('person')
      if (pos === 'PROPN') return true
      return (
        pos === 'NOUN' &&
        (he
          ? somebody
          : classes.length === 0 || classes.some((name) => name !== 'person' && name !== 'measure'))
      )
    })
  })
}

/** A formula fell out of it, or it is written in the marks of one; a line of a drawing is named by its colour. */
const DAMAGED_TEXT =
  /\s[.,;:](?:\s|$)|\$|\b(?:red|blue|green|gr[ae]y|dashed|dotted|solid|shaded) (?:lines?|curves?|bars?|areas?|dots?|arrows?|regions?)\b/u

/** Whether a reader who sees only this sentence knows what it speaks of. */
export const isSelfContained = (sentence: AnalysedSentence): boolean => {
  const text = displayText(sentence.text)
  const words = text.split(' ')
  if (words.length < 8 || words.length > 42 || text.length > 320) return false
  if (/^(?:First|Second|Third|For (?:this|that|these)|As a result)/u.test(sentence.text))
    return false
  if (/\bof \p{Ll}+ing (?:it|them)\b/u.test(text)) return false
  if (
    IMPERATIVE.test(text) ||
    DANGLING_START.test(text) ||
    POINTS_ELSEWHERE.test(text) ||
    FORMULA.test(text)
  )
    return false
  if (
    !/^[\p{Lu}\d"“]/u.test(text) ||
    !balanced(text) ||
    /[?!]/u.test(text) ||
    /\.{2,}|…/u.test(text)
  )
    return false
  if (DAMAGED_TEXT.test(text)) return false
  if (words.filter((word) => /^\P{L}*\p{Lu}{3,}\P{L}*$/u.test(word)).length > words.length / 3)
    return false
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6) return false
  if (words.some((word) => word.length > 30)) return false
  if ((text.match(/\(/gu)?.length ?? 0) > 2 || /\b(?:19|20)\d\d[a-z]?\)[.,;]?$/u.test(text))
    return false
  if (!namesItsPronouns(sentence)) return false
  const verb = sentence.tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX')
  const noun = sentence.tokens.findIndex((token) => token.pos === 'NOUN' || token.pos === 'PROPN')
  const pronoun = sentence.tokens.findIndex((token) => PERSONAL.test(token.text))
  if (verb < 1 || noun < 0 || noun > verb) return false
  return pronoun < 0 || noun < pronoun
}

/** Whether a sentence can be a point of an answer to a question that has named the topic. */
export const isUsableAsPoint = (sentence: AnalysedSentence): boolean => {
  const text = displayText(sentence.text)
  const words = text.split(' ')
  if (words.length < 6 || words.length > 45 || text.length > 340) return false
  if (
    /^(?:It|This|That|These|Those|They|He|She|We|I|You|Here|There|So|Such|Both|Either|Neither|Much of this|See|Note|Let|Recall|And|But|Or|Otherwise|Thus|Hence|Therefore|Another|Also|Each of these|Try|Find|Solve|Remember|Consider|Imagine|Think|Prove|Show|Suppose|Look|Answering)\b/u.test(
      text,
    )
  )
    return false
  if (
    POINTS_ELSEWHERE.test(
      text.replace(/\b(?:this|these|those|such|previous(?:ly)?|following)\b/giu, ''),
    )
  )
    return false
  if (!/^[\p{Lu}\d"“]/u.test(text) || FORMULA.test(text) || !balanced(text) || /[?!]/u.test(text))
    return false
  if (DAMAGED_TEXT.test(text)) return false
  // An order to the reader says nothing about the topic.
  if (IMPERATIVE.test(text)) return false
  if (
    sentence.tokens[0]?.pos === 'VERB' &&
    sentence.tokens[0].lemma === sentence.tokens[0].text.toLowerCase()
  )
    return false
  if (THAT_ONE.test(text) || NARRATED.test(text)) return false
  return sentence.tokens.some((token) => token.pos === 'VERB' || token.pos === 'AUX')
}

/** Brackets and quotation marks come in pairs. */
export const balanced = (text: string): boolean => {
  const count = (mark: string): number => text.split(mark).length - 1
  return (
    count('(') === count(')') &&
    count('[') === count(']') &&
    count('“') === count('”') &&
    count('"') % 2 === 0
  )
}
