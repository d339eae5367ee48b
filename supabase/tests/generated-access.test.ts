import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FUNCTIONS } from '../../server/functions.ts'
import { procedureMethods } from '../../server/http/rest/route.ts'
import type { ApiSchema, Method } from '../../server/http/rest/schema.ts'
import {
  createPersonas,
  seedFixtures,
  type Fixtures,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'

/**
 * Tests every table, procedure and function that the database and the server list, by every method
 * and persona. Fails for a new one without a policy, a row in the fixtures or a rule.
 */
let personas: Personas
let schema: ApiSchema
let fixtures: Fixtures
let bearers: Record<PersonaName, string | null>
beforeAll(async () => {
  personas = await createPersonas()
  schema = await personas.app.apiSchema()
  fixtures = await seedFixtures(personas.owner)
  // The one table that only triggers write.
  await personas.app.sql(
    `insert into question_reviews (first_id, user_id, question_id, history, due_at)
     values ($1, $2, $1, '[]', now())`,
    [fixtures.questionId, personas.owner.user.id],
  )
  bearers = {
    owner: await tokenOf(personas.owner),
    stranger: await tokenOf(personas.stranger),
    anonymous: null,
    forged: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4Iiwicm9sZSI6ImF1dGhlbnRpY2F0ZWQifQ.AAAA',
  }
})
afterAll(() => personas.app.close())

type PersonaName = 'owner' | 'stranger' | 'anonymous' | 'forged'
const PERSONAS: readonly PersonaName[] = ['owner', 'stranger', 'anonymous', 'forged']
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'TRACE2'] as const

const tokenOf = async ({ client }: Persona): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? ''

type Call = { method: string; path: string; persona: PersonaName; body?: unknown }

async function call({ method, path, persona, body }: Call) {
  const { app } = personas
  const headers = new Headers({ apikey: app.key, prefer: 'return=representation' })
  const bearer = bearers[persona]
  if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`)
  const init: RequestInit = { method, headers }
  if (body !== undefined) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(body)
  }
  const response = await app.fetch(new Request(`${app.url}${path}`, init))
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== ''
  return { status: response.status, value: isJson ? (JSON.parse(text) as unknown) : text }
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const tableNames = () => [...schema.tables.keys()]
const readAll = async (table: string, persona: PersonaName) =>
  rowsOf((await call({ method: 'GET', path: `/rest/v1/${table}`, persona })).value)

/** A filter for a row of a table by its key. */
function filterOf(table: string, row: unknown): string {
  const key = [...(schema.tables.get(table)?.key ?? [])]
  const values = row as Record<string, string>
  return key.map((column) => `${column}=eq.${values[column] ?? ''}`).join('&')
}

test('every table of the schema has row-level security, a policy, and no right for anonymous', async () => {
  const rows = await personas.app.sql<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
       and (not c.relrowsecurity
         or has_table_privilege('anon', c.oid, 'select, insert, update, delete')
         or (c.relnamespace = 'public'::regnamespace
           and not exists (select from pg_policy p where p.polrelid = c.oid)))`,
  )
  expect(rows).toEqual([])
  expect(tableNames().length).toBeGreaterThanOrEqual(9)
})

test('no procedure can be called by anonymous', async () => {
  const rows = await personas.app.sql(
    `select p.proname from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and has_function_privilege('anon', p.oid, 'execute')`,
  )
  expect(rows).toEqual([])
})

describe('every table', () => {
  test('returns rows to their owner only', async () => {
    const seen: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const table of tableNames()) {
      const counts = []
      for (const persona of PERSONAS) {
        const { status, value } = await call({ method: 'GET', path: `/rest/v1/${table}`, persona })
        counts.push(status === 200 ? rowsOf(value).length > 0 : status)
      }
      seen[table] = counts
      expected[table] = [true, false, 401, 401]
    }
    expect(seen).toEqual(expected)
    expect(fixtures.baseId).toBeTruthy()
  })

  test('lets only the owner of a row change and delete it', async () => {
    for (const table of tableNames()) {
      const [row] = await readAll(table, 'owner')
      const path = `/rest/v1/${table}?${filterOf(table, row)}`
      for (const persona of ['stranger', 'anonymous', 'forged'] as const)
        for (const method of ['PATCH', 'DELETE'] as const) {
          const body = method === 'PATCH' ? row : undefined
          const { status, value } = await call({ method, path, persona, body })
          expect([table, method, persona, status >= 400 || rowsOf(value).length === 0]).toEqual([
            table,
            method,
            persona,
            true,
          ])
        }
      expect(await readAll(table, 'owner')).toContainEqual(row)
    }
  })

  test('refuses a row for the owner inserted by another persona', async () => {
    for (const table of tableNames()) {
      const [row] = await readAll(table, 'owner')
      for (const persona of ['stranger', 'anonymous', 'forged'] as const) {
        const answer = await call({ method: 'POST', path: `/rest/v1/${table}`, persona, body: row })
        expect([table, persona, [401, 403, 405, 409].includes(answer.status)]).toEqual([
          table,
          persona,
          true,
        ])
      }
    }
  })

  test('accepts the methods of its grants and answers all others with 405', async () => {
    for (const [table, { methods }] of schema.tables)
      for (const method of METHODS) {
        const path = `/rest/v1/${table}`
        const { status } = await call({ method, path, persona: 'stranger' })
        const offered = methods.has(method as Method)
        expect([table, method, status === 405]).toEqual([table, method, !offered])
        expect(status).toBeLessThan(500)
      }
  })
})

test('every procedure refuses anonymous and forged callers, and methods it does not have', async () => {
  for (const [name, procedure] of schema.procedures) {
    const args = Object.fromEntries([...procedure.args.keys()].map((arg) => [arg, null]))
    const query = new URLSearchParams([...procedure.args.keys()].map((arg) => [arg, 'x']))
    for (const method of METHODS)
      for (const persona of PERSONAS) {
        if (name === 'delete_account' && persona !== 'anonymous' && persona !== 'forged') continue
        const isRead = method === 'GET' || method === 'HEAD'
        const path = `/rest/v1/rpc/${name}${isRead ? `?${query.toString()}` : ''}`
        const body = method === 'POST' ? args : undefined
        const { status } = await call({ method, path, persona, body })
        expect([name, method, persona, status < 500]).toEqual([name, method, persona, true])
        if (persona === 'forged') expect(status).toBe(401)
        else if (!procedureMethods(procedure).includes(method as Method)) expect(status).toBe(405)
        else if (persona === 'anonymous') expect([400, 401]).toContain(status)
      }
  }
})

test('every function accepts only POST from signed-in users', async () => {
  for (const name of FUNCTIONS.keys())
    for (const persona of PERSONAS)
      for (const method of ['GET', 'PUT', 'DELETE', 'POST']) {
        const body = method === 'GET' ? undefined : { nothing: true }
        const { status } = await call({ method, path: `/functions/v1/${name}`, persona, body })
        const signedIn = persona === 'owner' || persona === 'stranger'
        const expected = signedIn ? (method === 'POST' ? 400 : 405) : 401
        expect([name, persona, method, status]).toEqual([name, persona, method, expected])
      }
})

test('every other path below the API answers 4xx', async () => {
  for (const path of [
    '/rest/v1',
    '/rest/v1/rpc',
    '/rest/v1/rpc/',
    '/rest/v1/a/b',
    '/functions/v1/x',
  ])
    for (const persona of PERSONAS)
      expect((await call({ method: 'GET', path, persona })).status).toSatisfy(
        (status: number) => status >= 400 && status < 500,
      )
})
