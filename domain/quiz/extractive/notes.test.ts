import { expect, it } from 'vitest'
import { lint } from '../lint.ts'
import { loadEnglish } from '../../text/english.ts'
import { blocksOf } from './reading/blocks.ts'
import { makeBuiltinQuestions } from './make-questions.ts'
import { readMaterial } from './reading/analysed-document.ts'

/** Notes as a browser prints them: the marks of the lists are drawn, and the text does not hold them. */
const NOTES = [
  `Kelp forests

Parts of kelp

Kelp has:
Holdfast: root-like structure that grips the rock
Stipe: flexible stem that carries the blades
Blade: leaf-like part that takes in light
Bladder: small float filled with gas

Zones

Surface:
Blades form a thick canopy
Otters rest between the blades
Waves lose most of their force

Floor:
Urchins graze on young kelp
Holdfasts shelter worms and crabs
Little light reaches the rock`,
  `Threats

Causes:
Warm water slows growth
Urchins multiply without otters
Storms tear whole plants loose

Remedies:
Otters are protected by law
Divers remove urchins by hand
Growers plant young kelp on ropes`,
]

const made = (pages: readonly string[]) =>
  makeBuiltinQuestions(
    {
      files: [{ fileId: 'f', pages }],
      counts: { mcq: 5, saq: 3, laq: 2 },
      difficulty: 'medium',
      seed: 3,
    },
    { pause: () => Promise.resolve(), onQuestion: () => undefined },
  )

it('reads the lines of notes as the items of lists, under their titles and sections', () => {
  const blocks = blocksOf(NOTES).flat()
  expect(blocks.map(({ text, heading }) => [heading, text])).toContainEqual([
    'Kelp forests – Floor',
    'Urchins graze on young kelp',
  ])
})

it('asks about notes without written marks', async () => {
  const questions = await made(NOTES)
  expect(questions.length).toBeGreaterThanOrEqual(7)
  expect(questions.filter((draft) => lint(draft, NOTES) !== null)).toEqual([])
  for (const { page, quote } of questions) expect(NOTES[page - 1]).toContain(quote)
  const asked = questions.map(({ question }) => question).join('\n')
  expect(asked).toMatch(/Kelp forests – (?:Surface|Floor)|Threats – (?:Causes|Remedies)/)
})

it('does not ask what stands under one of several headings that read alike', async () => {
  const twice = [...NOTES, NOTES[1]?.replaceAll('Urchins', 'Snails') ?? '']
  const asked = (await made(twice)).map(({ question }) => question).join('\n')
  expect(asked).not.toContain('Threats – Causes')
})

it('takes what only names things for no statement', async () => {
  const page =
    'Genes\n\n• Genes that are expressed in a blended form together\n• Most flowers contain two genes for one colour of their petals'
  const file = { fileId: 'f', pages: [page] }
  const { sentences } = await readMaterial(await loadEnglish(), file, () => Promise.resolve())
  expect(sentences.map(({ whole }) => whole)).toEqual([false, true])
})
