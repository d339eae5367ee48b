import { expect, test } from 'vitest'
import { refuseNewerSchema } from './migrate.ts'

const known = ['20260101000000', '20260201000000'].map((version) => ({
  version,
  name: 'tables',
  text: '',
}))

test('states whether a newer release or a development state changed a database', () => {
  const refuse = (...recorded: string[]) => refuseNewerSchema(recorded, known)
  expect(() => refuse('20260101000000')).not.toThrow()
  expect(() => refuse('20260101000000', '20260301000000')).toThrow(
    'by a newer release of Stoa (migration 20260301000000); start that Stoa',
  )
  expect(() => refuse('20260101000000', '20260115000000')).toThrow(
    'by a development state of Stoa that no release continues (migration 20260115000000)',
  )
})
