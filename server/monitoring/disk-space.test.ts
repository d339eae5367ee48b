import { expect, test } from 'vitest'
import { watchDiskSpace } from './disk-space.ts'

const MB = 1024 * 1024

function watched(freeMb: number) {
  const events: string[] = []
  const space = watchDiskSpace({
    folder: '.',
    log: ({ name }) => events.push(name),
    freeBytes: () => freeMb * MB,
  })
  return { space, events }
}
const request = (method: string, path: string) => new Request(`http://localhost${path}`, { method })

test.each([
  ['POST', '/rest/v1/bases'],
  ['PATCH', '/rest/v1/bases'],
  ['POST', '/rest/v1/rpc/create_quiz'],
  ['POST', '/auth/v1/signup'],
  ['POST', '/storage/v1/object/files/a'],
  ['PUT', '/storage/v1/object/files/a'],
  ['POST', '/functions/v1/tutor-chat'],
])('refuses %s %s with 507 below the reserve', (method, path) => {
  const refused = watched(63).space.refuse(request(method, path))
  expect(refused?.status).toBe(507)
  expect(watched(65).space.refuse(request(method, path))).toBeNull()
})

test.each([
  ['GET', '/rest/v1/bases', 0],
  ['POST', '/rest/v1/rpc/get_dashboard', 0],
  ['POST', '/storage/v1/object/list/files', 0],
  ['POST', '/elsewhere', 0],
  ['DELETE', '/rest/v1/bases', 33],
  ['POST', '/auth/v1/token', 33],
  ['POST', '/functions/v1/delete-account', 33],
])('allows %s %s with %i MB free', (method, path, freeMb) => {
  expect(watched(freeMb).space.refuse(request(method, path))).toBeNull()
})

test.each([
  ['insert into t values (1)', 63],
  ['with x as (insert into t values (1) returning *) select * from x', 63],
  [' UPDATE t set a = 1', 63],
  ['delete from t', 31],
])('refuses the statement "%s" with %i MB free', (statement, freeMb) => {
  expect(() => watched(freeMb).space.checkStatement(statement)).toThrow(
    expect.objectContaining({ code: '53100' }),
  )
})

test.each(['select 1', 'commit', 'rollback', 'delete from t'])(
  'allows the statement "%s" below the reserve',
  (statement) => {
    expect(() => watched(40).space.checkStatement(statement)).not.toThrow()
  },
)

test('logs once when space becomes low', () => {
  const { space, events } = watched(10)
  space.refuse(request('POST', '/rest/v1/bases'))
  space.refuse(request('POST', '/rest/v1/bases'))
  expect(events).toEqual(['disk_space_low'])
})
