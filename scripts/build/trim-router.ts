import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FAIL = "throw Error('left out by scripts/build/trim-router.ts')"

/**
 * The functions of react-router that the site does without, and the body that each has instead. The
 * site has no loaders, actions or instruments, prefetches nothing, is not rendered by React's
 * server components, and has no view transitions.
 */
const LEFT_OUT: Record<string, string> = {
  getRouteInstrumentationUpdates: FAIL,
  instrumentClientSideRouter: FAIL,
  handleAction: FAIL,
  fetch2: FAIL,
  PrefetchPageLinks: FAIL,
  RSCErrorHandler: FAIL,
  decodeRouteErrorResponseDigest: FAIL,
  // Called on every screen
  usePrefetchBehavior: 'return [false, null, {}]',
  useViewTransitionState: 'return false',
  parseHydrationData: '',
  persistAppliedTransitions: '',
  restoreAppliedTransitions: '',
}

/** The exports of react-router name only its build with the warnings for developers. */
const productionBuild = (): string =>
  fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/')

/**
 * Bundles the production build of react-router without what the site never runs, which saves 6 kB
 * on every screen. The build fails if a later react-router lacks one of these functions.
 */
export function trimRouter(): Plugin {
  const found = new Set<string>()
  return {
    name: 'stoa:trim-router',
    apply: 'build',
    config: () => ({ resolve: { alias: { 'react-router': productionBuild() } } }),
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/chunk-')) return null
      let trimmed = code
        // A name for developers and a call keep a component that is not used.
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
      for (const [name, body] of Object.entries(LEFT_OUT)) {
        const start = new RegExp(`(async )?function ${name}\\(`).exec(trimmed)?.[0]
        if (start === undefined) continue
        found.add(name)
        // The real function stays under a name that nothing calls, so the bundler leaves it out.
        const replaced = `${start}) { ${body} }\n${start.replace(name, `${name}Unused`)}`
        trimmed = trimmed.replace(start, () => replaced)
      }
      return trimmed
    },
    buildEnd(error) {
      if (error) return
      const missing = Object.keys(LEFT_OUT).filter((name) => !found.has(name))
      if (missing.length > 0) this.error(`react-router has no ${missing.join(', ')} any more`)
    },
  }
}
