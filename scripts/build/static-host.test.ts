import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ROUTES } from '../../domain/routes.ts'
import { withDefaultHeaders } from '../../server/http/response-headers.ts'
import { writeStaticHost } from './static-host.ts'

const APP = '<html><head><script>app</script></head></html>'
const LANDING = '<html><head><script>landing</script></head></html>'
let folder: string
let target: string
const read = (name: string) => readFile(join(target, name), 'utf8')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-static-'))
  const dist = join(folder, 'dist')
  target = join(folder, 'dist-static')
  await mkdir(join(dist, 'assets'), { recursive: true })
  const files = {
    'index.html': APP,
    'home.html': LANDING,
    '.sources': 'hash',
    '.screens.json': '[]',
    'assets/site-1.js': 'code',
    'assets/site-1.js.br': 'compressed',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content)
  await writeStaticHost(dist, target, 'https://project.supabase.co/')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('contains the pages and no file that only the server of Stoa reads', async () => {
  const names = await readdir(target, { recursive: true })
  expect(names.toSorted()).toEqual([
    '404.html',
    '_headers',
    '_redirects',
    'app.html',
    'assets',
    'assets/site-1.js',
    'index.html',
    'vercel.json',
  ])
  expect(await read('index.html')).toBe(LANDING)
  expect(await read('app.html')).toBe(APP)
  expect(await read('404.html')).toMatch(
    /^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'self';[^"]*'sha256-/,
  )
})

test('answers every screen with the application, on each host', async () => {
  const screens = Object.values(ROUTES).filter((path) => path !== '/')
  expect((await read('_redirects')).trim().split('\n')).toEqual(
    screens.map((path) => `${path} /app.html 200`),
  )
  expect(JSON.parse(await read('vercel.json'))).toMatchObject({
    rewrites: screens.map((source) => ({ source, destination: '/app.html' })),
  })
})

test('allows a page its own inline scripts and the origin of the project only', async () => {
  const rules = (await read('_headers')).split(/\n(?=\/)/)
  const policy = (path: string) =>
    rules.find((rule) => rule.startsWith(`${path}\n`))?.match(/Content-Security-Policy: (.*)/)?.[1]
  expect(policy('/')).toContain(
    "connect-src 'self' blob: data: https://project.supabase.co wss://project.supabase.co;",
  )
  expect(policy('/dashboard')).toBe(policy('/base/:baseId'))
  expect(policy('/')).not.toBe(policy('/dashboard'))
  const { headers } = z
    .object({ headers: z.array(z.object({ source: z.string(), headers: z.array(z.unknown()) })) })
    .parse(JSON.parse(await read('vercel.json')))
  expect(headers.find(({ source }) => source === '/')?.headers).toEqual([
    { key: 'Content-Security-Policy', value: policy('/') },
  ])
})

test('sends the security headers of the server for every path', async () => {
  const { headers } = withDefaultHeaders(new Response(), true)
  const [everywhere = ''] = (await read('_headers')).split(/\n(?=\/)/)
  const ofApiAlone = ['cache-control', 'cross-origin-resource-policy']
  expect(everywhere.split('\n  ').toSorted()).toEqual(
    [...headers]
      .filter(([name]) => !ofApiAlone.includes(name))
      .map(([name, value]) => `${name}: ${value}`)
      .concat('/*')
      .toSorted(),
  )
})

test('lets browsers keep files whose name contains their hash', async () => {
  expect(await read('_headers')).toContain(
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
  )
})
