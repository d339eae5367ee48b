import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'

const CONFIG = {
  url: '',
  key: 'sb_publishable_</script><script>alert(1)',
  mail: 'inbox' as const,
  maxFileBytes: 1,
  model: null,
  realtime: true,
}
const INLINE = `document.documentElement.dataset.theme = 'dark'`
const html = (name: string) =>
  `<html><head><title>${name}</title><script>${INLINE}</script><style>a{}</style><script src="/x.js"></script></head><body>${name}</body></html>`

let folder: string
let site: Site
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'home.html'), html('landing'))
  await writeFile(join(folder, 'index.html'), html('shell'))
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  await writeFile(join(folder, 'assets/main-1a2b.js'), 'plain')
  await writeFile(join(folder, 'assets/main-1a2b.js.br'), 'as brotli')
  await writeFile(join(folder, 'assets/main-1a2b.js.gz'), 'as gzip')
  await writeFile(join(folder, 'assets/main-1a2b.js.map'), '{}')
  await writeFile(join(folder, '..', `${folder.split('/').at(-1)}-secret.txt`), 'secret')
  site = await openSite(folder, CONFIG)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await rm(`${folder}-secret.txt`)
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.fetch(new Request(`http://localhost${path}`, { headers, method }))

test('serves the landing page at / and the shell at every route of the application', async () => {
  expect(await get('/').text()).toContain('<body>landing')
  for (const path of [
    '/dashboard',
    '/my-account',
    '/new-base',
    '/my-bases',
    '/base/5b1',
    '/edit-base/5b1',
    '/quiz',
    '/quiz/take/5b1',
    '/quiz/results/5b1',
  ]) {
    const response = get(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.text()).toContain('<body>shell')
  }
})

test('embeds the configuration as escaped data', async () => {
  const text = await get('/').text()
  const json =
    /<script type="application\/json" id="stoa-config">(.*?)<\/script>/.exec(text)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual(CONFIG)
})

test('allows only the inline scripts that the page contains', () => {
  const policy = get('/').headers.get('content-security-policy') ?? ''
  const hash = createHash('sha256').update(INLINE).digest('base64')
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  expect(policy).toContain(`frame-ancestors 'none'`)
  expect(policy).toContain(`object-src 'none'`)
})

test('caches files with a hash in their name permanently and revalidates all others', () => {
  expect(get('/assets/main-1a2b.js').headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
  expect(get('/robots.txt').headers.get('cache-control')).toBe('no-cache')
  expect(get('/').headers.get('cache-control')).toBe('no-cache')
})

test.each([
  ['br, gzip', 'br', 'as brotli'],
  ['gzip', 'gzip', 'as gzip'],
  ['br;q=0, gzip', 'gzip', 'as gzip'],
  ['identity', null, 'plain'],
])('answers accept-encoding %s with %s', async (accepts, encoding, body) => {
  const response = get('/assets/main-1a2b.js', { 'accept-encoding': accepts })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(await response.text()).toBe(body)
})

test('compresses pages including their configuration', async () => {
  const plain = await get('/').text()
  const bytes = async (encoding: string) =>
    Buffer.from(await get('/', { 'accept-encoding': encoding }).arrayBuffer())
  expect(brotliDecompressSync(await bytes('br')).toString()).toBe(plain)
  expect(gunzipSync(await bytes('gzip')).toString()).toBe(plain)
})

test('answers 304 when the etag matches', async () => {
  const etag = get('/').headers.get('etag') ?? ''
  const again = get('/', { 'if-none-match': `"other", ${etag}` })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  const weakened = get('/', { 'if-none-match': `W/${etag}` })
  expect(weakened.status).toBe(304)
})

test('answers HEAD like GET without the body', async () => {
  const response = get('/robots.txt', {}, 'HEAD')
  expect(response.headers.get('content-length')).toBe('13')
  expect(await response.text()).toBe('')
})

test('answers 404 without a page for a missing file, and 404 with the page for an unknown route', async () => {
  for (const path of [
    '/assets/gone-9f.js',
    '/assets/main-1a2b.js.map',
    '/assets/main-1a2b.js.br',
    '/index.html.gz',
    '/favicon.ico',
  ]) {
    const response = get(path, { accept: '*/*' })
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).toBe('Not found')
  }
  const page = get('/dashbord', { accept: 'text/html' })
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('<body>shell')
})

test('serves nothing outside the folder', () => {
  const secret = `${folder.split('/').at(-1) ?? ''}-secret.txt`
  for (const path of [
    `/../${secret}`,
    `/%2e%2e/${secret}`,
    `/assets/..%2f..%2f${secret}`,
    `//${secret}`,
  ])
    expect(get(path).status).toBe(404)
})

test('refuses other methods', () => {
  expect(get('/', {}, 'POST').status).toBe(405)
})
