import { pictureOf } from '../pictures.ts'
import { charsOf, paragraphOf, type SourceBlock } from '../source-block.ts'
import { TextBuilder } from '../styled-text.ts'
import { BLOCKS } from './element-kinds.ts'
import type { Attributes } from './ignored-elements.ts'
import { isSign } from './pictures-of-element.ts'

/** Elements whose text is a line of the drawing. */
const LINES = new Set(['text', 'foreignobject'])
/** Elements that are drawn only where others refer to them, or not at all. */
const NOT_DRAWN = new Set(['defs', 'metadata', 'symbol'])
const DESCRIPTIONS = new Set(['title', 'desc'])

/** A drawing (`svg`): the text in it, or else its description. */
export class Drawing {
  readonly #depth: number
  readonly #isSign: boolean
  readonly #lines: string[] = []
  readonly #descriptions: string[] = []
  /** The element that is read, how deep it is, and its text. */
  #open: { readonly into: string[] | null; readonly depth: number; text: string } | null = null
  #y: string | undefined
  /** The depth of a description in a text, which is not drawn. */
  #hintFrom: number | null = null

  /** `depth`: the number of elements around it, and itself. */
  constructor(attributes: Attributes, depth: number) {
    this.#depth = depth
    this.#isSign = isSign(attributes)
  }

  open(mixedCase: string, attributes: Attributes, depth: number): void {
    const name = mixedCase.toLowerCase()
    if (this.#open !== null && DESCRIPTIONS.has(name)) this.#hintFrom ??= depth
    else if (this.#open !== null) this.#openInside(name, attributes)
    else if (NOT_DRAWN.has(name)) this.#open = { into: null, depth, text: '' }
    else if (LINES.has(name)) {
      this.#open = { into: this.#lines, depth, text: '' }
      this.#y = attributes['y']
    } else if (DESCRIPTIONS.has(name) && depth === this.#depth + 1)
      this.#open = { into: this.#descriptions, depth, text: '' }
  }

  /** Text at another height is on another line, which may be that of the same sentence. */
  #openInside(name: string, { x, y, dy }: Attributes): void {
    const isLower = (y !== undefined && y !== this.#y) || (x !== undefined && dy !== undefined)
    if (name === 'tspan' ? isLower : name === 'br' || BLOCKS.has(name)) this.text(' ')
    this.#y = y ?? this.#y
  }

  text(text: string): void {
    if (this.#open?.into && this.#hintFrom === null) this.#open.text += text
  }

  /** Ends the element at `depth`; whether it is the drawing. */
  close(depth: number): boolean {
    if (this.#hintFrom !== null && depth <= this.#hintFrom) this.#hintFrom = null
    else if (this.#open !== null && depth <= this.#open.depth) {
      const { into, text } = this.#open
      const line = text.replace(/\s+/gu, ' ').trim()
      // Text is drawn twice for its outline.
      if (line !== '' && line !== into?.at(-1)) into?.push(line)
      this.#open = null
    }
    return depth <= this.#depth
  }

  /** `isLinked`: whether it is the sign of a link. */
  blocks(isLinked: boolean): SourceBlock[] {
    if (this.#isSign) return []
    if (this.#lines.length === 0) {
      const described = pictureOf(this.#descriptions.join(': '))
      return isLinked || charsOf(described) === 0 ? [] : [described]
    }
    const builder = new TextBuilder()
    for (const line of this.#lines) {
      builder.add(line)
      builder.lineBreak()
    }
    return [paragraphOf(builder.take())]
  }
}
