import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { DENO } from '../../testing/services/deno.ts'
import { supabaseCli } from '../../testing/services/supabase-cli.ts'

const PROJECT = 'abcdefghijklmnopqrst'
const metadata = z.object({
  name: z.string(),
  entrypoint_path: z.string(),
  import_map_path: z.string(),
  verify_jwt: z.boolean(),
})
type Upload = z.infer<typeof metadata> & { folder: string; paths: string[] }

let api: Server
let folder: string
const uploads: Upload[] = []

/** Writes the files of an upload to a folder of their own and returns what the CLI sent. */
async function receive(form: FormData): Promise<Upload> {
  const details = metadata.parse(JSON.parse(z.string().parse(form.get('metadata'))))
  const target = join(folder, details.name)
  const paths: string[] = []
  for (const file of form.getAll('file')) {
    if (typeof file === 'string') continue
    await mkdir(dirname(join(target, file.name)), { recursive: true })
    await writeFile(join(target, file.name), await file.text())
    paths.push(file.name)
  }
  return { ...details, folder: target, paths }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-deploy-'))
  api = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://api.test')
      response.setHeader('content-type', 'application/json')
      if (request.method === 'POST' && url.pathname.endsWith('/functions/deploy')) {
        const type = request.headers['content-type'] ?? ''
        const form = await new Response(await buffer(request), {
          headers: { 'content-type': type },
        }).formData()
        uploads.push(await receive(form))
        const slug = url.searchParams.get('slug')
        const times = { created_at: 1, updated_at: 1 }
        response.statusCode = 201
        response.end(
          JSON.stringify({ id: slug, slug, name: slug, status: 'ACTIVE', version: 1, ...times }),
        )
      } else response.end(url.pathname.endsWith('/functions') ? '[]' : '{}')
    })()
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const address = api.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await supabaseCli(['functions', 'deploy', '--use-api', `--remote=${PROJECT}`, '--yes'], {
    api: `http://127.0.0.1:${port}`,
  })
})
afterAll(async () => {
  api.close()
  await rm(folder, { recursive: true, force: true })
})

test('the CLI uploads every function with its import map and lets it check its callers itself', async () => {
  const functions = new URL('../functions/', import.meta.url)
  const names = (await readdir(functions, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
    .map(({ name }) => name)
  expect(uploads.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  for (const upload of uploads) {
    expect(upload).toMatchObject({
      entrypoint_path: `supabase/functions/${upload.name}/index.ts`,
      import_map_path: 'supabase/functions/deno.json',
      verify_jwt: false,
    })
    expect(upload.paths).toContain('supabase/functions/deno.json')
    expect(upload.paths.filter((path) => path.includes('.test.'))).toEqual([])
  }
})

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))
const deno = (cwd: string, ...parameters: string[]) =>
  promisify(execFile)(DENO, [...parameters, '--node-modules-dir=manual'], { cwd })

test('Deno finds every module of a function among its uploaded files', async () => {
  for (const { folder: cwd, import_map_path: map, entrypoint_path: entry } of uploads) {
    // The libraries as installed: Deno loads none from a network
    await symlink(modules, join(cwd, 'node_modules'))
    await symlink(join(modules, '../package.json'), join(cwd, 'package.json'))
    await deno(cwd, 'cache', '--config', map, entry)
  }
})

test('the functions pass the type check of Deno', async () => {
  const entries = uploads.map(({ entrypoint_path: path }) => path)
  await deno(join(modules, '..'), 'check', '--config', 'supabase/functions/deno.json', ...entries)
})
