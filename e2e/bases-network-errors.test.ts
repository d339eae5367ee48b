import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { abortRequests, routeRequests } from './route-requests.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { createBase, newLearner, openAccount } from './steps.ts'

const { bases, account, common, errors } = en
const LEARNER = newLearner({
  name: 'Edith Clarke',
  email: 'edith@example.org',
  password: 'hyperbolic-lines-1921',
})

describe('without a connection, bases and account report what failed and lose nothing', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let editPath = ''
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, {
      baseURL: site.url,
      followsChanges: false,
    })
    await openAccount(visitor.page, site, LEARNER)
    const bytes = new TextEncoder().encode('Lines and currents.')
    const url = await createBase(visitor.page, 'Power', [
      { name: 'lines.txt', mimeType: 'text/plain', bytes },
    ])
    editPath = new URL(url).pathname.replace('/base/', '/edit-base/')
  })
  afterAll(async () => {
    await visitor.close()
  })

  const cut = (method: string, path: string, work: () => Promise<unknown>) =>
    abortRequests(visitor.page, { method, path }, work)

  const says = (message: string) =>
    visitor.page.getByText(message, { exact: true }).first().waitFor()
  const retry = () => visitor.page.getByRole('button', { name: common.retry }).click()

  test('loading bases', async () => {
    const { page } = visitor
    await cut('POST', '/rest/v1/rpc/get_base_cards', async () => {
      await page.goto('/my-bases')
      await says(errors.bases_load_failed)
    })
    await retry()
    await page.getByRole('heading', { name: 'Power' }).waitFor()
  })

  test('deleting a base', async () => {
    const { page } = visitor
    await cut('DELETE', '/rest/v1/bases', async () => {
      await page.getByRole('button', { name: bases.myBases.deleteBase('Power') }).click()
      await page.getByRole('button', { name: bases.myBases.confirm }).click()
      await says(errors.base_delete_failed)
    })
    await page.getByRole('heading', { name: 'Power' }).waitFor()
  })

  test('creating a base', async () => {
    const { page } = visitor
    await page.goto('/new-base')
    await page.getByLabel(bases.newBase.name).fill('Second')
    const buffer = Buffer.from('text')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer })
    await cut('POST', '/rest/v1/bases', async () => {
      await page.getByRole('button', { name: bases.newBase.create }).click()
      await says(errors.base_create_failed)
    })
    await page.getByRole('button', { name: bases.newBase.create }).click()
    await says(bases.newBase.done('Second'))
  })

  test.each(['/rest/v1/bases', '/rest/v1/base_files'])(
    'loading a base for editing (%s)',
    async (path) => {
      const { page } = visitor
      await cut('GET', path, async () => {
        await page.goto(editPath)
        await says(errors.base_load_failed)
      })
      await retry()
      await page.getByRole('heading', { name: bases.editBase.titleOf('Power') }).waitFor()
    },
  )

  test('updating a base, after which the same files can be sent again', async () => {
    const { page } = visitor
    await page.goto(editPath)
    const save = page.getByRole('button', { name: bases.editBase.save })
    await expect.poll(() => save.isDisabled()).toBe(true)
    const buffer = Buffer.from([0x89, 0x50])
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'coil.png', mimeType: 'image/png', buffer })
    await cut('POST', '/rest/v1/base_files', async () => {
      await save.click()
      await says(errors.base_update_failed)
    })
    await save.click()
    await says(bases.editBase.done)
    await page.waitForURL(/\/base\//)
  })

  test('an upload whose session is refused, which is renewed, after which the file is sent again', async () => {
    const { page } = visitor
    await page.goto(editPath)
    const buffer = Buffer.from([0x89, 0x50])
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'core.png', mimeType: 'image/png', buffer })
    const uploads: (string | undefined)[] = []
    await routeRequests(page, '**/storage/v1/object/files/**', async (route) => {
      uploads.push(route.request().headers()['authorization'])
      if (uploads.length > 1) await route.fallback()
      else await route.fulfill({ status: 401, json: { message: 'invalid JWT' } })
    })
    await page.getByRole('button', { name: bases.editBase.save }).click()
    await says(bases.editBase.done)
    await page.waitForURL(/\/base\//)
    await page.unroute('**/storage/v1/object/files/**')
    expect(new Set(uploads).size).toBe(2)
    expect(uploads).toHaveLength(2)
  })

  test('reports that a file could not be deleted', async () => {
    const { page } = visitor
    await page.goto(editPath)
    await cut('DELETE', '/rest/v1/base_files', async () => {
      await page.getByRole('button', { name: bases.editBase.deleteFile('coil.png') }).click()
      await page.getByRole('button', { name: bases.editBase.confirm }).click()
      await says(errors.file_delete_failed)
    })
    await page.getByRole('button', { name: bases.editBase.deleteFile('coil.png') }).click()
    await page.getByRole('button', { name: bases.editBase.confirm }).click()
    await says(bases.editBase.deleted('coil.png'))
  })

  test('says that a base does not exist', async () => {
    await visitor.page.goto('/edit-base/7e0c7a5e-0000-4000-8000-000000000000')
    await visitor.page.getByRole('heading', { name: bases.editBase.notFoundTitle }).waitFor()
    await expect.poll(() => visitor.page.title()).toContain(bases.editBase.notFoundTitle)
    await says(errors.base_not_found)
  })

  test('loading and deleting the account', async () => {
    const { page } = visitor
    await cut('POST', '/rest/v1/rpc/get_account_summary', async () => {
      await page.goto('/my-account')
      await says(errors.account_load_failed)
    })
    await retry()
    await page.getByRole('region', { name: account.usage }).waitFor()
    await page.getByRole('button', { name: account.delete.open }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(account.delete.typeEmail(LEARNER.email)).fill(LEARNER.email)
    await cut('POST', '/functions/v1/delete-account', async () => {
      await dialog.getByRole('button', { name: account.delete.confirm }).click()
      await says(errors.account_delete_failed)
    })
    await dialog.getByRole('button', { name: account.delete.confirm }).click()
    await says(account.delete.done)
    expect(new URL(page.url()).pathname).toBe('/')
  })
})
