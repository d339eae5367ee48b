// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { de } from '../../domain/messages/de/index.ts'
import { en } from '../../domain/messages/en/index.ts'
import { es } from '../../domain/messages/es/index.ts'

const fresh = () => import('./speech.ts')
let site: Awaited<ReturnType<typeof fresh>>

beforeEach(async () => {
  vi.resetModules()
  site = await fresh()
})
afterEach(() => {
  document.documentElement.lang = 'en'
})

const words = () => site.currentSpeech().messages

it('speaks English at once, and of a feature once it is learned', async () => {
  expect(words().common.nav).toEqual(en.common.nav)
  expect(words().errors.unexpected).toBe(en.errors.unexpected)
  expect(words()).not.toHaveProperty('quiz')
  await site.learn('quiz', 'bases')
  expect(words().quiz.types).toEqual(en.quiz.types)
  expect(words()).toHaveProperty('bases')
  expect(words()).not.toHaveProperty('tutor')
})

it('knows in another language all that it has learned, before it turns to it', async () => {
  await site.learn('quiz')
  const heard: string[] = []
  site.onSpeech(() => heard.push(words().quiz.create.title))
  await site.speak('de')
  expect(heard).toEqual([de.quiz.create.title])
  expect(words().common.nav.home).toBe(de.common.nav.home)
  expect(document.documentElement.lang).toBe('de')
})

it('learns in the language that is on its way, whichever comes first', async () => {
  const turning = site.speak('de')
  await site.learn('reader')
  expect(site.currentSpeech().language).toBe('de')
  expect(words().reader.find).toHaveProperty('label', de.reader.find.label)
  await turning
  const learning = site.learn('tutor')
  await site.speak('es')
  expect(words().tutor.copy).toBe(es.tutor.copy)
  await learning
})

it('says what was wished for last', async () => {
  await Promise.all([site.speak('es'), site.speak('de'), site.speak('es')])
  expect(site.currentSpeech().language).toBe('es')
})
