/**
 * `npm run eval -- [<measure>] [FILE …]`: prints one JSON object per file; without files, for the
 * project's own set. `--model` uses the model from the environment where the measure has one;
 * `--rows N` takes N rows of each file.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { modelFromEnvironment, type EvalOptions } from './eval/options.ts'
import { measureAnswers } from './eval/answers.ts'
import { measureCitations } from './eval/citations.ts'
import { measureLibrary } from './eval/library.ts'
import { measureMarker } from './eval/marker.ts'
import { measureMarks } from './eval/marks.ts'
import { measurePassages } from './eval/passages.ts'
import { measureQuestions } from './eval/questions.ts'
import { measureText } from './eval/text.ts'
import { collectMaterial } from './eval/material.ts'
import { measureTutor } from './eval/tutor.ts'

const own = (name: string): string => fileURLToPath(new URL(`eval/${name}`, import.meta.url))

type Measure = {
  measure(file: string, options: EvalOptions): object | Promise<object>
  files: readonly string[]
}

const MEASURES: Readonly<Record<string, Measure>> = {
  passages: { measure: measurePassages, files: [own('passages.jsonl')] },
  library: { measure: measureLibrary, files: [own('passages.jsonl')] },
  tutor: { measure: measureTutor, files: [own('passages.jsonl')] },
  citations: { measure: measureCitations, files: [own('citations.jsonl')] },
  // No set of PDFs with their text comes with the project.
  text: { measure: measureText, files: [] },
  questions: { measure: measureQuestions, files: [own('tides.txt')] },
  marker: { measure: measureMarker, files: [own('marker.jsonl')] },
  answers: { measure: measureAnswers, files: [own('answers.jsonl')] },
  // Prints what evaluators judge, from files and messages that they bring.
  material: { measure: collectMaterial, files: [] },
  marks: { measure: measureMarks, files: [own('tides.txt'), own('docs/bread.txt')] },
}

const {
  values,
  positionals: [name, ...files],
} = parseArgs({
  allowPositionals: true,
  options: { model: { type: 'boolean' }, rows: { type: 'string' } },
})
const options: EvalOptions = {
  model: values.model ? modelFromEnvironment() : null,
  rows: Math.max(1, Number(values.rows ?? Infinity)),
}
const chosen = name === undefined ? Object.values(MEASURES) : [MEASURES[name]]
for (const measure of chosen) {
  if (!measure) {
    console.error(
      `usage: npm run eval -- ${Object.keys(MEASURES).join('|')} [--model] [--rows N] [FILE …]`,
    )
    process.exit(2)
  }
  for (const file of files.length > 0 ? files : measure.files)
    console.log(JSON.stringify(await measure.measure(file, options)))
}
