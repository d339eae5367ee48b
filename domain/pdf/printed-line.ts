/** A piece of text on a page; positions and sizes in points. */
export type Piece = {
  text: string
  font: string
  x: number
  y: number
  width: number
  height: number
  endsLine: boolean
  isRightToLeft: boolean
  level: boolean
}

export type PrintedLine = {
  text: string
  y: number
  /** The x at which its last piece ends. */
  right: number
  height: number
  level: boolean
  /** In reading order. */
  pieces: readonly Piece[]
  /** What is written before it if it is a line of a list whose bullets are drawn. */
  bullet?: string
  /** The spaces before an item inside another one. */
  indent?: string
  /** Whether it is a line of the title of a slide, or the last one. */
  title?: 'part' | 'end'
}

export const isBlank = ({ text }: Pick<Piece, 'text'>): boolean => text.trim() === ''

/** The size of most of the type of a page. */
export function bodySize(lines: readonly PrintedLine[]): number {
  const chars = new Map<number, number>()
  for (const { height, text } of lines) chars.set(height, (chars.get(height) ?? 0) + text.length)
  return [...chars].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0]
}

/** The width of the first word of the pieces of a line. */
export function firstWordWidth([first]: readonly Piece[]): number {
  if (!first) return 0
  const [word = ''] = first.text.trim().split(' ')
  return (first.width * word.length) / Math.max(1, first.text.length)
}
