/** Writes the sample PDF offered to new users (`npm run sample`, after a change of its text). */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { typesetSample } from './sample/typeset.ts'

await writeFile(
  fileURLToPath(new URL('../public/sample/how-memory-works.pdf', import.meta.url)),
  await typesetSample(),
)
