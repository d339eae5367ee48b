import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuthClient } from '@supabase/auth-js'
import { z } from 'zod'
import { confirmationLink } from '../confirmation-link.ts'
import { startServer } from '../server.ts'
import { copyEmptyDatabase } from '../template.ts'

const LEARNER = { email: 'ada@example.org', password: 'correct horse 9!' }

export type SignedInPage = { userId: string; close: () => Promise<void> }

/**
 * Connects the document of this test to a new server, with a new learner signed in by the site's
 * client.
 */
export async function openSignedInPage(
  auth: () => Promise<Pick<InstanceType<typeof AuthClient>, 'signUp' | 'signInWithPassword'>>,
): Promise<SignedInPage> {
  const data = await mkdtemp(join(tmpdir(), 'stoa-page-'))
  await copyEmptyDatabase(data)
  const server = await startServer({ STOA_DATA: data })
  const config = z
    .object({ key: z.string() })
    .parse(await (await fetch(`${server.url}/config.json`)).json())
  document.body.innerHTML = `<script id="stoa-config" type="application/json">${JSON.stringify({ url: server.url, key: config.key })}</script>`
  const client = await auth()
  const { error } = await client.signUp({ ...LEARNER, options: { data: { full_name: 'Ada' } } })
  if (error) throw error
  await fetch(await confirmationLink(server.url, LEARNER.email), { redirect: 'manual' })
  const signedIn = await client.signInWithPassword(LEARNER)
  return {
    userId: z.string().parse(signedIn.data.user?.id),
    close: async () => {
      await server.stop('SIGTERM')
      await rm(data, { recursive: true })
    },
  }
}
