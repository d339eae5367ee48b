import { StorageError } from './errors.ts'

/** Characters of the name of an object. */
export const MAX_NAME_CHARS = 1024

/**
 * The name of an object from a requested path, without duplicate, leading and trailing slashes
 * (docs/requirements.md, §5). Throws 400 for a segment `.` or `..`, control characters, more than
 * 1024 characters or none.
 */
export function objectName(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '')
  const name = segments.join('/')
  const refused =
    name === '' ||
    name.length > MAX_NAME_CHARS ||
    !name.isWellFormed() ||
    /\p{Cc}/u.test(name) ||
    segments.some((segment) => segment === '.' || segment === '..')
  if (refused)
    throw new StorageError(400, 'InvalidKey', `Invalid key: ${JSON.stringify(path.slice(0, 100))}`)
  return name
}

/** The same, from the still percent-encoded path of a URL. */
export function objectNameFromUrl(encoded: string): string {
  let path
  try {
    path = decodeURIComponent(encoded)
  } catch (cause) {
    throw new StorageError(400, 'InvalidKey', 'Invalid key: not percent-encoded UTF-8', { cause })
  }
  return objectName(path)
}
