import { createClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { ROUTES } from '../domain/routes.ts'
import { en } from '../messages/en/index.ts'
import { confirmationLink } from '../testing/confirmation-link.ts'
import type { RunningSite } from './site.ts'

export type Learner = { name: string; email: string; password: string }

/** `learner` with an address that no other journey uses, also not in another run. */
export const newLearner = (learner: Learner): Learner => ({
  ...learner,
  email: learner.email.replace('@', `.${randomUUID().slice(0, 8)}@`),
})

/** Creates an account without the screens of `signUp`. Its address is not confirmed. */
export async function createAccount(site: RunningSite, learner: Learner): Promise<void> {
  const { key } = (await (await fetch(`${site.url}/config.json`)).json()) as { key: string }
  const { auth } = createClient(site.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const { error } = await auth.signUp({
    email: learner.email,
    password: learner.password,
    options: { data: { full_name: learner.name, language: 'en' }, emailRedirectTo: site.url },
  })
  if (error) throw error
}

/** `createAccount`, then follows the mailed link in the browser, and is signed in. */
export async function openAccount(page: Page, site: RunningSite, learner: Learner): Promise<void> {
  await createAccount(site, learner)
  await confirmAt(page, site.url, learner)
}

/** Signs up on the landing page, follows the mailed link in the local inbox, and is signed in. */
export async function signUp(page: Page, learner: Learner): Promise<void> {
  const messages = en.auth.signUp
  await page.goto('/')
  await page.getByRole('button', { name: en.common.nav.signUp }).first().click()
  const overlay = page.getByRole('dialog')
  await overlay.getByLabel(messages.nameLabel).fill(learner.name)
  await overlay.getByLabel(en.auth.emailLabel).fill(learner.email)
  await overlay.getByLabel(en.auth.passwordLabel, { exact: true }).fill(learner.password)
  await overlay.getByRole('checkbox').check()
  await overlay.getByRole('button', { name: messages.submit }).click()
  await overlay.getByText(en.auth.signedUp).waitFor()
  await overlay.getByRole('link', { name: en.auth.openInbox }).waitFor()
  await confirmByMail(page, learner)
}

/** Follows the mailed confirmation link and is signed in. */
export async function confirmByMail(page: Page, learner: Learner): Promise<void> {
  await confirmAt(page, new URL(page.url()).origin, learner)
}

async function confirmAt(page: Page, origin: string, { email }: Learner): Promise<void> {
  await page.goto(await confirmationLink(origin, email))
  await page.getByRole('button', { name: en.common.nav.profile }).waitFor()
}

/** Signs in through the overlay that is open or opening. */
export async function signIn(page: Page, { email, password }: Learner): Promise<void> {
  const overlay = page.getByRole('dialog')
  await overlay.getByLabel(en.auth.emailLabel).fill(email)
  await overlay.getByLabel(en.auth.passwordLabel, { exact: true }).fill(password)
  await overlay.getByRole('button', { name: en.auth.signIn.submit }).click()
  await overlay.waitFor({ state: 'hidden' })
}

/**
 * Shows another screen of the site in a page that shows one, as a link does: it begins anew, but
 * nothing is loaded that is loaded already, which takes half the CPU time of `goto` or less. What
 * the site keeps in memory stays: a test that needs it empty, or data that changed elsewhere, uses
 * `goto`.
 */
export async function showScreen(page: Page, path: string): Promise<void> {
  const follow = (to: string) =>
    page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, to)
  // Another screen in between, so that the same one begins anew as well
  await follow(ROUTES.newBase)
  const between = page.getByRole('heading', { level: 1, name: en.bases.newBase.title })
  try {
    await between.waitFor({ timeout: 20_000 })
    await follow(path)
  } catch {
    // A failed test may leave a page that follows no link
    await page.goto(path)
  }
}

export type Material = { name: string; mimeType: string; bytes: Uint8Array }

/** Creates a base of `files`, waits until it is open, and returns its address. */
export async function createBase(page: Page, name: string, files: Material[]): Promise<string> {
  const messages = en.bases.newBase
  await page.getByRole('link', { name: en.common.nav.newBase }).first().click()
  await page.getByLabel(messages.name).fill(name)
  await page.locator('input[type=file]').setInputFiles(
    files.map((file) => ({
      name: file.name,
      mimeType: file.mimeType,
      buffer: Buffer.from(file.bytes),
    })),
  )
  await page.getByRole('button', { name: messages.create }).click()
  await page.waitForURL(/\/base\/[0-9a-f-]{36}/)
  return page.url()
}

/** The list of the files of the base that is shown. */
export const listOfFiles = (page: Page): Locator =>
  page.getByRole('navigation', { name: en.reader.baseView.files, exact: true })

/** Opens a file of the base that is shown, and waits until it is in the reader. */
export async function openFile(page: Page, name: string): Promise<void> {
  await listOfFiles(page).getByRole('button', { name }).click()
  await page.getByRole('region', { name: en.reader.document(name) }).waitFor()
}

/**
 * Asks the tutor about the open file and returns all answers in the chat once the last is complete.
 */
export async function ask(page: Page, question: string): Promise<string> {
  const log = page.getByRole('log', { name: en.tutor.log })
  await page.getByLabel(en.tutor.composer).fill(question)
  await page.getByRole('button', { name: en.tutor.send }).click()
  // Earlier answers of the chat may load only now, so the answer has to follow the question.
  const asked = log
    .locator('div', { has: page.getByText(`${en.tutor.you}:`) })
    .filter({ hasText: question })
  await asked
    .last()
    .locator('xpath=following-sibling::*')
    .getByRole('button', { name: en.tutor.copy })
    .waitFor()
  return log.innerText()
}

type Counts = { mcq: number; saq: number; laq: number }

/** Makes a quiz from every file of `baseName` and opens its first question. */
export async function makeQuiz(
  page: Page,
  name: string,
  baseName: string,
  counts: Counts,
): Promise<void> {
  const messages = en.creation
  await page.getByRole('link', { name: en.common.nav.quiz }).first().click()
  await page.getByRole('checkbox', { name: messages.selectAll(baseName) }).check()
  await page.getByLabel(messages.name).fill(name)
  for (const type of ['mcq', 'saq', 'laq'] as const)
    await page.getByLabel(en.quiz.types[type], { exact: true }).fill(String(counts[type]))
  await page.getByRole('button', { name: messages.submit }).click()
  await page.waitForURL(/\/quiz\/take\//, { timeout: 60_000 })
  await page.getByRole('button', { name: en.taking.submitAnswer }).waitFor()
}

/**
 * Answers the current question: an option by its number, or text. Moves on unless it was the last.
 */
export async function answer(page: Page, savedAnswer: string): Promise<void> {
  const submit = page.getByRole('button', { name: en.taking.submitAnswer })
  // An answered question that is still shown has no submit button.
  await submit.waitFor()
  const option = page.locator(`input[type=radio][value="${savedAnswer}"]`)
  if (/^[1-4]$/.test(savedAnswer) && (await option.count()) > 0) await option.check()
  else await page.getByRole('textbox', { name: en.taking.yourAnswer }).fill(savedAnswer)
  await submit.click()
}

/** Clicks a link that the screen also follows by itself after a moment, whichever comes first. */
export async function followLink(page: Page, link: string, opened: RegExp): Promise<void> {
  const clicked = page.getByRole('link', { name: link }).click({ timeout: 5_000 })
  await Promise.any([clicked, page.waitForURL(opened)])
  await page.waitForURL(opened)
}
