import type { ACCEPTED_EXTENSIONS } from '../constants.ts'

type Extension = (typeof ACCEPTED_EXTENSIONS)[number]

const MEDIA_TYPES: Record<Extension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
}

/** The value of `base_files.file_type` for PDFs. */
export const PDF_TYPE = MEDIA_TYPES.pdf

/** The lower-case extension of a file name without its dot; empty if it has none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : ''
}

/**
 * The media type stored for a file. Decided by the extension, since browsers report it
 * differently.
 */
export const mediaTypeOf = (fileName: string): string =>
  new Map<string, string>(Object.entries(MEDIA_TYPES)).get(extensionOf(fileName)) ??
  'application/octet-stream'

export const isPdf = (file: { file_type: string }): boolean => file.file_type === PDF_TYPE

/** Types that a browser displays without running code. All others are downloaded. */
export const INLINE_TYPES = new Set<string>([
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

/** Whether a browser may show the type instead of downloading it. */
export const isShownInline = (contentType: string): boolean => INLINE_TYPES.has(contentType)
