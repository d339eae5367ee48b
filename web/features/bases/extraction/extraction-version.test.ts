import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ReadableExtension } from '../../../../domain/bases/file-types.ts'
import { item, makeDocx, paragraph, run, table } from '../../../../testing/documents/docx.ts'
import { makeEpub } from '../../../../testing/documents/epub.ts'
import { makePptx, shape, slideTable } from '../../../../testing/documents/pptx.ts'
import { makeXlsx } from '../../../../testing/documents/xlsx.ts'
import { makeSlidesPdf } from '../../../../testing/pdf.ts'
import { extractInProcess } from './extract-in-process.ts'
import { EXTRACTION_VERSION } from './extraction-version.ts'

/**
 * The digest of what each version of the readers stores of the files below. The last one may change
 * until it is released; after that, a change needs a line of its own and a higher version.
 */
const DIGESTS = { 4: '4cb05ec7416dbfba4dda2e647fce327d2d3d63aceac2155ca45fa3abee376370' }

const HTML = `<h1>Cells</h1><p>A <b>cell</b> has a <a href="#wall">wall</a>, H<sub>2</sub>O and
  <math><mfrac><mi>a</mi><mn>2</mn></mfrac></math>.</p><ul><li>One<ol><li>Two</li></ol></li></ul>
  <table><tr><th>Part</th><th>Task</th></tr><tr><td>Wall</td><td>Support</td></tr></table>
  <h2 id="wall">The wall</h2><blockquote>It is rigid.</blockquote><pre>a = 1</pre>
  <figure><img src="a.png" alt="A wall"><figcaption>Figure 1: A wall.</figcaption></figure>`

const MARKDOWN = `# Cells\n\nA **cell** has a *wall*[^1] and $x^2$.\n\n1. One\n   - Two\n2. Three\n
| Part | Task |\n| --- | --- |\n| Wall | Support |\n\n> It is rigid.\n\n\`\`\`js\na = 1\n\`\`\`\n
[Wall](#the-wall)\n\n## The wall\n\n[^1]: A note.\n`

const SLIDE = [
  ['A cell has a wall', 0],
  ['It is rigid', 1],
  ['Roots take up water', 0],
] as const

const utf8 = (text: string) => new TextEncoder().encode(text)
const sample = (name: string) => new Uint8Array(readFileSync(`public/sample/${name}.pdf`))

const FILES: readonly (readonly [ReadableExtension | null, Uint8Array<ArrayBuffer>])[] = [
  [null, sample('how-memory-works')],
  [null, sample('wie-das-gedaechtnis-arbeitet')],
  [null, sample('como-funciona-la-memoria')],
  [null, await makeSlidesPdf([{ title: 'Cells', items: SLIDE }])],
  ['html', utf8(HTML)],
  ['md', utf8(MARKDOWN)],
  ['txt', utf8('CELLS\n\nA cell has a wall.\n\n- One\n- Two\n')],
  ['epub', makeEpub([HTML, '<h1>Roots</h1><p>A root takes up water.</p>'])],
  [
    'docx',
    makeDocx([
      paragraph('Cells', { style: 'berschrift1' }),
      `<w:p>${run('A ')}${run('cell', '<w:b/>')}${run(' has a wall.')}</w:p>`,
      item('One', 2),
      item('Two', 1, 1),
      table([
        ['Part', 'Task'],
        ['Wall', 'Support'],
      ]),
    ]),
  ],
  [
    'pptx',
    makePptx([
      {
        shapes: [
          shape({ role: 'title', lines: ['Cells'] }),
          shape({ role: 'body', lines: ['A cell has a wall.', 'It is rigid.'] }),
          slideTable(
            [
              ['Part', 'Task'],
              ['Wall', 'Support'],
            ],
            [0, 900],
          ),
        ],
        notes: 'Plants only.',
      },
    ]),
  ],
  [
    'xlsx',
    makeXlsx([
      {
        name: 'Cells',
        rows: [
          ['Part', 'Size'],
          ['Wall', 12.5],
        ],
      },
    ]),
  ],
]

test('a change of what is stored of files has a version of its own', async () => {
  const hash = createHash('sha256')
  for (const [extension, bytes] of FILES) {
    const options = { extension, onProgress: () => {}, signal: new AbortController().signal }
    hash.update(JSON.stringify(await extractInProcess(bytes.buffer, options)))
  }
  expect({ [EXTRACTION_VERSION]: hash.digest('hex') }).toEqual(DIGESTS)
})
