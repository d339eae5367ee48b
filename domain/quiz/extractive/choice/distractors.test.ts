import { describe, expect, it } from 'vitest'
import { makeBuiltinQuestions } from '../make-questions.ts'

const mcqs = async (pages: readonly string[], seed: number) =>
  makeBuiltinQuestions(
    {
      files: [{ fileId: 'file', pages }],
      counts: { mcq: 12, saq: 0, laq: 0 },
      difficulty: 'easy',
      seed,
    },
    { pause: () => Promise.resolve(), onQuestion: () => undefined },
  )

const hansa = `The Treaty of Stralsund ended a war in 1370 and gave the League four fortresses in Scania.
Stockfish from Norway was traded for grain in Bergen. The four great offices stood in London, Bruges, Bergen and Novgorod.
The founding of Lübeck in 1143 gave the merchants a harbour on the coast. The assembly of the towns met for the first
time in 1356. Ivan III closed the office of Novgorod in 1494. The last assembly of the towns met in 1669 without success.
A normal cog could carry between 55 and 100 tonnes of cargo on every voyage to the west. About 12 percent of the cargo
that went to Bruges was lost on the way.`

describe('wrong options', () => {
  it('are places where a place is asked for, since names of one list are of one kind', async () => {
    const questions = (await Promise.all([1, 2, 3, 4].map((seed) => mcqs([hansa], seed)))).flat()
    const places = questions.filter(({ correct }) => correct === 'Bergen')
    expect(places.length).toBeGreaterThan(0)
    for (const { wrong } of places)
      for (const option of wrong)
        expect(['London', 'Bruges', 'Novgorod', 'Scania', 'Norway', 'Lübeck']).toContain(option)
  })

  it('are years that the text could know, and numbers that the sentence allows', async () => {
    const questions = (
      await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => mcqs([hansa], seed)))
    ).flat()
    const years = questions.filter(({ correct }) => /^1\d{3}$/.test(correct))
    expect(years.length).toBeGreaterThan(0)
    for (const { wrong } of years)
      for (const year of wrong) expect(Number(year)).toBeLessThanOrEqual(1669)
    for (const { correct, wrong } of questions.filter(({ question }) =>
      question.includes('between 55 and ____'),
    ))
      for (const option of wrong) expect([correct, Number(option) > 55]).toEqual(['100', true])
  })
})
