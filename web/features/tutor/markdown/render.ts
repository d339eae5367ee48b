import createDOMPurify from 'dompurify'
import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked'
import type { FormulaRenderer } from '../../../components/content/draw-formula.ts'
import { insertCitations } from './citations.ts'
import { isCostly } from './costly.ts'
import { CITE_TOKEN, CLOSE, OPEN, withoutMarkers, unescaped } from './prepare.ts'
import { renderPlain, unsupportedSpan, type PlainOptions } from './render-plain.ts'

export type RenderOptions = PlainOptions & {
  /** Null until KaTeX has loaded. */
  readonly math: FormulaRenderer | null
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const cite: TokenizerAndRendererExtension = {
  name: 'cite',
  level: 'inline',
  start: (source) => source.indexOf('\ue002'),
  tokenizer(source) {
    const match = new RegExp(`^${CITE_TOKEN.source}`).exec(source)
    return match ? { type: 'cite', raw: match[0], index: match[1] } : undefined
  },
  renderer: (token) => `<button data-cite="${escape(String(token['index']))}"></button>`,
}

const formula = (tex: string, display: boolean) =>
  `<span data-math="${escape(tex)}"${display ? ' data-display="true"' : ''}></span>`

const displayMath: TokenizerAndRendererExtension = {
  name: 'displayMath',
  level: 'block',
  start: (source) => /\$\$|\\\[/.exec(source)?.index,
  tokenizer(source) {
    const match = /^(?:\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\])/.exec(source)
    return match ? { type: 'displayMath', raw: match[0], tex: match[1] ?? match[2] } : undefined
  },
  renderer: (token) => `<p>${formula(String(token['tex']), true)}</p>`,
}

const inlineMath: TokenizerAndRendererExtension = {
  name: 'inlineMath',
  level: 'inline',
  start: (source) => /\$|\\[([]/.exec(source)?.index,
  tokenizer(source) {
    // A dollar sign opens a formula only if it cannot be a price: no space inside its ends, no
    // digit after the last.
    const match =
      /^(?:\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\])/.exec(source) ??
      /^(?:()()\$(?!\s)((?:\\.|[^$\\\n])+?)(?<!\s)\$(?!\d)|()()\\\(([\s\S]+?)\\\))/.exec(source)
    if (!match) return undefined
    const shown = match[1] || match[2]
    return {
      type: 'inlineMath',
      raw: match[0],
      tex: shown || match[3] || match[6],
      display: Boolean(shown),
    }
  },
  renderer: (token) => formula(String(token['tex']), token['display'] === true),
}

const marked = new Marked({
  gfm: true,
  async: false,
  extensions: [cite, displayMath, inlineMath],
  renderer: {
    // Text is untrusted: raw HTML is shown as text, a link as its label, an image as its
    // alternative text.
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escape(text),
    link({ tokens }: Tokens.Link) {
      return this.parser.parseInline(tokens)
    },
    image: ({ text }: Tokens.Image) => escape(text),
    checkbox: () => '',
    heading({ tokens, depth }: Tokens.Heading) {
      const level = Math.min(6, depth + 2)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`
    },
  },
})

const purifier = createDOMPurify(window)
const ALLOWED = {
  ALLOWED_TAGS: [
    ...[
      'p',
      'br',
      'hr',
      'strong',
      'em',
      'del',
      'sub',
      'sup',
      'code',
      'pre',
      'blockquote',
      'span',
      'button',
    ],
    ...['ul', 'ol', 'li', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['start', 'data-cite', 'data-math', 'data-display'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** UTF-16 units of all formulas of a text that are drawn; further ones are shown as written. */
const MAX_FORMULA_CHARS = 12_000

function renderFormulas(root: DocumentFragment, { math, pages }: RenderOptions): void {
  let left = MAX_FORMULA_CHARS
  for (const element of root.querySelectorAll<HTMLElement>('[data-math]')) {
    const tex = withoutMarkers(element.dataset['math'] ?? '', pages)
    // A formula of one character costs as much as some characters of a longer one
    left -= 10 + tex.length
    if (math && left >= 0) math(tex, element, element.dataset['display'] === 'true')
    else element.textContent = tex
    element.removeAttribute('data-math')
  }
}

/** Replaces markers in the text by spans; one sentence may run through several elements. */
function markUnsupported(root: DocumentFragment, { unsupported, pages }: RenderOptions): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  let open = false
  for (const text of texts) {
    const inCode = Boolean(text.parentElement?.closest('code'))
    if (!open && !/[\ue000-\ue003]/.test(text.data)) continue
    const pieces: (string | Node)[] = []
    for (const part of text.data.split(/(\ue000|\ue001)/)) {
      if (part === OPEN || part === CLOSE) {
        open = part === OPEN
        continue
      }
      const messages = inCode ? withoutMarkers(part, pages) : part
      if (open && messages.trim() !== '') {
        pieces.push(unsupportedSpan(messages, unsupported))
      } else pieces.push(messages)
    }
    text.replaceWith(...pieces)
  }
}

function renderMarkdown(source: string, options: RenderOptions): DocumentFragment {
  const root = purifier.sanitize(marked.parse(source) as string, {
    ...ALLOWED,
    RETURN_DOM_FRAGMENT: true,
  })
  // Before the formulas are drawn: the text inside them is not a sentence.
  markUnsupported(root, options)
  renderFormulas(root, options)
  insertCitations(root, options)
  return root
}

/**
 * A prepared answer as elements: sanitised Markdown, citations as buttons (`data-cite`), formulas
 * drawn. Costly Markdown is shown as it was written. Never throws.
 */
export function render(source: string, options: RenderOptions): DocumentFragment {
  const plain = () => renderPlain(unescaped(source), options)
  if (isCostly(source)) return plain()
  try {
    return renderMarkdown(source, options)
  } catch {
    return plain()
  }
}
