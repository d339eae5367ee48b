import { withoutBoxes } from './directives.ts'
import { outsideFences, outsideInlineCode } from './fences.ts'
import { withoutLiaScript } from './liascript.ts'
import { withoutNoteSyntax } from './notes.ts'
import { withoutPublishingSyntax, withoutRoles } from './publishing.ts'

/** YAML before the text, which programs add. */
const FRONT_MATTER = /^---\n[\s\S]{0,20000}?\n(?:---|\.\.\.)\n/u

/**
 * A term on a line of its own before its definition, as many programs for course notes write them:
 * "Term", then ": definition".
 */
const DEFINITION = /(?<=\n\n|^)([^\n:#>|`*\s-][^\n:]{0,80})\n\n?:[ \t]+(?=\S)/gu
/** Lines of a list inside a definition, each with a colon: ":", ": - oak". */
const LIST_IN_DEFINITION = /(?<=^:[^\n]{0,2000}\n):(?:[ \t]*$|[ \t]+(?=[-*+][ \t]))/gmu
/** A definition whose term is in bold. */
const BOLD_DEFINITION = /(?<=\n\n|^)(?:\*\*|__)([^\n:*_]{1,80})(?:\*\*|__)\n\n?:[ \t]+(?=\S)/gu

/** Attributes of a heading, paragraph or word: `{: .class}` of kramdown, `{#id}` of Pandoc. */
const ATTRIBUTES =
  /\{:[^{}\n]{0,6000}\}|(?<=^#{1,6} [^\n]{1,200}[^\s{])[ \t]*\{(?:-|[#.][^{}\n]{1,200})\}[ \t]*$/gmu

/** An element whose content is Markdown (kramdown, MkDocs), and the ends of such elements. */
const HOLDS_MARKDOWN =
  /^[ \t]*<([a-z]{1,12})\b[^<>\n]{0,300}\bmarkdown(?:=["']?\w+["']?)?(?:[ \t][^<>\n]{0,300})?>[ \t]*$/gmu
const CLOSING = /^[ \t]*<\/([a-z]{1,12})>[ \t]*$/gmu

/** Sources in brackets by their key (Pandoc): `[see @falk1789, p. 3]`. */
const SOURCE = /[ \t]?\[(?:[^[\]@\n]{0,60}[\s;-])?@[A-Za-z][^[\]\n]{1,280}\](?![([:])/gu
/** A note in the text that has it (Pandoc): `grain.^[Rye, most of it.]`. */
const NOTE = /(?<=[\p{L}\p{N}.,;:!?)”"*])\^\[((?:[^[\]\n]|\[[^[\]\n]{0,200}\]){15,1500})\]/gu

/** Slides of remark (xaringan): a class around text, on its own lines or inside one. */
const OPENS_CLASS = /^[ \t]*(?:\.[A-Za-z][\w-]{0,40}){1,5}\[[ \t]*$/gmu
const CLOSES_CLASS = /^[ \t]*\][ \t]*$/gmu
const CLASS_IN_LINE = /(?<![\w)\]])(?:\.[A-Za-z][\w-]{0,40}){1,5}\[([^[\]\n]{1,300})\]/gu
/** The class of a slide, which only slides have. */
const SLIDE_CLASS = /^---\n(?:class|layout|template): /mu
/** Presentation settings of a slide of remark: `--`, `class: center`, `![:vspace 1]`. */
const OF_SLIDES =
  /^(?:--|!\[:[^\]\n]{0,100}\]|(?:class|name|template|layout|count|exclude|background-(?:image|position|size)):[^\n]{0,200})[ \t]*$/gmu

/** Removes the lines of elements around Markdown, which would otherwise be read as HTML. */
function withoutElements(text: string): string {
  const names = new Set(Array.from(text.matchAll(HOLDS_MARKDOWN), ([, name]) => name))
  return names.size === 0
    ? text
    : text
        .replace(HOLDS_MARKDOWN, '')
        .replace(CLOSING, (line, name: string) => (names.has(name) ? '' : line))
}

/**
 * Two rows of a table, and the line below a head. kramdown reads rows without such a line as a
 * table too.
 */
const TWO_ROWS = /^(?:\|[^\n]*\|[ \t]*(?:\n|$)){2,}/gmu
const ROW = /^\|[^\n]*\|[ \t]*$/mu
const BELOW_HEAD = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/mu

/** Adds the line below the first row to tables without one. */
const withHeads = (text: string): string =>
  text.replace(TWO_ROWS, (rows) => {
    const [first = ''] = ROW.exec(rows) ?? []
    const columns = first.split('|').length - 2
    return BELOW_HEAD.test(rows) || columns < 2
      ? rows
      : rows.replace(first, () => `${first}\n|${' --- |'.repeat(columns)}`)
  })

/** The tags of an HTML table, and empty lines between two tags. */
const TABLE_TAG = /<(\/?)table\b/giu
const EMPTY_LINES = /(?<=>)[ \t]*\n(?:[ \t]*\n){1,20}[ \t]*(?=<)/gu

/** Removes the empty lines between the rows of HTML tables, which end HTML in Markdown. */
function withWholeTables(text: string): string {
  let read = ''
  let from = 0
  let start = -1
  for (const { index, 1: slash } of text.matchAll(TABLE_TAG)) {
    if (slash === '') start = start < 0 ? index : start
    else if (start >= 0) {
      read += text.slice(from, start) + text.slice(start, index).replace(EMPTY_LINES, '\n')
      from = index
      start = -1
    }
  }
  return read + text.slice(from)
}

/** Slides without their presentation settings. */
const withoutSlideSyntax = (text: string): string =>
  text
    .replace(OPENS_CLASS, '')
    .replace(CLASS_IN_LINE, '$1')
    .replace(CLOSES_CLASS, '')
    .replace(OF_SLIDES, '')

/** Whether text is slides of remark; `[1]` after a word means something else elsewhere. */
const isSlides = (text: string): boolean =>
  text.replace(OPENS_CLASS, '') !== text || SLIDE_CLASS.test(text)

/**
 * Markdown without what the programs of courses, notes, books and slides add to it; code stays as
 * it is. `text` has line feeds alone as ends of lines.
 */
export function withoutDialects(text: string): string {
  const plain = withoutLiaScript(withoutBoxes(text.replace(FRONT_MATTER, '')))
  const slides = isSlides(plain)
  const withoutSyntax = (part: string): string => {
    const read = withWholeTables(withoutElements(slides ? withoutSlideSyntax(part) : part))
    return withoutNoteSyntax(withoutPublishingSyntax(withHeads(read)))
      .replace(ATTRIBUTES, '')
      .replace(SOURCE, '')
      .replace(NOTE, ' ($1)')
      .replace(LIST_IN_DEFINITION, '')
      .replace(DEFINITION, '**$1**: ')
      .replace(BOLD_DEFINITION, '**$1**: ')
  }
  return outsideFences(plain, (part) => outsideInlineCode(withoutRoles(part), withoutSyntax))
}
