import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { startDenoFunction, type DenoFunction } from './deno.ts'

const FUNCTIONS = ['tutor-chat', 'make-quiz', 'grade-answer', 'delete-account']

/** What the gateway of a hosted project sends to every origin. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': '*',
}
/** Headers of one connection, which are not passed on. */
const OF_CONNECTION = ['connection', 'host', 'transfer-encoding', 'content-encoding', 'keep-alive']

export type HostedProject = { close: () => Promise<void> }

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<void> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !OF_CONNECTION.includes(name)) headers.set(name, value)
  headers.delete('origin')
  const hasBody = !['GET', 'HEAD'].includes(request.method ?? '')
  const answer = await fetch(address, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(hasBody && { body: Readable.toWeb(request), duplex: 'half' }),
  } as RequestInit)
  for (const [name, value] of answer.headers)
    if (!OF_CONNECTION.includes(name) && name !== 'content-length') response.setHeader(name, value)
  for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value)
  response.writeHead(answer.status)
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), response)
  else response.end()
}

/**
 * A project as Supabase hosts it, on `port` of loopback: the functions are served by Deno, and all
 * other calls are those of `backend`, with the headers that let a site on another origin call it.
 */
export async function startHostedProject(
  port: number,
  backend: { url: string; key: string; secretKey: string },
): Promise<HostedProject> {
  const env = {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.key }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
  }
  const functions = new Map<string, DenoFunction>()
  for (const name of FUNCTIONS) functions.set(name, await startDenoFunction(name, env))
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end()
      return
    }
    const path = request.url ?? '/'
    const name = /^\/functions\/v1\/([\w-]+)/.exec(path)?.[1] ?? ''
    const served = functions.get(name)
    const address = served ? served.url : `${backend.url}${path}`
    // The caller disconnected, or the backend is closed at the end of a test.
    forward(request, response, address).catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    close: async () => {
      server.closeAllConnections()
      server.close()
      await Promise.all([...functions.values()].map((each) => each.stop()))
    },
  }
}
