/** A pattern that is written on several lines, without their ends. */
export const joinPatternLines = (source: string): string => source.replace(/\s*\n\s*/g, '')

/** The source of a pattern of exactly `text`. */
export const literalSource = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A pattern of complete texts. Case is ignored, as in the patterns below. */
export const exactly = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu')

/** A pattern of the beginnings of texts; `after` is the source of what follows. */
export const beginning = (source: string, after = ''): RegExp =>
  new RegExp(`^(?:${source})${after}`, 'iu')

/** A pattern of words anywhere in a text. */
export const wordsInside = (source: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'iu')
