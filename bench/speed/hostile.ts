import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { ACCEPTED_EXTENSIONS } from '../../domain/bases/file-types.ts'
import { openBrowser, openSession, type BrowserSession } from '../../e2e/browser.ts'
import { clientOf, createBaseWithPdf } from '../../e2e/learner.ts'
import { startSite, type Site } from '../../e2e/site.ts'
import { signUp } from '../../e2e/steps.ts'
import type { SignedIn } from '../../testing/app.ts'

const LEARNER = { name: 'Bench', email: 'bench@example.org', password: 'a-long-enough-password' }
const POLL_MS = 250
/** The worker is ended after 20 s without a page; downloading and storing take little longer. */
const END_MS = 60_000
/** A page that does not answer a script for this long is not alive. */
const RESPONSE_LIMIT_MS = 10_000

type Outcome = {
  file: string
  /** How reading ended; `refused`: before the upload. */
  end: 'completed' | 'failed' | 'refused' | 'never'
  /** The message that the learner sees, or the number of characters found. */
  result: string
  alive: boolean
  /** Exceptions in the page. */
  exceptions: string[]
  seconds: number
}

/** Whether the page runs a script, and shows the application and not an error screen. */
async function isAlive(page: Page): Promise<boolean> {
  const answer = page.evaluate(() => document.querySelector('main') !== null)
  return Promise.race([answer, setTimeout(RESPONSE_LIMIT_MS, false)]).catch(() => false)
}

type Reading = { session: BrowserSession; learner: SignedIn; path: string }
type TextState = Pick<Outcome, 'end' | 'result'>

/** The state of the text of the only file of a base; `never` while it is being read. */
async function textState({ client }: SignedIn, baseId: string): Promise<TextState> {
  const { data } = await client
    .from('pdf_text_content')
    .select('status, error_message, text_length, base_files!inner(base_id)')
    .eq('base_files.base_id', baseId)
    .maybeSingle()
  if (data?.status === 'completed')
    return { end: 'completed', result: `${data.text_length} characters` }
  return data?.status === 'failed'
    ? { end: 'failed', result: data.error_message ?? '' }
    : { end: 'never', result: '' }
}

/** Opens a base with the file alone, as a learner does, until its text is stored or has failed. */
async function readInBrowser({ session, learner, path }: Reading): Promise<Outcome> {
  const { page, pageErrors } = session
  const file = basename(path)
  const bytes = new Uint8Array(await readFile(path))
  const baseId = await createBaseWithPdf(learner, file, { name: file, bytes })
  const started = performance.now()
  const errorsBefore = pageErrors.length
  await page.goto(`/base/${baseId}`)
  let state = await textState(learner, baseId)
  while (state.end === 'never' && performance.now() - started < END_MS) {
    await setTimeout(POLL_MS)
    state = await textState(learner, baseId)
  }
  return {
    file,
    ...state,
    alive: await isAlive(page),
    exceptions: pageErrors.slice(errorsBefore).filter((error) => error.startsWith('exception')),
    seconds: Math.round((performance.now() - started) / 100) / 10,
  }
}

/** Chooses a file whose name is not that of a PDF for a new base, and reads the message. */
async function chooseOtherFile(page: Page, path: string): Promise<Outcome> {
  const file = basename(path)
  const started = performance.now()
  await page.goto('/new-base')
  await page.locator('input[type=file]').setInputFiles({
    name: file,
    mimeType: '',
    buffer: await readFile(path),
  })
  const isAccepted = ACCEPTED_EXTENSIONS.some((extension) => file.endsWith(`.${extension}`))
  const text = isAccepted
    ? 'accepted as a file without text'
    : await page
        .getByRole('alert')
        .first()
        .innerText({ timeout: RESPONSE_LIMIT_MS })
        .catch(() => '')
  return {
    file,
    end: isAccepted ? 'completed' : text === '' ? 'never' : 'refused',
    result: text.replaceAll('\n', ' '),
    alive: await isAlive(page),
    exceptions: [],
    seconds: Math.round((performance.now() - started) / 100) / 10,
  }
}

async function readAll(site: Site, paths: readonly string[]): Promise<Outcome[]> {
  const browser = await openBrowser()
  try {
    const session = await openSession(browser, { baseURL: site.url, withMotion: true })
    await signUp(session.page, LEARNER)
    const learner = await clientOf(site, LEARNER)
    const outcomes: Outcome[] = []
    for (const path of paths)
      outcomes.push(
        path.toLowerCase().endsWith('.pdf')
          ? await readInBrowser({ session, learner, path })
          : await chooseOtherFile(session.page, path),
      )
    return outcomes
  } finally {
    await browser.close()
  }
}

/**
 * Opens every file of the folder in `argv` in the browser, one base each, and reports how reading
 * it ended, with the learner's message, and whether the page is alive afterwards.
 */
export async function measureHostile(): Promise<object> {
  const folder = process.argv[3]
  if (folder === undefined) throw new Error('usage: npm run bench -- hostile FOLDER')
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.tsv')).toSorted()
  const site = await startSite()
  try {
    const files = await readAll(
      site,
      names.map((name) => join(folder, name)),
    )
    const isClear = ({ end, result }: Outcome) => end !== 'never' && result !== ''
    return {
      files: files.length,
      endedClearly: files.filter(isClear).length,
      pageAlive: files.filter(({ alive }) => alive).length,
      exceptions: files.flatMap(({ exceptions }) => exceptions).length,
      outcomes: files,
    }
  } finally {
    await site.close()
  }
}
