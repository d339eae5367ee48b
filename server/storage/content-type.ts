import { ACCEPTED_EXTENSIONS } from '../../domain/constants.ts'
import { mediaTypeOf } from '../../domain/bases/file-types.ts'

const UNKNOWN = 'application/octet-stream'

/** Types that a browser displays without running code. All others are downloaded. */
const INLINE_TYPES = new Set([
  'application/pdf',
  'audio/aac',
  'audio/flac',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
  'audio/x-wav',
  'image/avif',
  'image/bmp',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
  'video/mp4',
  'video/ogg',
  'video/quicktime',
  'video/webm',
])

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
  return ALLOWED.has(essence) ? essence : UNKNOWN
}

/** Whether a browser may show the type instead of downloading it. */
export const isShownInline = (contentType: string): boolean => INLINE_TYPES.has(contentType)
