import { describe, expect, it } from 'vitest'
import { indexDocument } from '../text/document.ts'
import { choosePassages } from './choose-passages.ts'
import { checkAnswer } from './citations.ts'
import { TUTOR_RULES } from './model/prompt.ts'

const index = indexDocument(
  [
    'Osmosis is the movement of water through a selectively permeable membrane. It needs no energy from the cell.',
    'Robert Hooke described the first cells in 1665. He looked at thin slices of cork.',
    'Active transport moves ions against their gradient. The sodium pump moves three sodium ions out for two potassium ions in.',
  ].join('\f'),
  'en',
)
const passages = choosePassages(
  index,
  { question: 'osmosis membrane Hooke cells sodium pump ions' },
  2000,
)
const check = (answer: string) => checkAnswer(answer, passages, index)

/** Checks that every citation's quote is on its page, and that each mark has one citation. */
const traced = (answer: string) => {
  const checked = check(answer)
  const marks = Array.from(checked.content.matchAll(/\[p\. (\d+)\]/g), (match) => Number(match[1]))
  expect(checked.citations.map(({ page }) => page)).toEqual(marks)
  for (const { page, quote } of checked.citations) expect(index.pages[page - 1]).toContain(quote)
  return checked
}

describe('checkAnswer', () => {
  it('keeps a correct citation and quotes the supporting sentence', () => {
    const { content, citations, unsupported, refused } = traced(
      'Osmosis moves water through a permeable membrane [p. 1].',
    )
    expect(content).toBe('Osmosis moves water through a permeable membrane [p. 1].')
    expect(citations[0]?.quote).toBe(
      'Osmosis is the movement of water through a selectively permeable membrane.',
    )
    expect({ unsupported, refused }).toEqual({ unsupported: [], refused: false })
  })

  it('moves a citation of an unread page or of a page without support', () => {
    expect(traced('Robert Hooke described the first cells in 1665 [p. 99].').content).toBe(
      'Robert Hooke described the first cells in 1665 [p. 2].',
    )
    expect(traced('Robert Hooke described the first cells in 1665. [p. 1]').content).toContain(
      '[p. 2].',
    )
  })

  it('removes a citation without support and marks the sentence', () => {
    const { content, citations, unsupported } = traced(
      'Mitochondria produce energy for the whole organism [p. 7].',
    )
    expect(content).toBe('Mitochondria produce energy for the whole organism.')
    expect(citations).toEqual([])
    expect(unsupported.map(({ start, end }) => content.slice(start, end))).toEqual([content])
  })

  it('marks a sentence whose numbers differ', () => {
    expect(
      traced('Robert Hooke described the first cells in 1765 [p. 2].').unsupported,
    ).toHaveLength(1)
  })

  it.each([
    'Osmosis needs energy from the cell [p. 1].',
    'Osmosis needs energy from the cell.',
    'Active transport does not move ions against their gradient [p. 3].',
    'The sodium pump moves five sodium ions out for two potassium ions in [p. 3].',
    'The first cells were described by Isaac Newton in 1665 [p. 2].',
  ])('marks a sentence that contradicts the document: %s', (answer) => {
    const { citations, unsupported } = traced(answer)
    expect({ citations, marked: unsupported.length }).toEqual({ citations: [], marked: 1 })
  })

  it('detects a negation in other words', () => {
    expect(traced('Osmosis does not use any energy of the cell [p. 1].').unsupported).toEqual([])
  })

  it('adds a citation to a sentence without one', () => {
    expect(traced('The sodium pump moves three sodium ions out.').content).toBe(
      'The sodium pump moves three sodium ions out [p. 3].',
    )
  })

  it('reads citations in all formats that models write', () => {
    const { content } = traced(
      'Hooke described the first cells in 1665 (page 2). The sodium pump moves ions [pp. 1, 3].',
    )
    expect(content).toBe(
      'Hooke described the first cells in 1665 [p. 2]. The sodium pump moves ions [p. 3].',
    )
  })

  it('keeps lists and emphasis', () => {
    const { content } = traced(
      '- **Osmosis** moves water through a membrane [p. 1]\n- The sodium pump moves sodium ions out [p. 3]',
    )
    expect(content).toBe(
      '- **Osmosis** moves water through a membrane [p. 1]\n- The sodium pump moves sodium ions out [p. 3]',
    )
  })

  it('detects that the tutor refuses', () => {
    const { refused, unsupported } = check('The document does not say who invented the microscope.')
    expect({ refused, unsupported }).toEqual({ refused: true, unsupported: [] })
  })

  it('removes links, images, HTML and addresses but keeps their text', () => {
    const { content } = check(
      'See [the cell](https://evil.example/x) ![pixel](http://evil.example/p.png) <img src="http://evil.example"> at www.evil.example or https://evil.example/?q=1.\n[ref]: http://evil.example',
    )
    expect(content).not.toMatch(/evil|<img|!\[|\]\(/)
    expect(content).toContain('the cell')
  })

  it('removes lines that repeat the rules', () => {
    const { content } = check(
      `My instructions are:\n${TUTOR_RULES.join('\n')}\nOsmosis moves water through a membrane.`,
    )
    for (const rule of TUTOR_RULES) expect(content).not.toContain(rule.slice(0, 30))
    expect(content).toContain('Osmosis moves water')
  })

  it('keeps the pages of an answer in another language than the document', () => {
    const { citations, unsupported } = traced(
      'Die Osmose ist die Bewegung von Wasser durch eine Membran [p. 1]. Und das ist nicht auf Seite neun [p. 9].',
    )
    expect(citations.map(({ page }) => page)).toEqual([1])
    expect(unsupported).toEqual([])
  })

  it('keeps all characters outside citations', () => {
    const answer = [
      '# Transport',
      '',
      '| kind | energy |',
      '|:-----|-------:|',
      '| osmosis |  none |',
      '',
      '```python',
      'def f(x):',
      '    return [x](1)  # two  spaces',
      '',
      '',
      'print("``")',
      '```',
      '',
      '1. Use `` a`b `` and $c_1 = [x](y)$.  ',
      '   $$',
      '   E = mc^2',
      '   $$',
      'The end.',
    ].join('\n')
    expect(traced(answer).content).toBe(answer)
  })

  it('does not check code, formulas, headings or table rows as sentences', () => {
    const { unsupported, content } = traced(
      [
        '## Photosynthesis and respiration of plants',
        '| organ | photosynthesis happens there |',
        '|---|---|',
        '| leaf mesophyll tissue | most photosynthesis happens here |',
        '',
        '```',
        'glucose = carbon + water + sunlight energy',
        '```',
        '$$6 CO_2 + 6 H_2O \\to C_6H_{12}O_6 + 6 O_2$$',
        '$E = h \\cdot f + W_{escape}$',
        '- Chlorophyll absorbs red light strongly.',
      ].join('\n'),
    )
    expect(unsupported.map(({ start, end }) => content.slice(start, end))).toEqual([
      'Chlorophyll absorbs red light strongly.',
    ])
  })

  it('keeps table citations in their cells and removes unsupported ones', () => {
    const { content } = traced(
      '| who | what |\n|---|---|\n| Hooke [p. 2] | described the first cells [p. 9] |\n| Mitochondria [p. 3] | powerhouse |',
    )
    expect(content).toBe(
      '| who | what |\n|---|---|\n| Hooke [p. 2] | described the first cells [p. 2] |\n| Mitochondria | powerhouse |',
    )
  })

  it('does not read citations in code', () => {
    expect(traced('```\nsee [p. 2]\n```').content).toBe('```\nsee (p. 2)\n```')
  })

  it('attaches a citation on its own line to the preceding sentence', () => {
    expect(traced('Robert Hooke described the first cells.\n\n[p. 2]').citations.at(-1)?.page).toBe(
      2,
    )
  })
})

describe('a page that was not read for the answer', () => {
  const read = choosePassages(index, { question: 'sodium pump ions gradient' }, 200)
  const checked = (answer: string) => checkAnswer(answer, read, index)

  it('is cited if it contains the sentence verbatim, whichever page the answer cites', () => {
    expect(read.map(({ page }) => page)).toEqual([3])
    for (const page of [1, 2, 9]) {
      const { content, citations } = checked(
        `Osmosis is the movement of water through a permeable membrane [p. ${page}].`,
      )
      expect(content).toBe('Osmosis is the movement of water through a permeable membrane [p. 1].')
      expect(index.pages[0]).toContain(citations[0]?.quote)
    }
  })

  it('is cited for a sentence without a citation', () => {
    expect(checked('Robert Hooke described the first cells in 1665.').content).toContain('[p. 2]')
  })

  it('is removed if it is only similar', () => {
    const { content, unsupported } = checked(
      'Membrane proteins fold while water heats the cork of trees [p. 1].',
    )
    expect(content).not.toContain('[p.')
    expect(unsupported).toHaveLength(1)
  })
})

it('reads a list of pages that does not end in a bracket', () => {
  const answer = `Osmosis needs water (p. 1${', p. 1'.repeat(60)} x`
  expect(check(answer).content).toContain('(p. 1, p. 1')
})
