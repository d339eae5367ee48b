/** Before `npm start`: builds the site where dist/ is missing or older than its sources. */
import { buildSite, isBuilt } from './build-site.ts'

if (!(await isBuilt())) {
  console.log('Building the site…')
  await buildSite()
}
