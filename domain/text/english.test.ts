import { expect, it } from 'vitest'
import { loadEnglish, nounPhrases } from './english.ts'

it('reads sentences, parts of speech and lemmas with their places in the text', async () => {
  const english = await loadEnglish()
  const text = 'Dr. Curie studied radioactive elements. They glowed.'
  const sentences = english.analyse(text)
  expect(sentences.map((sentence) => sentence.text)).toEqual([
    'Dr. Curie studied radioactive elements.',
    'They glowed.',
  ])
  const studied = sentences[0]?.tokens.find((token) => token.text === 'studied')
  expect(studied).toMatchObject({ pos: 'VERB', lemma: 'study' })
  for (const { tokens } of sentences)
    for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text)
})

it('finds the noun phrases, the last word being the head', async () => {
  const english = await loadEnglish()
  const [sentence] = english.analyse('The green leaves need warm water near the old river bank.')
  if (!sentence) throw new Error('one sentence')
  expect(nounPhrases(sentence).map((phrase) => phrase.text)).toEqual([
    'green leaves',
    'warm water',
    'old river bank',
  ])
})

it('reads nothing from nothing', async () => {
  const english = await loadEnglish()
  expect(english.analyse('')).toEqual([])
})

it.each([',', ':', ';', '!', '.'])('reads "cannot" directly before %s', async (mark) => {
  const english = await loadEnglish()
  const [sentence] = english.analyse(`Nobody should promise what he cannot${mark} she wrote.`)
  expect(sentence?.tokens.find((token) => token.text === 'cannot')?.lemma).toBe('cannot')
})
