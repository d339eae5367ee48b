import { webAddress } from '../../../../domain/text/inline/web-address.ts'

/** A part of a text; `url` if it is an address. */
type TextPart = { readonly text: string; readonly url: string | null }

/** An address with its protocol; punctuation at its end belongs to the sentence. */
const ADDRESS = /\b(?:https?:\/\/|mailto:)[^\s<>"'“”‘’|\\^`{}]{3,2000}/giu
const END = /[.,;:!?)\]]+$/u

/** The end of the address without the punctuation that follows it; `(a)` keeps its bracket. */
function trimmed(address: string): string {
  const end = END.exec(address)?.[0] ?? ''
  const body = address.slice(0, address.length - end.length)
  const isOpen = body.split('(').length > body.split(')').length
  return isOpen && end.startsWith(')') ? `${body})` : body
}

/** Divides a text at its addresses. The parts joined are the text. */
export function splitAtAddresses(text: string): TextPart[] {
  if (!text.includes(':')) return [{ text, url: null }]
  const parts: TextPart[] = []
  let at = 0
  for (const { index, 0: found } of text.matchAll(ADDRESS)) {
    const address = trimmed(found)
    const url = webAddress(address)
    if (url === null) continue
    if (index > at) parts.push({ text: text.slice(at, index), url: null })
    parts.push({ text: address, url })
    at = index + address.length
  }
  if (at < text.length || parts.length === 0) parts.push({ text: text.slice(at), url: null })
  return parts
}
