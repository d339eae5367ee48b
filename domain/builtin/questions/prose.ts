import type { AnalysedSentence, English } from '../language.ts'

/** A run of lines of one page that belong together: a paragraph, or one bullet with its continuation. */
export type Block = {
  /** One line: every run of white space is one space. */
  readonly text: string
  /** For each UTF-16 unit of `text`, its offset in the page. */
  readonly offsets: readonly number[]
  readonly kind: 'paragraph' | 'bullet'
  /** The last heading above, without its number; empty where there was none. */
  readonly heading: string
}

/** A complete sentence of running text, and where it stands. */
export type ProseSentence = {
  readonly page: number
  /** Verbatim slice of the page, line breaks included. */
  readonly quote: string
  readonly analysed: AnalysedSentence
  readonly heading: string
  /** Same number: same paragraph. */
  readonly block: number
}

const BULLET = /^(?:[•●○◦▪■‣⁃∙·*–—-]|\(?(?:\d{1,2}|[a-z])[.)])\s+/u
const NUMBERING = /^(?:chapter|section|part)?\s*\d+(?:\.\d+)*[.:]?\s+/iu
const BACK_MATTER =
  /^(?:references?|bibliography|works cited|acknowledge?ments?|index|(?:table of )?contents|copyright|notices|trademarks|authors?|about the authors?|further reading|exercises|problems)\b/iu

/** The paragraphs and bullets of every page, without running heads, headings, tables, formulas, contents or references. */
export const blocksOf = (pages: readonly string[]): Block[][] => {
  const heads = runningHeads(pages)
  const context = { heading: '', skipping: false }
  return pages.map((page) => blocksOfPage(page, heads, context))
}

type Line = { readonly text: string; readonly start: number }

const blocksOfPage = (
  page: string,
  heads: ReadonlySet<string>,
  context: { heading: string; skipping: boolean },
): Block[] => {
  const lines = linesOf(page)
  const usual = usualLength(lines)
  const blocks: Block[] = []
  let open: { lines: Line[]; kind: Block['kind'] } | null = null
  const close = () => {
    if (open && !context.skipping) blocks.push(joinLines(open.lines, open.kind, context.heading))
    open = null
  }
  lines.forEach((line, index) => {
    const bullet = BULLET.exec(line.text)
    if (line.text === '' || heads.has(headKey(line.text)) || isDebris(line.text)) close()
    else if (isHeading(line.text, lines[index - 1]?.text, lines[index + 1]?.text, usual)) {
      close()
      context.heading = line.text.replace(NUMBERING, '').trim()
      context.skipping = BACK_MATTER.test(context.heading)
    } else if (bullet) {
      close()
      const lead = bullet[0].length
      open = { lines: [{ text: line.text.slice(lead), start: line.start + lead }], kind: 'bullet' }
    } else if (open) open.lines.push(line)
    else open = { lines: [line], kind: 'paragraph' }
  })
  close()
  return blocks
}

const linesOf = (page: string): Line[] => {
  const lines: Line[] = []
  let at = 0
  for (const raw of page.split('\n')) {
    const lead = raw.length - raw.trimStart().length
    lines.push({ text: raw.trim(), start: at + lead })
    at += raw.length + 1
  }
  return lines
}

/** Length that three quarters of the page's lines stay under: a line of its running text. */
const usualLength = (lines: readonly Line[]): number => {
  const lengths = lines
    .map((line) => line.text.length)
    .filter((length) => length > 0)
    .sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.75)] ?? 0
}

const headKey = (line: string): string => line.replace(/\d+/gu, '#').toLowerCase()

/** First and last lines that come back on other pages. */
const runningHeads = (pages: readonly string[]): Set<string> => {
  const seen = new Map<string, number>()
  for (const page of pages) {
    const lines = linesOf(page).filter((line) => line.text !== '')
    const edges = new Set([...lines.slice(0, 2), ...lines.slice(-2)].map((line) => headKey(line.text)))
    for (const key of edges) seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  return new Set([...seen].filter(([, count]) => count >= 3).map(([key]) => key))
}

const isDebris = (line: string): boolean => {
  const letters = line.match(/\p{L}/gu)?.length ?? 0
  const visible = line.replace(/\s/gu, '').length
  const words = line.split(/\s+/u)
  const single = words.filter((word) => word.length === 1 && !/[aI&–—-]/u.test(word)).length
  return (
    letters < visible * 0.6 ||
    /(?:\. ?){4,}/u.test(line) ||
    (words.length >= 4 && single > words.length / 3) ||
    (words.length <= 2 && line.length > 40 && !/[-/]/u.test(line) && /^[\x20-\x7e]+$/u.test(line)) ||
    /^(?:figure|fig\.|table|listing|example|algorithm|plate|source:)\s*[\dA-Z]/iu.test(line)
  )
}

const isHeading = (
  line: string,
  before: string | undefined,
  after: string | undefined,
  usual: number,
): boolean => {
  if (line.length > 90 || /[.,;:!?…-]$/u.test(line) || !/^[\p{Lu}\p{Lt}\d"“‘]/u.test(line)) return false
  if (BULLET.test(line) && !NUMBERING.test(line)) return false
  const words = line.split(/\s+/u)
  if (words.length > 12) return false
  const opened = before === undefined || before === '' || /[.!?:"”)]$/u.test(before)
  const closed = after === undefined || after === '' || /^[\p{Lu}\d"“•●○-]/u.test(after)
  const short = line.length < usual * 0.7 || usual < 30
  const numbered = /^(?:\d+(?:\.\d+)*\.?|chapter \d+\.?|[IVX]+\.)\s+\p{Lu}/iu.test(line)
  return closed && ((opened && short) || (numbered && short))
}

const joinLines = (lines: readonly Line[], kind: Block['kind'], heading: string): Block => {
  let text = ''
  const offsets: number[] = []
  for (const line of lines) {
    if (text !== '' && !text.endsWith(' ')) {
      text += ' '
      offsets.push(line.start - 1)
    }
    for (let i = 0; i < line.text.length; i++) {
      const unit = line.text.charAt(i)
      const space = /\s/u.test(unit)
      if (space && text.endsWith(' ')) continue
      text += space ? ' ' : unit
      offsets.push(line.start + i)
    }
  }
  return { text, offsets, kind, heading }
}

/** The verbatim slice of `page` behind `from`–`to` of a block's text. */
export const quoteOf = (page: string, block: Block, from: number, to: number): string => {
  const start = block.offsets[from]
  const last = block.offsets[to - 1]
  return start === undefined || last === undefined ? '' : page.slice(start, last + 1)
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
    english
      .analyse(block.text)
      .filter((sentence) => isComplete(sentence.text))
      .map((analysed) => ({
        page: pageNumber,
        quote: quoteOf(page, block, analysed.start, analysed.end),
        analysed,
        heading: block.heading,
        block: firstBlock + index,
      })),
  )

const isComplete = (text: string): boolean =>
  /^[\p{Lu}\p{Lt}\d"“‘(]/u.test(text) && /[.!]["”’)]?(?:\[\d+\])*$/u.test(text)

const LEADING_LINK =
  /^(?:However|Moreover|Furthermore|In addition|Additionally|Nevertheless|Nonetheless|Indeed|In fact|Also|Finally|Overall|Specifically|In particular|Notably|Importantly|Interestingly|In general|Generally|Of course|Meanwhile), /u

/** A sentence as it is shown: without citation marks and without a label or a link to the sentence before. */
export const shown = (text: string): string => {
  const clean = text
    .replace(/\s*\[\d+(?:[,–-]\s*\d+)*\]|\[(?:update|citation needed|note \d+)\]/gu, '')
    .replace(/^\p{Lu}[^:.!?"“]{2,45}: (?=\p{Lu})/u, '')
    .replace(LEADING_LINK, '')
    .trim()
  return clean.charAt(0).toUpperCase() + clean.slice(1)
}

const DANGLING_START =
  /^(?:It|Its|This|That|These|Those|They|Their|Them|He|His|She|Her|We|Our|I|My|You|Your|Such|Here|There|Then|Thus|Hence|Therefore|Consequently|Accordingly|So|But|And|Or|Nor|Yet|Similarly|Likewise|Instead|Otherwise|Rather|Another|Other|Others|Both|Each|Either|Neither|One|Some|Many|Most|Several|All|Again|First|Firstly|Second|Secondly|Third|Thirdly|Fourth|Next|Last|Lastly|Afterwards?|Later|Subsequently|Once|Still|Even|Not|No|As (?:such|a result|we|you|mentioned|noted|discussed|shown|described|stated)|For (?:example|instance|this|these|that|those)|In (?:this|that|these|those|such|other words|contrast|turn|response|the (?:same|following|former|latter|next|previous|first|second|end))|On the other hand|At (?:this|that|the same time|the time)|To (?:this|that) (?:end)|By (?:this|that|doing)|With (?:this|that|these|those)|From (?:this|that|these|those)|Under (?:this|these)|After (?:this|that)|Because of (?:this|that)|Due to (?:this|that)|Despite (?:this|that)|Let|Note|See|Recall|Consider|Suppose|Assume|Notice|Remember|Given|The (?:theory|reason|result|results|idea|goal|point|problem|difference|answer|purpose|latter|former|following|rest|other|others|same|second|first|last|next) |Hint|Challenge|Proof|Theorem|Lemma|Example|Solution|Definition)\b/u
const POINTS_ELSEWHERE =
  /\b(?:this|these|those|such|aforementioned|former|latter|above|below|following|previous(?:ly)?|preceding|aforesaid|respectively|figures?|fig|tables?|sections?|chapters?|equations?|eq|appendix|exercises?|theorem|lemma|listing|page \d+|pages \d+|we|us|our|ours|I|me|my|you|your|yours|here|herein|et al|ibid|pp|vol|isbn|doi|https?|www|copyright|licen[cs]e|all rights reserved|click|mentioned|as shown)\b/iu
const PERSONAL =
  /^(?:he|she|they|him|her|them|his|hers|their|theirs|it|its|himself|herself|itself|themselves)$/iu
export const FORMULA = /[=<>∑∫≤≥≠→←↔∀∃∈∉⊂⊆∪∩≈≡×÷±√∞{}\\|^_~@#�\p{Cc}\p{Co}]/u

/** Whether a reader who sees only this sentence knows what it speaks of. */
export const standsAlone = (sentence: AnalysedSentence): boolean => {
  const text = shown(sentence.text)
  const words = text.split(' ')
  if (words.length < 8 || words.length > 42 || text.length > 320) return false
  if (DANGLING_START.test(text) || POINTS_ELSEWHERE.test(text) || FORMULA.test(text)) return false
  if (!/^[\p{Lu}\d"“]/u.test(text) || !balanced(text) || /[?!]/u.test(text) || /\.{2,}|…/u.test(text))
    return false
  if (words.filter((word) => /^\P{L}*\p{Lu}{3,}\P{L}*$/u.test(word)).length > words.length / 3) return false
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6) return false
  if (words.some((word) => word.length > 30)) return false
  if ((text.match(/\(/gu)?.length ?? 0) > 2 || /\b(?:19|20)\d\d[a-z]?\)[.,;]?$/u.test(text)) return false
  const verb = sentence.tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX')
  const noun = sentence.tokens.findIndex((token) => token.pos === 'NOUN' || token.pos === 'PROPN')
  const pronoun = sentence.tokens.findIndex((token) => PERSONAL.test(token.text))
  if (verb < 1 || noun < 0 || noun > verb) return false
  return pronoun < 0 || noun < pronoun
}

/** Whether a sentence can be a point of an answer to a question that has named the topic. */
export const makesPoint = (sentence: AnalysedSentence): boolean => {
  const text = shown(sentence.text)
  const words = text.split(' ')
  if (words.length < 6 || words.length > 45 || text.length > 340) return false
  if (
    /^(?:It|This|That|These|Those|They|He|She|We|I|You|Here|There|So|Such|See|Note|Let|Recall|And|But|Or|Otherwise|Thus|Hence|Therefore|Another|Also|Each of these|Try|Find|Solve|Remember|Consider|Imagine|Think|Prove|Show|Suppose|Look|Answering)\b/u.test(
      text,
    )
  )
    return false
  if (POINTS_ELSEWHERE.test(text.replace(/\b(?:this|these|those|such|previous(?:ly)?|following)\b/giu, '')))
    return false
  if (!/^[\p{Lu}\d"“]/u.test(text) || FORMULA.test(text) || !balanced(text) || /[?!]/u.test(text))
    return false
  // An order to the reader says nothing about the topic.
  if (
    sentence.tokens[0]?.pos === 'VERB' &&
    sentence.tokens[0].lemma === sentence.tokens[0].text.toLowerCase()
  )
    return false
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
