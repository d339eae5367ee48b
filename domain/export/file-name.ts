const MAX_CHARS = 80
/** File systems allow 255 bytes; an extension and a number are still to follow. */
const MAX_BYTES = 200
/** Names that Windows reserves for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** The longest beginning of `name`, in whole characters, within both limits. */
function truncate(name: string): string {
  let bytes = 0
  let truncated = ''
  for (const character of Array.from(name).slice(0, MAX_CHARS)) {
    bytes += new TextEncoder().encode(character).length
    if (bytes > MAX_BYTES) break
    truncated += character
  }
  return truncated
}

const trimmed = (name: string): string => name.replace(/^[. ]+|[. ]+$/gu, '')

/**
 * `name` as a file name that every operating system accepts, without an extension; `fallback` if
 * nothing of it remains. At most 80 characters and 200 bytes, and one more before a reserved name.
 */
export function safeFileName(name: string, fallback: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/gu, ' ')
  const short = trimmed(truncate(trimmed(safe)))
  if (short === '') return fallback
  return RESERVED.test(short) ? `_${short}` : short
}
