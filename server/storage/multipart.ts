import { badRequest } from './errors.ts'

export type Part = {
  /** The field's name; storage-js leaves it empty for the file. */
  name: string
  filename: string | undefined
  contentType: string | undefined
  /** To be read to its end before the next part is asked for. */
  body: AsyncIterable<Uint8Array>
}

const MAX_HEADER_BYTES = 16 * 1024
const CRLF = Buffer.from('\r\n')
const cutOff = (cause?: unknown) => badRequest('The upload was cut off', cause)

/** The boundary in a `multipart/form-data` content type, or null where it is something else. Throws 400 without a boundary. */
export function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\b/i.test(contentType)) return null
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw badRequest('The multipart boundary is missing')
  return boundary
}

/** The bytes of a stream, by delimiter or by count, holding no more than a chunk and a delimiter's length in memory. */
class Scanner {
  private rest = CRLF
  private readonly source: AsyncIterator<Uint8Array>

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]()
  }

  private async more(): Promise<void> {
    const next = await this.source.next().catch((error: unknown) => {
      throw cutOff(error)
    })
    if (next.done) throw cutOff()
    this.rest = Buffer.concat([this.rest, next.value])
  }

  /** Reads to the end of the source, which is near: hung up on while it still sends, a client would not see the answer. */
  async end(): Promise<void> {
    let length = this.rest.length
    for (;;) {
      if (length > MAX_HEADER_BYTES) throw badRequest('The multipart body goes on after its end')
      const next = await this.source.next()
      if (next.done) return
      length += next.value.length
    }
  }

  /** Lets go of the source, however far it was read. */
  async close(): Promise<void> {
    await this.source.return?.()
  }

  async take(count: number): Promise<Buffer> {
    while (this.rest.length < count) await this.more()
    const taken = this.rest.subarray(0, count)
    this.rest = this.rest.subarray(count)
    return taken
  }

  /** Everything before the next `delimiter`, which is itself passed over. */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer, void> {
    for (;;) {
      const found = this.rest.indexOf(delimiter)
      if (found >= 0) {
        const last = this.rest.subarray(0, found)
        this.rest = this.rest.subarray(found + delimiter.length)
        if (last.length > 0) yield last
        return
      }
      const safe = this.rest.length - delimiter.length + 1
      if (safe > 0) {
        const piece = this.rest.subarray(0, safe)
        this.rest = this.rest.subarray(safe)
        yield piece
      }
      await this.more()
    }
  }

  async skip(delimiter: Buffer): Promise<void> {
    const passed = this.until(delimiter)
    while (!(await passed.next()).done);
  }

  async line(): Promise<string> {
    const pieces: Buffer[] = []
    let length = 0
    for await (const piece of this.until(CRLF)) {
      length += piece.length
      if (length > MAX_HEADER_BYTES) throw badRequest('A multipart header is too long')
      pieces.push(piece)
    }
    return Buffer.concat(pieces).toString('utf8')
  }
}

async function headersOf(scanner: Scanner): Promise<Map<string, string>> {
  const headers = new Map<string, string>()
  for (;;) {
    const line = await scanner.line()
    if (line === '') return headers
    const colon = line.indexOf(':')
    if (colon < 1 || headers.size >= 16) throw badRequest('A multipart header is malformed')
    headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
}

/**
 * The parts of a `multipart/form-data` body, in order, each streamed. Throws 400 where the body is malformed or ends before its
 * closing boundary.
 */
export async function* partsOf(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part, void> {
  const scanner = new Scanner(source)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  try {
    await scanner.skip(delimiter) // what stands before the first part means nothing
    for (;;) {
      const after = (await scanner.take(2)).toString('latin1')
      if (after === '--') {
        await scanner.end()
        return
      }
      if (after !== '\r\n') throw badRequest('The multipart body is malformed')
      const headers = await headersOf(scanner)
      const disposition = headers.get('content-disposition') ?? ''
      const parameter = (name: string) =>
        new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(disposition)?.[1]
      yield {
        name: parameter('name') ?? '',
        filename: parameter('filename'),
        contentType: headers.get('content-type'),
        body: scanner.until(delimiter),
      }
    }
  } finally {
    await scanner.close()
  }
}
