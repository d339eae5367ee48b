import { expect, it } from 'vitest'
import { readDocument } from '../../../documents/read-document.ts'
import { onOneLine } from '../../../text/normalise.ts'
import { fillCounts } from '../../creation/counts.ts'
import { makeBuiltinQuestions } from '../make-questions.ts'

const host = { pause: () => Promise.resolve(), onQuestion: () => undefined }

const PARTS = [
  ['Dam', 'a wall of stone that keeps the water of the pond from the sea'],
  ['Sluice', 'a gate of oak that holds the water back until the ebb begins'],
  ['Race', 'a bed of clay in which the water runs from the pond to the wheel'],
  ['Wheel', 'a ring of elm with paddles that the water pushes round its axle'],
  ['Hopper', 'a box of pine from which the grain falls slowly on the stones'],
] as const

it('does not ask in writing for a term that a choice of the same quiz describes', async () => {
  const items = PARTS.map(([part, description]) => `- ${part}: ${description}`)
  const text = `# Parts of a mill\n\nThe mill of the coast has been at work for three hundred years.\n\n${items.join('\n')}`
  const file = { fileId: 'mill', ...(await readDocument(new TextEncoder().encode(text), 'md')) }
  for (const seed of [1, 2, 3, 4]) {
    const drafts = await makeBuiltinQuestions(
      { files: [file], counts: fillCounts({ mcq: 3, laq: 1 }), difficulty: 'medium', seed },
      host,
    )
    const written = drafts.flatMap(({ points }) => points.map(({ text: point }) => point))
    const shown = drafts
      .filter(({ wrong }) => wrong.length > 0)
      .map(({ question }) => PARTS.find(([, described]) => onOneLine(question).includes(described)))
    expect(written.length).toBeGreaterThan(0)
    expect(
      written.filter((point) => shown.some((part) => part && point.includes(part[1]))),
    ).toEqual([])
  }
})
