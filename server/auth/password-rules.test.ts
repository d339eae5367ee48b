import { expect, test } from 'vitest'
import { refusePassword } from './password-rules.ts'

test.each([
  ['short', ['length']],
  ['       ', ['length', 'characters']],
  [' '.repeat(12), ['characters']],
  ['password', ['pwned']],
  ['12345678', ['pwned']],
  ['PassWord1', ['pwned']],
  ['aaaaaaaaaaaaaaaa', ['pwned']],
])('the password "%s" is refused for its %j', (password, reasons) => {
  expect(refusePassword(password)).toMatchObject({
    status: 422,
    code: 'weak_password',
    details: { weak_password: { reasons } },
  })
})

test('a password of more bytes than bcrypt reads is refused rather than cut', () => {
  expect(refusePassword('ä9'.repeat(25))).toMatchObject({ status: 400, code: 'validation_failed' })
  expect(refusePassword('ä9'.repeat(24))).toBeNull()
})

test.each(['correct horse battery', 'zwölf Äpfel', 'x7!kQp2z'])(
  'the password "%s" is accepted',
  (password) => {
    expect(refusePassword(password)).toBeNull()
  },
)
