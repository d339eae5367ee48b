import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makeEpub } from '../testing/documents/epub.ts'
import { makePptx, shape } from '../testing/documents/pptx.ts'
import { makeXlsx } from '../testing/documents/xlsx.ts'
import { hasLanguageData, NEEDS_LANGUAGE_DATA } from '../testing/services/language-data.ts'
import { makePdf } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { drawText } from './draw-text.ts'
import { clientOf } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import { ask, createBase, listOfFiles, makeQuiz, signUp, type Material } from './steps.ts'

const LEARNER = {
  name: 'Katia Krafft',
  email: 'katia@example.org',
  password: 'the-gas-of-nyiragongo-1977',
}
const OFFICE = 'application/vnd.openxmlformats-officedocument'

const SLIDES = makePptx([
  { shapes: [shape({ role: 'title', lines: ['Volcanoes, lecture 3'] })] },
  {
    shapes: [
      shape({ role: 'title', lines: ['Magma'] }),
      shape({
        role: 'body',
        lines: [
          'Viscosity is the resistance of a magma to flow.',
          'Silica raises it, and heat lowers it.',
        ],
      }),
    ],
  },
])
const NOTES = `# Hazards

**Lahars** are mudflows of volcanic ash and water that follow the valleys of rivers.

A **pyroclastic flow** is a hot current of gas and broken rock that runs down a slope.
`
const TABLE = makeXlsx([
  {
    name: 'Eruptions',
    rows: [
      ['Volcano', 'Year', 'Height in km'],
      ['Tambora', 1815, 43],
      ['Krakatoa', 1883, 36],
      ['Pinatubo', 1991, 35],
    ],
  },
])
const BOOK = makeEpub([
  `<h1>What volcanoes throw</h1><p><b>Tephra</b> is rock that an eruption throws into the air, of any size.</p>
<p><b>Pumice</b> is a light volcanic rock that is full of bubbles and floats on water.</p>`,
  `<h1>What remains</h1><p>A <b>volcanic neck</b> is the solid core of a volcano whose slopes have been worn away.</p>`,
])
const WEB_PAGE = `<!doctype html><h1>Calderas</h1>
<p>A <b>caldera</b> is a wide basin that forms when the roof of an emptied magma chamber collapses.</p>`
const PAPER = [
  'Monitoring\n\nA tiltmeter is an instrument that measures how the slope of the ground changes. A seismometer is an instrument that records the shaking of the ground. A strainmeter is an instrument that measures how the rock of a slope is stretched.',
  'Gases\n\nSulphur dioxide rises before many eruptions, because fresh magma releases it.',
]
const SCAN = [
  'The observatory on Vesuvius was founded in 1841. It is the oldest',
  'volcano observatory in the world, and it was led by Macedonio Melloni.',
]

const files = async (browser: Browser, withScan: boolean): Promise<Material[]> => [
  { name: 'lecture.pptx', mimeType: `${OFFICE}.presentationml.presentation`, bytes: SLIDES },
  { name: 'hazards.md', mimeType: 'text/markdown', bytes: Buffer.from(NOTES) },
  { name: 'eruptions.xlsx', mimeType: `${OFFICE}.spreadsheetml.sheet`, bytes: TABLE },
  { name: 'chapter.epub', mimeType: 'application/epub+zip', bytes: BOOK },
  { name: 'calderas.html', mimeType: 'text/html', bytes: Buffer.from(WEB_PAGE) },
  { name: 'paper.pdf', mimeType: 'application/pdf', bytes: await makePdf({ pages: PAPER }) },
  ...(withScan
    ? [{ name: 'scan.png', mimeType: 'image/png', bytes: await drawText(browser, SCAN) }]
    : []),
]

/** A question, words of its answer, and the file and page that contain them. */
type Asked = readonly [question: string, words: string, name: string, page: number]
const SCANNED: Asked = ['When was the observatory on Vesuvius founded?', '1841', 'scan.png', 1]

/** The material of one course in seven kinds of files; each test continues the previous one. */
describe('a course as students have it', async () => {
  const canReadScans = await hasLanguageData()
  let browser: Browser
  let site: Site
  let visitor: BrowserSession
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = await startSite()
    visitor = await openSession(browser, { baseURL: site.url })
    await signUp(visitor.page, LEARNER)
    await createBase(visitor.page, 'Volcanoes', await files(browser, canReadScans))
  })
  afterAll(async () => {
    await visitor.close()
    await site.close()
  })

  const file = (name: string) => listOfFiles(visitor.page).getByRole('button', { name })

  test.skipIf(!canReadScans)(`has its scan recognised ${NEEDS_LANGUAGE_DATA}`, async () => {
    const { page } = visitor
    await file('scan.png').click()
    await page.getByRole('button', { name: en.recognition.startPicture(1) }).click()
    await file('scan.png').getByText(en.bases.extraction.ready).waitFor()
  })

  test('reads every file, and asks all of them at once', async () => {
    const { page } = visitor
    const { scope } = en.tutor
    const names = ['lecture.pptx', 'hazards.md', 'eruptions.xlsx', 'chapter.epub']
    for (const name of [...names, 'calderas.html', 'paper.pdf'])
      await file(name).getByText(en.bases.extraction.ready).waitFor()
    await file('paper.pdf').click()
    await page.getByRole('button', { name: `${scope.label}: ${scope.one}` }).click()
    await page.getByRole('dialog', { name: scope.title }).getByLabel(scope.selectAll).check()
    await page.keyboard.press('Escape')
    const readable = names.length + 2 + Number(canReadScans)
    await page.getByRole('button', { name: `${scope.label}: ${scope.all(readable)}` }).waitFor()
  })

  test.each<Asked>([
    ['What is the viscosity of a magma?', 'resistance of a magma to flow', 'lecture.pptx', 2],
    ['What are lahars?', 'mudflows of volcanic ash', 'hazards.md', 1],
    ['In which year did Krakatoa erupt?', '1883', 'eruptions.xlsx', 1],
    ['What is a volcanic neck?', 'solid core of a volcano', 'chapter.epub', 2],
    ['How does a caldera form?', 'emptied magma chamber', 'calderas.html', 1],
    ['What does a tiltmeter measure?', 'slope of the ground', 'paper.pdf', 1],
    ...(canReadScans ? [SCANNED] : []),
  ])('answers “%s” from the file and page that say it', async (question, words, name, at) => {
    const { page } = visitor
    await ask(page, question)
    const reply = page.getByRole('log').locator(':scope > div > *').last()
    await expect.poll(() => reply.innerText()).toContain(words)
    const opened = (await file(name).getAttribute('aria-current')) === 'true'
    const label = opened ? en.tutor.citeLabel(at) : en.tutor.citeLabelIn(name, at)
    await reply.getByRole('button', { name: label }).first().waitFor()
  })

  test('is quizzed across its files', async () => {
    await makeQuiz(visitor.page, 'Volcanoes', 'Volcanoes', { mcq: 0, saq: 8, laq: 0 })
    const { client } = await clientOf(site, LEARNER)
    const { data } = await client.from('quiz_questions').select('source_file_id').throwOnError()
    expect(new Set(data.map(({ source_file_id: id }) => id)).size).toBeGreaterThanOrEqual(4)
  })
})
