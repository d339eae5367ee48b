import type { TextBuilder } from '../styled-text.ts'
import { attributeOf, relationIdOf, type XmlElement } from '../archive/xml.ts'

/** The addresses that the links of a part lead to, by the id of their relation. */
export type Addresses = ReadonlyMap<string, string>

/** The name of a bookmark as the target of a link. */
export const linkTargetOf = (bookmark: string): string => `#${bookmark}`

/** Where `w:hyperlink` leads: an address, perhaps with an anchor in it, or a bookmark. */
export function targetOfLink(link: XmlElement, addresses: Addresses): string | null {
  const id = relationIdOf(link)
  const anchor = attributeOf(link, 'anchor')
  const address = id === undefined ? '' : addresses.get(id)
  if (address === undefined) return null
  return anchor === undefined ? address : address + linkTargetOf(anchor)
}

/** Longer instructions are cut: addresses have a maximum length too. */
const MAX_INSTRUCTION = 4000
const FIELD = /^\s*(HYPERLINK|(?:PAGE|NOTE)?REF)\s(.*)$/isu
/** The value at the beginning of the rest of an instruction, and that after a switch. */
const VALUE = /^\s*(?:"([^"]*)"|([^\s"\\]+))/u
const ANCHOR = /\\l\s*(?:"([^"]*)"|([^\s"\\]+))/iu
const IS_LINKED = /\\h(?!\w)/iu

const valueIn = (text: string, pattern: RegExp): string => {
  const [, quoted, plain] = pattern.exec(text) ?? []
  return quoted ?? plain ?? ''
}

/** Where the field with an instruction leads, as `HYPERLINK "https://…" \l "anchor"`. */
export function targetOfField(instruction: string): string | null {
  const [, name = '', rest = ''] = FIELD.exec(instruction) ?? []
  const value = valueIn(rest, VALUE)
  if (!/^HYPERLINK$/iu.test(name)) return IS_LINKED.test(rest) ? linkTargetOf(value) : null
  const anchor = valueIn(rest, ANCHOR)
  return value + (anchor === '' ? '' : linkTargetOf(anchor)) || null
}

/** A field whose instruction, and then its result, is read. */
type Field = { instruction: string; isResult: boolean }

/** Follows the links of a paragraph, of which one may be inside another. */
export class OpenLinks {
  readonly #builder: TextBuilder
  readonly #targets: (string | null)[] = []
  readonly #fields: Field[] = []

  constructor(builder: TextBuilder) {
    this.#builder = builder
  }

  /** Reads the text of a link; that of `null` belongs to the link around it. */
  within(target: string | null, read: () => void): void {
    this.#open(target)
    read()
    this.#close()
  }

  /** Reads a part of the instruction of a field. */
  instruct(text: string): void {
    const field = this.#fields.at(-1)
    if (!field || field.isResult) return
    field.instruction = (field.instruction + text).slice(0, MAX_INSTRUCTION)
  }

  /** Reads the mark between the parts of a field. */
  mark(type: string | undefined): void {
    if (type === 'begin') this.#fields.push({ instruction: '', isResult: false })
    const field = this.#fields.at(-1)
    if (!field) return
    if (type === 'separate' && !field.isResult) {
      field.isResult = true
      this.#open(targetOfField(field.instruction))
    }
    if (type === 'end' && this.#fields.pop()?.isResult) this.#close()
  }

  #open(target: string | null): void {
    const outer = this.#targets.at(-1) ?? null
    this.#targets.push(target ?? outer)
    if (target !== null) this.#builder.link(target)
  }

  #close(): void {
    const closed = this.#targets.pop() ?? null
    const outer = this.#targets.at(-1) ?? null
    if (closed !== outer) this.#builder.link(outer)
  }
}
