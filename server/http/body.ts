type Limits = {
  max: number
  /** Reserves this many more bytes; false if they do not fit. */
  reserve: (bytes: number) => boolean
}

/**
 * `request` with its body in memory, or why it was not read: too large, or no budget at present.
 */
export async function readBody(
  request: Request,
  { max, reserve }: Limits,
): Promise<Request | 'too_large' | 'busy'> {
  if (request.body === null) return request
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > max) return 'too_large'
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > max) return 'too_large'
    // What was declared counts when it arrives: a length costs its sender nothing
    if (!reserve(chunk.byteLength)) return 'busy'
    chunks.push(chunk)
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: size === 0 || request.method === 'GET' ? null : Buffer.concat(chunks),
    signal: request.signal,
  })
}
