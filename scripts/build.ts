/** `npm run build`: builds the site into dist/. */
import { buildSite } from './build-site.ts'

await buildSite()
