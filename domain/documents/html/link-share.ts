/** Links in a list of links, and the share of its text that is in them. */
const MINIMUM = { links: 8, share: 0.8 } as const

/** Counts how much of a text is in links. */
export class LinkShare {
  #open = 0
  #links = 0
  #linked = 0
  #all = 0

  open(name: string): void {
    if (name !== 'a') return
    this.#open += 1
    this.#links += 1
  }

  close(name: string): void {
    if (name === 'a') this.#open = Math.max(0, this.#open - 1)
  }

  add(text: string): void {
    const { length } = text.trim()
    this.#all += length
    if (this.#open > 0) this.#linked += length
  }

  get isListOfLinks(): boolean {
    return this.#links >= MINIMUM.links && this.#linked >= this.#all * MINIMUM.share
  }
}
