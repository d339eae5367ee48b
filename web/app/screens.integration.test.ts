import '../../testing/browser/dom.ts'

import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { createMemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ACCEPTED_EXTENSIONS, EDIT_ACCEPTED_EXTENSIONS } from '../../domain/bases/file-types.ts'
import { joinPages } from '../../domain/text/pages.ts'
import { en } from '../../messages/en/index.ts'
import { openSignedInPage, type SignedInPage } from '../../testing/browser/signed-in-page.ts'
import { STUDY_PAGES } from '../../testing/fixtures/study-text.ts'
import { storeQuiz } from '../../testing/quiz.ts'
import { submitQuiz } from '../features/quiz/api/taking/submit-quiz.ts'
import { auth } from '../lib/auth/auth.ts'
import { queryClient } from '../lib/backend/query-client.ts'
import { supabase, type Db } from '../lib/backend/supabase.ts'
import { App } from './app.tsx'
import { siteRoutes } from './router.tsx'

// The real server, over a real connection.
configure({ asyncUtilTimeout: 15_000 })

let page: SignedInPage
let db: Db
beforeAll(async () => {
  page = await openSignedInPage(auth)
  db = await supabase()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})
afterAll(() => page.close())

/** Opens a screen of the complete site. Returns the path that is open. */
function open(path: string): () => string {
  const router = createMemoryRouter(siteRoutes, { initialEntries: [path] })
  render(createElement(App, { router }))
  return () => router.state.location.pathname
}

/** Stores a base with one file of 1,536 bytes and its text. */
async function storeBase(name: string): Promise<string> {
  const base = await db
    .from('bases')
    .insert({ user_id: page.userId, name })
    .select('id')
    .single()
    .throwOnError()
  const file = await db
    .from('base_files')
    .insert({
      base_id: base.data.id,
      file_name: 'study.pdf',
      file_path: `${page.userId}/${base.data.id}/${crypto.randomUUID()}.pdf`,
      file_size: 1536,
      file_type: 'application/pdf',
    })
    .select('id')
    .single()
    .throwOnError()
  const text = joinPages(STUDY_PAGES)
  await db
    .from('pdf_text_content')
    .upsert({
      file_id: file.data.id,
      extracted_text: text,
      text_length: text.length,
      status: 'completed',
    })
    .throwOnError()
  return base.data.id
}

/** An upload that succeeds: jsdom refuses one to another origin. The rest is requested. */
class SuccessfulUpload extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 200
  readonly responseText = '{}'
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    this.dispatchEvent(new Event('load'))
  }
}

it('shows the storage used and the size of each file in KB on My Account', async () => {
  await storeBase('Sizes')
  open('/my-account')
  const usage = await screen.findByRole('region', { name: en.account.usage })
  expect(within(usage).getByText('1.5 KB')).toBeDefined()
  const file = screen.getByRole('link', { name: /study\.pdf/ })
  expect(within(file).getByText('1.5 KB')).toBeDefined()
})

it('opens a new base after it is made, and states first that it is ready', async () => {
  vi.stubGlobal('XMLHttpRequest', SuccessfulUpload)
  const path = open('/new-base')
  const files = await screen.findByLabelText<HTMLInputElement>(en.bases.upload.label)
  await userEvent.upload(files, new File(['leaf'], 'leaf.png', { type: 'image/png' }))
  await userEvent.type(screen.getByLabelText(new RegExp(en.bases.newBase.name)), 'Botany')
  await userEvent.click(screen.getByRole('button', { name: en.bases.newBase.create }))
  await screen.findByText(en.bases.newBase.done('Botany'))
  expect(path()).toBe('/new-base')
  const { data } = await db.from('bases').select('id').eq('name', 'Botany').single().throwOnError()
  await waitFor(() => expect(path()).toBe(`/base/${data.id}`))
})

it('accepts text files in a new base only', async () => {
  const baseId = await storeBase('Extensions')
  const accepted = async () =>
    (await screen.findByLabelText<HTMLInputElement>(en.bases.upload.label)).accept.split(',')
  const dotted = (extensions: readonly string[]) => extensions.map((name) => `.${name}`)
  open('/new-base')
  expect(await accepted()).toEqual(dotted(ACCEPTED_EXTENSIONS))
  cleanup()
  open(`/edit-base/${baseId}`)
  expect(await accepted()).toEqual(dotted(EDIT_ACCEPTED_EXTENSIONS))
})

it('renames a base, but not to a name that is empty or too long', async () => {
  const baseId = await storeBase('Leafs')
  open(`/edit-base/${baseId}`)
  const name = await screen.findByLabelText<HTMLInputElement>(new RegExp(en.bases.newBase.name))
  const save = screen.getByRole<HTMLButtonElement>('button', { name: en.bases.editBase.save })
  expect([name.value, save.disabled]).toEqual(['Leafs', true])
  await userEvent.clear(name)
  await screen.findByText(en.errors.base_name_required)
  expect(save.disabled).toBe(true)
  await userEvent.type(name, 'L'.repeat(51))
  await screen.findByText(en.errors.base_name_too_long)
  expect(save.disabled).toBe(true)
  await userEvent.clear(name)
  await userEvent.type(name, ' Leaves {Enter}')
  await screen.findByText(en.bases.editBase.done)
  const { data } = await db.from('bases').select('name').eq('id', baseId).single().throwOnError()
  expect(data.name).toBe('Leaves')
})

it('makes a quiz of all files of a base, and opens it once it is ready', async () => {
  await storeBase('Selection')
  const path = open('/quiz')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all of Selection' }))
  const file = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
  expect(file).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: en.creation.submit }))
  await screen.findByRole('heading', { name: en.creation.madeTitle })
  expect(path()).toBe('/quiz')
  await waitFor(() => expect(path()).toMatch(/^\/quiz\/take\//))
})

it('asks a choice with four radio buttons, and written answers in fields of 4 and 8 rows', async () => {
  const { quizId } = await storeQuiz({ client: db, user: { id: page.userId } })
  open(`/quiz/take/${quizId}`)
  await screen.findByRole('heading', { name: /Which light/ })
  const options = screen.getByRole('group', { name: en.taking.options })
  expect(within(options).getAllByRole('radio')).toHaveLength(4)
  const rowsOf = async (number: number) => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Question ${number}`) }))
    return (await screen.findByRole<HTMLTextAreaElement>('textbox')).rows
  }
  expect([await rowsOf(2), await rowsOf(3)]).toEqual([4, 8])
})

it('shows the statistics, the recent scores and the state of each quiz on the dashboard', async () => {
  const { quizId, questions } = await storeQuiz({ client: db, user: { id: page.userId } })
  await db
    .from('quiz_answers')
    .insert({ quiz_id: quizId, question_id: questions.mcq, user_answer: '1' })
    .throwOnError()
  await submitQuiz(quizId)
  const roots = { quiz_name: 'Roots', difficulty: 'medium', status: 'generating' }
  await db
    .from('quizzes')
    .insert({ user_id: page.userId, ...roots })
    .throwOnError()
  open('/dashboard')
  const statistics = await screen.findByRole('region', { name: en.dashboard.statistics })
  const figures = within(statistics).getAllByRole('definition')
  expect(figures.map(({ textContent }) => textContent)).toEqual(['1', '1', '0%', '0 of 9'])
  const chart = await screen.findByRole('region', { name: en.dashboard.recent })
  // A score of 0 percent has the least height.
  expect(within(chart).getByTestId('bar').style.height).toMatch(/^calc\(0\.1 \* /)
  expect(within(chart).getByRole('link').getAttribute('href')).toBe(`/quiz/results/${quizId}`)
  const history = screen.getByRole('region', { name: en.dashboard.history })
  const states = within(history).getAllByRole('listitem')
  expect(states.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Roots.*Generating/),
    expect.stringMatching(/Leaves.*Completed/),
  ])
})
