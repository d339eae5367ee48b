import { readFile } from 'node:fs/promises'
import { escapeHtml } from '../../mail/escape-html.ts'
import type { Mail } from '../../mail/mailer.ts'
import { inLanguage, mailSubject, templateFile, type MailName } from '../../mail/templates.ts'
import type { LinkType } from './link-tokens.ts'

const MAILS: Record<LinkType, MailName> = { signup: 'confirmation', recovery: 'recovery' }

const templates = new Map<MailName, string>()

async function templateOf(name: MailName): Promise<string> {
  const template = templates.get(name) ?? (await readFile(templateFile(name), 'utf8'))
  templates.set(name, template)
  return template
}

type LinkMail = {
  to: string
  type: LinkType
  /** The language of the account; English for any unsupported value. */
  language: unknown
  link: string
}

/** The mail with a link, in the language of its recipient. */
export async function writeLinkMail({ to, type, language, link }: LinkMail): Promise<Mail> {
  const name = MAILS[type]
  const tag = typeof language === 'string' ? language : null
  const values: Record<string, string> = { ConfirmationURL: link, Email: to }
  const html = inLanguage(await templateOf(name), tag).replace(
    /\{\{\s*\.(\w+)\s*\}\}/g,
    (placeholder, field: string) => escapeHtml(values[field] ?? placeholder),
  )
  return { to, subject: inLanguage(mailSubject(name), tag), html }
}

/** The address that a mailed link opens. */
export const linkOf = (
  siteUrl: string,
  { token, type, redirectTo }: { token: string; type: LinkType; redirectTo: string },
): string =>
  `${siteUrl}/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo }).toString()}`
