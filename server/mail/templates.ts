import { fileURLToPath } from 'node:url'
import { CATALOGUES } from '../../messages/catalogues.ts'
import type { Messages } from '../../messages/messages.ts'
import {
  DEFAULT_LANGUAGE,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../messages/registry.ts'

export const MAIL_NAMES = ['confirmation', 'recovery'] as const
export type MailName = (typeof MAIL_NAMES)[number]

/** The path of a mail template, which a Supabase project also reads. */
export const templateFile = (name: MailName): string =>
  fileURLToPath(new URL(`../../supabase/templates/${name}.html`, import.meta.url))

/**
 * The text of `textIn` in the language of the account, as a Go template, the format of Supabase
 * Auth.
 */
function inEach(textIn: (language: InterfaceLanguage) => string): string {
  const others = INTERFACE_LANGUAGES.filter((tag) => tag !== DEFAULT_LANGUAGE)
  const branches = others.map((tag) => `if eq .Data.language "${tag}" }}${textIn(tag)}{{ else `)
  return `{{ ${branches.join('')}}}${textIn(DEFAULT_LANGUAGE)}{{ end }}`
}

const CHOICE = /\{\{ if eq \.Data\.language [\s\S]*?\{\{ end \}\}/g
const BRANCH =
  /\{\{ (?:(?:else )?if eq \.Data\.language "(\w+)"|else) \}\}([\s\S]*?)(?=\{\{ (?:else|end)\b)/g

/**
 * `template` with every language branch resolved; the last branch for an unsupported `language`.
 */
export const inLanguage = (template: string, language: string | null): string =>
  template.replace(CHOICE, (choice) => {
    const branches = [...choice.matchAll(BRANCH)]
    return branches.find(([, of]) => of === undefined || of === language)?.[2] ?? ''
  })

export const mailSubject = (name: MailName): string =>
  inEach((language) => CATALOGUES[language].mail[name].subject)

/** The complete content of `supabase/templates/<name>.html`. */
export const mailTemplate = (name: MailName): string =>
  `${inEach((language) => page(language, CATALOGUES[language].mail[name]))}\n`

const page = (language: InterfaceLanguage, mail: Messages['mail'][MailName]): string =>
  mailPage(language, {
    title: mail.title,
    lead: mail.lead('{{ .Email }}'),
    href: '{{ .ConfirmationURL }}',
    action: mail.action,
    note: mail.note,
  })

/** The parts of a mail: HTML, `href` as the value of an attribute. */
type MailParts = { title: string; lead: string; href: string; action: string; note: string }

/** The HTML of a mail with one link. */
export const mailPage = (
  language: InterfaceLanguage,
  { title, lead, href, action, note }: MailParts,
): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
  </head>
  <body style="margin: 0; padding: 40px 24px; font: 16px/1.6 system-ui, sans-serif">
    <div style="max-width: 480px; margin: 0 auto">
      <h1 style="font: 600 26px/1.25 Georgia, serif; margin: 0 0 16px">${title}</h1>
      <p style="margin: 0 0 24px">${lead}</p>
      <p style="margin: 0 0 24px">
        <a
          href="${href}"
          style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #8a5200; color: #fff; text-decoration: none; font-weight: 600"
          >${action}</a
        >
      </p>
      <p style="margin: 0; font-size: 14px">${note}</p>
    </div>
  </body>
</html>`
