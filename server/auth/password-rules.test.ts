import { expect, test } from 'vitest'
import { passwordError } from './password-rules.ts'

test.each([
  ['short', ['length']],
  ['       ', ['length', 'characters']],
  [' '.repeat(12), ['characters']],
  ['password', ['pwned']],
  ['12345678', ['pwned']],
  ['PassWord1', ['pwned']],
  ['aaaaaaaaaaaaaaaa', ['pwned']],
])('refuses the password "%s" with the reason %j', (password, reasons) => {
  expect(passwordError(password)).toMatchObject({
    status: 422,
    code: 'weak_password',
    details: { weak_password: { reasons } },
  })
})

test('refuses a password of more bytes than bcrypt reads', () => {
  expect(passwordError('ä9'.repeat(25))).toMatchObject({ status: 400, code: 'validation_failed' })
  expect(passwordError('ä9'.repeat(24))).toBeNull()
})

test.each(['correct horse battery', 'zwölf Äpfel', 'x7!kQp2z'])(
  'accepts the password "%s"',
  (password) => {
    expect(passwordError(password)).toBeNull()
  },
)
