import { fileURLToPath } from 'node:url'
import { en } from '../../domain/messages/en/index.ts'

const template = (name: 'confirmation' | 'recovery') => ({
  subject: en.mail[name].subject,
  content_path: fileURLToPath(new URL(`../../supabase/templates/${name}.html`, import.meta.url)),
})

/** What the authentication service sends, as its configuration names it (`auth.email.template`). */
export const mailTemplates = { confirmation: template('confirmation'), recovery: template('recovery') }
