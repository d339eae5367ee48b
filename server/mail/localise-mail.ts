import { withSession, type Database } from '../database/database.ts'
import type { Mailer } from './mailer.ts'
import { inLanguage } from './templates.ts'

type Driver = Mailer['driver']

/** `driver`, each mail in the language that the site had when its reader signed up. */
export const localiseMail = (driver: Driver, database: Database): Driver => ({
  async send(mail) {
    const [account] = await withSession(database, async (session) => {
      const found = `select raw_user_meta_data ->> 'language' as language from auth.users where email = $1`
      return (await session.run(found, [mail.to])).rows
    })
    const language = typeof account?.['language'] === 'string' ? account['language'] : null
    await driver.send({
      ...mail,
      subject: inLanguage(mail.subject, language),
      ...(mail.html !== undefined && { html: inLanguage(mail.html, language) }),
    })
  },
})
