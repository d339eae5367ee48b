/** `npm run build`: the site, ready to be served from dist/. */
import { buildSite } from './build-site.ts'

await buildSite()
