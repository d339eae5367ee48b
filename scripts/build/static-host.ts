import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROUTES } from '../../domain/routes.ts'
import { contentSecurityPolicy } from '../../server/http/content-security-policy.ts'
import { HSTS_HEADER, IMMUTABLE, SITE_HEADERS } from '../../server/http/response-headers.ts'
import type { LanguageData } from '../../server/recognition/language-data.ts'

/** Files that only Stoa's own server reads. */
const SERVER_ONLY = /\/(?:home\.html|\.sources|\.starts\.json|\.screens\.json|.*\.(?:br|gz|map))$/
/** The page of every screen except the landing page. */
const APP = '/app.html'

type Header = readonly [name: string, value: string]
type HeaderRule = { source: string; headers: readonly Header[] }

/** A static host serves https. */
const DEFAULTS: readonly Header[] = Object.entries({ ...SITE_HEADERS, ...HSTS_HEADER })

/** The screens with a parameter as `:name`, without the landing page. */
const SCREENS = Object.values(ROUTES).filter((path) => path !== '/')

type StaticPages = { landing: string; app: string; backendOrigin: string }

/** The response headers by path. `*` matches any characters at the end of a path. */
function headerRules({ landing, app, backendOrigin }: StaticPages): HeaderRule[] {
  const policy = (html: string): Header => [
    'Content-Security-Policy',
    contentSecurityPolicy(html, backendOrigin),
  ]
  return [
    { source: '/*', headers: DEFAULTS },
    { source: '/assets/*', headers: [['Cache-Control', IMMUTABLE]] },
    { source: '/ocr/*', headers: [['Cache-Control', IMMUTABLE]] },
    { source: '/', headers: [policy(landing)] },
    ...[APP, ...SCREENS].map((source) => ({ source, headers: [policy(app)] })),
  ]
}

/** `html` with its policy inside, for paths that no header rule names. */
function withPolicy(html: string, backendOrigin: string): string {
  // Ignored in a page, and reported as an error there
  const policy = contentSecurityPolicy(html, backendOrigin).replace(/; frame-ancestors [^;]+/, '')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return html.replace('<head>', () => `<head>${meta}`)
}

/** `_headers`, read by Netlify and Cloudflare Pages. */
const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ source, headers }) =>
      [source, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n')

/** `_redirects`, read by Netlify and Cloudflare Pages: each screen is answered with its page. */
const redirectsFile = (): string => SCREENS.map((path) => `${path} ${APP} 200\n`).join('')

/** `vercel.json`. */
const vercelFile = (rules: readonly HeaderRule[]): string =>
  `${JSON.stringify(
    {
      rewrites: SCREENS.map((source) => ({ source, destination: APP })),
      headers: rules.map(({ source, headers }) => ({
        source: source.replace(/\*$/, '(.*)'),
        headers: headers.map(([key, value]) => ({ key, value })),
      })),
    },
    null,
    2,
  )}\n`

/** Writes the data of text recognition to `target`, at the addresses where the site reads them. */
export async function writeLanguageData(data: LanguageData, target: string): Promise<void> {
  const { path, languages } = data.config
  await mkdir(join(target, path), { recursive: true })
  for (const language of languages) {
    const name = `${path}/${language}.traineddata.gz`
    const response = await data.respond(new Request(`http://localhost${name}`))
    await writeFile(join(target, name), new Uint8Array(await response.arrayBuffer()))
  }
}

/**
 * Copies the build in `dist` to `target` as a static host serves it: the prerendered landing page
 * at `/`, `app.html` for every screen, `404.html` for every other path, and the configuration of
 * Netlify, Cloudflare Pages and Vercel. `backend` is the URL of the Supabase project.
 */
export async function writeStaticHost(
  dist: string,
  target: string,
  backend: string,
): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await cp(dist, target, {
    recursive: true,
    filter: (path) => !SERVER_ONLY.test(path.slice(dist.length).replaceAll('\\', '/')),
  })
  const landing = await readFile(join(dist, 'home.html'), 'utf8')
  const app = await readFile(join(dist, 'index.html'), 'utf8')
  const { origin } = new URL(backend)
  const rules = headerRules({ landing, app, backendOrigin: origin })
  const files = {
    'index.html': landing,
    'app.html': app,
    '404.html': withPolicy(app, origin),
    _headers: headersFile(rules),
    _redirects: redirectsFile(),
    'vercel.json': vercelFile(rules),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(target, name), content)
}
