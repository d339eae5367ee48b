/** Runs before `npm start`: builds the site if dist/ is missing or older than its sources. */
import { buildSite, isBuilt } from './build/build-site.ts'

if (!(await isBuilt())) {
  console.log('Building the site…')
  await buildSite()
}
