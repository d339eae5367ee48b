import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makePdf } from '../../testing/pdf.ts'
import { measureText } from './text.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'truth-'))
  await mkdir(join(folder, 'gt'))
})
afterEach(() => rm(folder, { recursive: true }))

async function measure(truth: string, content: string) {
  await writeFile(
    join(folder, 'manifest.tsv'),
    `file\tkind\tgt\na.pdf\tone\tgt/${truth}\nb.pdf\t\t\n`,
  )
  await writeFile(join(folder, 'gt', truth), content)
  const pdf = await makePdf({ pages: ['The tide rises twice a day. The moon causes it.'] })
  await writeFile(join(folder, 'a.pdf'), pdf)
  return measureText(folder)
}

it('finds all words of a ground truth in Markdown', async () => {
  const truth =
    '## The **tide** rises\n\n<!-- image -->\n| twice | a day. |\n| - | - |\n\nThe moon causes it.'
  expect(await measure('a.md', truth)).toMatchObject({
    files: [{ file: 'a.pdf', words: 10, wordRecall: 100, fiveGramRecall: 100 }],
  })
})

it('counts words that are missing, or occur less often, and the runs that they are in', async () => {
  const truth = 'The tide rises twice a day, day and night.'
  expect(await measure('a.md', truth)).toMatchObject({
    files: [{ words: 9, wordRecall: 66.7, fiveGramRecall: 40 }],
  })
})

it('leaves out the commands of LaTeX, and returns no figure if no words are left', async () => {
  const page = (body: string) =>
    `\\documentclass{article} % The\n\\begin{document}${body}\\end{document}`
  const truth = page('\\begin{tabular}{lcc}\\textbf{The tide} rises % often\n\\end{tabular}')
  expect(await measure('a.tex', truth)).toMatchObject({ files: [{ words: 3, wordRecall: 100 }] })
  expect(await measure('a.tex', page('\\lipsum[1-10]'))).toMatchObject({
    files: [{ words: 0, wordRecall: null, fiveGramRecall: null }],
  })
})
