import { ACCEPTED_EXTENSIONS, INLINE_TYPES, mediaTypeOf } from '../../domain/bases/file-types.ts'

const UNKNOWN = 'application/octet-stream'

/** A browser runs these; they are accepted for their text and stored and sent as mere bytes. */
const RUNNABLE = new Set(['text/html'])

const ALLOWED = new Set([
  ...INLINE_TYPES,
  ...ACCEPTED_EXTENSIONS.map((extension) => mediaTypeOf(`file.${extension}`)),
  'application/rtf',
  'application/zip',
  'application/vnd.oasis.opendocument.presentation',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.text',
  'text/csv',
  'text/markdown',
])

/**
 * The media type of a `Content-Type` header without its parameters, in lower case, if it is on the
 * list of types that Stoa stores; `application/octet-stream` for every other value. Parameters are
 * dropped because a browser reads a comma in them as the start of another type.
 */
export function storedContentType(header: string | null | undefined): string {
  const essence = (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return ALLOWED.has(essence) && !RUNNABLE.has(essence) ? essence : UNKNOWN
}
