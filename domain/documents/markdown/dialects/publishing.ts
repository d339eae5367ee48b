/** What programs for books and sites add to Markdown. */

/** A shortcode of Hugo or Quarto, a tag of Liquid: `{{< figure src="a.png" >}}`, `{% raw %}`. */
const SHORTCODE = /\{\{[<%][^{}\n]{0,500}[>%]\}\}|\{%-?[ \t]*[a-z]\w{0,30}\b[^{}%\n]{0,300}-?%\}/gu
/** A value that a template fills in, on a line of its own. */
const VALUE = /^[ \t]*\{\{[^{}\n]{0,300}\}\}[ \t]*$/gmu
/** A command of LaTeX for the layout of pages, on a line of its own. */
const PAGE_COMMAND =
  /^[ \t]*\\(?:newpage|pagebreak|clearpage|tableofcontents|maketitle|(?:big|med|small)skip|noindent|centering|[vh]space\*?\{[^{}\n]{0,40}\})[ \t]*$/gmu

/** A role of MyST: `{term}`sluice``, `{ref}`the race <race>``. */
const ROLE = /\{([A-Za-z][\w:+-]{0,30})\}`([^`\n]{1,300})`/gu
/** Roles that name sources, and the role that holds a formula. */
const NAMES_SOURCE = /^(?:cite|footcite)/u
const FORMULA = /\{math\}`([^`\n]{1,300})`/gu
const ADDRESS = /[ \t]*<[^<>\n]{1,200}>$/u

/** The end of a block of kramdown. */
const BLOCK_END = /^[ \t]*\^[ \t]*$/gmu
/** An item that kramdown replaces by the table of contents. */
const CONTENTS = /^[ \t]*(?:[-*+]|1\.)[ \t]+[^\n]{0,80}\n[ \t]*\{:[ \t]*toc\b[^{}\n]{0,100}\}/gmu

/** Attributes of a picture, link or of words in brackets: `![](a.png){#fig-a width=50%}`. */
const ATTRIBUTES = /(?<=\))\{[ \t]*(?:[.#]|[\w-]{1,40}=)[^{}\n]{0,300}\}/gu
const BRACKETED = /\[([^[\]\n]{1,400})\]\{[ \t]*(?:[.#]|[\w-]{1,40}=)[^{}\n]{0,300}\}/gu

/** Markdown whose formulas of MyST are between dollar signs. */
export const withDollarFormulas = (text: string): string => text.replace(FORMULA, '$$$1$$')

/** Markdown with the words of its roles. */
export const withoutRoles = (text: string): string =>
  text.replace(ROLE, (_, name: string, words: string) =>
    NAMES_SOURCE.test(name) ? '' : words.replace(ADDRESS, ''),
  )

/** Markdown without what programs for books and sites add to it. */
export const withoutPublishingSyntax = (text: string): string =>
  text
    .replace(CONTENTS, '')
    .replace(BLOCK_END, '')
    .replace(SHORTCODE, '')
    .replace(VALUE, '')
    .replace(PAGE_COMMAND, '')
    .replace(ATTRIBUTES, '')
    .replace(BRACKETED, '$1')
