import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const SESSION_BYTES = 16
const COUNTER_BYTES = 4
const SIGNED_BYTES = SESSION_BYTES + COUNTER_BYTES
const MAC_BYTES = 32

/** The session that a refresh token continues, and the number of the token in that session. */
type RefreshToken = { sessionId: string; counter: number }

const macOf = (signed: Uint8Array, secret: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'refresh-token', MAC_BYTES)))
    .update(signed)
    .digest()

/**
 * A refresh token: session and number, signed. Only the number is stored: a copy of the database
 * cannot sign in, and a session needs one row.
 */
export function writeRefreshToken({ sessionId, counter }: RefreshToken, secret: string): string {
  const signed = Buffer.alloc(SIGNED_BYTES)
  signed.write(sessionId.replaceAll('-', ''), 'hex')
  signed.writeUInt32BE(counter, SESSION_BYTES)
  return Buffer.concat([signed, macOf(signed, secret)]).toString('base64url')
}

/** The content of `text` if it was signed with `secret`, else null. */
export function readRefreshToken(text: string, secret: string): RefreshToken | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== SIGNED_BYTES + MAC_BYTES) return null
  const signed = bytes.subarray(0, SIGNED_BYTES)
  if (!timingSafeEqual(bytes.subarray(SIGNED_BYTES), macOf(signed, secret))) return null
  const hex = signed.toString('hex', 0, SESSION_BYTES)
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: signed.readUInt32BE(SESSION_BYTES),
  }
}
