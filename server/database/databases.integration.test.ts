import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts'
import { startPostgres, type TestPostgres } from '../../testing/services/postgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const person = (name: string) => ({
  fullName: name,
  email: `${name}@example.com`,
  password: `password of ${name}`,
})

describe.each(['pglite', 'postgres'])('over %s', (kind) => {
  let app: TestApp
  let ada: SignedIn
  let ben: SignedIn
  beforeAll(async () => {
    app = await createTestApp({ postgresUrl: kind === 'postgres' ? postgres.url : undefined })
    ada = await app.signUp(person('ada'))
    ben = await app.signUp(person('ben'))
  })
  afterAll(() => app.close())

  const raw = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    app.fetch(
      new Request(`${app.url}${path}`, { ...init, headers: { apikey: app.key, ...headers } }),
    )

  test('reports the kind of database in /health', async () => {
    expect(await (await app.fetch(new Request(`${app.url}/health`))).json()).toEqual({
      status: 'ok',
      database: kind,
      tutor: 'builtin',
      model: null,
      mail: 'inbox',
    })
  })

  test('writes timestamps as ISO 8601 with T and an offset in rows, embedded rows and accounts', async () => {
    const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/
    const base = await ada.client
      .from('bases')
      .insert({ name: 'Times', user_id: ada.user.id })
      .select()
      .single()
    expect(base.data?.created_at).toMatch(iso)
    const file = {
      base_id: base.data?.id ?? '',
      file_name: 'a.pdf',
      file_path: `${ada.user.id}/a`,
      file_size: 5_000_000_000,
      file_type: 'application/pdf',
    }
    const made = await ada.client
      .from('base_files')
      .insert(file)
      .select('file_size, uploaded_at, bases (created_at)')
      .single()
    expect(made.error).toBeNull()
    expect(made.data?.uploaded_at).toMatch(iso)
    expect(made.data?.bases.created_at).toBe(base.data?.created_at)
    expect(made.data?.file_size).toBe(5_000_000_000)
    expect(ada.user.created_at).toMatch(iso)
  })

  test('stores null where a row lacks a column of the others, and returns what is selected', async () => {
    const rows = [
      { name: 'Exam', user_id: ada.user.id, exam_on: '2030-01-01' },
      { name: 'No exam', user_id: ada.user.id },
    ]
    const { data } = await ada.client.from('bases').insert(rows).select('name')
    expect(data).toEqual([{ name: 'Exam' }, { name: 'No exam' }])
    const dated = rows.map((row, at) => ({ ...row, ...(at === 0 && { created_at: '2030-01-01' }) }))
    const { error } = await ada.client.from('bases').insert(dated).select('name, created_at')
    expect(error?.code).toBe('23502')
    const withDefault = { defaultToNull: false }
    expect((await ada.client.from('bases').insert(dated, withDefault)).error).toBeNull()
    const returned = await ada.client.from('bases').insert(dated, withDefault).select('name')
    expect(returned.error?.code).toBe('PGRST102')
  })

  test('embeds tables with one relationship in PostgREST, whatever other tables refer to both', async () => {
    const base = await ada.client
      .from('bases')
      .insert({ name: 'Joined', user_id: ada.user.id })
      .select()
      .single()
    const path = `${ada.user.id}/joined`
    const file = {
      base_id: base.data?.id ?? '',
      file_name: 'j.pdf',
      file_path: path,
      file_size: 1,
      file_type: 'application/pdf',
    }
    await ada.client.from('base_files').insert(file).throwOnError()
    const up = await ada.client
      .from('base_files')
      .select('file_name, bases!inner(name, user_id)')
      .eq('file_path', path)
      .eq('bases.user_id', ada.user.id)
    expect(up.error).toBeNull()
    expect(up.data).toEqual([
      { file_name: 'j.pdf', bases: { name: 'Joined', user_id: ada.user.id } },
    ])
    const down = await ada.client
      .from('bases')
      .select('name, base_files(file_name, pdf_text_content(status))')
      .eq('id', file.base_id)
    expect(down.data).toEqual([
      { name: 'Joined', base_files: [{ file_name: 'j.pdf', pdf_text_content: null }] },
    ])
    const aliased = await ada.client
      .from('base_files')
      .select('name:file_name, home:bases(called:name)')
      .eq('file_path', path)
      .single()
    expect(aliased.data).toEqual({ name: 'j.pdf', home: { called: 'Joined' } })
    const through = await ada.client
      .from('quizzes')
      .select('quiz_name, base_files(file_name), quiz_questions(count)')
    expect([through.error, through.data]).toEqual([null, []])
  })

  test('reports constraint violations and malformed values with their SQLSTATE and status', async () => {
    const bases = ada.client.from('bases')
    const check = await bases.insert({ name: '   ', user_id: ada.user.id })
    expect([check.status, check.error?.code]).toEqual([400, '23514'])
    const missing = await ada.client
      .from('bases')
      .insert({ name: null as unknown as string, user_id: ada.user.id })
    expect([missing.status, missing.error?.code]).toEqual([400, '23502'])
    const malformed = await ada.client.from('bases').select().eq('id', 'no-uuid')
    expect([malformed.status, malformed.error?.code]).toEqual([400, '22P02'])
    const { data } = await ada.client
      .from('bases')
      .insert({ name: 'Once', user_id: ada.user.id })
      .select()
      .single()
    const twice = await ada.client
      .from('bases')
      .insert({ id: data?.id ?? '', name: 'Twice', user_id: ada.user.id })
    expect([twice.status, twice.error?.code]).toEqual([409, '23505'])
    const foreign = await ada.client
      .from('bases')
      .insert({ name: 'Not mine', user_id: ben.user.id })
    expect([foreign.status, foreign.error?.code]).toEqual([403, '42501'])
    expect(foreign.error?.message).toBe(
      'new row violates row-level security policy for table "bases"',
    )
  })

  test('rejects an invalid bearer token instead of treating the caller as anonymous', async () => {
    const [head = '', body = ''] = ada.accessToken.split('.')
    const forged = [
      head,
      Buffer.from(JSON.stringify({ ...JSON.parse(atob(body)), sub: ben.user.id })).toString(
        'base64url',
      ),
      ada.accessToken.split('.')[2],
    ]
    for (const bearer of ['nonsense', 'a.b.c', forged.join('.')]) {
      const response = await raw('/rest/v1/bases', { authorization: `Bearer ${bearer}` })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'PGRST301' })
    }
    expect(
      (await raw('/rest/v1/bases', { authorization: `Bearer ${ada.accessToken}` })).status,
    ).toBe(200)
  })

  test('requires a key of this project for every call', async () => {
    for (const path of [
      '/rest/v1/bases',
      '/auth/v1/user',
      '/storage/v1/object/list/files',
      '/functions/v1/make-quiz',
    ])
      for (const apikey of ['', 'sb_publishable_guess'])
        expect([
          path,
          (
            await raw(
              path,
              { apikey },
              {
                method:
                  path.startsWith('/storage') || path.startsWith('/functions') ? 'POST' : 'GET',
              },
            )
          ).status,
        ]).toEqual([path, 401])
  })

  test('does not serve the description of the API or other routes of lite', async () => {
    expect((await raw('/rest/v1/')).status).toBe(404)
    expect((await raw('/_system/info')).status).toBe(404)
  })

  test('gives anonymous callers no session and no table', async () => {
    const { error, status } = await app.client().from('bases').select()
    expect([status, error?.code]).toEqual([401, '42501'])
  })

  test('separates simultaneous requests of two users', async () => {
    await Promise.all(
      [ada, ben].flatMap(({ client, user }) =>
        Array.from({ length: 10 }, (_, n) =>
          client
            .from('bases')
            .insert({ name: `${user.email ?? ''} ${n}`, user_id: user.id })
            .throwOnError(),
        ),
      ),
    )
    const lists = await Promise.all(
      Array.from({ length: 10 }, () => [ada, ben])
        .flat()
        .map(async ({ client, user }) => ({
          user,
          rows: (await client.from('bases').select('user_id')).data ?? [],
        })),
    )
    for (const { user, rows } of lists) {
      expect(rows.length).toBeGreaterThanOrEqual(10)
      expect(new Set(rows.map((row) => row.user_id))).toEqual(new Set([user.id]))
    }
  })

  test('stores and returns a text of three megabytes unchanged', async () => {
    const base = await ada.client
      .from('bases')
      .insert({ name: 'Long', user_id: ada.user.id })
      .select()
      .single()
    const file = await ada.client
      .from('base_files')
      .insert({
        base_id: base.data?.id ?? '',
        file_name: 'l.pdf',
        file_path: `${ada.user.id}/l`,
        file_size: 1,
        file_type: 'application/pdf',
      })
      .select()
      .single()
    const page = `${'Seiten über “Röntgen” '.repeat(100)}\f`
    const text = page.repeat(1_500)
    const row = {
      file_id: file.data?.id ?? '',
      extracted_text: text,
      text_length: text.length,
      status: 'completed',
    }
    expect((await ada.client.from('pdf_text_content').upsert(row)).error).toBeNull()
    const read = await ada.client
      .from('pdf_text_content')
      .select('extracted_text')
      .eq('file_id', row.file_id)
      .single()
    expect(read.data?.extracted_text === text).toBe(true)
  })

  test('rejects a body that is larger than any text', async () => {
    const response = await raw(
      '/rest/v1/bases',
      { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/json' },
      { method: 'POST', body: 'x'.repeat(21 * 1024 * 1024) },
    )
    expect(response.status).toBe(413)
  })

  test('limits repeated sign-ins with a wrong password with 429', async () => {
    const tries = []
    for (let n = 0; n < 11; n++)
      tries.push(
        await app
          .client()
          .auth.signInWithPassword({ email: 'ben@example.com', password: `guess ${n}` }),
      )
    expect(tries[9]?.error?.message).toBe('Invalid login credentials')
    expect(tries[10]?.error).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Too many attempts. Please try again in a few minutes, or in an hour at the latest.',
    })
    const other = await app
      .client()
      .auth.signInWithPassword({ email: 'ada@example.com', password: 'password of ada' })
    expect(other.error).toBeNull()
  })

  test('records migrations like the Supabase CLI', async () => {
    const rows = await app.sql<{ version: string; name: string; statements: string[] }>(
      'select version, name, statements from supabase_migrations.schema_migrations order by version',
    )
    expect(rows[0]).toMatchObject({ version: '20261121000000', name: 'tables' })
    expect(
      rows[0]?.statements.some((statement) =>
        /create table public\.bases \([\s\S]*\)$/.test(statement),
      ),
    ).toBe(true)
  })
})
