import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const WEB = fileURLToPath(new URL('.', import.meta.url))

/**
 * Physical direction utilities in place of logical ones (`ps-4`, `text-start`, `rounded-e`,
 * `start-0`).
 */
const PHYSICAL =
  /(?<=["'`\s:!-])(?:(?:p|m|scroll-m|scroll-p)[lr]-[\w[]|(?:left|right)-(?:\d|\[|auto|full|px)|text-(?:left|right)\b|float-(?:left|right)\b|border-[lr](?:-|\b)|rounded-(?:[lr]|[tb][lr])(?:-|\b))/g

it('uses logical directions only, so that the layout mirrors for right-to-left scripts', async () => {
  const files = (await readdir(WEB, { recursive: true })).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(`${WEB}${file}`, 'utf8')
      return [...text.matchAll(PHYSICAL)].map(([utility]) => `${file}: ${utility}`)
    }),
  )
  expect(found.flat()).toEqual([])
  expect('class="pl-4 text-left rounded-tl-md border-l -ml-2 left-0"'.match(PHYSICAL)).toHaveLength(
    6,
  )
})
