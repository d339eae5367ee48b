import type { Language } from '../../../text/language.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import { stopWordsOf } from '../../../text/stop-words.ts'
import { type AnswerCandidate, type KeyUse } from './answer-candidates.ts'
import { blocksOf, quoteOf, type Block } from './blocks.ts'
import { glossaryOf, markDefined } from './glossary.ts'
import { numberFormat, type Casing, type KeyKind } from './candidate-spans.ts'
import type { AnalysedDocument, SourceFile } from './analysed-document.ts'
import { phrasesFor } from './phrases.ts'
import { balanced, FORMULA, type ProseSentence } from './prose.ts'

/** Languages whose words a dictionary has to find, with how long a word and a sentence are in them. */
const DENSE = new Set(['zh', 'ja', 'ko'])
const UNSPACED = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my'])
/** Written without full stops: what stands between two spaces is no sentence to ask about. A model is needed. */
const UNMARKED = new Set(['th', 'lo', 'km', 'my'])

/** A word in more of the sentences than this is a small word. */
const TOO_COMMON = 0.08

/**
 * A document in a language without a grammar here, read by its words: names by their capitals, numbers by their digits,
 * terms by how often they come back; kinds by their endings and the company they keep.
 */
export const analyseNonEnglish = async (
  file: SourceFile,
  language: Language,
  pause: () => Promise<void>,
): Promise<AnalysedDocument> => {
  const ofPages = UNSPACED.has(language) ? [] : blocksOf(file.pages)
  const blocks: { page: number; block: Block }[] = []
  const sentences: ProseSentence[] = []
  for (const [index, page] of file.pages.entries()) {
    const found = ofPages[index]
    sentences.push(
      ...(found
        ? sentencesOfBlocks(page, index + 1, found, blocks.length, language)
        : sentencesOfText(page, index + 1, language)),
    )
    blocks.push(...(found ?? []).map((block) => ({ page: index + 1, block })))
    await pause()
  }
  const seen = new Set<string>()
  const alone = new Set<number>()
  sentences.forEach(({ analysed: { text } }, index) => {
    if (!seen.has(text) && isWhole(text, language)) alone.add(index)
    seen.add(text)
  })
  const glossary = await glossaryOf(sentences, UNCASED, language, pause)
  const headings = [...new Set(sentences.map(({ heading }) => heading))]
  const keys = markDefined(await foreignKeys(sentences, language, pause), glossary, headings)
  const keysAt = sentences.map(() => 0)
  for (const key of keys)
    for (const use of key.uses) keysAt[use.sentence] = (keysAt[use.sentence] ?? 0) + 1
  return {
    fileId: file.fileId,
    pages: file.pages,
    blocks,
    sentences,
    selfContained: alone,
    points: alone,
    keys,
    keysAt,
    glossary,
    casing: UNCASED,
    phrases: phrasesFor(language),
    english: false,
  }
}

const sentencesOfBlocks = (
  page: string,
  pageNumber: number,
  blocks: readonly Block[],
  firstBlock: number,
  language: Language,
): ProseSentence[] =>
  blocks.flatMap((block, index) =>
    sentencesOf(block.text, language).map(({ text, start, end }, _, all): ProseSentence => ({
      page: pageNumber,
      quote: quoteOf(page, block, start, end),
      analysed: { text, start: 0, end: text.length, tokens: [] },
      heading: block.heading,
      block: firstBlock + index,
      whole: ENDED.test(text),
      listed: block.kind === 'bullet' && all.length === 1,
    })),
  )

/** Without spaces there are no lines to join: the sentences as the page has them, five to a paragraph. */
const sentencesOfText = (page: string, pageNumber: number, language: Language): ProseSentence[] =>
  sentencesOf(page, language).map(({ text, start, end }, index): ProseSentence => ({
    page: pageNumber,
    quote: page.slice(start, end),
    analysed: { text, start: 0, end: text.length, tokens: [] },
    heading: '',
    block: pageNumber * 1000 + Math.floor(index / 5),
    whole: true,
    listed: false,
  }))

const ENDED = /[.。।۔]["”’»“」』)]?(?:\[\d+\])*$/u

const UNCASED: Casing = { small: new Set(), capital: new Set() }

const isWhole = (text: string, language: Language): boolean => {
  const [least, most] = DENSE.has(language) ? [16, 130] : [45, 300]
  if (UNMARKED.has(language)) return false
  if (text.length < least || text.length > most || FORMULA.test(text) || !balanced(text))
    return false
  if (/https?:|www\.|©|[?!？！؟]/u.test(text)) return false
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  if (letters < text.replace(/\s/gu, '').length * 0.75) return false
  return ENDED.test(text)
}

type Word = { readonly text: string; readonly start: number; readonly end: number }

const wordsIn = (text: string, segmenter: Intl.Segmenter): Word[] =>
  Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ text: segment, start: index, end: index + segment.length }))

const foreignKeys = async (
  sentences: readonly ProseSentence[],
  language: Language,
  pause: () => Promise<void>,
): Promise<AnswerCandidate[]> => {
  const segmenter = new Intl.Segmenter(language === 'und' ? 'en' : language, {
    granularity: 'word',
  })
  const stop = stopWordsOf(language)
  const words: Word[][] = []
  for (const { analysed } of sentences) {
    words.push(wordsIn(analysed.text, segmenter))
    await pause()
  }
  const inSentences = new Map<string, number>()
  for (const list of words)
    for (const word of new Set(list.map(({ text }) => text.toLowerCase())))
      inSentences.set(word, (inSentences.get(word) ?? 0) + 1)
  const most = Math.max(6, sentences.length * TOO_COMMON)
  const shortest = DENSE.has(language) ? 2 : 4
  const keys = new Map<
    string,
    {
      kind: KeyKind
      sort: string
      text: string
      contextCounts: Map<string, number>
      uses: KeyUse[]
    }
  >()
  for (const [sentence, list] of words.entries()) {
    await pause()
    list.forEach((word, index) => {
      const kind = kindOf(word, index, language)
      const lower = word.text.toLowerCase()
      if (
        !kind ||
        (kind === 'term' &&
          (word.text.length < shortest || stop.has(lower) || (inSentences.get(lower) ?? 0) > most))
      )
        return
      if (kind === 'name' && (index === 0 || stop.has(lower))) return
      const text = sentences[sentence]?.analysed.text ?? ''
      if (isInName(list, index) || isWordFragment(list, index) || isHyphened(text, word)) return
      const key = keys.get(`${kind}:${word.text}`) ?? {
        kind,
        sort: sortOf(word.text, kind),
        text: word.text,
        contextCounts: new Map<string, number>(),
        uses: [],
      }
      keys.set(`${kind}:${word.text}`, key)
      key.uses.push({ sentence, ...word })
      for (const near of [
        `<${list[index - 1]?.text.toLowerCase() ?? ''}`,
        `>${list[index + 1]?.text.toLowerCase() ?? ''}`,
      ])
        key.contextCounts.set(near, (key.contextCounts.get(near) ?? 0) + 1)
    })
  }
  const all = new Set(sentences.map(({ block }) => block)).size
  return [...keys]
    .filter(([, key]) => key.kind !== 'term' || isTopical(key.uses, sentences, all))
    .map(([id, key]) => ({
      ...key,
      id,
      words: [key.text],
      lemmas: [key.text.toLowerCase()],
      plural: false,
      defined: false,
    }))
}

/** A word that says what a passage is about comes back within a few paragraphs; a small word is spread over all. */
const isTopical = (
  uses: readonly KeyUse[],
  sentences: readonly ProseSentence[],
  all: number,
): boolean => {
  const blocks = new Set(uses.map((use) => sentences[use.sentence]?.block)).size
  return uses.length >= 3 && uses.length / blocks >= 1.6 && blocks <= Math.max(3, all * 0.2)
}

/** Scripts with capitals ask for what is capitalised and for numbers; the others for words that come back. */
const kindOf = (word: Word, index: number, language: Language): KeyKind | null => {
  if (/^(?:1[1-9]|20)\d\d$/u.test(word.text)) return 'year'
  if (/^\d+(?:[.,]\d+)*$/u.test(word.text)) return word.text.length > 1 ? 'number' : null
  if (/\p{N}/u.test(word.text)) return null
  if (/\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(word.text)) {
    if (!/^\p{Lu}/u.test(word.text) || word.text.length < 4) return null
    if (language === 'de' && /isch(?:e[mnrs]?)?$/u.test(word.text)) return null
    // German writes every noun with a capital.
    return language === 'de' && index > 0 ? 'term' : 'name'
  }
  return UNSPACED.has(language) || !/\p{Lu}/u.test(word.text) ? 'term' : null
}

/** A single character beside a Chinese word is often the rest of a longer one, unless it is one of these. */
const SMALL_HAN = new Set(
  '的了在是和与為为有不中上下等从到对由于及或这那其被把将并也都就而以所之个种一二三年月日'.split(
    '',
  ),
)

const isWordFragment = (words: readonly Word[], index: number): boolean => {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]]
  const torn = (near: Word | undefined, touches: boolean) =>
    touches &&
    near?.text.length === 1 &&
    /\p{Script=Han}/u.test(near.text) &&
    !SMALL_HAN.has(near.text)
  return torn(before, before?.end === word?.start) || torn(after, after?.start === word?.end)
}

const isHyphened = (text: string, { start, end }: Word): boolean =>
  /[-–]/u.test(text.charAt(start - 1)) || /[-–]/u.test(text.charAt(end))

/** One word of a name of several would be given away by the others. */
const isInName = (words: readonly Word[], index: number): boolean =>
  [words[index - 1], words[index + 1]].some(
    (word) => word !== undefined && /^\p{Lu}/u.test(word.text),
  )

const sortOf = (text: string, kind: KeyKind): string => {
  if (kind === 'year') return 'year'
  if (kind === 'number') return numberFormat(text)
  return /\p{Script=Han}|\p{Script=Thai}/u.test(text) ? `length ${text.length}` : text.slice(-2)
}
