/**
 * `npm run bench -- <name>`: one JSON object on standard output. How to read them: bench/README.md.
 */
import { measureEngine } from './speed/engine.ts'
import { measureExtraction } from './speed/extraction.ts'
import { measureFullAccount } from './speed/full-account.ts'
import { measureFuzz } from './speed/fuzz.ts'
import { measureHostile } from './speed/hostile.ts'
import { measureLighthouse } from './speed/lighthouse.ts'
import { measureHosted } from './speed/hosted.ts'
import { measureHousekeeping } from './speed/housekeeping.ts'
import { measureLoad } from './speed/load.ts'
import { measurePassages } from './speed/passages.ts'
import { measureRealtime } from './speed/realtime.ts'
import { measureSearch } from './speed/search.ts'
import { measureServer } from './speed/server.ts'
import { measureStart } from './speed/start.ts'

const MEASURES: Readonly<Record<string, () => object | Promise<object>>> = {
  engine: measureEngine,
  extraction: measureExtraction,
  'full-account': measureFullAccount,
  hosted: measureHosted,
  housekeeping: measureHousekeeping,
  load: measureLoad,
  passages: measurePassages,
  realtime: measureRealtime,
  search: measureSearch,
  server: measureServer,
  start: measureStart,
  lighthouse: measureLighthouse,
  fuzz: measureFuzz,
  hostile: measureHostile,
}

const measure = MEASURES[process.argv[2] ?? '']
if (!measure) {
  console.error(`usage: npm run bench -- ${Object.keys(MEASURES).join('|')}`)
  process.exit(2)
}
console.log(JSON.stringify(await measure(), null, 2))
