import { expect, test } from 'vitest'
import { bannerOf } from './banner.ts'
import { readEnv } from '../env.ts'

test('states address, tutor, database, files and mail of an installation on one machine', () => {
  expect(bannerOf(readEnv({ STOA_DATA: '/srv/stoa' }), 'inbox')).toEqual([
    'Stoa is at http://localhost:3000',
    'Tutor: built in, no model',
    'Database: PGlite in /srv/stoa/database',
    'Files: /srv/stoa/files',
    'Mail: stored at http://localhost:3000/inbox',
  ])
})

test('lists the hosts that data is sent to, without users and passwords', () => {
  const env = readEnv({
    STOA_DATA: '/srv/stoa',
    PUBLIC_URL: 'https://stoa.example',
    DATABASE_URL: 'postgres://stoa:secret@db.example/stoa',
    SMTP_URL: 'smtps://user:secret@mail.example',
    MAIL_FROM: 'stoa@stoa.example',
    OPENAI_BASE_URL: 'http://models.example/v1',
    OPENAI_API_KEY: 'secret',
    OPENAI_MODEL: 'small',
    STOA_FILES: 's3://course-files/stoa',
    AWS_ACCESS_KEY_ID: 'user',
    AWS_SECRET_ACCESS_KEY: 'secret',
  })
  expect(bannerOf(env, 'smtp')).toEqual([
    'Stoa is at https://stoa.example',
    'Tutor: small at models.example',
    'Database: PostgreSQL at db.example/stoa',
    'Files: bucket course-files',
    'Mail: sent by mail.example',
  ])
})

test('states how to confirm accounts where no mail can be sent', () => {
  expect(bannerOf(readEnv({}), 'none').at(-1)).toMatch(
    /^Mail: none.*npm run admin -- confirm EMAIL$/,
  )
})
