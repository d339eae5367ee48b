import type { ExportQuestion, ExportSet } from '../domain/export/question.ts'

const SOURCE = {
  fileName: 'leaves & roots.pdf',
  page: 4,
  quote: 'Chlorophyll absorbs mostly red and blue light.',
  url: 'https://stoa.example/base/1?page=4&file=2',
}

const choice: ExportQuestion = {
  id: '00000000-0000-4000-8000-000000000001',
  text: 'Which light does chlorophyll absorb most?',
  options: ['Green', 'Red and blue', 'Ultraviolet', 'Infrared'],
  correctOption: 1,
  answer: 'Red and blue',
  explanation: 'The text says so.',
  marks: 1,
  points: [],
  source: SOURCE,
  changedAt: new Date('2026-03-01T10:00:00Z'),
}

/** A question whose texts contain what each format treats as its own syntax. */
const awkward: ExportQuestion = {
  ...choice,
  id: '00000000-0000-4000-8000-000000000002',
  text: '=1+1 {a} ~b #c: d \\ <b>&"\' ]]> ::e:: // f\nIs $E = mc^2$ or `x -> y`?\u0000',
  options: ['%50% <i>half</i>', '[plain] =yes', '~no # never', '@SUM(A1:A9)'],
  correctOption: 3,
  answer: '@SUM(A1:A9)',
  explanation: '-1 is "quoted", with ümlauts, 漢字 and an emoji 🌱.',
}

const written: ExportQuestion = {
  ...choice,
  id: '00000000-0000-4000-8000-000000000003',
  text: 'Why do leaves look green?',
  options: [],
  correctOption: null,
  answer: 'Green light is reflected.',
  marks: 3,
  points: [
    { text: 'Chlorophyll absorbs red and blue light', page: 4 },
    { text: 'Green light is reflected', page: 4 },
  ],
  source: { fileName: null, page: null, quote: null, url: null },
}

/** A set with a question of each kind and one full of special characters. */
export const exportSet: ExportSet = {
  title: 'Leaves / "Light" & <water>: part 1',
  questions: [choice, awkward, written],
}

export const solutionTexts = {
  page: (page: number) => `p. ${page}`,
  source: 'Source:',
  points: 'A full answer says:',
}
