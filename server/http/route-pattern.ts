import { screenRoute } from '../../domain/routes.ts'

const STATIC_SEGMENT = /^[a-z][a-z_-]{0,40}$/

const PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /^\/rest\/v1\/(rpc\/)?([^/]+)$/,
    ([, rpc = '', name = '']) => `/rest/v1/${rpc}${STATIC_SEGMENT.test(name) ? name : '*'}`,
  ],
  [
    /^\/(auth|functions)\/v1\/([^/]+)$/,
    ([, part = '', name = '']) => `/${part}/v1/${STATIC_SEGMENT.test(name) ? name : '*'}`,
  ],
  [
    /^\/storage\/v1\/(object|bucket)(\/(sign|list|info|authenticated|upload))?\b/,
    ([, kind = '', , verb]) => `/storage/v1/${kind}${verb ? `/${verb}` : ''}/*`,
  ],
  [/^\/realtime\/v1\/websocket$/, ([path]) => path],
  [/^\/(assets)\//, () => '/assets/*'],
  [/^\/(health|ready|metrics|config\.json|inbox|inbox\/messages|unsubscribe)$/, ([path]) => path],
]

/** The route of `pathname` for the log, without anything that could identify a person. */
export function patternOf(pathname: string): string {
  for (const [pattern, write] of PATTERNS) {
    const match = pattern.exec(pathname)
    if (match) return write(match)
  }
  return screenRoute(pathname)?.replace(/:\w+/, ':id') ?? '/*'
}
