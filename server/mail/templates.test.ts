import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../messages/registry.ts'
import { inLanguage, MAIL_NAMES, mailSubject, mailTemplate, templateFile } from './templates.ts'

test.each(MAIL_NAMES)(
  'the %s template of a Supabase project matches the catalogue',
  async (name) => {
    expect(await readFile(templateFile(name), 'utf8'), 'run npm run mails').toBe(mailTemplate(name))
    const config = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8')
    expect(config).toContain(`subject = '${mailSubject(name)}'`)
  },
)

test.each(MAIL_NAMES)(
  'writes the %s mail in the language of its recipient, else in English',
  (name) => {
    for (const language of Object.keys(LANGUAGES)) {
      const html = inLanguage(mailTemplate(name), language)
      expect(html).toMatch(
        new RegExp(`^<!doctype html>\\n<html lang="${language}">[\\s\\S]*</html>\\n$`),
      )
      expect(html.replaceAll(/\{\{ \.(ConfirmationURL|Email) \}\}/g, '')).not.toContain('{{')
    }
    for (const language of ['', 'fr', 'constructor', null])
      expect(inLanguage(mailSubject(name), language)).toBe(inLanguage(mailSubject(name), 'en'))
  },
)
