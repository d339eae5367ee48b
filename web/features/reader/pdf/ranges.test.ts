import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { readRange } from './ranges.ts'

const FILE = Buffer.from('0123456789abcdef')

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Host = { url: string; asked: { path: string; range: string | undefined }[] }

/**
 * A file host: `/expired` is rejected, `/whole` ignores ranges, `/cut` breaks the connection,
 * anything else serves the range.
 */
async function host(): Promise<Host> {
  const asked: Host['asked'] = []
  server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, range: request.headers.range })
    const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    if (path === '/expired') response.writeHead(400).end('{"error":"InvalidJWT"}')
    else if (path === '/cut') response.destroy()
    else if (path === '/whole') response.writeHead(200).end(FILE)
    else {
      const part = FILE.subarray(Number(from), Number(to) + 1)
      response.writeHead(206, { 'content-range': `bytes ${from}-${to}/${FILE.length}` }).end(part)
    }
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const read = (urls: (fresh: boolean) => Promise<string>, signal = new AbortController().signal) =>
  readRange(urls, { begin: 4, end: 8 }, signal)

describe('reading a part of a stored file', () => {
  it("requests exactly the needed bytes and returns the file's length", async () => {
    const { url, asked } = await host()
    const { bytes, total } = await read(() => Promise.resolve(`${url}/file`))
    expect(Buffer.from(bytes).toString()).toBe('4567')
    expect(total).toBe(16)
    expect(asked).toEqual([{ path: '/file', range: 'bytes=4-7' }])
  })

  it('extracts its part if the host ignores ranges', async () => {
    const { url } = await host()
    const { bytes, total } = await read(() => Promise.resolve(`${url}/whole`))
    expect(Buffer.from(bytes).toString()).toBe('4567')
    expect(total).toBe(16)
  })

  it('requests a new URL after the old one has expired', async () => {
    const { url, asked } = await host()
    const { bytes } = await read((fresh) => Promise.resolve(`${url}/${fresh ? 'file' : 'expired'}`))
    expect(Buffer.from(bytes).toString()).toBe('4567')
    expect(asked.map(({ path }) => path)).toEqual(['/expired', '/file'])
  })

  it('fails to load the file after three attempts', async () => {
    const { url, asked } = await host()
    await expect(read(() => Promise.resolve(`${url}/cut`))).rejects.toMatchObject({
      code: 'file_load_failed',
    })
    expect(asked.filter(({ path }) => path === '/cut').length).toBeGreaterThanOrEqual(3)
  })

  it('stops at once when aborted', async () => {
    const { url } = await host()
    const unwanted = new AbortController()
    unwanted.abort()
    await expect(read(() => Promise.resolve(`${url}/file`), unwanted.signal)).rejects.toMatchObject(
      {
        name: 'AbortError',
      },
    )
  })
})
