import { createHash } from 'node:crypto'
import type { InterfaceLanguage } from '../../messages/registry.ts'

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
  button { min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: .5rem; background: var(--accent); color: var(--ground); font: 600 1rem/1.5 system-ui, sans-serif; cursor: pointer }
  :is(a, button):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

type SmallPage = {
  language: InterfaceLanguage
  /** HTML. */
  title: string
  /** HTML. */
  body: string
  /** Default: 200. */
  status?: number
  /** Whether a form may send to this server. */
  hasForm?: boolean
}

/** A page of the server itself, without scripts, which search engines do not list. */
export const smallPage = ({
  language,
  title,
  body,
  status = 200,
  hasForm = false,
}: SmallPage): Response =>
  new Response(
    `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · Stoa</title>
  <style>${STYLE}</style>
</head>
<body>
<main>${body}
</main>
</body>
</html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': [...POLICY, `form-action ${hasForm ? "'self'" : "'none'"}`].join(
          '; ',
        ),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      },
    },
  )
