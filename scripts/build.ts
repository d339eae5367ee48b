/** `npm run build`: builds the site into dist/. */
import { buildSite } from './build/build-site.ts'

await buildSite()
