import type { Shift } from '../../text/inline/shifted-signs.ts'
import { shifted } from '../shifted.ts'

const SHIFTS: Readonly<Record<string, Shift | undefined>> = { sup: 'super', sub: 'sub' }

const NOTE = /^(?:\d{1,4}|\p{L}|[*†‡§]+)$/u

/** Collects the text of a `sup` or `sub` element; the number of a note is no exponent. */
export class RaisedText {
  #shift: Shift | null = null
  #text = ''
  #isNote = false
  /** Whether a link to a place in a document is open and has no text yet. */
  #isLinkOpen = false

  get isOpen(): boolean {
    return this.#shift !== null
  }

  /** Called for each element that opens. */
  open(name: string, href = ''): void {
    if (name === 'a') {
      this.#isLinkOpen = href.includes('#')
      this.#isNote ||= this.isOpen && this.#isLinkOpen
    }
    const shift = SHIFTS[name]
    if (shift === undefined || this.isOpen) return
    this.#shift = shift
    this.#isNote = this.#isLinkOpen
  }

  /** Takes the text of an open `sup` or `sub`; false if there is none. */
  add(text: string): boolean {
    if (this.isOpen) this.#text += text
    else if (text.trim() !== '') this.#isLinkOpen = false
    return this.isOpen
  }

  /** Whether the element that closes is the one whose text was collected. */
  closes(name: string): boolean {
    if (name === 'a') this.#isLinkOpen = false
    return this.isOpen && SHIFTS[name] === this.#shift
  }

  /** The collected text as it is written after the character `before`. */
  take(before: string): string {
    const [shift, text, isNote] = [this.#shift, this.#text, this.#isNote]
    this.#shift = null
    this.#text = ''
    this.#isNote = false
    if (shift === null) return ''
    return isNote && NOTE.test(text.trim()) ? `[${text.trim()}]` : shifted(text, shift, before)
  }
}
