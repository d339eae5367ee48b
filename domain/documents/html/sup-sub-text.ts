import type { VerticalPosition } from '../../text/inline/superscripts.ts'
import { plainSuperOrSubscript } from '../superscripts.ts'

const POSITIONS: Readonly<Record<string, VerticalPosition | undefined>> = {
  sup: 'super',
  sub: 'sub',
}

const NOTE = /^(?:\d{1,4}|\p{L}|[*†‡§]+)$/u

/** Collects the text of a `sup` or `sub` element; the number of a note is not an exponent. */
export class SupSubText {
  #position: VerticalPosition | null = null
  #text = ''
  #isNote = false
  /** Whether a link to a target in a document is open and has no text yet. */
  #isLinkOpen = false

  get isOpen(): boolean {
    return this.#position !== null
  }

  /** Called for each element that opens. */
  open(name: string, href = ''): void {
    if (name === 'a') {
      this.#isLinkOpen = href.includes('#')
      this.#isNote ||= this.isOpen && this.#isLinkOpen
    }
    const position = POSITIONS[name]
    if (position === undefined || this.isOpen) return
    this.#position = position
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
    return this.isOpen && POSITIONS[name] === this.#position
  }

  /** The collected text as it is written after the character `before`. */
  take(before: string): string {
    const [position, text, isNote] = [this.#position, this.#text, this.#isNote]
    this.#position = null
    this.#text = ''
    this.#isNote = false
    if (position === null) return ''
    return isNote && NOTE.test(text.trim())
      ? `[${text.trim()}]`
      : plainSuperOrSubscript(text, position, before)
  }
}
