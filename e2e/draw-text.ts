import type { Browser } from 'playwright-core'

type Options = {
  /** Dots per inch of the page. */
  dpi?: number
  /** Grey levels by which pixels differ at most from what was drawn. */
  noise?: number
}

/** A PNG of an A4 page with these lines in a serif font, drawn by the browser. */
export async function drawText(
  browser: Browser,
  lines: readonly string[],
  { dpi = 150, noise = 0 }: Options = {},
): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    const url = await page.evaluate(
      ({ lines, dpi, noise }) => {
        const canvas = document.createElement('canvas')
        canvas.width = Math.round(8.27 * dpi)
        canvas.height = Math.round(11.69 * dpi)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('no canvas')
        context.fillStyle = 'white'
        context.fillRect(0, 0, canvas.width, canvas.height)
        context.fillStyle = 'black'
        context.font = `${(12 / 72) * dpi}px serif`
        lines.forEach((line, at) => context.fillText(line, 0.8 * dpi, (1 + at * 0.27) * dpi))
        const picture = context.getImageData(0, 0, canvas.width, canvas.height)
        // A fixed sequence: the same page in every run.
        let state = 1
        for (let at = 0; at < picture.data.length; at += 4) {
          state = (state * 48_271) % 2_147_483_647
          const change = noise * (state / 1_073_741_823.5 - 1)
          for (const channel of [0, 1, 2])
            picture.data[at + channel] = (picture.data[at + channel] ?? 0) + change
        }
        context.putImageData(picture, 0, 0)
        return canvas.toDataURL('image/png')
      },
      { lines, dpi, noise },
    )
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  } finally {
    await page.close()
  }
}
