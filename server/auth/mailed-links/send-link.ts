import type { AuthContext } from '../context.ts'
import type { LinkType } from './link-tokens.ts'
import { linkOf, writeLinkMail } from './write-mail.ts'
import { safeRedirect } from './redirect.ts'
import type { AuthCall } from '../route.ts'
import type { UserRow } from '../users.ts'

type SendLinkOptions = {
  to: string
  /** Null: no mail is sent. It is written anyway, so that the response takes the same time. */
  user: UserRow | null
  type: LinkType
  token: string
}

/**
 * Mails a link. The response does not wait for the mail server, whose time would reveal accounts.
 */
export async function sendLink(
  { query, body }: Pick<AuthCall, 'query' | 'body'>,
  { siteUrl, sendMail, background }: Pick<AuthContext, 'siteUrl' | 'sendMail' | 'background'>,
  { to, user, type, token }: SendLinkOptions,
): Promise<void> {
  const redirectTo = safeRedirect(query.get('redirect_to') ?? body.redirect_to ?? null, siteUrl)
  const mail = await writeLinkMail({
    to,
    type,
    language: user?.user_metadata['language'],
    link: linkOf(siteUrl, { token, type, redirectTo }),
  })
  if (user) background(sendMail(mail))
}
