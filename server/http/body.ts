/** `request` with its body read whole, or null where that is more than `max` bytes. Nothing past the limit is kept. */
export async function readWhole(request: Request, max: number): Promise<Request | null> {
  if (request.body === null) return request
  if (Number(request.headers.get('content-length') ?? 0) > max) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > max) return null
    chunks.push(chunk)
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: size === 0 && request.method === 'GET' ? null : Buffer.concat(chunks),
    signal: request.signal,
  })
}
