/** The beginning of a fence. */
export const FENCE = /^[ \t]{0,12}(`{3,}|~{3,})/u

/** Code inside a line. */
const INLINE_CODE = /(?<!`)`[^`\n]{1,400}`(?!`)/gu
/** The placeholder of inline code. */
const PLACEHOLDER = /\ue002(\d+)\ue003/gu

/**
 * Applies `change` to text, except to the code inside its lines. `text` has no U+E002 and U+E003,
 * which stand for the code meanwhile.
 */
export function outsideInlineCode(text: string, change: (part: string) => string): string {
  const codes: string[] = []
  const replaced = text.replace(INLINE_CODE, (code) => {
    codes.push(code)
    return `\ue002${codes.length - 1}\ue003`
  })
  return change(replaced).replace(PLACEHOLDER, (_, at: string) => codes[Number(at)] ?? '')
}

/** Applies `change` to the text between fenced pieces of code. */
export function outsideFences(text: string, change: (part: string) => string): string {
  const parts: string[] = []
  let lines: string[] = []
  let fence: string | null = null
  const end = (isCode: boolean): void => {
    const part = lines.join('\n')
    if (lines.length > 0) parts.push(isCode ? part : change(part))
    lines = []
  }
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    if (fence === null && mark !== undefined) {
      end(false)
      fence = mark
    }
    lines.push(line)
    if (fence !== null && lines.length > 1 && isEndOf(line, fence)) {
      end(true)
      fence = null
    }
  }
  end(fence !== null)
  return parts.join('\n')
}

/** Whether a line closes a fence. */
export const isEndOf = (line: string, fence: string): boolean => {
  const bare = line.trim()
  return bare.startsWith(fence) && /^([`~])\1*$/u.test(bare)
}
