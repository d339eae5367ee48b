import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { freePort } from '../testing/services/free-port.ts'
import { startHostedProject, type HostedProject } from '../testing/services/hosted-project.ts'
import { startStaticHost } from '../testing/services/static-host.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import { signIn } from './steps.ts'
import { askAboutFile, takeQuizAboutFile } from './study-one-file.ts'

const LEARNER = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  password: 'notes-on-the-analytical-engine',
}

/**
 * The site as a static host serves it, on another origin than its backend, with functions served by
 * Deno. Each test continues where the previous one stopped.
 */
describe('the site on a static host', () => {
  let browser: Browser
  let app: TestApp
  let folder: string
  let project: HostedProject
  let host: Awaited<ReturnType<typeof startStaticHost>>
  let visitor: BrowserSession
  beforeAll(async () => {
    app = await createTestApp()
    await app.listen()
    await app.signUp({ ...LEARNER, fullName: LEARNER.name })
    const port = await freePort()
    folder = await mkdtemp(join(tmpdir(), 'stoa-static-'))
    const { NODE_ENV: _, ...env } = process.env
    await promisify(execFile)(process.execPath, ['scripts/build-static.ts', folder], {
      env: {
        ...env,
        VITE_SUPABASE_URL: `http://localhost:${port}`,
        VITE_SUPABASE_PUBLISHABLE_KEY: app.key,
        VITE_SUPABASE_REALTIME: 'off',
      },
    })
    project = await startHostedProject(port, app)
    host = await startStaticHost(folder)
    browser = await sharedBrowser()
    visitor = await openSession(browser, { baseURL: host.url })
  })
  afterAll(async () => {
    await visitor.close()
    host.close()
    await project.close()
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('signs a learner in, also on the address of a screen', async () => {
    const { page } = visitor
    await page.goto('/my-bases')
    await page.getByRole('button', { name: en.common.nav.logIn }).first().click()
    await signIn(page, LEARNER)
    await page.getByRole('heading', { name: en.bases.myBases.title, exact: true }).waitFor()
  })

  test('stores and reads a file, and answers a question with its page', () =>
    askAboutFile(visitor.page))

  test('makes a quiz, marks an answer and shows the results', () => takeQuizAboutFile(visitor.page))

  test('reports no error', () => {
    expect(visitor.pageErrors).toEqual([])
  })
})
