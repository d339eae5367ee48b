const MAX_LENGTH = 80
/** Names that Windows reserves for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * `name` as a file name that every operating system accepts, without an extension; `otherwise`
 * if nothing of it remains. At most 80 characters.
 */
export function safeFileName(name: string, otherwise: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^[. ]+|[. ]+$/gu, '')
  const short = Array.from(safe).slice(0, MAX_LENGTH).join('').trim()
  if (short === '') return otherwise
  return RESERVED.test(short) ? `_${short}` : short
}
