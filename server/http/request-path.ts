/** API paths consist of names: no empty segments and no encoded characters. */
const API = /^\/(auth|rest|functions)\/v1(\/|$)/
const API_PATH = /^(\/[A-Za-z0-9._~-]+)+$/
const STORAGE = '/storage/v1/'
/** The first name after the prefix decides what a request counts as. */
const STORAGE_PATH = /^\/storage\/v1\/(?![^/]*%)/

const isControl = (code: number): boolean => code < 32 || code === 127

const isAmbiguous = (segment: string): boolean =>
  segment === '.' ||
  segment === '..' ||
  /[/\\]/.test(segment) ||
  Array.from(segment).some((character) => isControl(character.charCodeAt(0)))

/** `path` with each segment decoded, or null if the result is ambiguous. */
function decode(path: string): string | null {
  const segments: string[] = []
  for (const segment of path.split('/')) {
    try {
      const decoded = decodeURIComponent(segment)
      if (isAmbiguous(decoded)) return null
      segments.push(decoded)
    } catch {
      return null
    }
  }
  return segments.join('/')
}

/**
 * The path used for all decisions: decoded once for the API, unchanged for files and pages, whose
 * names may contain any character. Null if it is ambiguous: an encoded slash, a malformed escape,
 * an empty segment, or a prefix, as of the API or of stored files, that only appears by decoding.
 */
export function normalisePath(path: string): string | null {
  const decoded = decode(path)
  if (decoded === null) return STORAGE_PATH.test(path) ? path : null
  if (API.test(decoded)) return API_PATH.test(decoded) ? decoded : null
  if (decoded.startsWith(STORAGE)) return STORAGE_PATH.test(path) ? path : null
  return path
}
