import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeRelease } from '../scripts/build/write-release.ts'
import { startServer, type ServerProcess } from '../testing/server.ts'
import { copyEmptyDatabase } from '../testing/template.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import { signUp } from './steps.ts'
import { askAboutFile, takeQuizAboutFile } from './study-one-file.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LEARNER = {
  name: 'Hypatia',
  email: 'hypatia@example.org',
  password: 'the-conics-of-apollonius',
}
const run = promisify(execFile)

/**
 * The release as the container image has it: only what a running server needs, read-only, with a
 * data folder beside it. Each test continues where the previous one stopped.
 */
describe('the site of a read-only release', () => {
  let browser: Browser
  let folder: string
  let server: ServerProcess
  let visitor: BrowserSession
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stoa-release-'))
    const release = join(folder, 'stoa')
    await writeRelease(ROOT, release)
    await run('chmod', ['-R', 'a-w', release])
    const data = join(folder, 'data')
    // The first start of a release is tested in scripts/release.integration.test.ts
    await copyEmptyDatabase(data)
    server = await startServer({ STOA_DATA: data, NODE_ENV: 'production' }, release)
    browser = await sharedBrowser()
    visitor = await openSession(browser, { baseURL: server.url })
  })
  afterAll(async () => {
    await visitor.close()
    await server.stop('SIGTERM')
    await run('chmod', ['-R', 'u+w', folder])
    await rm(folder, { recursive: true, force: true })
  })

  test('opens an account', () => signUp(visitor.page, LEARNER))

  test('stores and reads a file, and answers a question with its page', () =>
    askAboutFile(visitor.page))

  test('makes a quiz, marks an answer and shows the results', () => takeQuizAboutFile(visitor.page))

  test('reports no error', () => {
    expect(visitor.pageErrors).toEqual([])
  })
})
