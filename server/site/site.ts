import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isScreen } from '../../domain/routes.ts'
import { chooseLanguage, parseAcceptLanguage } from '../../messages/language.ts'
import { byLanguage, type InterfaceLanguage } from '../../messages/registry.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import { IMMUTABLE } from '../http/response-headers.ts'
import type { RecognitionConfig } from '../recognition/language-data.ts'
import { loadPageTemplates } from './prerendered-pages.ts'

/**
 * The configuration in a served page, as JSON. `url` is empty if the page's origin is the backend.
 */
type PageConfig = {
  url: string
  key: string
  /** How mail is delivered (server/mail/mailer.ts). */
  mail: 'smtp' | 'inbox' | 'none'
  maxFileBytes: number
  model: string | null
  /** Whether a model of this machine can be chosen in My Account. */
  localModels?: boolean
  /** Whether sockets are accepted at `/realtime/v1`. */
  realtime: boolean
  /** Null: text recognition is not set up. */
  recognition?: RecognitionConfig | null
}

export type Site = {
  /** The response to GET or HEAD for one of the site's files or pages. Every other path is 404. */
  fetch(request: Request): Response
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.pfb': 'application/octet-stream',
  '.bcmap': 'application/octet-stream',
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
type Encoding = (typeof ENCODINGS)[number][0]

const NO_CACHE = 'no-cache'

type Body = { bytes: Buffer } | { path: string; size: number }
type Resource = {
  headers: Record<string, string>
  etag: string
  plain: Body
  encoded: Map<Encoding, Body>
}

const hash = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

const accepted = (request: Request): Set<string> =>
  new Set(
    (request.headers.get('accept-encoding') ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0] ?? ''),
  )

/**
 * The etags of `If-None-Match`. A proxy that compresses marks them weak, which compares as equal
 * (RFC 9110, 13.1.2).
 */
const requestEtags = (request: Request): Set<string> =>
  new Set(
    (request.headers.get('if-none-match') ?? '')
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, '')),
  )

function respond(resource: Resource, request: Request, status = 200): Response {
  const encodings = accepted(request)
  const [encoding, body] = [...resource.encoded].find(([name]) => encodings.has(name)) ?? [
    null,
    resource.plain,
  ]
  const etag = `"${resource.etag}${encoding ? `-${encoding}` : ''}"`
  const headers = new Headers({ vary: 'accept-encoding', ...resource.headers, etag })
  if (status === 200 && requestEtags(request).has(etag))
    return new Response(null, { status: 304, headers })
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String('bytes' in body ? body.bytes.byteLength : body.size))
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  return new Response(
    'bytes' in body
      ? new Uint8Array(body.bytes)
      : (Readable.toWeb(createReadStream(body.path)) as ReadableStream<Uint8Array>),
    { status, headers },
  )
}

async function file(folder: string, path: string): Promise<Resource> {
  const full = join(folder, path)
  const encoded = new Map<Encoding, Body>()
  for (const [encoding, suffix] of ENCODINGS)
    if (existsSync(full + suffix))
      encoded.set(encoding, { path: full + suffix, size: (await stat(full + suffix)).size })
  return {
    headers: {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('assets/') ? IMMUTABLE : NO_CACHE,
    },
    etag: hash(await readFile(full)),
    plain: { path: full, size: (await stat(full)).size },
    encoded,
  }
}

/** The page with `config` as a JSON data block, which needs no permission in the policy. */
function withConfig(html: string, config: PageConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(
    '</head>',
    () => `<script type="application/json" id="stoa-config">${json}</script></head>`,
  )
}

/** Bytes that are computed when they are first read: a start compresses no page of any language. */
function lazyBytes(compute: () => Buffer): Body {
  let bytes: Buffer | undefined
  return {
    get bytes() {
      return (bytes ??= compute())
    },
  }
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

function page(html: string): Resource {
  const bytes = Buffer.from(html)
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': NO_CACHE,
      'content-security-policy': contentSecurityPolicy(html),
    },
    etag: hash(bytes),
    plain: { bytes },
    encoded: new Map<Encoding, Body>([
      ['br', lazyBytes(() => brotliCompressSync(bytes, BROTLI))],
      ['gzip', lazyBytes(() => gzipSync(bytes, { level: 9 }))],
    ]),
  }
}

/**
 * The built site in `folder`, read once: files added later are not served. `home.html` is the page
 * at `/`, `index.html` the page of every other route.
 */
export async function openSite(folder: string, config: PageConfig): Promise<Site> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|html|map)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    // Manifests of the build
    .filter((path) => !path.startsWith('.'))
  const files = new Map<string, Resource>(
    await Promise.all(paths.map(async (path) => [`/${path}`, await file(folder, path)] as const)),
  )
  const home = page(withConfig(await readFile(join(folder, 'home.html'), 'utf8'), config))
  const shell = withConfig(await readFile(join(folder, 'index.html'), 'utf8'), config)
  const fallbackPage = page(shell)
  const screens = (await loadPageTemplates(folder)).map(({ matches, render }) => {
    const inLanguage = (language: InterfaceLanguage): Resource => {
      const rendered = page(render(shell, language))
      return {
        ...rendered,
        headers: { ...rendered.headers, vary: 'accept-encoding, accept-language' },
      }
    }
    return { matches, pages: byLanguage(inLanguage) }
  })
  /**
   * The page of a screen in the browser's preferred language. The site itself loads a stored
   * choice.
   */
  const screen = (pathname: string, request: Request): Resource =>
    screens.find(({ matches }) => matches(pathname))?.pages[
      chooseLanguage(parseAcceptLanguage(request.headers.get('accept-language')))
    ] ?? fallbackPage

  return {
    fetch(request) {
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
      const resource = pathname === '/' ? home : files.get(pathname)
      if (resource) return respond(resource, request)
      if (isScreen(pathname)) return respond(screen(pathname, request), request)
      // An unknown route gets the page, which reports it; a missing asset must not return a page
      const wantsPage =
        extname(pathname) === '' && (request.headers.get('accept') ?? '').includes('text/html')
      return wantsPage
        ? respond(fallbackPage, request, 404)
        : new Response('Not found', { status: 404 })
    },
  }
}
