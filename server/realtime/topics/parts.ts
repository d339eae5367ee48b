/** PostgreSQL notifies of at most 7,999 bytes; the rest is for what names the part. */
const PART_BYTES = 7_800

const isContinuation = (byte: number | undefined): boolean =>
  byte !== undefined && (byte & 0xc0) === 0x80

/** Parts of `text` of at most `maxBytes` of UTF-8 that divide no character. */
function divide(text: string, maxBytes: number): string[] {
  const bytes = Buffer.from(text)
  const parts: string[] = []
  for (let start = 0; start < bytes.length;) {
    let end = Math.min(start + maxBytes, bytes.length)
    while (end < bytes.length && isContinuation(bytes[end])) end -= 1
    parts.push(bytes.toString('utf8', start, end))
    start = end
  }
  return parts
}

/**
 * `text` as payloads of notifications of one transaction. `sender` has no spaces. No two payloads
 * are equal, since PostgreSQL sends equal ones of a transaction once.
 */
export function toNotifications(sender: string, text: string): string[] {
  const parts = divide(text, PART_BYTES)
  return parts.map((part, index) => `${sender} ${index} ${parts.length} ${part}`)
}

type Incomplete = { count: number; parts: string[] }

/**
 * Puts together what `toNotifications` divided. PostgreSQL delivers the notifications of a
 * transaction in order and without others between them, so that of each sender at most one text is
 * incomplete: parts that do not continue it are of one whose beginning was not received.
 */
export class Reassembly {
  readonly #incomplete = new Map<string, Incomplete>()

  /** The text of `sender` that `notification` completes; null if it completes none. */
  add(notification: string): { sender: string; text: string } | null {
    const match = /^(\S+) (\d+) (\d+) (.*)$/s.exec(notification)
    if (!match) return null
    const [, sender = '', index = '', count = '', part = ''] = match
    const incomplete =
      index === '0' ? { count: Number(count), parts: [] } : this.#incomplete.get(sender)
    if (incomplete?.parts.length !== Number(index)) return null
    incomplete.parts.push(part)
    this.#incomplete.set(sender, incomplete)
    if (incomplete.parts.length < incomplete.count) return null
    this.#incomplete.delete(sender)
    return { sender, text: incomplete.parts.join('') }
  }

  clear(): void {
    this.#incomplete.clear()
  }
}
