import { LIMITS } from '../limits.ts'
import { resolvePart, withoutPercentEncoding } from '../archive/part-names.ts'
import type { Attributes } from './ignored-elements.ts'

/** The names of the link targets of a document: by an id in it, and by the address of a link. */
export type Names = {
  /** The name of the beginning, if links lead there. */
  readonly start: readonly string[]
  readonly ofId: (id: string) => string
  readonly ofTarget: (href: string) => string
}

/** The names in a document of one part. */
export const NAMES: Names = {
  start: [],
  ofId: (id) => `#${id}`,
  ofTarget: (href) => (href.startsWith('#') ? withoutPercentEncoding(href) : href),
}

/** The names of the targets in the part `part` of a book, whose links lead to other parts too. */
export const namesIn = (part: string): Names => ({
  start: [`${part}#`],
  ofId: (id) => `${part}#${id}`,
  ofTarget: (href) => {
    if (/^[a-z][a-z\d+.-]*:/iu.test(href)) return href
    const [path = '', fragment = ''] = href.split('#')
    return `${path === '' ? part : resolvePart(part, path)}#${withoutPercentEncoding(fragment)}`
  },
})

/** Collects the names of the link targets that begin with the next block. */
export class LinkTargets {
  readonly #names: Names
  #next: string[]
  #left: number = LIMITS.linkTargets

  constructor(names: Names) {
    this.#names = names
    this.#next = [...names.start]
  }

  /** Reads the id of an element, and the name of an anchor. */
  open(element: string, { id, name }: Attributes): void {
    for (const target of [id, element === 'a' ? name : undefined]) {
      if (!target || target.length > LIMITS.linkTargetChars || this.#left === 0) continue
      this.#next.push(this.#names.ofId(target))
      this.#left -= 1
    }
  }

  /** Where a link leads; null for none. */
  targetOf({ href }: Attributes): string | null {
    return href === undefined || href.length > LIMITS.linkTargetChars
      ? null
      : this.#names.ofTarget(href.trim())
  }

  /** Returns the names so far and removes them. */
  take(): readonly string[] {
    const names = this.#next
    if (names.length > 0) this.#next = []
    return names
  }
}
