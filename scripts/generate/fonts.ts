/**
 * `npm run fonts`: writes the fonts of `web/fonts/`, reduced to the weights the site uses. A
 * variable font contains every weight in its range; Newsreader from 200 to 800 is 1.5 times as
 * large as from 400 to 600.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const PUBLISHED = new URL('../../node_modules/@fontsource-variable/', import.meta.url)
const OUTPUT = new URL('../../web/fonts/', import.meta.url)
const FONTS = [
  { from: 'newsreader/files/newsreader-latin-wght-normal.woff2', to: 'newsreader.woff2' },
  { from: 'newsreader/files/newsreader-latin-wght-italic.woff2', to: 'newsreader-italic.woff2' },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
  },
]
const WEIGHTS = { min: 400, max: 600 }
/** Latin letters of European languages, typographic and mathematical characters. */
const RANGES = [
  [0x20, 0x17f],
  [0x2010, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2265],
] as const

const text = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('')

await mkdir(OUTPUT, { recursive: true })
for (const { from, to } of FONTS) {
  const published = await readFile(new URL(from, PUBLISHED))
  const output = await subsetFont(published, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  })
  await writeFile(new URL(to, OUTPUT), output)
  console.log(
    `${fileURLToPath(new URL(to, OUTPUT))}: ${published.byteLength} -> ${output.byteLength} bytes`,
  )
}
