// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { de } from '../../../messages/de/index.ts'
import { en } from '../../../messages/en/index.ts'
import { es } from '../../../messages/es/index.ts'

const fresh = () => import('./i18n.ts')
let site: Awaited<ReturnType<typeof fresh>>

beforeEach(async () => {
  vi.resetModules()
  site = await fresh()
})

const words = () => site.getI18n().messages

it('has English at once, and visitor messages once their features are loaded', async () => {
  expect(words().common.nav).toEqual(en.common.nav)
  expect(words().quiz.types).toEqual(en.quiz.types)
  expect(words()).not.toHaveProperty('home')
  await site.loadMessages('home')
  expect(words().home.title).toEqual(en.home.title)
  expect(words()).not.toHaveProperty('auth')
})

it('uses another language for a feature once it is loaded', async () => {
  await site.setLanguage('de')
  expect(words().errors.unexpected).toBe(de.errors.unexpected)
  expect(words()).not.toHaveProperty('quiz')
  await site.loadMessages('quiz', 'bases')
  expect(words().quiz.types).toEqual(de.quiz.types)
  expect(words()).toHaveProperty('bases')
  expect(words()).not.toHaveProperty('tutor')
})

it('loads all requested features of a language before switching to it', async () => {
  await site.loadMessages('quiz')
  const heard: string[] = []
  site.subscribe(() => heard.push(words().quiz.create.title))
  await site.setLanguage('de')
  expect(heard).toEqual([de.quiz.create.title])
  expect(words().common.nav.home).toBe(de.common.nav.home)
})

it('loads features in the pending language, whichever request comes first', async () => {
  const turning = site.setLanguage('de')
  await site.loadMessages('reader')
  expect(site.getI18n().language).toBe('de')
  expect(words().reader.find).toHaveProperty('label', de.reader.find.label)
  await turning
  const learning = site.loadMessages('tutor')
  await site.setLanguage('es')
  expect(words().tutor.copy).toBe(es.tutor.copy)
  await learning
})

it('applies the last requested language', async () => {
  await Promise.all([site.setLanguage('es'), site.setLanguage('de'), site.setLanguage('es')])
  expect(site.getI18n().language).toBe('es')
})
