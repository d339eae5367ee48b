import { en } from '../../messages/en/index.ts'
import { smallPage } from '../http/small-page.ts'
import { escapeHtml } from './escape-html.ts'
import type { InboxMail } from './inbox.ts'

const ADDRESS = /(?:^([^\n:]+): )?(https?:\/\/[^\s<>"]+)/m

/** `text` as HTML with links for its addresses, labelled by the text before them on the line. */
function linked(text: string): string {
  const match = ADDRESS.exec(text)
  if (!match) return escapeHtml(text)
  const [matched, label, address = ''] = match
  const after = text.slice(match.index + matched.length)
  const link = `<a href="${escapeHtml(address)}">${escapeHtml(label ?? address)}</a>`
  return escapeHtml(text.slice(0, match.index)) + link + linked(after)
}

const article = ({ to, subject, text, sentAt }: InboxMail): string => `
  <article>
    <h2>${escapeHtml(subject)}</h2>
    <p class="muted">${escapeHtml(en.mail.inbox.to(to))} · <time datetime="${escapeHtml(sentAt)}">${escapeHtml(
      new Date(sentAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
    )}</time></p>
    <p class="body">${linked(text)}</p>
  </article>`

/**
 * The local inbox as a page without scripts: the text of each mail with its links. The HTML of a
 * mail is not used.
 */
export function inboxPage(messages: readonly InboxMail[]): Response {
  const { title, lead, empty, count } = en.mail.inbox
  return smallPage({
    language: 'en',
    title,
    body: `
  <h1>${title}</h1>
  <p class="muted lead">${lead}</p>
  <p class="muted lead">${messages.length === 0 ? empty : count(messages.length)}</p>
  ${messages.map(article).join('')}`,
  })
}
