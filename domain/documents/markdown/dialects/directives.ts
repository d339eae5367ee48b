import { FENCE, isEndOf } from './fences.ts'

/**
 * Boxes in Markdown: directives of MyST and Sphinx (```` ```{note} ````, `:::{note}`), fenced
 * elements of Pandoc and Quarto (`::: {.callout-tip title="…"}`), admonitions of MkDocs
 * (`!!! note "…"`), callouts of Obsidian and GitHub (`> [!info] …`).
 */

/** A fence of colons: with a name it opens an element, without one it closes the last. */
const COLONS = /^[ \t]{0,12}:{3,}/u
/** The name of a directive or of a language, and what follows it. */
const NAMED = /^\{?[ \t]*([\w:+-]{1,40})/u
/** The title of a fenced element of Quarto. */
const TITLE_ATTRIBUTE = /\btitle="([^"\n]{1,200})"/u
/** `!!! note "Title"`, `??? question`, `???+ tip`. */
const ADMONITION =
  /^([ \t]{0,12})(?:!!!|\?\?\?\+?)[ \t]{1,4}[\w -]{1,60}?(?:[ \t]{1,4}"([^"\n]{0,200})")?$/u
/** `> [!info]- Title`. */
const CALLOUT = /^([ \t]{0,12}(?:>[ \t]?)+)\[![\w|-]{1,40}\][+-]?[ \t]{0,4}([^\n]{0,200})$/u
/** An option of a directive: `:class: dropdown`. */
const OPTION = /^[ \t]*:[\w-]{1,40}:(?:[ \t]|$)/u
/** The line before and after the options of a directive that are written in YAML. */
const YAML = /^[ \t]*---[ \t]*$/u

/** Directives that contain text, without the `prf:` of some. */
const TEXT_DIRECTIVES: ReadonlySet<string> = new Set(
  `admonition attention caution danger error hint important note tip warning seealso topic sidebar
  margin aside dropdown card tab-item epigraph pull-quote glossary figure table versionadded
  versionchanged axiom conjecture corollary criterion definition example lemma observation proof
  property proposition remark theorem exercise solution iframe iframe-figure`.split(/\s+/u),
)
/** Directives that contain tasks. Without a title, their name labels their text as a task. */
const TASK_DIRECTIVES: ReadonlySet<string> = new Set(['exercise', 'solution', 'quiz'])
/** Directives whose name is followed by an address, not a title. */
const FILE_DIRECTIVES: ReadonlySet<string> = new Set([
  'figure',
  'glossary',
  'iframe',
  'iframe-figure',
])
/** Directives and languages of code that draw or list something or query data, without text. */
const IGNORED_NAMES: ReadonlySet<string> = new Set(
  `toctree tableofcontents contents bibliography image raw index include mermaid plantuml dot
  graphviz tikz dataview dataviewjs query button todo`.split(/\s+/u),
)

/** What follows the braces of a name: the title of a directive. */
const wordsAfter = (rest: string): string =>
  rest.startsWith('{') && rest.includes('}') ? rest.slice(rest.indexOf('}') + 1).trim() : ''

/** The title of an element of Pandoc (`{.note title="…"}`) or of a directive (`{note} …`). */
function titleOfColons(line: string): string {
  const rest = line.trim().replace(/^:+/u, '')
  const attribute = TITLE_ATTRIBUTE.exec(rest)?.[1]
  const name = /^[ \t]*\{([^.#{}][^{}]*)\}/u.exec(rest)?.[1]
  if (name === 'quiz') return `Quiz: ${wordsAfter(rest.trim())}`
  const hasTitle = name !== undefined && !FILE_DIRECTIVES.has(name)
  return attribute ?? (hasTitle ? wordsAfter(rest.trim()) : '')
}

const titled = (title: string): string[] => (title === '' ? [] : ['', `**${title}**`, ''])

/** Removes up to `width` spaces (a tab counts as four) from the beginning of a line. */
function outdent(line: string, width: number): string {
  let removed = 0
  let at = 0
  while (removed < width && (line[at] === ' ' || line[at] === '\t')) {
    removed += line[at] === '\t' ? 4 : 1
    at += 1
  }
  return line.slice(at)
}

const indentOf = (line: string): number =>
  line.slice(0, line.length - line.trimStart().length).replaceAll('\t', '    ').length

type Content = 'text' | 'code' | 'nothing'

function contentOf(name: string, isDirective: boolean): Content {
  if (isDirective && TEXT_DIRECTIVES.has(name)) return 'text'
  return IGNORED_NAMES.has(name) ? 'nothing' : 'code'
}

/** The title of a note of the author to themselves. */
const TODO = /^to[- ]?do$/iu

function titleOf(name: string, rest: string): string {
  const title = FILE_DIRECTIVES.has(name) ? '' : wordsAfter(rest)
  return title === '' && TASK_DIRECTIVES.has(name)
    ? name.replace(/^./u, (sign) => sign.toUpperCase())
    : title
}

type Open = {
  /** The fence that closes it. */
  readonly fence: string
  readonly content: Content
  /** Whether only options came so far, and whether they are written in YAML. */
  hasOptions: boolean
  isYaml: boolean
}

/** Whether a line of a directive is one of its options. */
function isOption(open: Open, line: string): boolean {
  if (!open.hasOptions) return false
  if (YAML.test(line)) {
    open.hasOptions = !open.isYaml
    open.isYaml = !open.isYaml
    return true
  }
  open.hasOptions = open.isYaml || OPTION.test(line)
  return open.hasOptions
}

/** Reads lines one by one; the open fences and admonitions determine how the next one is read. */
class BoxReader {
  readonly #lines: string[] = []
  readonly #fences: Open[] = []
  /** Whether options of a fence of colons may follow. */
  #afterColons = false
  /** Indentations of the contents of the admonitions that are open. */
  readonly #indents: number[] = []

  get text(): string {
    return this.#lines.join('\n')
  }

  add(read: string): void {
    while (read.trim() !== '' && indentOf(read) < (this.#indents.at(-1) ?? 0)) this.#indents.pop()
    const line = outdent(read, this.#indents.at(-1) ?? 0)
    const open = this.#fences.at(-1)
    if (open) this.#addInside(open, line)
    else this.#addOutside(line)
  }

  #addInside(open: Open, line: string): void {
    if (isEndOf(line, open.fence)) {
      this.#fences.pop()
      this.#lines.push(open.content === 'code' ? line : '')
    } else if (isOption(open, line) || open.content === 'nothing') return
    else if (open.content === 'code') this.#lines.push(line)
    else this.#addOutside(line)
  }

  #addOutside(line: string): void {
    const [opening, fence] = FENCE.exec(line) ?? []
    const rest = line.slice(opening?.length).trim()
    if (fence !== undefined && !rest.includes('`')) this.#addFence(line, fence, rest)
    else if (COLONS.test(line)) this.#lines.push(...titled(titleOfColons(line)), '')
    else if (!this.#afterColons || !OPTION.test(line)) this.#addLine(line)
    this.#afterColons = COLONS.test(line) || (this.#afterColons && OPTION.test(line))
  }

  #addLine(line: string): void {
    const [admonition, indent = '', title = ''] = ADMONITION.exec(line.trimEnd()) ?? []
    const [callout, quote = '', heading = ''] = CALLOUT.exec(line.trimEnd()) ?? []
    if (admonition !== undefined) {
      this.#indents.push((this.#indents.at(-1) ?? 0) + indent.length + 4)
      this.#lines.push(...titled(title), '')
    } else if (callout !== undefined)
      this.#lines.push(heading === '' ? quote : `${quote}**${heading}**`, quote.trimEnd())
    else this.#lines.push(line)
  }

  #addFence(line: string, fence: string, rest: string): void {
    const isDirective = rest.startsWith('{')
    const name = (NAMED.exec(rest)?.[1] ?? '').replace(/^prf:/u, '')
    const content = TODO.test(wordsAfter(rest)) ? 'nothing' : contentOf(name, isDirective)
    this.#fences.push({ fence, content, hasOptions: isDirective, isYaml: false })
    if (content === 'code') this.#lines.push(line)
    else this.#lines.push(...titled(content === 'text' ? titleOf(name, rest) : ''), '')
  }
}

/** Markdown whose boxes are paragraphs with their titles in bold. */
export function withoutBoxes(text: string): string {
  const reader = new BoxReader()
  for (const line of text.split('\n')) reader.add(line)
  return reader.text
}
