import { badRequest } from './errors.ts'

type Part = {
  /** The name of the field, which storage-js leaves empty for the file. */
  name: string
  filename: string | undefined
  contentType: string | undefined
  /** Read it to its end before requesting the next part. */
  body: AsyncIterable<Uint8Array>
}

const MAX_HEADER_BYTES = 16 * 1024
const CRLF = Buffer.from('\r\n')
const cutOff = (cause?: unknown) => badRequest('The upload was cut off', cause)

/**
 * The boundary in a `multipart/form-data` content type, or null for another type. Throws 400
 * without a boundary.
 */
export function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\b/i.test(contentType)) return null
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw badRequest('The multipart boundary is missing')
  return boundary
}

/** Reads a stream by delimiter or by count, with at most a chunk and a delimiter in memory. */
class Scanner {
  private buffered = CRLF
  private readonly source: AsyncIterator<Uint8Array>

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]()
  }

  private async more(): Promise<void> {
    const next = await this.source.next().catch((error: unknown) => {
      throw cutOff(error)
    })
    if (next.done) throw cutOff()
    this.buffered = Buffer.concat([this.buffered, next.value])
  }

  /**
   * Reads the short rest of the source: a client disconnected while sending would not see the
   * response.
   */
  async end(): Promise<void> {
    let length = this.buffered.length
    for (;;) {
      if (length > MAX_HEADER_BYTES) throw badRequest('The multipart body continues after its end')
      const next = await this.source.next()
      if (next.done) return
      length += next.value.length
    }
  }

  /** Closes the source at any position. */
  async close(): Promise<void> {
    await this.source.return?.()
  }

  async take(count: number): Promise<Buffer> {
    while (this.buffered.length < count) await this.more()
    const bytes = this.buffered.subarray(0, count)
    this.buffered = this.buffered.subarray(count)
    return bytes
  }

  /** The bytes before the next `delimiter`, which is skipped. */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer, void> {
    for (;;) {
      const index = this.buffered.indexOf(delimiter)
      if (index >= 0) {
        const last = this.buffered.subarray(0, index)
        this.buffered = this.buffered.subarray(index + delimiter.length)
        if (last.length > 0) yield last
        return
      }
      const safe = this.buffered.length - delimiter.length + 1
      if (safe > 0) {
        const piece = this.buffered.subarray(0, safe)
        this.buffered = this.buffered.subarray(safe)
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
    const chunks: Buffer[] = []
    let length = 0
    for await (const piece of this.until(CRLF)) {
      length += piece.length
      if (length > MAX_HEADER_BYTES) throw badRequest('A multipart header is too long')
      chunks.push(piece)
    }
    return Buffer.concat(chunks).toString('utf8')
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
 * The parts of a `multipart/form-data` body, in order, each streamed. Throws 400 if the body is
 * malformed or ends before its closing boundary.
 */
export async function* partsOf(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part, void> {
  const scanner = new Scanner(source)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  try {
    await scanner.skip(delimiter) // the preamble before the first part is ignored
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
