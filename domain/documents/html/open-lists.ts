import { bulletAt } from '../source-block.ts'
import type { Attributes } from './ignored-elements.ts'

type List = { readonly isOrdered: boolean; next: number }

/** The first number of a list. */
const startOf = ({ start }: Attributes): number => Math.trunc(Number(start ?? 1)) || 1

/** The lists that are open at a position of a document, which mark their items. */
export class OpenLists {
  readonly #lists: List[] = []

  openBulleted(): void {
    this.#lists.push({ isOrdered: false, next: 1 })
  }

  openNumbered(attributes: Attributes): void {
    this.#lists.push({ isOrdered: true, next: startOf(attributes) })
  }

  close(): void {
    this.#lists.pop()
  }

  nextMark(): { mark: string; level: number } {
    const level = Math.min(8, Math.max(0, this.#lists.length - 1))
    const list = this.#lists.at(-1)
    if (!list?.isOrdered) return { mark: bulletAt(level), level }
    const mark = `${list.next}.`
    list.next += 1
    return { mark, level }
  }
}
