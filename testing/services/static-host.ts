import { createServer } from 'node:http'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** Whether a rule of the host (`*` at its end, `:name` for a part) matches a path. */
const matches = (rule: string, path: string): boolean =>
  new RegExp(`^${rule.replace(/\*$/, '.*').replaceAll(/:\w+/g, '[^/]+')}$`).test(path)

type HeaderRule = { source: string; headers: [string, string][] }

/** The rules of a `_headers` file. */
function headerRulesOf(file: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of file.split('\n')) {
    if (/^\S/.test(line)) rules.push({ source: line.trim(), headers: [] })
    const header = /^\s+([\w-]+): (.*)$/.exec(line)
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? ''])
  }
  return rules
}

/**
 * A static host that follows `_headers` and `_redirects` of `folder` as Netlify and Cloudflare
 * Pages do: a file under its path, else the page that a rule names, else `404.html`.
 */
export async function startStaticHost(folder: string): Promise<{ url: string; close(): void }> {
  const headerRules = headerRulesOf(await readFile(join(folder, '_headers'), 'utf8'))
  const redirects = (await readFile(join(folder, '_redirects'), 'utf8'))
    .split('\n')
    .map((line) => line.split(' '))
  const open = (path: string) => readFile(join(folder, normalize(path))).catch(() => null)
  const server = createServer((request, response) => {
    const answer = async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const rewritten = redirects.find(([rule = '']) => rule !== '' && matches(rule, pathname))?.[1]
      const file = pathname === '/' ? '/index.html' : (rewritten ?? pathname)
      const content = await open(file)
      for (const { source, headers } of headerRules)
        if (matches(source, pathname))
          for (const [name, value] of headers) response.setHeader(name, value)
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
      response.writeHead(content ? 200 : 404).end(content ?? (await open('/404.html')))
    }
    answer().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
