import { expect, test } from 'vitest'
import { clientConfig } from './client-config.ts'

test.each([
  ['postgres://a@h/db', 'postgres://a@h/db'],
  ['postgres://a@h/db?sslmode=require', 'postgres://a@h/db?sslmode=require&uselibpqcompat=true'],
])('reads the TLS mode of %s by the rules of libpq', (url, connectionString) => {
  expect(clientConfig(url)).toMatchObject({ connectionString })
})
