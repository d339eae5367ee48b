const WORD = /^[a-z][a-z_-]{0,40}$/

const PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /^\/rest\/v1\/(rpc\/)?([^/]+)$/,
    ([, rpc = '', name = '']) => `/rest/v1/${rpc}${WORD.test(name) ? name : '*'}`,
  ],
  [
    /^\/(auth|functions)\/v1\/([^/]+)$/,
    ([, part = '', name = '']) => `/${part}/v1/${WORD.test(name) ? name : '*'}`,
  ],
  [
    /^\/storage\/v1\/(object|bucket)(\/(sign|list|info|authenticated|upload))?\b/,
    ([, kind = '', , verb]) => `/storage/v1/${kind}${verb ? `/${verb}` : ''}/*`,
  ],
  [/^\/(assets)\//, () => '/assets/*'],
  [/^\/(base|edit-base)\/[^/]+$/, ([, page = '']) => `/${page}/:id`],
  [/^\/quiz\/(take|results)\/[^/]+$/, ([, page = '']) => `/quiz/${page}/:id`],
  [
    /^\/(|health|config\.json|inbox|inbox\/messages|dashboard|my-account|new-base|my-bases|quiz)$/,
    ([path]) => path,
  ],
]

/** The route that `pathname` belongs to, with nothing in it that could name a person or what is theirs. */
export function patternOf(pathname: string): string {
  for (const [pattern, write] of PATTERNS) {
    const match = pattern.exec(pathname)
    if (match) return write(match)
  }
  return '/*'
}
