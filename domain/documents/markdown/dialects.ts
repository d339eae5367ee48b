/** YAML before the text, which programs add. */
const FRONT_MATTER = /^---\n[\s\S]{0,20000}?\n(?:---|\.\.\.)\n/u

/** The kind of a quote that some programs show with a sign. */
const QUOTE_KIND = /^([ \t]*>[ \t]*)\[!(?:note|tip|important|warning|caution)\][ \t]*$/gimu

/**
 * A term on a line of its own before its definition, as many programs for course notes write them:
 * "Term", then ": definition".
 */
const DEFINITION = /(?<=\n\n|^)([^\n:#>|`*\s-][^\n:]{0,80})\n\n?:[ \t]+(?=\S)/gu

/** Attributes of a heading, paragraph or word: `{: .class}` of kramdown, `{#id}` of Pandoc. */
const ATTRIBUTES =
  /\{:[^{}\n]{0,300}\}|(?<=^#{1,6} [^\n]{1,200}[^\s{])[ \t]*\{[#.][^{}\n]{1,200}\}[ \t]*$/gmu

/** An element whose content is Markdown (kramdown, MkDocs), and the ends of such elements. */
const HOLDS_MARKDOWN =
  /^[ \t]*<[a-z]{1,12}\b[^<>\n]{0,300}\bmarkdown(?:=["']?\w+["']?)?(?:[ \t][^<>\n]{0,300})?>[ \t]*$/gmu
const CLOSING = /^[ \t]*<\/[a-z]{1,12}>[ \t]*$/gmu

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

/** Without the lines of elements around Markdown, which would otherwise be read as HTML. */
function withoutElements(text: string): string {
  const opened = text.replace(HOLDS_MARKDOWN, '')
  return opened === text ? text : opened.replace(CLOSING, '')
}

/** Slides without their presentation settings; other text unchanged. */
function withoutSlideMarks(text: string): string {
  const opened = text.replace(OPENS_CLASS, '')
  if (opened === text && !SLIDE_CLASS.test(text)) return text
  return opened.replace(CLASS_IN_LINE, '$1').replace(CLOSES_CLASS, '').replace(OF_SLIDES, '')
}

/**
 * Markdown without what the programs of courses, books and slides add to it. `text` has line feeds
 * alone as ends of lines.
 */
export const withoutDialects = (text: string): string =>
  withoutSlideMarks(withoutElements(text.replace(FRONT_MATTER, '')))
    .replace(QUOTE_KIND, '$1')
    .replace(ATTRIBUTES, '')
    .replace(SOURCE, '')
    .replace(NOTE, ' ($1)')
    .replace(DEFINITION, '**$1**: ')
