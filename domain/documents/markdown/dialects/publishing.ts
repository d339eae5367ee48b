/** What programs for books and sites add to Markdown. */

/** A shortcode of Hugo or Quarto, a tag of Liquid: `{{< figure src="a.png" >}}`, `{% raw %}`. */
const SHORTCODE = /\{\{[<%][^{}\n]{0,500}[>%]\}\}|\{%-?[ \t]*[a-z]\w{0,30}\b[^{}%\n]{0,300}-?%\}/gu
/** A tag of Verto: `{panel type="tip"}`, `{panel end}`; the words between two tags stay. */
const TAG = /\{[a-z][a-z-]{0,30}(?:(?:[ \t]+[a-z-]{1,30}="[^"{}\n]{0,300}"){1,10}|[ \t]+end)\}/gu
/** A value that a template fills in, on a line of its own. */
const VALUE = /^[ \t]*\{\{[^{}\n]{0,300}\}\}[ \t]*$/gmu
/** The beginning of an address that a template fills in. */
const SITE = /\{\{[ \t]*(?:site|page)\.[^{}\n]{1,100}\}\}/gu
/** A command of LaTeX for the layout of pages, on a line of its own. */
const PAGE_COMMAND =
  /^[ \t]*\\(?:newpage|pagebreak|clearpage|tableofcontents|maketitle|(?:big|med|small)skip|noindent|centering|[vh]space\*?\{[^{}\n]{0,40}\})[ \t]*$/gmu

/** An entry of the index, and a reference to a figure, of bookdown: `\index{mill!water}`. */
const INDEX_ENTRY = /[ \t]?\\index\{(?:[^{}\n]|\{[^{}\n]{0,100}\}){0,200}\}/gu
const BOOK_REFERENCE = /[ \t]?\\@ref\([\w:-]{1,80}\)/gu

/** A role of MyST: `{term}`sluice``, `{ref}`the race <race>``. */
const ROLE = /\{([A-Za-z][\w:+-]{0,30})\}`([^`\n]{1,300})`/gu
/** Roles that cite sources, and the role that contains a formula. */
const CITES_SOURCE = /^(?:cite|footcite)/u
const FORMULA = /\{math\}`([^`\n]{1,300})`/gu
const ADDRESS = /[ \t]*<[^<>\n]{1,200}>$/u
/** The placeholder for the number of a figure in a reference: `{numref}`Figure %s <fig-a>``. */
const NUMBER = /[ \t]*(?:%s|\{number\})/gu
/** A formula of LaTeX that is continued on the next line. */
const OVER_LINES =
  /(?<![\\$\p{L}\d])\$(?=\S)([^$\n]{1,200})\n[ \t]*([^$\n]{0,200}[^$\s])\$(?![$\d])/gu
/** The end of a cell of a notebook in MyST, and the name of a heading on the line before it. */
const CELL_END = /^\+\+\+[^\n]{0,200}$/gmu
const HEADING_NAME = /^[ \t]*\([^()\n]{1,100}\)=[ \t]*$/gmu

/** The end of a block of kramdown, and of the head of a card of MyST. */
const BLOCK_END = /^[ \t]*(?:\^|\^{3,20})[ \t]*$/gmu
/** An item that kramdown replaces by the table of contents. */
const CONTENTS = /^[ \t]*(?:[-*+]|1\.)[ \t]+[^\n]{0,80}\n[ \t]*\{:[ \t]*toc\b[^{}\n]{0,100}\}/gmu

/** Attributes of a picture, link or of words in brackets: `![](a.png){#fig-a width=50%}`. */
const ATTRIBUTES = /(?<=\))\{[ \t]*(?:[.#]|[\w-]{1,40}=)[^{}\n]{0,300}\}/gu
const BRACKETED = /\[([^[\]\n]{1,400})\]\{[ \t]*(?:[.#]|[\w-]{1,40}=)[^{}\n]{0,300}\}/gu

/** Bold type around nothing, or only a space: "people who****are". */
const EMPTY_BOLD = /(?<=[\p{L}\p{N}:,.)])\*{4}(?!\*)(?<next>[\p{L}\p{N}]?)/gu

/** Markdown whose formulas of MyST are between dollar signs, each on one line. */
export const withDollarFormulas = (text: string): string =>
  text
    .replace(FORMULA, '$$$1$$')
    .replace(OVER_LINES, (lines) =>
      lines.includes('\\') ? lines.replace(/\n[ \t]*/u, ' ') : lines,
    )

/** Markdown with the words of its roles; a term of the glossary in bold. */
export const withoutRoles = (text: string): string =>
  text.replace(ROLE, (role, name: string, words: string, at: number) => {
    if (CITES_SOURCE.test(name)) return ''
    const shown = words.replace(ADDRESS, '').replace(NUMBER, '')
    const isBold = text[at - 1] === '*' || text[at + role.length] === '*'
    return name === 'term' && !isBold ? `**${shown}**` : shown
  })

/** Markdown without what programs for books and sites add to it. */
export const withoutPublishingSyntax = (text: string): string =>
  text
    .replace(CONTENTS, '')
    .replace(BLOCK_END, '')
    .replace(SHORTCODE, '')
    .replace(TAG, '')
    .replace(VALUE, '')
    .replace(SITE, '')
    .replace(PAGE_COMMAND, '')
    .replace(CELL_END, '')
    .replace(HEADING_NAME, '')
    .replace(INDEX_ENTRY, '')
    .replace(BOOK_REFERENCE, '')
    .replace(ATTRIBUTES, '')
    .replace(BRACKETED, '$1')
    .replace(EMPTY_BOLD, (_, next: string) => (next === '' ? '' : ` ${next}`))
