/**
 * `npm run bench -- <name>`: one JSON object on standard output. How to read them: bench/README.md.
 * Each is loaded on its own: `hosted` needs Deno, which `npm run hosted:tools` installs.
 */
import process from 'node:process'

const MEASURES: Readonly<Record<string, () => Promise<object>>> = {
  engine: async () => (await import('./speed/engine.ts')).measureEngine(),
  extraction: async () => (await import('./speed/extraction.ts')).measureExtraction(),
  'full-account': async () =>
    (await import('./speed/support/full-account.ts')).measureFullAccount(),
  hosted: async () => (await import('./speed/hosted.ts')).measureHosted(),
  kills: async () => (await import('./speed/kills.ts')).measureKills(),
  maintenance: async () => (await import('./speed/maintenance.ts')).measureMaintenance(),
  load: async () => (await import('./speed/load.ts')).measureLoad(),
  passages: async () => (await import('./speed/passages.ts')).measurePassages(),
  realtime: async () => (await import('./speed/realtime.ts')).measureRealtime(),
  search: async () => (await import('./speed/search.ts')).measureSearch(),
  server: async () => (await import('./speed/support/server.ts')).measureServer(),
  start: async () => (await import('./speed/start.ts')).measureStart(),
  lighthouse: async () => (await import('./speed/lighthouse.ts')).measureLighthouse(),
  fuzz: async () => (await import('./speed/fuzz.ts')).measureFuzz(),
  hostile: async () => (await import('./speed/hostile.ts')).measureHostile(),
}

const measure = MEASURES[process.argv[2] ?? '']
if (!measure) {
  console.error(`usage: npm run bench -- ${Object.keys(MEASURES).join('|')}`)
  process.exit(2)
}
console.log(JSON.stringify(await measure(), null, 2))
