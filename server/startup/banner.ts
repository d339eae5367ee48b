import { describeModel, type Env } from '../env.ts'
import type { Mailer } from '../mail/mailer.ts'

const MAIL: Readonly<Record<Mailer['delivery'], (env: Env) => string>> = {
  smtp: ({ smtp }) => `Mail: sent by ${smtp === null ? 'SMTP' : new URL(smtp.url).host}`,
  inbox: ({ publicUrl }) => `Mail: stored at ${publicUrl}/inbox`,
  none: () =>
    'Mail: none, because SMTP_URL is not set. Confirm an account with: npm run admin -- confirm EMAIL',
}

/** PostgreSQL with host and name, never with the user or password of its URL. */
function databaseLine({ databaseUrl, dataFolder }: Env): string {
  if (databaseUrl === null) return `Database: PGlite in ${dataFolder}/database`
  const { host, pathname } = new URL(databaseUrl)
  return `Database: PostgreSQL at ${host}${pathname}`
}

const filesLine = ({ s3, dataFolder }: Env): string =>
  s3 === null ? `Files: ${dataFolder}/files` : `Files: bucket ${s3.bucket}`

/** The model with the host that questions and passages are sent to. */
function tutorLine(env: Env): string {
  const model = describeModel(env)
  return model ? `Tutor: ${model.name} at ${model.host}` : 'Tutor: built in, no model'
}

/** The lines that a start prints: address, tutor, database, files and mail. No secrets. */
export const bannerOf = (env: Env, mail: Mailer['delivery']): string[] => [
  `Stoa is at ${env.publicUrl}`,
  tutorLine(env),
  databaseLine(env),
  filesLine(env),
  MAIL[mail](env),
]
