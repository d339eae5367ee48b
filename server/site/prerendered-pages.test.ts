import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'

const CONFIG = {
  url: '',
  key: 'sb_publishable_x',
  mail: 'inbox' as const,
  maxFileBytes: 1,
  model: null,
  realtime: true,
}
const PAGE = '<html lang="en"><head></head><body><div id="root"></div></body></html>'
const SCREENS = [
  {
    path: '/quiz',
    html: { en: '<h1>Create a quiz</h1>', de: '<h1>Quiz erstellen</h1>', es: '<h1>Crear</h1>' },
  },
]
const STARTS = [
  {
    path: '/quiz',
    code: ['assets/quiz-1.js'],
    styles: ['assets/quiz-1.css'],
    messages: {
      en: ['assets/messages-en.js'],
      de: ['assets/messages-de.js'],
      es: ['assets/messages-es.js'],
    },
  },
  {
    path: '/quiz/take/:quizId',
    code: ['assets/mark-1.js', 'assets/take-1.js'],
    styles: [],
    messages: { en: [], de: [], es: [] },
  },
]

let folder: string
let site: Site
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starts-'))
  await writeFile(join(folder, 'home.html'), PAGE)
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, '.starts.json'), JSON.stringify(STARTS))
  await writeFile(join(folder, '.screens.json'), JSON.stringify(SCREENS))
  site = await openSite(folder, CONFIG)
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, language?: string) =>
  site.fetch(
    new Request(`http://localhost${path}`, {
      headers: language === undefined ? {} : { 'accept-language': language },
    }),
  )

const preloaded = async (path: string, language?: string): Promise<(string | undefined)[]> => {
  const text = await get(path, language).text()
  return [
    ...text.matchAll(
      /<link rel="modulepreload" fetchpriority="low" crossorigin href="\/([^"]+)">/g,
    ),
  ].map(([, file]) => file)
}

test.each([
  [undefined, 'assets/messages-en.js'],
  ['de-CH, en;q=0.5', 'assets/messages-de.js'],
  ['fr, es;q=0.5', 'assets/messages-es.js'],
])('preloads the code and messages of the screen for %s', async (language, messagesFile) => {
  expect(await preloaded('/quiz', language)).toEqual(['assets/quiz-1.js', messagesFile])
})

test('preloads the styles of the screen with low priority', async () => {
  expect(await get('/quiz').text()).toContain(
    '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/quiz-1.css">',
  )
})

test('matches the address of a screen with any id', async () => {
  expect(await preloaded('/quiz/take/5b1')).toEqual(['assets/mark-1.js', 'assets/take-1.js'])
})

test("inserts the screen's skeleton in the page's language as inert HTML", async () => {
  const page = await get('/quiz', 'de').text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain(
    '<div data-prerendered inert aria-hidden="true"><h1>Quiz erstellen</h1></div>',
  )
})

test('leaves the page empty for a screen without a skeleton', async () => {
  expect(await get('/quiz/take/5b1').text()).toContain('<div id="root"></div>')
})

test('serves pages without a manifest entry as they were built', async () => {
  expect(await preloaded('/')).toEqual([])
  expect(get('/dashboard').status).toBe(200)
  expect(await preloaded('/dashboard')).toEqual([])
})

test('lets caches separate the pages of two languages', () => {
  const [english, german] = [get('/quiz', 'en'), get('/quiz', 'de')]
  expect(english.headers.get('vary')).toContain('accept-language')
  expect(english.headers.get('etag')).not.toBe(german.headers.get('etag'))
})

test('does not serve the manifest of the build', () => {
  expect(get('/.starts.json').status).toBe(404)
  expect(get('/.screens.json').status).toBe(404)
})
