import type { IncomingMessage } from 'node:http'
import { VERSIONS, type Version } from './frames.ts'

export const REALTIME_PATH = '/realtime/v1/websocket'

/** Why a handshake is refused: the status and the message of the response. */
export type HandshakeError = { status: number; message: string; retryAfterSeconds?: number }

type Handshake = { version: Version }

type HandshakeOptions = { keys: readonly string[]; publicUrl: string }

const isVersion = (text: string): text is Version => VERSIONS.some((version) => version === text)

/**
 * Whether the page that connects is one of this site: its origin is the public address, or the
 * address that the request names. Programs that are not browsers send no origin.
 */
function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase()
}

/** Checks a request for a socket before it is accepted. */
export function readHandshake(
  request: IncomingMessage,
  { keys, publicUrl }: HandshakeOptions,
): Handshake | HandshakeError {
  const target = request.url ?? ''
  const url = URL.canParse(target, 'http://server') ? new URL(target, 'http://server') : null
  if (url?.pathname !== REALTIME_PATH) return { status: 404, message: 'There is no socket here' }
  if (!isOwnOrigin(request, publicUrl))
    return { status: 403, message: 'Pages of other sites cannot connect' }
  const key = url.searchParams.get('apikey') ?? request.headers['apikey']
  if (!keys.some((known) => known === key))
    return { status: 401, message: 'No API key found in request, or not a valid one' }
  const version = url.searchParams.get('vsn') ?? '1.0.0'
  return isVersion(version)
    ? { version }
    : { status: 400, message: 'The protocol version must be 1.0.0 or 2.0.0' }
}

export const switchedOff: HandshakeError = { status: 404, message: 'Realtime is switched off' }

export const tooManySockets: HandshakeError = {
  status: 429,
  message: 'Too many connections from this address',
  retryAfterSeconds: 10,
}

export const noFreeSocket: HandshakeError = {
  status: 503,
  message: 'The server has too many connections at the moment',
  retryAfterSeconds: 10,
}
