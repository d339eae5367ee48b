/**
 * `npm run mails`: writes supabase/templates from the catalogue, one file per mail, as Go
 * templates.
 */
import { writeFile } from 'node:fs/promises'
import { MAIL_NAMES, mailTemplate, templateFile } from '../../server/mail/templates.ts'

for (const name of MAIL_NAMES) await writeFile(templateFile(name), mailTemplate(name))
