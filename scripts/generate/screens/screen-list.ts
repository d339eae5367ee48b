import type { Page } from 'playwright-core'
import { ROUTES, type RouteName } from '../../../domain/routes.ts'
import { en } from '../../../messages/en/index.ts'
import type { Places } from './seed.ts'

type Screenshot = {
  name: string
  route: RouteName
  path: (places: Places) => string
  signedOut?: true
  /** Only for widths below this; on wider windows another screenshot shows the same. */
  below?: number
  ready?: (page: Page) => Promise<unknown>
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first().waitFor()

/** A button that shows a cited passage, whatever its page. */
const CITATION = new RegExp(en.tutor.citeLabel(0).replace('0', '\\d+'))

async function showHighlight(page: Page): Promise<void> {
  await page.locator('section[data-page] canvas').first().waitFor()
  const toConversation = page.getByRole('button', {
    name: en.reader.baseView.conversation,
    exact: true,
  })
  if (await toConversation.isVisible()) await toConversation.click()
  await page.getByRole('log').getByRole('button', { name: CITATION }).last().click()
  await page
    .getByText(/^Passage highlighted on page/)
    .first()
    .waitFor()
  await page.locator('[data-kind="passage"]').first().waitFor()
  await page.getByRole('navigation', { name: en.reader.asked.label }).waitFor()
}

/** Every screen has at least one (web/app/screens.test.ts). */
export const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'home', route: 'home', path: () => ROUTES.home, signedOut: true },
  {
    name: 'sign-in',
    route: 'myBases',
    path: () => ROUTES.myBases,
    signedOut: true,
    ready: async (page) => {
      await page.getByRole('main').getByRole('button', { name: en.common.nav.logIn }).click()
      await page.getByRole('dialog').getByLabel(en.auth.emailLabel).waitFor()
    },
  },
  {
    name: 'sign-up',
    route: 'myBases',
    path: () => ROUTES.myBases,
    signedOut: true,
    ready: async (page) => {
      await page.getByRole('main').getByRole('button', { name: en.common.nav.signUp }).click()
      await page.getByRole('dialog').getByLabel(en.auth.signUp.nameLabel).waitFor()
    },
  },
  {
    name: 'dashboard',
    route: 'dashboard',
    path: () => ROUTES.dashboard,
    ready: heading(/^Marks by base/),
  },
  {
    name: 'my-account',
    route: 'myAccount',
    path: () => ROUTES.myAccount,
    ready: (page) => page.getByText('How Memory Works.pdf').first().waitFor(),
  },
  {
    name: 'new-base',
    route: 'newBase',
    path: () => ROUTES.newBase,
    ready: async (page) => {
      await page.getByLabel(en.bases.newBase.name).fill('Plant physiology')
      await page.locator('input[type=file]').setInputFiles([
        {
          name: 'leaves-and-light.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.alloc(482_000),
        },
        { name: 'seminar-photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1_240_000) },
      ])
    },
  },
  {
    name: 'my-bases',
    route: 'myBases',
    path: () => ROUTES.myBases,
    ready: (page) => page.getByText('Cognitive psychology').first().waitFor(),
  },
  { name: 'base', route: 'base', path: ({ base }) => base, ready: showHighlight },
  {
    name: 'conversation',
    below: 500,
    route: 'base',
    path: ({ base }) => base,
    ready: async (page) => {
      // The file opens at the page that was read last.
      await page.locator('section[data-page] canvas').first().waitFor()
      const toConversation = page.getByRole('button', {
        name: en.reader.baseView.conversation,
        exact: true,
      })
      if (await toConversation.isVisible()) await toConversation.click()
    },
  },
  {
    name: 'edit-base',
    route: 'editBase',
    path: ({ base }) => base.replace('/base/', '/edit-base/'),
    ready: (page) => page.getByText('How Memory Works.pdf').first().waitFor(),
  },
  {
    name: 'quiz',
    route: 'quiz',
    path: () => ROUTES.quiz,
    ready: async (page) => {
      await page
        .getByRole('checkbox', { name: en.creation.selectAll('Cognitive psychology') })
        .check()
      await page.getByLabel(en.creation.name).fill('Memory, once more')
    },
  },
  {
    name: 'quiz-take',
    route: 'quizTake',
    path: ({ take }) => take,
    ready: async (page) => {
      await page.locator('input[type=radio]').nth(1).check()
    },
  },
  {
    name: 'quiz-results',
    route: 'quizResults',
    path: ({ results }) => results,
    ready: heading(en.quiz.results.review),
  },
  {
    name: 'questions',
    route: 'questions',
    path: () => ROUTES.questions,
    ready: (page) =>
      page.getByRole('list', { name: en.bank.list }).getByRole('listitem').first().waitFor(),
  },
]
