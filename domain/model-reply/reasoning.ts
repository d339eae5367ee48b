/** Names of the tags around a model's reasoning. */
const NAMES = ['think', 'thinking', 'reasoning', 'thought']
const NAME = NAMES.join('|')
const PAIRED = new RegExp(`<(${NAME})>[\\s\\S]*?</\\1>`, 'gi')
const ENDING = new RegExp(`^[\\s\\S]*</(?:${NAME})>`, 'i')
const BEGINNING = new RegExp(`<(?:${NAME})>[\\s\\S]*$`, 'i')
const OPEN = new RegExp(`<(?:${NAME})>`, 'i')
const CLOSE = new RegExp(`</(?:${NAME})>`, 'i')
const TAGS = NAMES.flatMap((name) => [`<${name}>`, `</${name}>`])

/**
 * Removes a model's reasoning from a complete reply: in its tags, before a closing tag whose
 * opening one is in the prompt, and unfinished at the end.
 */
export const stripReasoning = (reply: string): string =>
  reply.replace(PAIRED, '').replace(ENDING, '').replace(BEGINNING, '')

/** The start of the longest end of `text` that may become a tag, else the length. */
const possibleTagFrom = (text: string): number => {
  const at = text.lastIndexOf('<')
  if (at < 0) return text.length
  const tail = text.slice(at).toLowerCase()
  return TAGS.some((tag) => tag.startsWith(tail)) ? at : text.length
}

type ReasoningFilter = {
  /** What is visible of the text so far and was not returned before. */
  push(piece: string): string
  /** The rest at the end of the reply. */
  end(): string
  /** Whether a closing tag came without its opening one: this model's replies begin inside. */
  readonly beginsInside: boolean
}

/**
 * Removes reasoning from a streamed reply. `beginsInside`: the reply begins with reasoning without
 * an opening tag; if no closing tag follows, all of it is visible.
 */
export function createReasoningFilter(beginsInside: boolean): ReasoningFilter {
  let pending = ''
  /** Searched parts of the reasoning at the beginning, which are visible if it never closes. */
  let hidden: string[] = []
  let inside = beginsInside
  let opened = false
  let isUnopened = false

  const advance = (): string => {
    let visible = ''
    for (;;) {
      const found = (inside ? CLOSE : OPEN).exec(pending)
      const closing = inside ? null : CLOSE.exec(pending)
      if (closing && (!found || closing.index < found.index)) {
        isUnopened = true
        visible = ''
        pending = pending.slice(closing.index + closing[0].length)
        continue
      }
      if (!found) break
      if (!inside) visible += pending.slice(0, found.index)
      opened ||= !inside
      inside = !inside
      hidden = []
      pending = pending.slice(found.index + found[0].length)
    }
    return visible
  }

  return {
    push(piece) {
      pending += piece
      const visible = advance()
      const keep = possibleTagFrom(pending)
      const searched = pending.slice(0, keep)
      pending = pending.slice(keep)
      if (!inside) return visible + searched
      if (!opened) hidden.push(searched)
      return visible
    },
    end() {
      const rest = inside && opened ? '' : stripReasoning(hidden.join('') + pending)
      hidden = []
      pending = ''
      return rest
    },
    get beginsInside() {
      return isUnopened
    },
  }
}
