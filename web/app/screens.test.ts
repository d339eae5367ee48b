import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isScreen, pathTo, ROUTES, screenRoute } from '../../domain/routes.ts'
import { SCREENS } from './screens.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const ID = '3f2b5a53-7a53-4a3e-9d51-0b6a9c3a1f11'
const PRIVATE = Object.values(ROUTES).filter((path) => path !== ROUTES.home)

test.each(Object.entries(ROUTES))('recognises the path of %s', (_, path) => {
  expect(screenRoute(pathTo(path, ID))).toBe(path)
  expect(isScreen(`${pathTo(path, ID)}/more/of/it`)).toBe(false)
})

test('registers a screen for every private route', () => {
  expect(SCREENS.map(({ path }) => path).toSorted()).toEqual(PRIVATE.toSorted())
})

test('registers every route module as a screen', () => {
  const files = readdirSync(new URL('routes', import.meta.url)).filter((name) =>
    name.endsWith('.tsx'),
  )
  const others = ['home', 'not-found', 'styleguide']
  expect(files.toSorted()).toEqual(
    [...SCREENS.map(({ file }) => file), ...others].map((file) => `${file}.tsx`).toSorted(),
  )
})

test('caches the home page and the page of every private route in the service worker', () => {
  const list = /const SCREENS = new Set\(\[(.*?)\]\)/s.exec(read('../../public/service-worker.js'))
  const cached = [...(list?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, path]) => path)
  const screens = PRIVATE.map((path) => path.replace(/\/:\w+$/, ''))
  expect(cached.toSorted()).toEqual(['/', ...screens].toSorted())
})

test('keeps every private route out of search engines', () => {
  const robots = read('../../public/robots.txt')
  const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
  for (const path of PRIVATE)
    expect(
      disallowed.some((prefix) => path.startsWith(prefix)),
      path,
    ).toBe(true)
})

test('takes a screenshot of every route', () => {
  const screens = read('../../scripts/generate/screens/screen-list.ts')
  for (const name of Object.keys(ROUTES)) expect(screens).toContain(`route: '${name}'`)
})
