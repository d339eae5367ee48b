import * as z from 'zod/mini'
import { DEFAULT_MAX_FILE_MB } from '../../../domain/constants.ts'
import { loadOnce } from '../browser/load-once.ts'

const DEFAULT_MAX_FILE_BYTES = DEFAULT_MAX_FILE_MB * 1024 * 1024

const siteConfig = z.object({
  url: z.string(),
  key: z.string(),
  /** Maximum size of a stored file in bytes. */
  maxFileBytes: z._default(z.number().check(z.positive()), DEFAULT_MAX_FILE_BYTES),
  /** How mail is delivered. Absent if the host does not report it. */
  mail: z.optional(z.enum(['smtp', 'inbox', 'none'])),
  /** The language model in use; null: none. Absent if the host does not report it. */
  model: z.optional(z.nullable(z.string())),
  /** Whether changes of rows are announced at `/realtime/v1`. */
  realtime: z._default(z.boolean(), false),
  /** The settings for text recognition, parsed where they are used. */
  recognition: z.optional(z.unknown()),
})
export type SiteConfig = z.infer<typeof siteConfig>
export type MailDelivery = NonNullable<SiteConfig['mail']>

async function load(): Promise<SiteConfig> {
  const url = import.meta.env['VITE_SUPABASE_URL'] as string | undefined
  const key = (import.meta.env['VITE_SUPABASE_PUBLISHABLE_KEY'] ??
    import.meta.env['VITE_SUPABASE_ANON_KEY']) as string | undefined
  const realtime = import.meta.env['VITE_SUPABASE_REALTIME'] !== 'off'
  if (url && key)
    return {
      url,
      key,
      maxFileBytes: DEFAULT_MAX_FILE_BYTES,
      realtime,
      recognition: import.meta.env['VITE_OCR'] as unknown,
    }
  const inlined = document.getElementById('stoa-config')?.textContent
  if (inlined) return siteConfig.parse(JSON.parse(inlined))
  const response = await fetch('/config.json')
  return siteConfig.parse(await response.json())
}

/**
 * The backend's address: from `VITE_` values at build time, else inlined in the page by the server,
 * else requested. A failed request is repeated by the next caller.
 */
export const getSiteConfig = loadOnce(load)
