import { Readable } from 'node:stream'
import { z } from 'zod'
import { BUCKET } from '../storage/objects.ts'
import type { Files, StoredFile } from './files.ts'

/** Where a Supabase project is, and the key that bypasses row-level security. */
type SupabaseProject = { url: string; secretKey: string }

const info = z.object({ size: z.number(), content_type: z.string() })
const failure = z.object({ statusCode: z.coerce.number() })
const MAX_SHOWN = 200

/** Whether an answer says that there is no such file: its own status may be 400. */
function isNotFound(text: string): boolean {
  try {
    return failure.parse(JSON.parse(text)).statusCode === 404
  } catch {
    return false
  }
}

type Call = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

const encoded = (name: string): string => name.split('/').map(encodeURIComponent).join('/')

/** The files of a Supabase project, by its storage service. */
export function supabaseFiles({ url, secretKey }: SupabaseProject): Files {
  const common = {
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
  }
  const ask = (path: string, file: StoredFile, { headers, ...init }: Call = {}) =>
    fetch(`${url}/storage/v1/object/${path}${BUCKET}/${encoded(file.name)}`, {
      ...init,
      headers: { ...common, ...headers },
    })
  const refusal = (file: StoredFile, { status }: Response, text: string) =>
    new Error(`${url} answers ${status} for the file ${file.name}: ${text.slice(0, MAX_SHOWN)}`)
  return {
    location: url,
    async find(file) {
      const response = await ask('info/', file)
      if (response.ok) {
        const { size, content_type: type } = info.parse(await response.json())
        return { size, type }
      }
      const text = await response.text()
      if (isNotFound(text)) return null
      throw refusal(file, response, text)
    },
    async read(file) {
      const response = await ask('authenticated/', file)
      if (!response.ok) throw refusal(file, response, await response.text())
      return response.body ?? new Blob([]).stream()
    },
    async write(file, bytes) {
      const upload: Call & { duplex: 'half' } = {
        method: 'POST',
        headers: {
          'content-type': file.type,
          'content-length': String(file.size),
          'cache-control': file.cacheControl,
          'x-upsert': 'true',
        },
        body: Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<
          Uint8Array<ArrayBuffer>
        >,
        duplex: 'half',
      }
      const response = await ask('', file, upload)
      if (!response.ok) throw refusal(file, response, await response.text())
      await response.body?.cancel()
    },
  }
}
