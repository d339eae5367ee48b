import { describe, expect, it } from 'vitest'
import { markBold } from '../../../testing/emphasis.ts'
import { fillCounts, type QuestionCounts } from '../creation/counts.ts'
import { chooseBuiltinQuestions } from './make-questions.ts'
import { qualityFeatures, type QualityFeatures } from './quality-features.ts'

const host = { pause: () => Promise.resolve(), onQuestion: () => undefined }

const ENTRIES: Readonly<Record<string, string>> = {
  mitochondrion: 'organelle that releases energy from sugar',
  ribosome: 'organelle that assembles proteins from amino acids',
  lysosome: 'organelle that digests worn-out parts',
  chloroplast: 'organelle in which light is turned into sugar',
  osmosis: 'movement of water through a membrane towards the higher concentration',
  diffusion: 'movement of particles towards the place where they are fewer',
  'active transport': 'movement of particles against their gradient at the cost of energy',
  'passive transport': 'movement of substances that needs no energy from outside',
}

const GLOSSARY = markBold([
  `Cells\n\nThe course explains ${Object.keys(ENTRIES).join(', ')} one after another, and each of them has a lesson of its own in the book.`,
  `Key Terms\n\n${Object.entries(ENTRIES)
    .map(([term, meaning]) => `**${term}** ${meaning}`)
    .join('\n\n')}`,
])

const featuresOf = async (counts: Partial<QuestionCounts>): Promise<QualityFeatures[]> => {
  const files = [{ fileId: 'cells', ...GLOSSARY }]
  const request = { files, counts: fillCounts(counts), difficulty: 'medium', seed: 3 } as const
  return (await chooseBuiltinQuestions(request, host)).map(qualityFeatures)
}

describe('features of a question', () => {
  it('describe the source, the meaning and the options of a choice', async () => {
    const [features] = await featuresOf({ mcq: 1 })
    expect(features).toMatchObject({
      isWhatIs: 0,
      fromGlossary: 1,
      fromPlain: 0,
      termWords: 2,
      optionSameKind: 1,
      isGerman: 0,
    })
    expect(features?.['keyLength']).toBeGreaterThan(0.5)
  })

  it('are zero for options where the answer is written', async () => {
    const all = await featuresOf({ saq: 4 })
    const [single] = all.filter(({ isWhatIs }) => isWhatIs === 1)
    expect(single).toMatchObject({ optionLikeness: 0, keyLength: 0, pairLikeness: 0 })
    const [pair] = all.filter(({ isDifference }) => isDifference === 1)
    expect(pair).toMatchObject({ optionLikeness: 0, keyLength: 0, isWhatIs: 0 })
    expect(pair?.['pairLikeness']).toBeGreaterThan(0)
  })

  it('are the same finite numbers for every kind of question', async () => {
    const all = await featuresOf({ mcq: 2, saq: 2, laq: 1 })
    expect(all.length).toBeGreaterThan(2)
    for (const features of all) {
      expect(Object.keys(features)).toEqual(Object.keys(all[0] ?? {}))
      expect(Object.values(features).every(Number.isFinite)).toBe(true)
    }
  })
})
