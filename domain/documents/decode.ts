import { Failure } from '../failure.ts'

const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** How far a file is searched for the name of its encoding, and for bytes that text never has. */
const HEAD = 4096

const DECLARATION = /(?:charset\s*=|encoding\s*=)\s*["']?\s*([\w-]{2,40})/iu

const decoderOf = (encoding: string): TextDecoder | null => {
  try {
    return new TextDecoder(encoding)
  } catch {
    return null
  }
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * The text of a file in the encoding of its byte order mark or, with `mayDeclareEncoding`, the one
 * that its first bytes declare; else in UTF-8, else Western European. Throws `document_wrong_type`
 * for bytes that are not text.
 */
export function decodeText(bytes: Uint8Array, { mayDeclareEncoding = false } = {}): string {
  const mark = MARKS.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))
  if (mark) return new TextDecoder(mark[0]).decode(bytes)
  const head = bytes.subarray(0, HEAD)
  if (head.includes(0)) throw new Failure('document_wrong_type', { cause: 'binary' })
  const name = mayDeclareEncoding
    ? DECLARATION.exec(new TextDecoder('latin1').decode(head))?.[1]
    : undefined
  const named = name === undefined ? null : decoderOf(name)
  if (named) return named.decode(bytes)
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes)
}
