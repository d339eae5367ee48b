/** `npm start`: runs `serve.ts` with a cache of compiled code, which starts it 0.6 s sooner. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))
await import('./serve.ts')
