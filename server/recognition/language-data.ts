import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { IMMUTABLE } from '../http/response-headers.ts'

/** Where Debian's packages `tesseract-ocr-*` store their data: a folder per version. */
const DEBIAN_FOLDER = '/usr/share/tesseract-ocr'
/** `eng.traineddata`, `chi_sim.traineddata`; not `osd` and `equ`, which are not languages. */
const FILE_NAME = /^(?!osd|equ)([a-z]{3}(?:_[a-z]{2,8}){0,2})\.traineddata$/
/** Debian offers about 120 languages. */
const MAX_LANGUAGES = 200
/** The largest file of Debian has 24 MB. */
const MAX_FILE_BYTES = 64 * 1024 * 1024
/** Compressed files held in memory. */
const MAX_COMPRESSED = 8

const compress = promisify(gzip)

/** What the site needs to know: the path of the files, and the languages, as `eng`. */
export type RecognitionConfig = { readonly path: string; readonly languages: readonly string[] }

export type LanguageData = {
  readonly config: RecognitionConfig
  /** The response to GET or HEAD for `/ocr/<version>/<language>.traineddata.gz`; else 404. */
  respond(request: Request): Promise<Response>
}

type LanguageFile = { path: string; size: number; changed: number }

/** The files of languages in a folder; none if it does not exist. */
async function filesIn(folder: string): Promise<Map<string, LanguageFile>> {
  const names = await readdir(folder).catch(() => [])
  const files = new Map<string, LanguageFile>()
  for (const name of names.toSorted().slice(0, MAX_LANGUAGES + 8)) {
    const language = FILE_NAME.exec(name)?.[1]
    if (language === undefined || files.size === MAX_LANGUAGES) continue
    const path = join(folder, name)
    const found = await stat(path)
    if (found.isFile() && found.size <= MAX_FILE_BYTES)
      files.set(language, { path, size: found.size, changed: Math.floor(found.mtimeMs) })
  }
  return files
}

/** The folder of the newest version that Debian's packages installed. */
async function debianFolder(): Promise<string> {
  const versions = await readdir(DEBIAN_FOLDER).catch(() => [])
  return join(DEBIAN_FOLDER, versions.toSorted().at(-1) ?? '', 'tessdata')
}

const versionOf = (files: ReadonlyMap<string, LanguageFile>): string =>
  createHash('sha256')
    .update(JSON.stringify([...files].map(([name, { size, changed }]) => [name, size, changed])))
    .digest('base64url')
    .slice(0, 16)

type CompressFile = (path: string) => Promise<Buffer>

const compressFile: CompressFile = async (path) => compress(await readFile(path), { level: 9 })

/**
 * Compresses each file once, one after the other: anyone may request all of them at once. The least
 * recently requested ones are dropped.
 */
function compressedFiles(files: ReadonlyMap<string, LanguageFile>, compressOne: CompressFile) {
  const held = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  const next = (path: string): Promise<Buffer> => {
    const bytes = last.then(() => compressOne(path))
    last = bytes.catch(() => undefined)
    return bytes
  }
  return (language: string): Promise<Buffer> | null => {
    const file = files.get(language)
    if (!file) return null
    const bytes = held.get(language) ?? next(file.path)
    held.delete(language)
    held.set(language, bytes)
    bytes.catch(() => held.delete(language))
    const oldest = [...held.keys()][0]
    if (held.size > MAX_COMPRESSED && oldest !== undefined) held.delete(oldest)
    return bytes
  }
}

/**
 * The data of text recognition in `folder`, by default that of Debian's packages; null if there is
 * none or `folder` is `none`. Throws an `Error` of one line if a folder that was named has no data.
 */
export async function openLanguageData(
  folder: string | null,
  compressOne = compressFile,
): Promise<LanguageData | null> {
  if (folder === 'none') return null
  const files = await filesIn(folder ?? (await debianFolder()))
  if (files.size === 0) {
    if (folder === null) return null
    throw new Error(`STOA_OCR_DATA=${folder} contains no files named *.traineddata`)
  }
  const path = `/ocr/${versionOf(files)}`
  const read = compressedFiles(files, compressOne)
  return {
    config: { path, languages: [...files.keys()] },
    async respond(request) {
      const { pathname } = new URL(request.url)
      const [, language] = /^\/ocr\/[\w-]+\/(\w+)\.traineddata\.gz$/.exec(pathname) ?? []
      const isCurrent = pathname.startsWith(`${path}/`)
      const bytes = isCurrent && language !== undefined ? await read(language) : null
      if (bytes === null) return new Response('Not found', { status: 404 })
      const headers = {
        'content-type': 'application/gzip',
        'cache-control': IMMUTABLE,
        etag: `"${path.slice('/ocr/'.length)}-${language ?? ''}"`,
      }
      if (request.headers.get('if-none-match')?.includes(headers.etag) === true)
        return new Response(null, { status: 304, headers })
      const body = request.method === 'HEAD' ? null : new Uint8Array(bytes)
      return new Response(body, {
        headers: { ...headers, 'content-length': String(bytes.byteLength) },
      })
    },
  }
}
