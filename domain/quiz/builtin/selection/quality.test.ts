import { expect, it } from 'vitest'
import { markBold } from '../../../../testing/documents/emphasis.ts'
import { fillCounts } from '../../creation/counts.ts'
import { makeBuiltinQuestions } from '../make-questions.ts'

const PROSE =
  'The valley has mills of three kinds, and the people of its villages have used them for a hundred years.'

/** The terms asked about, from “Define … in one sentence.”. */
const termsAsked = async (marked: string, saq: number): Promise<string[]> => {
  const drafts = await makeBuiltinQuestions(
    {
      files: [{ fileId: 'mills', ...markBold([marked]) }],
      counts: fillCounts({ mcq: 0, saq, laq: 0 }),
      difficulty: 'medium',
      seed: 3,
    },
    { pause: () => Promise.resolve(), onQuestion: () => undefined },
  )
  return drafts.flatMap(({ question }) => question.match(/(?<=“).+?(?=”)/gu) ?? [])
}

const MARKED = `Mills\n\n${PROSE}\n\nA **tide mill** is a mill that is driven by the water of the flood.\n\nA **sluice** is a gate that lets the water of the pond out at low tide.`

it('asks about the terms that a text marks, and not about others beside them', async () => {
  const remark = 'Grinding is the loudest work that is done in Orrin since 1789.'
  const asked = await termsAsked(`${MARKED}\n\n${remark}`, 8)
  expect(asked).toContain('tide mill')
  expect(asked).toContain('sluice')
  expect(asked).not.toContain('grinding')
})

it('asks for the lists of a text that marks no terms', async () => {
  const list =
    'The mills of the valley are divided into three kinds: tide mills, wind mills, and horse mills.'
  const drafts = await makeBuiltinQuestions(
    {
      files: [{ fileId: 'mills', pages: [`Mills\n\n${PROSE} ${list}`] }],
      counts: fillCounts({ mcq: 0, saq: 2, laq: 0 }),
      difficulty: 'medium',
      seed: 3,
    },
    { pause: () => Promise.resolve(), onQuestion: () => undefined },
  )
  expect(drafts.map(({ question }) => question)).toEqual([
    '“The mills of the valley are divided into three kinds.” Name all 3.',
  ])
})

it('asks first the questions that evaluators are most likely to accept', async () => {
  const glossary = `Key Terms\n\n**weir** the low dam across a river that raises its water for a mill`
  const capitalised = `The **Orrin Mill of 1789** is a house with 3 stones.`
  const [first] = await termsAsked(`Mills\n\n${PROSE}\n\n${capitalised}\n\n${glossary}`, 1)
  expect(first).toBe('weir')
})

it('asks about a term of a text without marks if several paragraphs use it', async () => {
  const backwater = 'Backwater refers to the stretch of a river which a barrier holds at low tide.'
  await expect(termsAsked(`Mills\n\n${PROSE}\n\n${backwater}`, 2)).rejects.toThrow(
    'quiz_text_too_short',
  )
  const asked = await termsAsked(
    `Mills\n\n${PROSE}\n\n${backwater}\n\nEvery backwater was dug by hand.`,
    2,
  )
  expect(asked).toEqual(['backwater'])
})

it('asks about two kinds of one thing that a text without marks defines together', async () => {
  const kinds = `A fixed gate is a board that holds the water of the pond at one height. A lifted gate is a
plate of iron that is raised with a chain so that boats can pass.`
  const asked = await termsAsked(`Mills\n\n${PROSE}\n\n${kinds}`, 2)
  expect(asked.toSorted()).toEqual(['fixed gate', 'lifted gate'])
})

it('asks about a label of notes with few words if the text uses it again and again', async () => {
  const label = '**Tailrace**: tube that drains a wheel.'
  const sluice = '**Leat**: a channel that leads the water of a river to the wheel of a mill'
  const uses = ['dry', 'deep', 'old', 'dug'].map((state) => `Many people call a tailrace ${state}.`)
  const once = await termsAsked(`Mills\n\n${PROSE}\n\n${label}\n\n${sluice}`, 3)
  expect(once).toEqual(['leat'])
  const often = await termsAsked(
    `Mills\n\n${PROSE}\n\n${label}\n\n${sluice}\n\n${uses.join('\n\n')}`,
    3,
  )
  expect(often.toSorted()).toEqual(['leat', 'tailrace'])
})

it('asks about a term of a text without marks if a sentence gives a thing this name', async () => {
  const sentence = 'A tube which is put into the ground to drain a wheel is called a tailpipe.'
  const asked = await termsAsked(`Mills\n\n${PROSE}\n\n${sentence}\n\nThe tailpipe is old.`, 2)
  expect(asked).toEqual(['tailpipe'])
})

it('asks about a bold name at the end of its sentence sooner than about another bold term', async () => {
  const named = 'The 2 keepers of Orrin Gate who open it at night are called **hatchers**.'
  expect(await termsAsked(`Mills\n\n${PROSE}\n\n${named}`, 2)).toEqual(['hatchers'])
  const other = 'The **hatchers** are the 2 keepers of Orrin Gate who open it at night.'
  await expect(termsAsked(`Mills\n\n${PROSE}\n\n${other}`, 2)).rejects.toThrow(
    'quiz_text_too_short',
  )
})
