/**
 * `npm run build:static`: builds the site for a Supabase project into dist-static/, or into another
 * folder: `npm run build:static -- FOLDER`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLanguageData } from '../server/recognition/language-data.ts'
import { buildInto } from './build/build-site.ts'
import { writeLanguageData, writeStaticHost } from './build/static-host.ts'

const target = resolve(process.argv[2] ?? fileURLToPath(new URL('../dist-static', import.meta.url)))

const backend = process.env['VITE_SUPABASE_URL']
const key = process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? process.env['VITE_SUPABASE_ANON_KEY']
if (!backend || !URL.canParse(backend) || !key) {
  console.error(
    'Set VITE_SUPABASE_URL to the URL of the project and VITE_SUPABASE_PUBLISHABLE_KEY to its key',
  )
  process.exit(1)
}
const languageData = await openLanguageData(process.env['STOA_OCR_DATA'] ?? null)
if (languageData) process.env['VITE_OCR'] = JSON.stringify(languageData.config)
// Not dist/: that is the site for Stoa's own server.
const built = await mkdtemp(join(tmpdir(), 'stoa-build-'))
try {
  await buildInto(built)
  await writeStaticHost(built, target, backend)
} finally {
  await rm(built, { recursive: true, force: true })
}
if (languageData) await writeLanguageData(languageData, target)
console.log(`The site is in ${target}`)
