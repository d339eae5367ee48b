import { badQuery } from './errors.ts'

const NAME = /[A-Za-z_][A-Za-z0-9_]*/y
const MAX_NAME = 63

/** Reads a short text from left to right. Throws a 400 for unexpected input. */
export class Scanner {
  readonly text: string
  readonly what: string
  #at = 0

  /** `what` is the name of the parameter in the error. */
  constructor(text: string, what: string) {
    this.text = text
    this.what = what
  }

  get done(): boolean {
    return this.#at >= this.text.length
  }

  /** The next character, or an empty text at the end. */
  peek(): string {
    return this.text.charAt(this.#at)
  }

  spaces(): void {
    while (this.peek() === ' ') this.#at += 1
  }

  /** Consumes `literal` if it is next. */
  take(literal: string): boolean {
    if (!this.text.startsWith(literal, this.#at)) return false
    this.#at += literal.length
    return true
  }

  expect(literal: string): void {
    if (!this.take(literal)) throw this.error()
  }

  /** Reads a plain name of a table, a column or an alias. */
  name(): string {
    NAME.lastIndex = this.#at
    const [name] = NAME.exec(this.text) ?? []
    // Names of Object.prototype would be found as properties in later lookups
    if (name === undefined || name.length > MAX_NAME || name in Object.prototype) throw this.error()
    this.#at += name.length
    return name
  }

  /** Reads all characters for which `accepts` holds. */
  while(accepts: (character: string) => boolean): string {
    const start = this.#at
    while (!this.done && accepts(this.peek())) this.#at += 1
    return this.text.slice(start, this.#at)
  }

  end(): void {
    if (!this.done) throw this.error()
  }

  error(): Error {
    return badQuery(`"failed to parse ${this.what}" (line 1, column ${this.#at + 1})`)
  }
}
