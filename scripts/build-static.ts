/** `npm run build:static`: builds the site for a Supabase project into dist-static/. */
import { fileURLToPath } from 'node:url'
import { openLanguageData } from '../server/recognition/language-data.ts'
import { buildSite } from './build-site.ts'
import { writeLanguageData, writeStaticHost } from './static-host.ts'

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

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
await buildSite()
await writeStaticHost(folder('dist'), folder('dist-static'), backend)
if (languageData) await writeLanguageData(languageData, folder('dist-static'))
console.log('The site is in dist-static/')
