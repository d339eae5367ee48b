import { createHash, randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { withSession, type Database } from '../database/database.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import type { Mailer } from '../mail/mailer.ts'
import { mailTemplates } from '../mail/templates.ts'

type Fetch = (request: Request) => Promise<Response>

export type AccountsParts = { database: Database; mail: Mailer['driver']; siteUrl: string }

const request = z.object({ email: z.string(), data: z.record(z.string(), z.unknown()).default({}) })
const refusal = z.object({ error_code: z.string() })

/**
 * Signing up and asking for the confirmation again as GoTrue does them. lite answers both with 429, for ever, once a first mail
 * went out, and so tells strangers who has an account and leaves whoever lost that mail without one.
 */
export const accounts =
  (lite: Fetch, parts: AccountsParts): Fetch =>
  async (original) => {
    const { pathname } = new URL(original.url)
    if (original.method !== 'POST' || !/^\/auth\/v1\/(signup|resend)$/.test(pathname))
      return lite(original)
    const body: unknown = await original
      .clone()
      .json()
      .catch(() => null)
    const answer = await lite(original)
    if (answer.status !== 429) return answer
    const why = refusal.safeParse(
      await answer
        .clone()
        .json()
        .catch(() => null),
    )
    const parsed = request.safeParse(body)
    if (!parsed.success || why.data?.error_code !== 'over_email_send_rate_limit') return answer
    await resendConfirmation(parsed.data.email.toLowerCase(), parts)
    return Response.json(pathname.endsWith('/resend') ? {} : placeholderUser(parsed.data))
  }

/** A new link for an address that is not confirmed yet; the one before no longer works. Nothing for any other address. */
async function resendConfirmation(
  email: string,
  { database, mail, siteUrl }: AccountsParts,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const token = createHash('sha256').update(`${email}${code}`).digest('hex')
  const { rows } = await withSession(database, (session) =>
    session.run(
      `update auth.users set confirmation_token = $1, confirmation_sent_at = now(), updated_at = now()
       where email = $2 and email_confirmed_at is null returning id`,
      [token, email],
    ),
  )
  if (rows.length === 0) return
  const link = `${siteUrl}/auth/v1/verify?${new URLSearchParams({ token, type: 'signup', redirect_to: siteUrl }).toString()}`
  const { subject, content_path } = mailTemplates.confirmation
  const values: Record<string, string> = {
    ConfirmationURL: link,
    Token: code,
    TokenHash: token,
    SiteURL: siteUrl,
    Email: email,
  }
  const html = (await readFile(content_path, 'utf8')).replace(
    /\{\{\s*\.(\w+)\s*\}\}/g,
    (whole, name: string) => {
      const value = values[name]
      return value === undefined ? whole : escapeHtml(value)
    },
  )
  await mail.send({ to: email, subject, html })
}

/** What a sign-up with an address that is taken is told: the same shape as for a new one, about nobody. */
function placeholderUser({ email, data }: z.infer<typeof request>) {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: email.toLowerCase(),
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    confirmation_sent_at: now,
    is_anonymous: false,
  }
}
