/** `npm run eval -- <measure> [FILE …]`: one JSON object a file on standard output. Without files: our own set. */
import { fileURLToPath } from 'node:url'
import { measureCitations } from './eval/citations.ts'
import { measureMarker } from './eval/marker.ts'
import { measurePassages } from './eval/passages.ts'
import { measureQuestions } from './eval/questions.ts'
import { measureTutor } from './eval/tutor.ts'

const own = (name: string): string => fileURLToPath(new URL(`eval/${name}`, import.meta.url))

type Measure = { measure(file: string): object | Promise<object>; files: readonly string[] }

const MEASURES: Readonly<Record<string, Measure>> = {
  passages: { measure: measurePassages, files: [own('passages.jsonl')] },
  tutor: { measure: measureTutor, files: [own('passages.jsonl')] },
  citations: { measure: measureCitations, files: [own('citations.jsonl')] },
  questions: { measure: measureQuestions, files: [own('tides.txt')] },
  marker: { measure: measureMarker, files: [own('marker.jsonl')] },
}

const [name, ...files] = process.argv.slice(2)
const chosen = name === undefined ? Object.values(MEASURES) : [MEASURES[name]]
for (const measure of chosen) {
  if (!measure) {
    console.error(`usage: npm run eval -- ${Object.keys(MEASURES).join('|')} [FILE …]`)
    process.exit(2)
  }
  for (const file of files.length > 0 ? files : measure.files)
    console.log(JSON.stringify(await measure.measure(file)))
}
