import { afterAll } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

// A document for integration tests, which run in Node because of the real server. Import it before
// React.
const dom = await builtinEnvironments.jsdom.setup(globalThis, {
  jsdom: { url: 'http://localhost/' },
})
await import('./setup-dom.ts')

afterAll(() => dom.teardown(globalThis))
