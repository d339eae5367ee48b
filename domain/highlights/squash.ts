/** Text reduced to what its readings share, with a mapping to the text. */
export type Squashed = {
  readonly text: string
  /** For each UTF-16 unit of `text`: where its character starts and ends in the original. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/**
 * White space, hyphens, invisible characters, bullets and what separates the cells of a table: they
 * differ from one reading to another.
 */
const SKIPPED = /^[\s\p{Cc}\p{Cf}\p{Pd}\u2212•●○◦▪▫■□‣⁃∙·*+➢➤►▸▹❖✓✔\uF000-\uF0FF|]$/u
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
}

/**
 * Lower case in decomposed compatibility forms, without the skipped characters: the same for the
 * stored text of a page, its text layer and its text in lines.
 */
export function squash(original: string): Squashed {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  let at = 0
  for (const char of original) {
    const end = at + char.length
    if (!SKIPPED.test(char)) {
      const plain = (PLAIN[char] ?? char.normalize('NFKD').toLowerCase()).replace(/\s/gu, '')
      text += plain
      for (let unit = 0; unit < plain.length; unit++) {
        starts.push(at)
        ends.push(end)
      }
    }
    at = end
  }
  return { text, starts, ends }
}
