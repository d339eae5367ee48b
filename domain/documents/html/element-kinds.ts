/** Elements that begin and end a line. */
export const BLOCKS = new Set(
  (
    'p div section article main header footer aside address blockquote figure figcaption caption ' +
    'details summary fieldset form legend center body html hgroup dl dd dt ul ol li pre hr title ' +
    'h1 h2 h3 h4 h5 h6 table thead tbody tfoot tr td th'
  ).split(' '),
)

export const BOLD = new Set(['b', 'strong', 'dfn'])
export const ITALIC = new Set(['i', 'em', 'cite', 'var'])
