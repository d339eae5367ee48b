import { pageWords } from '../languages/pages.ts'

/** "Surname, I. J.". */
const AUTHOR = String.raw`\p{Lu}[\p{L}'’-]+,\s+(?:\p{Lu}(?:-\p{Lu})?\.[\s-]?)+`
const YEAR = String.raw`(?:1[6-9]|20)\d{2}[a-z]?`
const NAME_WORD = String.raw`(?:[\p{Lu}\d][\p{L}\p{N}.'’&-]*|${pageWords('nameWords')})`
/** A name of capitalised words: "National Organization for Women". */
const NAME = String.raw`${NAME_WORD}(?:\s${NAME_WORD}){0,8}`
const VISITED = String.raw`,\s+(?:${pageWords('visited')})\s+(?:(?:${pageWords('visitedOn')})\s+)?[\p{L}\d.]+\s+[\p{L}\d]+,?\s+\d{4}`

/** Ways in which the source of a statement is written. */
const SOURCES: readonly RegExp[] = [
  // Blanton, H., & Kuyper, H. (1999).
  new RegExp(String.raw`(?:^(?:&\s)?|;\s|(?<=[\p{Ll})]))${AUTHOR}.{0,400}\(${YEAR}\)`, 'su'),
  // Falk, I. B., Orrin, V., & Lund, P.
  new RegExp(String.raw`^${AUTHOR}.{0,200}&\s${AUTHOR}`, 'u'),
  // Beer, Samuel H. 1998.
  new RegExp(String.raw`^\p{Lu}[\p{L}'’-]+,\s+\p{Lu}[\p{L}.,\s-]{1,120}\s${YEAR}\.$`, 'u'),
  // Dow Scott, “Survey of Policies,” WorldatWork
  new RegExp(String.raw`^${NAME},\s[“"][^”"]{4,200}[,.?!][”"](?=.*(?:\d{4}|https?:))`, 'su'),
  // “Top 25 Companies,” Fortune, accessed July 23, 2011
  new RegExp(VISITED, 'u'),
  // Gerald Ferris, Handbook of Management (Cambridge: Blackwell, 1995).
  new RegExp(String.raw`^${NAME},\s.{3,160}\([^():;]{2,60}[:;]\s[^()]{2,60},\s${YEAR}\)`, 'su'),
  // Journal of Psychology, 76(3), 420–430.
  /,\s\d{1,4}\s?(?:\(\d{1,3}(?:[–-]\d{1,3})?\))?,\s\d{1,5}[–-]\d{1,5}(?=[.;]|$)/u,
  // In S. T. Fiske & G. Lindzey (Eds.), Handbook (pp. 143–193).
  new RegExp(
    String.raw`\((?:${pageWords('editors')})\.\),|\((?:[^()]{0,40},\s)?pp?\.\s?\d+[–-]\d+\)`,
    'u',
  ),
  new RegExp(String.raw`^\(${YEAR}\)\.`, 'u'),
  /^https?:\S+$/u,
  // @Falk1789: Mills: chapter 3 (Pandoc)
  /^[•\s]*@\p{L}[\p{L}-]{0,40}\d{4}[a-z]?[:,]\s/u,
  new RegExp(String.raw`^\(?(?:${pageWords('credits')}):\s`, 'iu'),
  // Reproduced with permission of …
  new RegExp(String.raw`^\(?(?:${pageWords('permissions')})(?!\p{L})`, 'iu'),
]
/** "Sources: U.S. Census Bureau, …, 2024". */
const LABELLED = new RegExp(
  String.raw`^\W{0,2}(?:${pageWords('sourceLabels')})\s*:\s(?=.*(?:\d{4}|https?:))`,
  'isu',
)
/** Hoboken, NJ: John Wiley & Sons. */
const PUBLISHER = new RegExp(
  [
    String.raw`^\p{Lu}[\p{L}. ]{1,30},\s\p{Lu}{2}:\s`,
    String.raw`^\p{Lu}[\p{L}. ]{1,30}(?:,\s\p{Lu}[\p{L}. ]{1,20})?:\s\p{Lu}[^.]{2,60}\.?$`,
    String.raw`^\p{Lu}[\p{L}\s&]{2,50}(?:${pageWords('publisherNames')})\.?$`,
  ].join('|'),
  'u',
)
/** The rest of an address. */
const REST = /^\S+[=/]\S*$/u
/** A source whose title follows as a sentence. */
const BEFORE_TITLE = new RegExp(String.raw`(?:\(${YEAR}\)|[^,\s]\s${YEAR})\.$`, 'u')

/** Whether a sentence is a source and no statement, by itself. */
export const isSource = (sentence: string): boolean =>
  LABELLED.test(sentence) || SOURCES.some((form) => form.test(sentence))

/** Beginnings of entries of a reading list: 'Falk, I. “Tides.”', "Tides of Orrin: https://…". */
const ENTRIES: readonly RegExp[] = [
  new RegExp(String.raw`^${AUTHOR}[“"]`, 'u'),
  /^[\p{Lu}\p{N}“"][^.!?]{2,120}:\s+https?:\S/u,
]
/** The least number of entries of a list, and the most characters of a remark on one. */
const MIN_ENTRIES = 3
const REMARK_CHARS = 200
/** The rest of an entry: a remark on a film, with its length (2:00), and "(June 2007): 52.". */
const END_OF_ENTRY = /\(\d{1,2}:\d{2}\)\W*$|\((?:\p{L}+\s)?\d{4}\):\s\d+\.?$/u
const END_AFTER = 3

/** For each of consecutive sentences, whether it is in a list of further reading or of links. */
function inReadingLists(sentences: readonly string[]): boolean[] {
  const inLists = sentences.map(() => false)
  const starts = sentences.flatMap((text, i) =>
    ENTRIES.some((form) => form.test(text)) ? [i] : [],
  )
  const isNear = (from: number, to: number): boolean =>
    sentences.slice(from + 1, to).join(' ').length <= REMARK_CHARS
  let first = 0
  for (const [at, start] of starts.entries()) {
    const next = starts[at + 1]
    if (next !== undefined && isNear(start, next)) continue
    if (at - first + 1 >= MIN_ENTRIES) {
      const after = sentences.slice(start + 1, start + 1 + END_AFTER)
      const end = start + 1 + after.findIndex((text) => END_OF_ENTRY.test(text))
      inLists.fill(true, starts[first], Math.max(start, end) + 1)
    }
    first = at + 1
  }
  return inLists
}

/** For each of consecutive sentences, whether it is a source or a part of one. */
export function sourcesAmong(sentences: readonly string[]): boolean[] {
  const inLists = inReadingLists(sentences)
  let isTitleNext = false
  let isInSource = false
  return sentences.map((text, i) => {
    const source =
      inLists[i] === true ||
      isSource(text) ||
      isTitleNext ||
      (isInSource && (PUBLISHER.test(text) || REST.test(text)))
    isTitleNext = source && BEFORE_TITLE.test(text)
    isInSource = source
    return source
  })
}

/** Where a sentence ends and the next begins without a space. */
const WITHOUT_SPACE = /(?<=[\p{Ll}\d)”"’%]\.[”"’]?)(?=[“"]?\p{Lu})/gu
/** "(Collins, 2000),Collins, R. L. (2000)." */
const AFTER_BRACKET = new RegExp(String.raw`(?<=\)[,;]?)(?=${AUTHOR})`, 'gu')
/** How much of the text after such an end is examined. */
const EXAMINED_CHARS = 300

/** Offsets at which a source follows a sentence of `text` (on one line) without a space. */
export const sourceStarts = (text: string): number[] =>
  [...text.matchAll(WITHOUT_SPACE), ...text.matchAll(AFTER_BRACKET)]
    .map(({ index }) => index)
    .filter((at) => isSource(text.slice(at, at + EXAMINED_CHARS)))
    .sort((a, b) => a - b)
