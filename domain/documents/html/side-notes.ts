import { paragraphOf, type SourceBlock } from '../source-block.ts'
import { TextBuilder } from '../styled-text.ts'
import type { Attributes } from './ignored-elements.ts'

/**
 * Classes of text inside a sentence that a page shows in its margin or at its end: the meaning of a
 * term (DocBook), notes of books and of the style of Tufte.
 */
const TERM = 'glossterm'
const MEANING = 'glossdef'
const NOTES: ReadonlySet<string> = new Set([MEANING, 'footnote', 'sidenote', 'marginnote'])
/** Blocks with these classes stand apart anyway. */
const INLINE: ReadonlySet<string> = new Set(['span', 'small', 'a', 'em'])

/** Whether an element is a note at the end of a page, chapter or book. */
export const isFootnote = (name: string, attributes: Attributes): boolean =>
  /^(?:aside|div|section|li)$/u.test(name) &&
  /\b(?:foot|end|rear)notes?\b/u.test(attributes['epub:type'] ?? attributes['role'] ?? '')

/** Collects the side notes of a paragraph, which follow it. */
export class SideNotes {
  /** Depth of the open term and of the open note. */
  #termFrom: number | null = null
  #noteFrom: number | null = null
  #isMeaning = false
  #term = ''
  readonly #builder = new TextBuilder()
  #blocks: SourceBlock[] = []

  open(name: string, { class: classes = '' }: Attributes, depth: number): void {
    if (this.#noteFrom !== null || !INLINE.has(name)) return
    const names = classes.split(/\s+/u, 20)
    if (names.includes(TERM)) [this.#termFrom, this.#term] = [depth, '']
    if (!names.some((one) => NOTES.has(one))) return
    this.#noteFrom = depth
    this.#isMeaning = names.includes(MEANING)
  }

  get isTerm(): boolean {
    return this.#termFrom !== null
  }

  /** Whether text belongs to a note; else it stays in its sentence. */
  add(text: string): boolean {
    if (this.#termFrom !== null) this.#term += text
    if (this.#noteFrom === null) return false
    if (this.#isMeaning && this.#builder.isEmpty && this.#term !== '') {
      this.#builder.add(this.#term, 'bold')
      this.#builder.add(': ')
      this.#term = ''
    }
    this.#builder.add(text)
    return true
  }

  close(depth: number): void {
    if (this.#termFrom === depth) this.#termFrom = null
    if (this.#noteFrom !== depth) return
    this.#noteFrom = null
    const text = this.#builder.take()
    if (text.text === '') return
    this.#blocks.push(this.#isMeaning ? paragraphOf(text) : { kind: 'note', text })
  }

  /** The notes of the paragraph that ends; those of the next one begin. */
  take(): readonly SourceBlock[] {
    const blocks = this.#blocks
    this.#blocks = []
    return blocks
  }
}
