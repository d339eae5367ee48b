import { defineRule, type ESTree } from '@oxlint/plugins'
import { dirname, join, relative, sep } from 'node:path'

type Layer =
  | 'types'
  | 'messages'
  | 'domain'
  | 'function'
  | 'server'
  | 'app'
  | 'feature'
  | 'components'
  | 'lib'
  | 'entry'
  | 'testing'
  | 'tool'

/**
 * The layers (ARCHITECTURE.md) by path; the first match applies. `feature` layers carry the
 * feature's name.
 */
const LAYERS: readonly (readonly [layer: Layer, path: RegExp])[] = [
  ['types', /^types\//],
  ['messages', /^messages\//],
  ['domain', /^domain\//],
  ['function', /^supabase\/functions\//],
  ['server', /^server\//],
  ['app', /^web\/app\//],
  ['feature', /^web\/features\/(?<feature>[^/]+)\//],
  ['components', /^web\/components\//],
  ['lib', /^web\/lib\//],
  ['entry', /^web\/[^/]+$/],
  ['testing', /^testing\//],
  ['tool', /^(scripts|bench|e2e|deploy|supabase\/(tests|hosted))\//],
  ['tool', /^[^/]+\.(js|ts)$/],
]

const WEB: readonly Layer[] = ['components', 'lib', 'messages', 'domain', 'types']

/**
 * The layers each layer may import from; always including itself (of features, only the same one).
 */
const ALLOWED_IMPORTS: Record<Layer, readonly Layer[]> = {
  types: [],
  messages: ['domain', 'types'],
  domain: ['types'],
  function: ['messages', 'domain', 'types'],
  server: ['function', 'messages', 'domain', 'types'],
  app: ['feature', ...WEB],
  feature: WEB,
  components: ['lib', 'messages', 'domain', 'types'],
  lib: ['messages', 'domain', 'types'],
  entry: ['app', ...WEB],
  testing: ['server', 'function', 'messages', 'domain', 'types'],
  tool: ['testing', 'server', 'function', 'messages', 'domain', 'types'],
}

/** Pure libraries: the only packages `domain/` may import. */
const DOMAIN_PACKAGES = [
  'zod',
  '@noble/hashes',
  '@orama/stemmers',
  'fflate',
  'htmlparser2',
  'jsonrepair',
  'marked',
  'saxes',
  'ts-fsrs',
]

/** Layers that do not run on Node. */
const NON_NODE_LAYERS: readonly Layer[] = [
  'domain',
  'function',
  'app',
  'feature',
  'components',
  'lib',
  'entry',
]

const TEST = /\.test\.tsx?$/

function layerOf(path: string): { layer: Layer; feature: string | undefined } | null {
  for (const [layer, pattern] of LAYERS) {
    const match = pattern.exec(path)
    if (match) return { layer, feature: match.groups?.feature }
  }
  return null
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * Why `from` may not import the file `to`, or null. Paths are relative to the root, with slashes.
 */
function fileViolation(from: string, to: string): string | null {
  const here = layerOf(from)
  const there = layerOf(to)
  if (!here || !there) return `${to} belongs to no layer`
  if (TEST.test(to)) return `${to} is a test, which nothing may import`
  if (TEST.test(from) && ['testing', 'messages'].includes(there.layer)) return null
  if (here.layer === there.layer)
    return here.feature === there.feature
      ? null
      : `feature ${here.feature} may not import from feature ${there.feature}; combine them in web/app`
  return ALLOWED_IMPORTS[here.layer].includes(there.layer)
    ? null
    : `${here.layer} may not import from ${there.layer} (${to})`
}

/** Why `from` may not import the package of `specifier`, or null. */
function packageViolation(from: string, specifier: string): string | null {
  const name = packageOf(specifier)
  if (name === '@supabase/lite' && from !== 'server/supabase-lite/backend.ts')
    return 'only server/supabase-lite/backend.ts may import @supabase/lite'
  if (TEST.test(from)) return null
  const here = layerOf(from)
  if (!here) return null
  if (here.layer === 'domain' && !DOMAIN_PACKAGES.includes(name))
    return `domain is pure: ${name} is not one of its libraries`
  if (specifier.startsWith('node:') && NON_NODE_LAYERS.includes(here.layer))
    return `${here.layer} does not run on Node`
  return null
}

/** Reports imports that cross the boundaries between layers (ARCHITECTURE.md). */
export const importBoundaries = defineRule({
  meta: {
    type: 'problem',
    schema: [],
    messages: { violation: 'Import boundary: {{reason}}.' },
  },
  create(context) {
    const from = relative(context.cwd, context.filename).split(sep).join('/')
    /** `source` is the syntax node of the module specifier, if there is one. */
    const check = (source: ESTree.Node | null | undefined) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const specifier = source.value.replace(/\?.*$/, '')
      const reason = specifier.startsWith('.')
        ? fileViolation(from, join(dirname(from), specifier).split(sep).join('/'))
        : packageViolation(from, specifier)
      if (reason !== null)
        context.report({ node: source, messageId: 'violation', data: { reason } })
    }
    const checkSource = (node: ESTree.Node) => check('source' in node ? node.source : null)
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
    }
  },
})
