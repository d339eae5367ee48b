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

/** Where the template of a mail is: a Supabase project reads it from there, too. */
export const templateFile = (name: MailName): string =>
  fileURLToPath(new URL(`../../supabase/templates/${name}.html`, import.meta.url))

/** What `say` says in the language of the learner's account, as a Go template, which is what the authentication service takes. */
function inEach(say: (language: InterfaceLanguage) => string): string {
  const others = INTERFACE_LANGUAGES.filter((tag) => tag !== DEFAULT_LANGUAGE)
  const branches = others.map((tag) => `if eq .Data.language "${tag}" }}${say(tag)}{{ else `)
  return `{{ ${branches.join('')}}}${say(DEFAULT_LANGUAGE)}{{ end }}`
}

const CHOICE = /\{\{ if eq \.Data\.language [\s\S]*?\{\{ end \}\}/g
const BRANCH =
  /\{\{ (?:(?:else )?if eq \.Data\.language "(\w+)"|else) \}\}([\s\S]*?)(?=\{\{ (?:else|end)\b)/g

/** `template` with every choice of `inEach` made; the last branch where `language` is none of ours. */
export const inLanguage = (template: string, language: string | null): string =>
  template.replace(CHOICE, (choice) => {
    const branches = [...choice.matchAll(BRANCH)]
    return branches.find(([, of]) => of === undefined || of === language)?.[2] ?? ''
  })

export const mailSubject = (name: MailName): string =>
  inEach((language) => CATALOGUES[language].mail[name].subject)

/** The whole of `supabase/templates/<name>.html`. */
export const mailTemplate = (name: MailName): string =>
  `${inEach((language) => page(language, CATALOGUES[language].mail[name]))}\n`

const page = (
  language: InterfaceLanguage,
  mail: Messages['mail'][MailName],
): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${mail.title}</title>
  </head>
  <body style="margin: 0; padding: 40px 24px; font: 16px/1.6 system-ui, sans-serif">
    <div style="max-width: 480px; margin: 0 auto">
      <h1 style="font: 600 26px/1.25 Georgia, serif; margin: 0 0 16px">${mail.title}</h1>
      <p style="margin: 0 0 24px">${mail.lead('{{ .Email }}')}</p>
      <p style="margin: 0 0 24px">
        <a
          href="{{ .ConfirmationURL }}"
          style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #8a5200; color: #fff; text-decoration: none; font-weight: 600"
          >${mail.action}</a
        >
      </p>
      <p style="margin: 0; font-size: 14px">${mail.note}</p>
    </div>
  </body>
</html>`
