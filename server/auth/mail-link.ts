import type { AuthContext } from './context.ts'
import type { LinkType } from './links.ts'
import { linkOf, writeLinkMail } from './mails.ts'
import { safeRedirect } from './redirect.ts'
import type { AuthCall } from './route.ts'
import type { UserRow } from './users.ts'

export type MailLinkOptions = {
  to: string
  /** Null: nobody is to have this mail; it is written all the same, so that the answer takes as long. */
  user: UserRow | null
  type: LinkType
  token: string
}

/** Mails a link. The answer does not wait for the mail server: how long that takes would tell who has an account. */
export async function mailLink(
  { query, body }: Pick<AuthCall, 'query' | 'body'>,
  { siteUrl, sendMail, background }: Pick<AuthContext, 'siteUrl' | 'sendMail' | 'background'>,
  { to, user, type, token }: MailLinkOptions,
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
