import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { DEFAULT_MAX_FILE_MB } from '../../domain/constants.ts'

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
const folders = async () =>
  (await readdir(new URL('.', import.meta.url), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
    .map(({ name }) => name)

test('configures every function for the Supabase CLI and serves it in its edge runtime', async () => {
  const config = await read('../config.toml')
  for (const name of await folders()) {
    expect(config).toContain(
      `[functions.${name}]\nverify_jwt = false\nimport_map = "./functions/deno.json"\n`,
    )
    expect(await read(`./${name}/index.ts`)).toContain('serveOnSupabase(handle)')
  }
})

test('accepts files of the same size on both hosts', async () => {
  expect(await read('../config.toml')).toContain(`file_size_limit = "${DEFAULT_MAX_FILE_MB}MiB"`)
})

test('uses the same library versions on both hosts', async () => {
  const { imports } = JSON.parse(await read('./deno.json')) as { imports: Record<string, string> }
  const { dependencies } = JSON.parse(await read('../../package.json')) as {
    dependencies: Record<string, string>
  }
  for (const [name, target] of Object.entries(imports)) {
    const library = name.replace(/\/$/, '')
    expect(target.replace('npm:/', 'npm:').replace(/\/$/, '')).toBe(
      `npm:${library}@${dependencies[library] ?? ''}`,
    )
  }
})

test('lets Renovate find every version in the import map of the functions', async () => {
  const { customManagers } = JSON.parse(await read('../../renovate.json')) as {
    customManagers: { matchStrings: string[] }[]
  }
  const pattern = customManagers[0]?.matchStrings[0] ?? ''
  const map = await read('./deno.json')
  const { dependencies } = JSON.parse(await read('../../package.json')) as {
    dependencies: Record<string, string>
  }
  const found = [...map.matchAll(new RegExp(pattern, 'g'))].map(({ groups }) => groups)
  expect(found).toHaveLength(map.split('npm:').length - 1)
  for (const group of found)
    expect(dependencies[group?.['depName'] ?? '']).toBe(group?.['currentValue'])
})
