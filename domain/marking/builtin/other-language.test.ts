import { expect, it } from 'vitest'
import { hasLanguageMismatch } from './other-language.ts'

const question = {
  question_type: 'saq',
  question_text: 'Why do leaves look green?',
  options: null,
  correct_answer:
    'Chlorophyll absorbs the red and the blue light. The green light is reflected by the leaf and reaches the eye.',
  correct_option_number: null,
  marks: 3,
  source_page: 5,
  source_quote: null,
  points: [],
} as const

it.each([
  [
    'Das Blattgrün nimmt das rote und das blaue Licht auf, und das grüne Licht wird vom Blatt zurückgeworfen.',
    true,
  ],
  [
    'La clorofila absorbe la luz roja y la azul, y la luz verde se refleja en la hoja y llega al ojo.',
    true,
  ],
  [
    'The leaf takes in the red and the blue light, and what is left of it is green to the eye.',
    false,
  ],
  ['Chlorophyll', false],
  // Notes have hardly any function words, and these occur in Italian too.
  ['leaf: absorbs red/blue light -> green light reflected -> eye (la clorofila)', false],
  [
    '叶绿素吸收红光和蓝光,绿光被叶片反射出来进入眼睛,所以叶子看起来是绿色的,这就是 chlorophyll 的作用,也是 photosynthesis 的基础。',
    true,
  ],
])('detects whether an answer is in the language of the material: %s', (answer, other) => {
  expect(hasLanguageMismatch(question, answer)).toBe(other)
})
