import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../documents/read-document.ts'
import type { QuestionDraft } from '../../../creation/draft.ts'
import { fillCounts, type QuestionCounts } from '../../../creation/counts.ts'
import { lint } from '../../../creation/lint.ts'
import { makeBuiltinQuestions } from '../../make-questions.ts'

const host = { pause: () => Promise.resolve(), onQuestion: () => undefined }

const make = async (text: string, counts: Partial<QuestionCounts>): Promise<QuestionDraft[]> => {
  const file = { fileId: 'mills', ...(await readDocument(new TextEncoder().encode(text), 'md')) }
  const request = {
    files: [file],
    counts: fillCounts(counts),
    difficulty: 'medium',
    seed: 5,
  } as const
  const drafts = await makeBuiltinQuestions(request, host)
  for (const draft of drafts) expect(lint(draft, file.pages)).toBeNull()
  return drafts
}

const INTRO = `# Mills

The mills of the coast were built by monks, and the people of the villages used them for many years. They are shown to visitors in the summer, and some of them still grind corn for the bakers of the town.
`
const LIST = `
## Types of mills

- Tide mill: runs on the ebb that a pond keeps behind a dam
- Post mill: a wooden house turned on a trunk of oak
- Tower mill: a tall house with a cap that alone faces the storm
- Horse mill: an animal walks in circles below the grinding floor
`

describe('questions about siblings', () => {
  it('asks which thing of a list is described', async () => {
    const drafts = await make(INTRO + LIST, { mcq: 2 })
    expect(drafts[0]?.question).toMatch(/^On “Types of mills”: which of these is described/u)
    const [first] = drafts
    expect([first?.correct, ...(first?.wrong ?? [])].sort()).toEqual([
      'Horse mill',
      'Post mill',
      'Tide mill',
      'Tower mill',
    ])
    expect(first?.quote).toContain(first?.correct)
  })

  it('asks at most six questions about the things that one document puts side by side', async () => {
    const list = [
      'Tide mill: runs on the ebb that a pond keeps behind a dam',
      'Horse mill: walks an animal in circles below the grinding floor',
      'Hand mill: turns on a peg that a cook holds in the kitchen',
      'Wind mill: drives its stones with sails of canvas in a storm',
      'Ship mill: floats on a stream and is tied to a bridge',
      'Steam mill: burns coal from the colliery to heat a boiler',
      'Saw mill: cuts trunks of oak into planks for carpenters',
      'Paper mill: pounds rags into pulp for printers and clerks',
    ]
    const items = list.map((item) => `- ${item}`).join('\n')
    const drafts = await make(`${INTRO}\n## Types of mills\n\n${items}\n`, { mcq: 8 })
    expect(drafts.filter(({ question }) => question.startsWith('On “Types'))).toHaveLength(6)
  })

  it('asks in writing for some and for all things of a list', async () => {
    const drafts = await make(INTRO + LIST, { saq: 1, laq: 1 })
    expect(drafts.map(({ type, question }) => `${type} ${question}`)).toEqual([
      'laq “Types of mills.” Name and explain all 4.',
      expect.stringMatching(/^saq On “Types of mills”: explain “\w+ mill” and “\w+ mill”\.$/u),
    ])
    expect(drafts[0]?.points.map(({ text }) => text.split(':')[0])).toEqual([
      'Tide mill',
      'Post mill',
      'Tower mill',
      'Horse mill',
    ])
  })

  it('asks which term is meant, among names that the text puts beside it', async () => {
    const text = `${INTRO}
The stones are granite, basalt, sandstone, and quartzite. A **granite** is a pale rock that hardens slowly under the hills. The monks took basalt, sandstone, and quartzite to the coast by boat.
`
    const [draft] = await make(text, { mcq: 1 })
    expect(draft).toMatchObject({
      question: 'Which term means “a pale rock that hardens slowly under the hills”?',
      correct: 'Granite',
    })
    expect([...(draft?.wrong ?? [])].sort()).toEqual(['Basalt', 'Quartzite', 'Sandstone'])
  })

  it('asks in German and in Spanish', async () => {
    const german = await make(
      `# Mühlen\n\nDie Mühlen an der Küste wurden von Mönchen gebaut, und die Leute in den Dörfern haben sie viele Jahre lang benutzt.\n\n## Arten von Mühlen\n\n- Bockmühle: ein hölzernes Haus, das auf einem Pfahl gedreht wird\n- Tretanlage: ein Rad, das von einem Tier bewegt wird\n- Gezeitenmühle: ein Bauwerk, das den Rückfluss des Meeres nutzt\n- Handstein: ein kleines Gerät, das in der Küche steht`,
      { mcq: 1 },
    )
    expect(german[0]?.question).toMatch(/^Zu „Arten von Mühlen“: Worauf trifft/u)
    const spanish = await make(
      `# Molinos\n\nLos molinos de la costa fueron construidos por los monjes, y la gente de los pueblos los usó durante muchos años.\n\n## Tipos de molinos\n\n- Aceña: una rueda que gira con la corriente del río\n- Tahona: un aparato que mueve una mula en un patio\n- Batán: una máquina que golpea los paños con mazos de roble\n- Noria: una cadena de cubos que sube el agua del pozo`,
      { mcq: 1 },
    )
    expect(spanish[0]?.question).toMatch(/^Sobre «Tipos de molinos»: ¿cuál/u)
  })
})

it('gives what a text says of a thing by a verb as a sentence', async () => {
  const kinds = `
## Types of mills

- **Tide mill** runs on the ebb that a pond keeps behind a dam of oak
- **Post mill** turns as a whole on one trunk that is fixed in the ground
- **Tower mill** carries a cap of wood that alone faces the storm
- **Horse mill** needs an animal that walks in circles below the floor
`
  const drafts = await make(INTRO + kinds, { mcq: 2, saq: 2, laq: 1 })
  const texts = drafts.flatMap(({ explanation, points }) => [
    ...explanation.split('\n'),
    ...points.map(({ text }) => text),
  ])
  expect(texts).toContain('Tide mill runs on the ebb that a pond keeps behind a dam of oak')
  expect(texts.filter((text) => /mill: (?:runs|turns|carries|needs)/u.test(text))).toEqual([])
})

describe('a question about one thing of a list', () => {
  const list = (stage: string) => `${INTRO}
## Stages of grinding

- ${stage}
- Rest: two hours
- Sieve: at night
`
  const stage =
    'Cracking: used for grain that is wet after the harvest, such as the barley and rye of the coast'

  it('asks for one sentence', async () => {
    const [draft] = await make(list(stage), { saq: 1 })
    expect(draft?.question).toBe('On “Stages of grinding”: explain “Cracking” in one sentence.')
  })

  it('is not asked if the text says much more of the thing than its answer', async () => {
    const more =
      'It takes a day. The keeper hears by the sound of the stone when it is over, opens the gate below the hopper and lets the hulls fall.'
    const [draft] = await make(list(`${stage}. ${more}`), { saq: 1 })
    expect(draft?.question).toBe('“Stages of grinding.” Name all 3.')
  })
})

describe('things of a list', () => {
  it.each(['The impact of the tide mill', 'Guidelines for millers'])(
    'are not asked about below %j',
    async (heading) => {
      const text = `${INTRO}${LIST.replace('Types of mills', heading)}`
      await expect(make(text, { mcq: 2 })).rejects.toThrow('quiz_text_too_short')
    },
  )
})
