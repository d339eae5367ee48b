export type Attributes = Readonly<Record<string, string>>

/** Elements without text of the document. */
const SKIPPED = new Set(
  (
    'script style noscript template head iframe object canvas audio video map nav button ' +
    'select textarea datalist dialog menu rp rt'
  ).split(' '),
)

/** Roles of navigation, of controls and of what is shown above a page. */
const ROLES = new Set(
  'navigation search menu menubar toolbar tablist dialog alertdialog'.split(' '),
)

/** Elements whose footer belongs to the text; another is that of the page. */
const SECTIONS = new Set(['article', 'blockquote', 'main', 'section'])

/** The names under which pages and their services ask for consent to cookies. */
const CONSENT = /cookie-?(?:banner|bar|notice|consent|law|popup|message|bot)|onetrust|cc-window/iu
const PAGE_ELEMENTS = new Set(['html', 'body', 'main', 'article'])

const isHidden = ({ hidden, style = '', 'aria-hidden': unread }: Attributes): boolean =>
  hidden !== undefined ||
  unread === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden/iu.test(style)

/** A link to a translation of the page: its own language is that of its target. */
const isTranslationLink = ({ lang, hreflang }: Attributes): boolean =>
  lang !== undefined && lang === hreflang

/** Classes of the sign beside a heading that links to it, by Sphinx, MkDocs, Jupyter and others. */
const PERMALINK =
  /(?:^|\s)(?:headerlink|header-anchor|heading-anchor|headinglink|anchor-link|hash-link|permalink)(?=\s|$)/iu
const isPermalink = (name: string, { href = '', class: classes = '' }: Attributes): boolean =>
  name === 'a' && href.includes('#') && PERMALINK.test(classes)

const isConsent = (name: string, { id = '', class: classes = '' }: Attributes): boolean =>
  !PAGE_ELEMENTS.has(name) && (CONSENT.test(id) || CONSENT.test(classes))

/** Whether a footer is that of the page: notes of a book have a type or role. */
const isOfPage = (attributes: Attributes, open: readonly string[]): boolean =>
  attributes['epub:type'] === undefined &&
  attributes['role'] === undefined &&
  !open.some((each) => SECTIONS.has(each))

/** Whether an element has no text of the document. `open`: the elements around it, and itself. */
export const isIgnored = (name: string, attributes: Attributes, open: readonly string[]): boolean =>
  SKIPPED.has(name) ||
  ROLES.has(attributes['role'] ?? '') ||
  isHidden(attributes) ||
  isTranslationLink(attributes) ||
  isPermalink(name, attributes) ||
  isConsent(name, attributes) ||
  (name === 'footer' && isOfPage(attributes, open))
