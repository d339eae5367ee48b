import { pageWords } from '../../../languages/pages.ts'
import { beginning } from '../../../languages/patterns.ts'

const REFERENCE = new RegExp(
  String.raw`^(?:\[\d{1,3}\]\s+)?(?:\p{Lu}[\p{L}'’-]+,\s+(?:\p{Lu}\.[\s-]?){1,3}.{0,200}\(?(?:19|20)\d{2}[a-z]?\)?)|^(?:\[\d{1,3}\]|\d{1,3}\.)\s.{10,200}(?:\b(?:19|20)\d{2}\b.{0,40}(?:pp?\.|${pageWords('publishers')}|vol\b|https?:)|doi[:.])|^https?:\S+$`,
  'iu',
)
const LINK = beginning(pageWords('links'))
/** An address, and markup of a page that its text has. */
const ADDRESS = /(?:https?|\p{L}+:\p{L}+):\S+|<[^<>]*>/gu
/** A text is only the address of something if it has at most this many words beside it. */
const MAX_LABEL_WORDS = 3
/** Whether a text has an address and hardly anything else: "Link: https://…". */
const isOnlyAddress = (text: string): boolean =>
  /https?:\S|^[\p{L} ]+:\s\p{L}+:\p{L}+:\S+$/u.test(text) &&
  (text.replace(ADDRESS, ' ').match(/\p{L}+/gu) ?? []).length <= MAX_LABEL_WORDS

/** Whether a text is an entry of a list of sources, a link, or only an address. */
export const isReference = (text: string): boolean =>
  REFERENCE.test(text) || LINK.test(text) || isOnlyAddress(text)
