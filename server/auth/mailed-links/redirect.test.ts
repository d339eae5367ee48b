import { expect, test } from 'vitest'
import { safeRedirect } from './redirect.ts'

const PUBLIC = 'https://stoa.example/school'
const LOCAL = 'http://localhost:3000'

test.each([
  ['https://stoa.example/school', 'https://stoa.example/school'],
  ['https://stoa.example/school/dashboard?a=b', 'https://stoa.example/school/dashboard?a=b'],
  ['https://stoa.example/schools', PUBLIC],
  ['https://stoa.example/', PUBLIC],
  ['https://stoa.example.evil.example/school', PUBLIC],
  ['https://evil.example/', PUBLIC],
  ['https://user@stoa.example/school', PUBLIC],
  ['http://127.0.0.1:9999/', PUBLIC],
  ['http://localhost:3000/', PUBLIC],
  ['javascript:alert(1)', PUBLIC],
  ['//evil.example', PUBLIC],
  ['', PUBLIC],
  [null, PUBLIC],
])('resolves a redirect of a public site to %s as %s', (requested, target) => {
  expect(safeRedirect(requested, PUBLIC)).toBe(target)
})

test.each([
  ['http://localhost:5173/', 'http://localhost:5173/'],
  ['http://127.0.0.1:9999/x', 'http://127.0.0.1:9999/x'],
  ['http://evil.example/', LOCAL],
  ['ftp://localhost/', LOCAL],
])('resolves a redirect of a local site to %s as %s', (requested, target) => {
  expect(safeRedirect(requested, LOCAL)).toBe(target)
})
