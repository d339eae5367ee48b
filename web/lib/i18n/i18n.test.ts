// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { de } from '../../../messages/de/index.ts'
import { en } from '../../../messages/en/index.ts'
import { es } from '../../../messages/es/index.ts'

const importI18n = () => import('./i18n.ts')
let site: Awaited<ReturnType<typeof importI18n>>

beforeEach(async () => {
  vi.resetModules()
  site = await importI18n()
})

const messages = () => site.getI18n().messages

it('has English at once, and visitor messages once their features are loaded', async () => {
  expect(messages().common.nav.home).toBe(en.common.nav.home)
  expect(messages().quiz.types).toEqual(en.quiz.types)
  expect(messages()).not.toHaveProperty('home')
  await site.loadMessages('home')
  expect(messages().home.title).toEqual(en.home.title)
  expect(messages()).not.toHaveProperty('auth')
})

it('uses another language for a feature once it is loaded', async () => {
  await site.setLanguage('de')
  expect(messages().errors.unexpected).toBe(de.errors.unexpected)
  expect(messages()).not.toHaveProperty('auth')
  await site.loadMessages('auth', 'quiz')
  expect(messages().auth).toEqual(de.auth)
  expect(messages().quiz.types).toEqual(de.quiz.types)
  expect(messages()).not.toHaveProperty('home')
})

it('loads all requested features of a language before switching to it', async () => {
  await site.loadMessages('creation')
  const changes: string[] = []
  site.subscribe(() => changes.push(messages().creation.title))
  await site.setLanguage('de')
  expect(changes).toEqual([de.creation.title])
  expect(messages().common.nav.home).toBe(de.common.nav.home)
})

it('loads features in the pending language, whichever request comes first', async () => {
  const switching = site.setLanguage('de')
  await site.loadMessages('reader')
  expect(site.getI18n().language).toBe('de')
  expect(messages().reader.find).toHaveProperty('label', de.reader.find.label)
  await switching
  const loading = site.loadMessages('tutor')
  await site.setLanguage('es')
  expect(messages().tutor.copy).toBe(es.tutor.copy)
  await loading
})

it('applies the last requested language', async () => {
  await Promise.all([site.setLanguage('es'), site.setLanguage('de'), site.setLanguage('es')])
  expect(site.getI18n().language).toBe('es')
})
