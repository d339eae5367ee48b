import { CATALOGUES } from '../../messages/catalogues.ts'
import { interfaceLanguage } from '../../messages/language.ts'
import { DEFAULT_LANGUAGE } from '../../messages/registry.ts'
import { DUE_COUNTED_MAX } from '../../domain/constants.ts'
import { ROUTES } from '../../domain/routes.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import type { Mail } from '../mail/mailer.ts'
import { mailPage } from '../mail/templates.ts'

/** The path of the links that stop the mails. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

export type Reminder = {
  to: string
  /** The tag of an interface language; English for any other value. */
  language: string
  /** How many questions are due, at most one more than `DUE_COUNTED_MAX`. */
  due: number
  /** The token of the link that stops the mails. */
  token: string
  /** Address of the site without a trailing slash. */
  siteUrl: string
}

/**
 * The mail about due reviews in the language of its recipient. Mail programs offer to stop such
 * mails with one click (RFC 8058).
 */
export function writeReminder({ to, language, due, token, siteUrl }: Reminder): Mail {
  const tag = interfaceLanguage(language) ?? DEFAULT_LANGUAGE
  const { review } = CATALOGUES[tag].mail
  const query = new URLSearchParams({ token, language: tag }).toString()
  const stopUrl = `${siteUrl}${UNSUBSCRIBE_PATH}?${query}`
  const subject = review.subject(
    due > DUE_COUNTED_MAX ? `${DUE_COUNTED_MAX}+` : String(due),
    due === 1,
  )
  return {
    to,
    subject,
    html: mailPage(tag, {
      title: subject,
      lead: review.lead(due === 1),
      href: escapeHtml(`${siteUrl}${ROUTES.dashboard}`),
      action: review.action,
      note: `${review.note}</p>
      <p style="margin: 16px 0 0; font-size: 14px"><a href="${escapeHtml(stopUrl)}">${review.stop}</a>`,
    }),
    headers: {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}
