import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { freePort } from '../testing/services/free-port.ts'
import { axeViolations } from './axe.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const COMPONENTS = `${ROOT}web/components`
/** The page and its parts. */
const STYLEGUIDE = ['routes/styleguide', 'styleguide/feedback', 'styleguide/sortable-list'].map(
  (name) => `${ROOT}web/app/${name}.tsx`,
)

/** The page exists in development only: Vite serves it, as `npm run dev` does. */
describe('the style guide', () => {
  let browser: Browser
  let vite: ViteDevServer
  let visitor: BrowserSession
  beforeAll(async () => {
    const port = await freePort()
    vite = await createServer({
      root: ROOT,
      logLevel: 'error',
      cacheDir: 'node_modules/.cache/vite-styleguide',
      server: { host: '127.0.0.1', port, strictPort: true, hmr: false, watch: null },
    })
    await vite.listen()
    browser = await sharedBrowser()
    visitor = await openSession(browser, { baseURL: `http://127.0.0.1:${port}` })
    await visitor.page.goto('/styleguide')
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    // Vite reloads the page once when it has optimised its dependencies.
    await visitor.page.waitForLoadState('networkidle')
  })
  afterAll(async () => {
    await visitor.close()
    await vite.close()
  })

  test('shows every component', async () => {
    const files = await readdir(COMPONENTS, { recursive: true })
    const primitives = files.filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    const sources = await Promise.all(STYLEGUIDE.map((file) => readFile(file, 'utf8')))
    const source = sources.join('\n')
    expect(primitives.length).toBeGreaterThan(10)
    expect(primitives.filter((name) => !source.includes(`components/${name}'`))).toEqual([])
  })

  test('shows them busy, disabled, invalid, selected, empty and failed', async () => {
    const { page } = visitor
    for (const state of [
      'button[aria-busy=true]',
      'button:disabled',
      'input[aria-invalid=true]',
      'input:disabled',
      'input[type=checkbox]:checked',
      'input[type=checkbox]:indeterminate',
      'input[type=radio]:checked',
      '[role=tab][aria-selected=true]',
      '[role=progressbar][aria-valuenow]',
      '[role=progressbar]:not([aria-valuenow])',
      '[role=status]',
      '[role=alert]',
      '.katex',
    ])
      await page.locator(state).first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: en.common.retry }).waitFor()
  })

  test('sets compared figures in a bundled font with equal widths', async () => {
    const widths = await visitor.page.evaluate(async () => {
      await document.fonts.ready
      const measure = document.createElement('span')
      measure.className = 'font-figures absolute'
      document.body.append(measure)
      const measured = ['0000', '1111', '7777', '8888'].map((figures) => {
        measure.textContent = figures
        return measure.getBoundingClientRect().width
      })
      measure.remove()
      return { measured, loaded: document.fonts.check('16px "Instrument Sans"', '1') }
    })
    expect(widths.loaded).toBe(true)
    expect(new Set(widths.measured).size).toBe(1)
  })

  test('keeps the arrow of a select off its border', async () => {
    const { page } = visitor
    const picture = await page.getByLabel('Difficulty', { exact: true }).screenshot()
    const distance = await page.evaluate(
      async (bytes) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
        const { width, height } = bitmap
        const context = new OffscreenCanvas(width, height).getContext('2d')
        context?.drawImage(bitmap, 0, 0)
        const row = Math.round(height / 2)
        const ground = context?.getImageData(width - 5, row, 1, 1).data.join()
        // From inside the border to the left, in the rows of the arrow
        for (let x = width - 5; x > 0; x--)
          for (let y = row - 4; y < row + 4; y++)
            if (context?.getImageData(x, y, 1, 1).data.join() !== ground) return width - x
        return 0
      },
      [...picture],
    )
    expect(distance).toBeGreaterThan(10)
    expect(distance).toBeLessThan(20)
  })

  test('adapts to forced colours', async () => {
    const { page } = visitor
    await page.emulateMedia({ forcedColors: 'active' })
    const drawn = await page.evaluate(() => {
      const fillOf = (name: string) => {
        const shape = document.querySelector(`svg .${name}`)
        return shape && getComputedStyle(shape).fill
      }
      const probe = document.body.appendChild(document.createElement('i'))
      const colour = (name: string) => {
        probe.style.color = name
        return getComputedStyle(probe).color
      }
      const [text, lit] = [colour('CanvasText'), colour('Highlight')]
      probe.remove()
      return {
        track: fillOf('fill-line'),
        text: [fillOf('fill-muted'), text],
        lit: [fillOf('fill-accent'), lit],
      }
    })
    await page.emulateMedia({ forcedColors: 'none' })
    expect(drawn.text[0]).toBe(drawn.text[1])
    expect(drawn.lit[0]).toBe(drawn.lit[1])
    expect(drawn.track).not.toBe(drawn.text[0])
  })

  test.each(['dark', 'light'])(
    'has no axe violations in the %s theme, with overlays open',
    async (theme) => {
      const { page } = visitor
      await page.evaluate(
        (expectedWidths) => (document.documentElement.dataset['theme'] = expectedWidths),
        theme,
      )
      expect(await axeViolations(visitor.page)).toEqual([])
      const rename = page.getByRole('menuitem', { name: 'Rename' })
      // The first click may come while Vite still serves the menu's code.
      await expect
        .poll(async () => {
          if (await rename.isHidden())
            await page.getByRole('button', { name: 'Actions', exact: true }).click()
          return rename.isVisible()
        })
        .toBe(true)
      expect(await axeViolations(visitor.page)).toEqual([])
      await page.keyboard.press('Escape')
      for (const overlay of ['Dialog', 'Confirmation']) {
        await page.getByRole('button', { name: overlay, exact: true }).click()
        await page.getByRole('dialog').waitFor()
        expect(await axeViolations(visitor.page)).toEqual([])
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      await page.getByRole('button', { name: 'Removal', exact: true }).click()
      // It stays open under the mouse.
      await page.getByText('Sample deleted', { exact: true }).hover()
      expect(await axeViolations(visitor.page)).toEqual([])
      await page.getByRole('button', { name: en.common.undo }).click()
      await page.getByRole('button', { name: 'Removal', exact: true }).waitFor()
    },
  )
})
