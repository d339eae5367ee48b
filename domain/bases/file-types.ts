/**
 * File types of a new base (requirements §2; epub, md, html and htm are not in them). Editing a
 * base accepts the same except txt.
 */
export const ACCEPTED_EXTENSIONS = [
  'pdf',
  'doc',
  'docx',
  'ppt',
  'pptx',
  'xls',
  'xlsx',
  'epub',
  'md',
  'html',
  'htm',
  'txt',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'mp4',
  'mp3',
  'wav',
] as const
export const EDIT_ACCEPTED_EXTENSIONS = ACCEPTED_EXTENSIONS.filter(
  (extension) => extension !== 'txt',
)

type Extension = (typeof ACCEPTED_EXTENSIONS)[number]

const MEDIA_TYPES: Record<Extension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  epub: 'application/epub+zip',
  md: 'text/markdown',
  html: 'text/html',
  htm: 'text/html',
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

/** Whether a file is a picture whose text can be recognised. */
export const isPicture = ({ file_type }: { file_type: string }): boolean =>
  /^image\/(jpeg|png|gif)$/.test(file_type)

/** The extensions besides pdf whose text is read. */
export const READABLE_EXTENSIONS = [
  'docx',
  'pptx',
  'xlsx',
  'epub',
  'html',
  'htm',
  'md',
  'txt',
] as const satisfies readonly Extension[]
export type ReadableExtension = (typeof READABLE_EXTENSIONS)[number]

/** The readable extension of a file name or path; null for PDFs and all other types. */
export const readableExtensionOf = (fileName: string): ReadableExtension | null => {
  const extension = extensionOf(fileName)
  return READABLE_EXTENSIONS.find((each) => each === extension) ?? null
}

const READABLE_TYPES = new Set<string>(READABLE_EXTENSIONS.map((each) => MEDIA_TYPES[each]))

/** Whether the pages of a file are made from its text, as for all readable types but PDF. */
export const isTextDocument = (file: { file_type: string }): boolean =>
  READABLE_TYPES.has(file.file_type)

/** Whether the text of a file is read, so that it can be asked about. */
export const isReadable = (file: { file_type: string }): boolean =>
  isPdf(file) || isTextDocument(file)

/** Whether the text of a file of this name would be read. */
export const isReadableName = (fileName: string): boolean =>
  isReadable({ file_type: mediaTypeOf(fileName) })

/**
 * Types that a browser displays without running code. All others are downloaded, and stored as
 * mere bytes where a browser would run them (server/storage/content-type.ts).
 */
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
