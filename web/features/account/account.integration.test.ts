import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { reminderSettingsQuery, saveReminderSettings } from './api/reminder-settings.ts'
import { accountSummaryQuery } from './api/summary.ts'

const current = vi.hoisted((): { client: unknown } => ({ client: null }))
vi.mock('../../lib/backend/supabase.ts', () => ({
  supabase: () => Promise.resolve(current.client),
}))

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it("counts the learner's own bases, files and bytes, and shows the newest six of each", async () => {
  const password = 'correct horse 9!'
  for (const [email, count] of [
    ['ada@example.org', 7],
    ['eve@example.org', 1],
  ] as const) {
    const { client, user } = await app.signUp({ fullName: 'Ada', email, password })
    current.client = client
    for (let index = 0; index < count; index++) {
      const created_at = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()
      const base = await client
        .from('bases')
        .insert({ name: `Base ${index}`, user_id: user.id, created_at })
        .select('id')
        .single()
        .throwOnError()
      await client
        .from('base_files')
        .insert({
          base_id: base.data.id,
          file_name: `${index}.txt`,
          file_path: `${user.id}/${base.data.id}/${index}.txt`,
          file_size: 100,
          file_type: 'text/plain',
          uploaded_at: created_at,
        })
        .throwOnError()
    }
    const summary = await new QueryClient().query(accountSummaryQuery(user.id))
    const newest = Array.from({ length: Math.min(6, count) }, (_, index) => count - 1 - index)
    expect(summary).toMatchObject({ bases: count, files: count, bytes: count * 100 })
    expect(summary.recentFiles.map((file) => [file.file_name, file.bases.name])).toEqual(
      newest.map((index) => [`${index}.txt`, `Base ${index}`]),
    )
    expect(summary.recentBases.map(({ name, files }) => [name, files])).toEqual(
      newest.map((index) => [`Base ${index}`, 1]),
    )
  }
})

it('stores a time zone, and its offset where the database lacks the name', async () => {
  const user = { email: 'mary@example.org', password: 'correct horse 9!' }
  const { client, user: mary } = await app.signUp({ fullName: 'Mary', ...user })
  current.client = client
  const settings = { mail: true, language: 'es', time_zone: 'America/Bogota' }
  expect(await new QueryClient().query(reminderSettingsQuery(mary.id))).toBeNull()
  expect(await saveReminderSettings(mary.id, settings)).toEqual(settings)
  const unknown = await saveReminderSettings(mary.id, {
    ...settings,
    time_zone: 'America/New_City',
  })
  expect(unknown.time_zone).toMatch(/^(UTC|Etc\/GMT[+-]\d+)$/)
  expect(await new QueryClient().query(reminderSettingsQuery(mary.id))).toEqual(unknown)
  await expect(saveReminderSettings(mary.id, { ...settings, language: '!' })).rejects.toMatchObject(
    {
      code: 'settings_save_failed',
    },
  )
})
