/** Writes the sample PDFs offered to new users: `npm run sample`, after a change of their texts. */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { GERMAN } from './sample/text-de.ts'
import { SPANISH } from './sample/text-es.ts'
import { ENGLISH } from './sample/text.ts'
import { typesetSample } from './sample/typeset.ts'

for (const sample of [ENGLISH, GERMAN, SPANISH])
  await writeFile(
    fileURLToPath(new URL(`../../public/sample/${sample.file}`, import.meta.url)),
    await typesetSample(sample),
  )
