import { createHash } from 'node:crypto'
import { en } from '../../messages/en/index.ts'
import { escapeHtml } from './escape-html.ts'
import type { InboxMail } from './inbox.ts'

const STYLE = `
  :root { color-scheme: light dark; --ground: #faf7f0; --text: #1d2433; --muted: #5b6270; --line: #ddd6c8; --accent: #8a5200 }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #161a24; --text: #f1ece2; --muted: #a9aebb; --line: #333949; --accent: #f0b04a }
  }
  * { box-sizing: border-box }
  body { margin: 0; padding: 3rem 1.25rem; background: var(--ground); color: var(--text); font: 1rem/1.6 system-ui, sans-serif }
  main { max-width: 42rem; margin: 0 auto }
  h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 .5rem }
  h2 { font: 600 1.25rem/1.3 Georgia, serif; margin: 0 }
  .muted { color: var(--muted); margin: 0 }
  article { border-top: 1px solid var(--line); padding: 1.5rem 0 }
  .lead { margin-bottom: 2rem }
  .body { white-space: pre-line; overflow-wrap: anywhere; margin: .75rem 0 0 }
  a { color: var(--accent) }
  a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

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
  const html = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} · Stoa</title>
  <style>${STYLE}</style>
</head>
<body>
<main>
  <h1>${title}</h1>
  <p class="muted lead">${lead}</p>
  <p class="muted lead">${messages.length === 0 ? empty : count(messages.length)}</p>
  ${messages.map(article).join('')}
</main>
</body>
</html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}
