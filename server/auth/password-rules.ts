import { dictionary } from '@zxcvbn-ts/language-common'
import { AuthError, validationFailed } from './auth-error.ts'

export const PASSWORD_MIN_CHARACTERS = 8
/** bcrypt ignores all bytes after this. */
export const PASSWORD_MAX_BYTES = 72

type WeakPasswordReason = 'length' | 'characters' | 'pwned'

const MESSAGES: Record<WeakPasswordReason, string> = {
  length: `Password should be at least ${PASSWORD_MIN_CHARACTERS} characters.`,
  characters: 'Password should contain more than spaces.',
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
}

const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((entry) => entry.length >= PASSWORD_MIN_CHARACTERS),
)

/** Whether `password` is one of the most used ones, or one character repeated. */
const isCommon = (password: string): boolean =>
  COMMON.has(password.trim().toLowerCase()) || new Set(password).size === 1

/**
 * The reason why `password` is refused, with the messages and order of Supabase Auth; else null.
 */
export function passwordError(password: string): AuthError | null {
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES)
    return validationFailed(`Password cannot be longer than ${PASSWORD_MAX_BYTES} bytes`)
  const reasons: WeakPasswordReason[] = []
  if (Array.from(password).length < PASSWORD_MIN_CHARACTERS) reasons.push('length')
  if (password.trim() === '') reasons.push('characters')
  else if (isCommon(password)) reasons.push('pwned')
  if (reasons.length === 0) return null
  const message = reasons.map((reason) => MESSAGES[reason]).join(' ')
  return new AuthError(422, 'weak_password', message, { weak_password: { reasons } })
}
