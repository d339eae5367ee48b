import { superOrSubscript, type VerticalPosition } from '../text/inline/superscripts.ts'

/** A piece of a line: its text, its left end, baseline, width and size in points. */
export type PieceOfLine = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly level: boolean
}

/** Maximum size of exponents and indexes, relative to the text beside them. */
const MAX_SIZE = 0.85
/** Distances of their baseline from that of the text, relative to its size. */
const SUPERSCRIPT_OFFSET = { least: 0.2, most: 0.75 } as const
const SUBSCRIPT_OFFSET = { least: 0.05, most: 0.5 } as const
/** Maximum gap to the text before, relative to its size. */
const MAX_GAP = 0.2
const MAX_CHARS = 8
/** Text that an exponent can follow; after other characters a number is the mark of a note. */
const CAN_HAVE_EXPONENT = /[\p{L}\p{N})\]]$/u

const isWithin = (value: number, { least, most }: { least: number; most: number }): boolean =>
  value >= least && value <= most

/** Whether a piece is above or below the line of the text before it; null if neither. */
function positionOf(piece: PieceOfLine, base: PieceOfLine): VerticalPosition | null {
  const isSmall = piece.height < MAX_SIZE * base.height
  const gap = Math.abs(piece.x - (base.x + base.width))
  if (!isSmall || !piece.level || !base.level || gap > MAX_GAP * base.height) return null
  const raised = (piece.y - base.y) / base.height
  if (isWithin(raised, SUPERSCRIPT_OFFSET)) return 'super'
  return isWithin(-raised, SUBSCRIPT_OFFSET) ? 'sub' : null
}

/**
 * The pieces of a line with exponents and indexes in superscript and subscript characters: a small
 * raised 9 after "10" becomes "⁹", so that 10⁹ does not read as 109. Only digits and operators
 * change; letters, and marks of notes after a full stop, stay.
 */
export function withSuperscripts<P extends PieceOfLine>(pieces: readonly P[]): readonly P[] {
  /** The text on the line, and where what belongs to it ends. */
  let base: PieceOfLine | undefined
  return pieces.map((piece) => {
    const text = piece.text.trim()
    if (text === '') return piece
    const position = base === undefined ? null : positionOf(piece, base)
    if (base === undefined || position === null) {
      base = piece
      return piece
    }
    const characters = text.length <= MAX_CHARS ? superOrSubscript(text, position) : null
    const isReplaced = characters !== null && CAN_HAVE_EXPONENT.test(base.text)
    // More may follow: an index below an exponent, or the rest of an exponent.
    base = { ...base, width: piece.x + piece.width - base.x }
    return isReplaced ? { ...piece, text: piece.text.replace(text, () => characters) } : piece
  })
}
