/** `npm run build:static`: builds the site for a Supabase project into dist-static/. */
import { fileURLToPath } from 'node:url'
import { buildSite } from './build-site.ts'
import { writeStaticHost } from './static-host.ts'

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

const backend = process.env['VITE_SUPABASE_URL']
const key = process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? process.env['VITE_SUPABASE_ANON_KEY']
if (!backend || !URL.canParse(backend) || !key) {
  console.error(
    'Set VITE_SUPABASE_URL to the URL of the project and VITE_SUPABASE_PUBLISHABLE_KEY to its key',
  )
  process.exit(1)
}
await buildSite()
await writeStaticHost(folder('dist'), folder('dist-static'), backend)
console.log('The site is in dist-static/')
