import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as limits from '../domain/constants.ts'
import { en } from '../messages/en/index.ts'
import { conformanceRows, numberOf } from './conformance-rows.ts'
import { testTitles } from './test-titles.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')

/** The sections of the specification, the headings of `docs/conformance.md`. */
const SECTIONS = [
  '§1 What the product does and for whom',
  '§2 Routes',
  '§2 Navigation bar',
  '§2 Sign-in overlay',
  '§2 Sign-up overlay',
  '§2 My account',
  '§2 New base',
  '§2 My bases',
  '§2 Base view',
  '§2 Edit base',
  '§2 Quiz creation',
  '§2 Quiz taking',
  '§2 Results',
  '§2 Dashboard',
  '§3 Entities and their fields',
  '§4 Authentication',
  '§4 UI',
  '§4 Base creation and extraction',
  '§4 Quiz and question',
  '§4 Chat and realtime',
  '§5 Validation rules',
  '§6 Roles and permissions',
  '§7 Authentication service',
  '§7 Database',
  '§7 File storage',
  '§7 Edge functions and realtime',
  '§7 AI inference',
  '§7 PDF text extraction',
  '§8 Authentication',
  '§8 Bases and files',
  '§8 Chat',
  '§8 Quiz',
  '§8 Extraction',
  '§8 Fallback behaviour',
  '§9 Business constants and limits',
]

const rows = conformanceRows(read('docs/conformance.md'))

const titlesByFile = new Map<string, Set<string>>()
function titlesIn(file: string): Set<string> {
  let titles = titlesByFile.get(file)
  if (!titles) titlesByFile.set(file, (titles = testTitles(read(file))))
  return titles
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(`${ROOT}/${folder}`, { withFileTypes: true, recursive: true })) {
    const path = `${entry.parentPath}/${entry.name}`
    if (entry.isFile() && /(?<!\.test)\.tsx?$/.test(path) && !path.endsWith('domain/constants.ts'))
      yield path
  }
}

describe('docs/conformance.md', () => {
  it('has statements for every section of the specification, and no other section', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(SECTIONS)
  })

  it('has one row for each statement of docs/requirements.md, in the same order', () => {
    const required = Array.from(
      read('docs/requirements.md').matchAll(/^- (\*\*\d+\.\d+\*\* .*)$/gm),
      ([, statement = '']) => numberOf(statement),
    )
    expect(required.length).toBeGreaterThan(190)
    expect(rows.map(({ statement }) => numberOf(statement))).toEqual(required)
  })

  it('lists a test for every statement', () => {
    expect(
      rows.filter(({ proofs }) => proofs.length === 0).map(({ statement }) => statement),
    ).toEqual([])
  })

  it('lists only tests that exist and run', () => {
    const missing = rows
      .flatMap(({ proofs }) => proofs)
      .filter(({ file, title }) => !titlesIn(file).has(title))
      .map(({ file, title }) => `${file} › ${title}`)
    expect([...new Set(missing)]).toEqual([])
  })

  it('quotes the messages of §5 and §8 exactly as in the catalogue', () => {
    const texts = new Set(textsIn(en))
    const quoted = rows
      .filter(({ section }) => /^§[58]/.test(section))
      .flatMap(({ statement }) =>
        Array.from(statement.matchAll(/"([^"]+)"/g), ([, message]) => message),
      )
    expect(quoted.length).toBeGreaterThan(40)
    expect(quoted.filter((message) => message === undefined || !texts.has(message))).toEqual([])
  })

  it('lists every number of domain/constants.ts under §9, and each is used', () => {
    const constants = rows
      .filter(({ section }) => section.startsWith('§9'))
      .map(({ statement }) => statement)
    const code = ['domain', 'server', 'supabase/functions', 'web']
      .flatMap((folder) => [...sources(folder)])
      .map((path) => readFileSync(path, 'utf8'))
    const names = Object.keys(limits)
    expect(names.filter((name) => !constants.some((row) => row.includes(`\`${name}\``)))).toEqual(
      [],
    )
    expect(
      names.filter((name) => !code.some((text) => new RegExp(`\\b${name}\\b`).test(text))),
    ).toEqual([])
  })
})

describe('the titles of tests', () => {
  it('are found in every form of test call, except skipped ones', () => {
    const source = `
      it('one', () => {})
      describe('no test', () => { test.each([1])('two %i', () => {}) })
      it.each<[string, number]>([['a', 1]])(\`three\`, () => {})
      it.skip('not this', () => {})
      test.skipIf(true)('nor this', () => {})
      it.todo('nor that')
      const it2 = 'it("no")'`
    expect([...testTitles(source)]).toEqual(['one', 'two %i', 'three'])
  })
})

/** What a document quotes as code within a line. */
const quotedIn = (document: string): string[] =>
  Array.from(
    read(document)
      .replace(/```.*?```/gs, '')
      .matchAll(/`([^`]+)`/g),
    ([, code = '']) => code,
  )

/** A path of a file, which may have a `*`. */
const PATH = /^[\w.*-]+(?:\/[\w.*-]+)+\.(?:[jt]sx?|css|html|json|md|sql|svg|toml|webmanifest)$/
/** A placeholder in a path: `supabase/functions/NAME/handler.ts`. */
const PLACEHOLDER = /(?:^|\/)[A-Z]+(?:\/|\.)/

describe.each(globSync(['*.md', 'docs/*.md', 'docs/how-to/*.md', 'bench/*.md'], { cwd: ROOT }))(
  '%s',
  (document) => {
    it('mentions only files that exist', () => {
      const paths = quotedIn(document).filter((code) => PATH.test(code) && !PLACEHOLDER.test(code))
      expect(paths.filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([])
    })
  },
)

describe.each(['docs/security.md', 'docs/reliability.md', 'docs/asvs.md'])('%s', (document) => {
  const quoted = quotedIn(document)

  it('mentions only measurements that exist', () => {
    const names = quoted.flatMap((code) => /npm run bench -- ([\w-]+)/.exec(code)?.[1] ?? [])
    const measurements = read('bench/speed.ts')
    expect(names.filter((name) => !new RegExp(` '?${name}'?: `, 'u').test(measurements))).toEqual(
      [],
    )
  })
})
