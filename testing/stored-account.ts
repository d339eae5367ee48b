import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import type { Database } from '../types/database.ts'
import { confirmationLink } from './confirmation-link.ts'
import type { ServerProcess } from './server.ts'

export type StoredAccount = {
  client: SupabaseClient<Database>
  userId: string
  /** The key of every call to its server. */
  key: string
}

export type Profile = { fullName: string; password: string }

const GRACE: Profile = { fullName: 'Grace Hopper', password: 'correct horse battery' }

/** Signs in at a running server, after signing up and confirming by mail where needed. */
export async function accountAt(
  server: Pick<ServerProcess, 'url'>,
  email = 'grace@example.com',
  { fullName, password }: Profile = GRACE,
): Promise<StoredAccount> {
  const config = (await (await fetch(`${server.url}/config.json`)).json()) as { key: string }
  const client = createClient<Database>(server.url, config.key, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const signIn = await client.auth.signInWithPassword({ email, password })
  if (signIn.data.user) return { client, userId: signIn.data.user.id, key: config.key }
  const signedUp = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: fullName } },
  })
  if (signedUp.error) throw signedUp.error
  await fetch(await confirmationLink(server.url, email), { redirect: 'manual' })
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, userId: data.user.id, key: config.key }
}

/** Stores `count` files of one base, with their rows. Returns the names. */
export async function storeFiles(
  { client, userId }: StoredAccount,
  count: number,
): Promise<string[]> {
  const base = await client
    .from('bases')
    .insert({ user_id: userId, name: 'Biology' })
    .select('id')
    .single()
    .throwOnError()
  const names = Array.from({ length: count }, () => `${randomUUID()}.txt`)
  for (const name of names) {
    const path = `${userId}/${base.data.id}/${name}`
    const stored = await client.storage.from('files').upload(path, new Blob([name]))
    if (stored.error) throw stored.error
    await client
      .from('base_files')
      .insert({
        base_id: base.data.id,
        file_name: name,
        file_path: path,
        file_size: name.length,
        file_type: 'text/plain',
      })
      .throwOnError()
  }
  return names
}

/** The names of the files of the account that open with their own bytes. */
export async function openFiles({ client }: StoredAccount): Promise<string[]> {
  const { data } = await client
    .from('base_files')
    .select('file_name, file_path')
    .order('uploaded_at')
    .throwOnError()
  const opened: string[] = []
  for (const { file_name, file_path } of data) {
    const { data: bytes } = await client.storage.from('files').download(file_path)
    if ((await bytes?.text()) === file_name) opened.push(file_name)
  }
  return opened
}
