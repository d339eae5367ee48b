import { describe, expect, it } from 'vitest'
import { readDocument } from '../../documents/read-document.ts'
import { fillCounts } from '../creation/counts.ts'
import { makeBuiltinQuestions } from './make-questions.ts'

const termsAsked = async (text: string): Promise<string[]> => {
  const file = { fileId: 'f', ...(await readDocument(new TextEncoder().encode(text), 'md')) }
  const drafts = await makeBuiltinQuestions(
    {
      files: [file],
      counts: fillCounts({ mcq: 2, saq: 6, laq: 2 }),
      difficulty: 'medium',
      seed: 3,
    },
    { pause: () => Promise.resolve(), onQuestion: () => undefined },
  )
  return drafts.flatMap(({ question }) => question.match(/(?<=«).+?(?=»)/gu) ?? [])
}

const textOf = (years: string): string => `# El azúcar

La isla tuvo muchos ingenios de azúcar y las familias del puerto vivieron de ellos${years}.

## La crisis

- **Reacción:** Fortalecimiento de los defensores del precio de la caña en los puertos
- **Gremios:** Separación de los oficios del puerto para defender la venta de la caña
- **Ingenio:** una máquina que saca el jugo de la caña con dos piedras que giran
`

describe('the labels of a text', () => {
  it('are terms if the text explains things', async () => {
    expect((await termsAsked(textOf(''))).length).toBeGreaterThan(1)
  })

  it('say what happened if the text tells events', async () => {
    const years = ' en 1801, 1802, 1805, 1807, 1809, 1812 y 1820'
    const asked = await termsAsked(textOf(years))
    expect(asked.map((term) => term.toLowerCase())).toEqual(['ingenio'])
  })
})
