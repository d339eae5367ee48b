import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPersonas, type Persona, type Personas } from '../../testing/personas.ts'

/**
 * Tests every route of the application by every persona, from the list of its routers: a new route
 * fails until it has a rule here. The routes of `/auth/v1`, `/rest/v1` and `/functions/v1` have
 * tests of their own (server/auth/routes.integration.test.ts,
 * supabase/tests/generated-access.test.ts).
 */
const CONTENT = 'content that only its owner may read'
const BUCKET = '/storage/v1/object'

type PersonaName = 'owner' | 'stranger' | 'anonymous' | 'no key' | 'forged'
const PERSONAS: readonly PersonaName[] = ['owner', 'stranger', 'anonymous', 'no key', 'forged']

/** The access to a route and, for files, the body that its owner sends. */
type Rule =
  | { access: 'public' | 'tested elsewhere' | 'refused' }
  | { access: 'owner'; body?: (path: string) => unknown; target?: 'new file' | 'bucket' }
  | { access: 'link' }

const PUBLIC: Rule = { access: 'public' }
const ELSEWHERE: Rule = { access: 'tested elsewhere' }
const REFUSED: Rule = { access: 'refused' }
const READ: Rule = { access: 'owner' }

const MISSING_FEATURES = [
  ...['/bucket', '/render', '/upload/resumable', '/object/public', '/object/info/public', '/s3'],
  ...['/cdn', '/vector', '/iceberg'],
]

const RULES: Readonly<Record<string, Rule>> = {
  'GET /health': PUBLIC,
  'GET /ready': PUBLIC,
  'GET /config.json': PUBLIC,
  // The page only; it needs no token and changes nothing.
  'GET /unsubscribe': PUBLIC,
  'POST /unsubscribe': { access: 'link' },
  // Only from this machine without a proxy: server/tests/app.integration.test.ts.
  'GET /inbox': ELSEWHERE,
  'GET /inbox/messages': ELSEWHERE,
  // To the holder of its token only: server/tests/main.integration.test.ts.
  'GET /metrics': ELSEWHERE,
  'ALL /functions/v1/:name': ELSEWHERE,
  'ALL /auth/v1/*': ELSEWHERE,
  'ALL /rest/v1/*': ELSEWHERE,
  'ALL /rest/v1': ELSEWHERE,
  'ALL /storage/v1/*': ELSEWHERE,
  // Sockets: server/realtime/protocol.integration.test.ts.
  'ALL /realtime/v1/*': REFUSED,
  ...Object.fromEntries(MISSING_FEATURES.map((path) => [`ALL /storage/v1${path}/*`, REFUSED])),
  [`POST ${BUCKET}/move`]: {
    access: 'owner',
    body: (path) => ({ bucketId: 'files', sourceKey: path, destinationKey: `${path}.moved` }),
  },
  [`POST ${BUCKET}/copy`]: {
    access: 'owner',
    body: (path) => ({ bucketId: 'files', sourceKey: path, destinationKey: `${path}.copy` }),
  },
  [`POST ${BUCKET}/upload/sign/:bucket/*`]: { access: 'owner', target: 'new file' },
  [`PUT ${BUCKET}/upload/sign/:bucket/*`]: { access: 'link' },
  [`POST ${BUCKET}/list-v2/:bucket`]: {
    access: 'owner',
    target: 'bucket',
    body: (path) => ({ prefix: path.slice(0, path.lastIndexOf('/')) }),
  },
  [`POST ${BUCKET}/list/:bucket`]: {
    access: 'owner',
    target: 'bucket',
    body: (path) => ({ prefix: path.slice(0, path.lastIndexOf('/')) }),
  },
  [`GET ${BUCKET}/info/authenticated/:bucket/*`]: READ,
  [`GET ${BUCKET}/info/:bucket/*`]: READ,
  [`GET ${BUCKET}/authenticated/:bucket/*`]: READ,
  [`POST ${BUCKET}/sign/:bucket`]: {
    access: 'owner',
    target: 'bucket',
    body: (path) => ({ expiresIn: 60, paths: [path] }),
  },
  [`POST ${BUCKET}/sign/:bucket/*`]: { access: 'owner', body: () => ({ expiresIn: 60 }) },
  [`GET ${BUCKET}/sign/:bucket/*`]: { access: 'link' },
  [`DELETE ${BUCKET}/:bucket`]: {
    access: 'owner',
    target: 'bucket',
    body: (path) => ({ prefixes: [path] }),
  },
  [`ALL ${BUCKET}/:bucket`]: REFUSED,
  [`GET ${BUCKET}/:bucket/*`]: READ,
  [`POST ${BUCKET}/:bucket/*`]: { access: 'owner', target: 'new file', body: () => 'new' },
  [`PUT ${BUCKET}/:bucket/*`]: { access: 'owner', body: () => CONTENT },
  [`DELETE ${BUCKET}/:bucket/*`]: READ,
  [`ALL ${BUCKET}/*`]: REFUSED,
}

let personas: Personas
const bearers: Partial<Record<PersonaName, string>> = {}
let files = 0
beforeAll(async () => {
  personas = await createPersonas()
  bearers.owner = await tokenOf(personas.owner)
  bearers.stranger = await tokenOf(personas.stranger)
  bearers.forged = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4Iiwicm9sZSI6ImF1dGhlbnRpY2F0ZWQifQ.AAAA'
})
afterAll(() => personas.app.close())

const tokenOf = async ({ client }: Persona): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? ''

/** Stores a new file of the owner, alone in its folder. Returns its path. */
async function storeFile(): Promise<string> {
  files += 1
  const path = `${personas.owner.user.id}/${files}/notes.txt`
  const { error } = await personas.owner.client.storage
    .from('files')
    .upload(path, new Blob([CONTENT], { type: 'text/plain' }))
  if (error) throw error
  return path
}

const contentOf = async (path: string) =>
  (await personas.owner.client.storage.from('files').download(path)).data?.text()

async function call(route: string, persona: PersonaName, path: string) {
  const { app } = personas
  const rule = RULES[route]
  const [verb = '', pattern = ''] = route.split(' ')
  const method = verb === 'ALL' ? 'GET' : verb
  const target = rule && 'target' in rule && rule.target === 'new file' ? `${path}.new` : path
  const url = `${app.url}${pattern.replace(':bucket', 'files').replace(/\*$/, target)}`
  const headers = new Headers()
  if (persona !== 'no key') headers.set('apikey', app.key)
  const bearer = bearers[persona]
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
  const body = rule && 'body' in rule ? rule.body?.(path) : undefined
  const init: RequestInit = { method, headers }
  if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await app.fetch(new Request(url, init))
  return { status: response.status, text: await response.text() }
}

/** Whether a response has nothing of the file: no content, no link, no name in a listing. */
const isEmptyAnswer = ({ status, text }: { status: number; text: string }): boolean =>
  status >= 400 || !/only its owner|token=|"name":"notes|"id":/.test(text)

test('every route of the application has a rule', () => {
  expect([...new Set(personas.app.routes)].toSorted()).toEqual(Object.keys(RULES).toSorted())
})

const routesWith = (...access: Rule['access'][]): string[] =>
  Object.entries(RULES).flatMap(([route, rule]) => (access.includes(rule.access) ? [route] : []))

test.each(routesWith('public'))('%s gives every caller the same response', async (route) => {
  const answers = await Promise.all(
    PERSONAS.map((persona) => call(route, persona, '').then(({ status, text }) => status + text)),
  )
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/^200/)
})

describe.each(routesWith('owner'))('%s', (route) => {
  test('answers the owner', async () => {
    const answer = await call(route, 'owner', await storeFile())
    expect([route, answer.status]).toEqual([route, 200])
  })

  test.each(PERSONAS.filter((persona) => persona !== 'owner'))(
    'reveals nothing to %s and changes nothing',
    async (persona) => {
      const path = await storeFile()
      const answer = await call(route, persona, path)
      expect([answer, isEmptyAnswer(answer)]).toEqual([answer, true])
      expect(await contentOf(path)).toBe(CONTENT)
      const { data } = await personas.owner.client.storage
        .from('files')
        .list(path.slice(0, path.lastIndexOf('/')))
      expect(data?.map(({ name }) => name)).toEqual(['notes.txt'])
    },
  )
})

test.each(routesWith('refused', 'link'))(
  '%s refuses every persona that has no link',
  async (route) => {
    const path = await storeFile()
    for (const persona of PERSONAS) {
      const { status } = await call(route, persona, path)
      expect([persona, status >= 400 && status < 500]).toEqual([persona, true])
    }
    expect(await contentOf(path)).toBe(CONTENT)
  },
)
