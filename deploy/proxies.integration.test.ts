import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { freePort } from '../testing/services/free-port.ts'
import { startServer, type ServerProcess } from '../testing/server.ts'
import { copyEmptyDatabase } from '../testing/template.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const HOST = 'stoa.example'
const START_MS = 30_000

let folder: string
let stoa: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-proxy-'))
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    `/CN=${HOST}`,
    '-keyout',
    join(folder, 'key.pem'),
    '-out',
    join(folder, 'certificate.pem'),
  ])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// A server counts attempts of this machine, whatever proxy they come through
beforeEach(async () => {
  const data = join(folder, `data-${randomUUID()}`)
  await copyEmptyDatabase(data)
  stoa = await startServer({
    STOA_DATA: data,
    PUBLIC_URL: `https://${HOST}`,
    TRUST_PROXY: 'loopback',
  })
})
afterEach(async () => {
  await stoa.stop('SIGTERM')
})

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** Sends a request for `HOST` to `port` of this machine, by TLS without asking who signed. */
const send = (
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: HOST, ...headers },
        servername: HOST,
        rejectUnauthorized: false,
      },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })

/** Runs a proxy until `work` has ended. Throws its output if it does not answer. */
async function withProxy(
  start: () => ChildProcess,
  port: number,
  work: () => Promise<void>,
): Promise<void> {
  const proxy = start()
  let output = ''
  for (const stream of [proxy.stdout, proxy.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(proxy, 'exit')
  const deadline = Date.now() + START_MS
  try {
    while (!(await send(port, '/health').catch(() => null))) {
      if (proxy.exitCode !== null || Date.now() > deadline)
        throw new Error(`The proxy does not answer: ${output}`)
      await sleep(100)
    }
    await work()
  } finally {
    proxy.kill('SIGTERM')
    await exited
  }
}

/** Opens a socket as a page of the site does and sends a heartbeat. */
async function checkSocket(port: number, key: string): Promise<void> {
  const path = `/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`
  const open = (origin: string) =>
    new WebSocket(`wss://127.0.0.1:${port}${path}`, {
      headers: { host: HOST },
      origin,
      servername: HOST,
      rejectUnauthorized: false,
    })
  const foreign = open('https://evil.example')
  const [error] = (await once(foreign, 'error')) as [Error]
  expect(error.message).toContain('403')
  const socket = open(`https://${HOST}`)
  await once(socket, 'open')
  socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]))
  const [reply] = (await once(socket, 'message')) as [Buffer]
  expect(JSON.parse(reply.toString())).toMatchObject({ 1: '1', 4: { status: 'ok' } })
  socket.terminate()
}

/** What a browser meets behind a proxy. */
async function checkSite(port: number): Promise<void> {
  const health = await send(port, '/health')
  expect([health.status, health.headers['strict-transport-security']]).toMatchObject([
    200,
    expect.stringContaining('max-age='),
  ])
  const { key } = JSON.parse((await send(port, '/config.json')).body) as { key: string }
  const sign = (address: string, route = 'token') =>
    send(port, `/auth/v1/${route}?grant_type=password`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: 'ada@example.com', password: 'a wrong password' }),
    })
  const answers: number[] = []
  // The address that a caller claims for itself must not give it further attempts
  for (let attempt = 0; attempt < 15; attempt += 1)
    answers.push((await sign(`192.0.2.${attempt}`)).status)
  expect(answers.at(0)).toBe(400)
  expect(answers.at(-1)).toBe(429)
  for (const route of ['%74oken', './token', '../v1/token'])
    expect((await sign('192.0.2.99', route)).status).toBe(429)
  expect((await send(port, '/inbox/messages')).status).toBe(404)
  await checkSocket(port, key)
}

test('serves the site through deploy/nginx.conf, without trusting an address that a caller claims', async () => {
  const [port, plain] = [await freePort(), await freePort()]
  const site = (await readFile(file('nginx.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('/etc/letsencrypt/live/stoa.example/fullchain.pem', join(folder, 'certificate.pem'))
    .replace('/etc/letsencrypt/live/stoa.example/privkey.pem', join(folder, 'key.pem'))
    .replace('http://127.0.0.1:3000', `http://127.0.0.1:${stoa.port}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const configuration = join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    `daemon off;\npid ${join(folder, 'nginx.pid')};\nerror_log stderr;\nevents {}\n` +
      `http {\naccess_log off;\n${temporary}\n${site}\n}\n`,
  )
  const start = () => spawn('/usr/sbin/nginx', ['-p', folder, '-c', configuration])
  await withProxy(start, port, () => checkSite(port))
})

test('serves the site through deploy/Caddyfile, without trusting an address that a caller claims', async () => {
  const port = await freePort()
  const start = () =>
    spawn('/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', file('Caddyfile')], {
      env: {
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        STOA_DOMAIN: `{
          admin off
          local_certs
          skip_install_trust
          auto_https disable_redirects
        }
        https://${HOST}:${port}`,
        STOA_UPSTREAM: `127.0.0.1:${stoa.port}`,
      },
    })
  await withProxy(start, port, () => checkSite(port))
})
