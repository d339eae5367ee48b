import * as z from 'zod/mini'
import { getSiteConfig } from '../../../lib/backend/config.ts'

const health = z.object({ mail: z.enum(['smtp', 'inbox']) })

/**
 * Whether mail is delivered to the local inbox page. A host that does not report it (Supabase
 * itself) sends real mail.
 */
export async function hasLocalInbox(): Promise<boolean> {
  const { url } = await getSiteConfig()
  const answer = await fetch(`${url}/health`).catch(() => null)
  const answered = health.safeParse(await answer?.json().catch(() => null))
  return answered.success && answered.data.mail === 'inbox'
}
