import { expect, test } from 'vitest'
import { publicKeyOf, secretKeyOf } from './supabase-keys.ts'

test.each([
  ['of the current format', { SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}' }],
  [
    'of the current format beside one of the previous format',
    { SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}', SUPABASE_ANON_KEY: 'eyJ' },
  ],
  ['of the previous format', { SUPABASE_ANON_KEY: 'sb_publishable_1' }],
  [
    'of the previous format beside an unreadable list',
    { SUPABASE_PUBLISHABLE_KEYS: '{', SUPABASE_ANON_KEY: 'sb_publishable_1' },
  ],
])('uses the public key %s', (_case, env) => {
  expect(publicKeyOf(env)).toBe('sb_publishable_1')
})

test.each([{}, { SUPABASE_ANON_KEY: '' }, { SUPABASE_PUBLISHABLE_KEYS: '{"web":"x"}' }])(
  'lists the variables that are missing in %j',
  (env) => {
    expect(() => publicKeyOf(env)).toThrow('Set SUPABASE_PUBLISHABLE_KEYS or SUPABASE_ANON_KEY')
  },
)

test.each([
  ['of the current format', { SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}' }],
  ['of the previous format', { SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_1' }],
])('uses the secret key %s', (_case, env) => {
  expect(secretKeyOf(env)).toBe('sb_secret_1')
})

test('lists the variables of the secret key where both are missing', () => {
  expect(() => secretKeyOf({ SUPABASE_ANON_KEY: 'x' })).toThrow(
    'Set SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY',
  )
})
