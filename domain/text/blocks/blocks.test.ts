import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBlocks, type Block } from './blocks.ts'
import type { PageBlock } from './page-structure.ts'

const PROSE =
  'The tide mill of Orrin stored the water of the flood behind a dam of oak and let it out\nthrough a narrow gate when the sea had fallen. It ground rye for three villages.'
const kinds = (blocks: readonly Block[]): string[] => blocks.map(({ kind }) => kind)
const read = (...parts: string[]) => readBlocks([parts.join('\n\n')])

describe('readBlocks', () => {
  it('gives each paragraph the heading above it', () => {
    const blocks = read('1 Mills by the sea', PROSE, '1.1 The gate', PROSE)
    expect(kinds(blocks)).toEqual(['heading', 'prose', 'heading', 'prose'])
    expect(blocks.map(({ heading }) => heading)).toEqual([
      '1 Mills by the sea',
      '1 Mills by the sea',
      '1.1 The gate',
      '1.1 The gate',
    ])
  })

  it('returns offsets into the text of the page', () => {
    const page = ['Mills', PROSE, '• the dam\n• the gate, which\nopens at ebb'].join('\n\n')
    for (const { start, end, text, items } of readBlocks([page]))
      for (const span of [{ start, end, text }, ...items])
        expect(page.slice(span.start, span.end).replace(/\s+/g, ' ')).toBe(span.text)
  })

  it('reads an item that is only an address as a reference', () => {
    const blocks = read('1 Mills by the sea', PROSE, '• https://example.org/mills')
    expect(kinds(blocks)).toEqual(['heading', 'prose', 'reference'])
  })

  it('reads what further reading explains below its headings, not its sources', () => {
    const parts = [
      ['Mills', 1],
      [PROSE, 0],
      ['Further reading', 1],
      ['On dams', 2],
      ['A dam of oak is a wall that holds the water of the flood until the sea has fallen.', 0],
      ['Further reading', 1],
      ['Books', 2],
      ['Falk, Ida. The dams of Orrin and the people of the three villages. Orrin Press, 1911.', 0],
    ] as const
    const page = parts.map(([text]) => text).join('\n\n')
    let from = 0
    const structure = parts.map(([text, level]): PageBlock => {
      const start = page.indexOf(text, from)
      from = start + text.length
      return { start, end: from, kind: level === 0 ? 'paragraph' : 'heading', level }
    })
    expect(
      kinds(readBlocks([page], [], [structure]).filter(({ kind }) => kind !== 'heading')),
    ).toEqual(['prose', 'prose', 'reference'])
  })

  it('does not read a drawing of signs or a repeated title as prose', () => {
    const drawing = '+------+\n| mill |\n+--||--+\n---||---\n| dam |\n+------+'
    const blocks = read('1 Mills by the sea', PROSE, drawing, 'Mills by the sea, continued.', PROSE)
    expect(kinds(blocks).filter((kind) => kind === 'prose')).toHaveLength(2)
    expect(blocks.some(({ kind, text }) => kind === 'prose' && /dam \|/u.test(text))).toBe(false)
  })

  it('reads list items without their marks', () => {
    const [, list] = read(
      'A mill has three parts:',
      '• the dam\n• the gate, which\nopens at ebb\n• the wheel',
    )
    expect(list?.kind).toBe('list')
    expect(list?.items.map(({ text }) => text)).toEqual([
      'the dam',
      'the gate, which opens at ebb',
      'the wheel',
    ])
  })

  it('reads the lines of a slide as a list if their marks were drawn', () => {
    const blocks = read('Parts of a mill', 'Dam of oak\nGate with a chain\nWheel of larch')
    expect(kinds(blocks)).toEqual(['heading', 'list'])
    expect(blocks[1]?.items).toHaveLength(3)
  })

  it.each([
    ['Table 2 Mills and their age.\nName Year Stones\nOrrin 1789 4\nFalk 1801 2', '2'],
    ['Tabelle 1.3: Mühlen\nName Jahr Steine\nOrrin 1789 4\nFalk 1801 2', '1.3'],
    ['Tabla 4. Molinos\nNombre Año Piedras\nOrrin 1789 4\nFalk 1801 2', '4'],
  ])('reads a captioned table as rows: %j', (text, number) => {
    const blocks = read(PROSE, text, PROSE)
    expect(kinds(blocks)).toEqual(['prose', 'caption', 'table', 'prose'])
    expect(blocks[1]?.label).toEqual({ of: 'table', number })
    expect(blocks[2]?.items.map((row) => row.text)).toContain('Orrin 1789 4')
  })

  it('distinguishes the caption of a figure from a sentence about it', () => {
    const blocks = read(
      'Figure 3.1 The gate of the mill.',
      'Figure 3.1 shows the gate of the mill at ebb.',
    )
    expect(kinds(blocks)).toEqual(['caption', 'prose'])
    expect(blocks[0]?.label).toEqual({ of: 'figure', number: '3.1' })
  })

  it('does not read the labels inside a drawing as headings', () => {
    const blocks = read(PROSE, 'sea 4 m\ndam', 'Gate', 'flood\nebb 2 m', 'Abbildung 1 Das Tor.')
    expect(kinds(blocks)).toEqual(['prose', 'caption'])
  })

  it('distinguishes formulas and programs from text', () => {
    const blocks = read(
      PROSE,
      'E = m × c² + ∑ x',
      'def grind(rye):\n    return rye * 2\nprint(grind(4))',
    )
    expect(kinds(blocks)).toEqual(['prose', 'formula', 'code'])
  })

  it.each([
    ['Review Questions', 'exercise'],
    ['Übungen', 'exercise'],
    ['Ejercicios', 'exercise'],
    ['References and further reading', 'reference'],
    ['Literaturverzeichnis', 'reference'],
    ['Bibliografía', 'reference'],
    ['4.7 Summary', 'summary'],
    ['Zusammenfassung', 'summary'],
    ['Resumen del capítulo 3', 'summary'],
    ['Learning objectives', 'frontMatter'],
    ['Inhaltsverzeichnis', 'frontMatter'],
    ['Sachregister', 'index'],
  ])('reads text under "%s" as %s', (title, kind) => {
    const blocks = read('Mills', PROSE, title, 'The dam is built of oak and stone.')
    expect(blocks.at(-1)?.kind).toBe(kind)
  })

  it.each(['Notes', 'Resources', 'Enlaces', 'Media', 'Index'])(
    'reads a document whose title is "%s" as running text',
    (title) => {
      const source = 'Falk, I. (1911). The dams of Orrin. Orrin Press.'
      const blocks = read(title, PROSE, 'Mills', PROSE, 'Literature', source)
      const all = ['heading', 'prose', 'heading', 'prose', 'heading', 'reference']
      expect(kinds(blocks)).toEqual(all)
    },
  )

  it('does not read a heading that only contains such a word as one', () => {
    const blocks = read('Problems of democracy', PROSE, 'Sources of light', PROSE)
    expect(kinds(blocks)).toEqual(['heading', 'prose', 'heading', 'prose'])
  })

  it('ends exercises at the next section, not at a title inside them', () => {
    const blocks = read('Exercises', 'Grinding', '1. How much rye?', '2 Mills inland', PROSE)
    expect(kinds(blocks)).toEqual(['heading', 'exercise', 'exercise', 'heading', 'prose'])
  })

  it('recognises questions and gaps outside an exercise section', () => {
    const blocks = read(PROSE, '1. What does the dam hold?', 'The wheel is made of ________.')
    expect(kinds(blocks)).toEqual(['prose', 'exercise', 'exercise'])
  })

  it.each(['Exercise 4. Draw', '◑ Aufgabe 5 | Überlegen: Zeichnen', 'Ejercicio 2) Dibuje'])(
    'recognises an exercise by its numbered label: "%s"',
    (label) => {
      const blocks = read('Mills', PROSE, `${label} the dam and the gate of the mill of Orrin.`)
      expect(kinds(blocks)).toEqual(['heading', 'prose', 'exercise'])
    },
  )

  it('reads aims that are one paragraph as aims', () => {
    const aims =
      'Define the gate and the dam of a mill. Outline which wheels exist in different parts of the world. Assess the work of I. F. Falk and her guild of the river.'
    const blocks = read(
      'Learning objectives',
      'By the end of this section, you will be able to:',
      aims,
      PROSE,
    )
    expect(blocks.find(({ text }) => text === aims)?.kind).toBe('frontMatter')
  })

  it.each(['When the flood comes in, a gate opens.', 'Recall that the sea rises twice a day.'])(
    'resumes the section after its aims with a paragraph that begins like a question: %s',
    (start) => {
      const aims = 'By the end of this section, you will be able to:'
      const blocks = read('Learning objectives', aims, '• Explain the gate', `${start} ${PROSE}`)
      expect(kinds(blocks)).toEqual(['heading', 'frontMatter', 'frontMatter', 'prose'])
    },
  )

  it('resumes the section after a box with a link to a film', () => {
    const blocks = read('Dams', PROSE, 'Link to Learning', 'Watch this video about dams.', PROSE)
    expect(kinds(blocks)).toEqual(['heading', 'prose', 'heading', 'reference', 'prose'])
    expect(blocks.at(-1)?.heading).toBe('Dams')
  })

  describe('glossary entries', () => {
    const BODY = 'A spring tide is high. A neap tide is low. The ebb is slow. The flood is fast.'
    const entries = (blocks: readonly Block[]) =>
      blocks.flatMap(({ entry }) => (entry ? [[entry.term.text, entry.meaning.text]] : []))

    it('take the longest phrase that the document uses as the term', () => {
      expect(
        entries(
          read(
            'Tides',
            BODY,
            'Key Terms',
            'neap tide weak tide at half moon',
            'spring tide strong tide at new moon',
          ),
        ),
      ).toEqual([
        ['neap tide', 'weak tide at half moon'],
        ['spring tide', 'strong tide at new moon'],
      ])
    })

    it('take the text before a colon or dash as the term', () => {
      expect(entries(read('Glossar', 'Nipptide: schwache Tide bei Halbmond'))).toEqual([
        ['Nipptide', 'schwache Tide bei Halbmond'],
      ])
    })

    it('are separated by their colons in a glossary without an order', () => {
      const lines =
        'neap tide: weak tide at half moon\nflood: water that rises\nwhich lasts six hours\nspring tide: strong tide at new moon\nebb: water that falls'
      expect(entries(read('Tides', BODY, 'Key Terms', lines)).map(([term]) => term)).toEqual([
        'neap tide',
        'flood',
        'spring tide',
        'ebb',
      ])
    })

    it('take bold text as the term', () => {
      const page = 'Glossary\n\nrip current water that flows back out'
      const run = { start: 10, end: 21, style: 'bold' } as const
      expect(entries(readBlocks([page], [[run]]))).toEqual([
        ['rip current', 'water that flows back out'],
      ])
    })

    it('are separated by alphabetical order if there are no empty lines', () => {
      const lines =
        'ebb falling water between high\nand low water, which takes six hours\nflood rising water between low and high\nneap tide weak tide at half moon\nspring tide strong tide at new moon'
      expect(entries(read('Tides', BODY, 'Key Terms', lines)).map(([term]) => term)).toEqual([
        'ebb',
        'flood',
        'neap tide',
        'spring tide',
      ])
    })
  })

  it('marks running text that continues on the next page', () => {
    const blocks = readBlocks([
      'The mill of Orrin was built with oak from the',
      'Falk estate and ground forty sacks of rye a day. Its dam is gone.',
    ])
    expect(blocks.map(({ continues }) => continues)).toEqual([false, true])
  })

  it('marks running text that continues a sentence after a wrong gap', () => {
    const blocks = readBlocks([
      'The mill was built with oak. It has a wheel that was made from the trees of\n\nthe Falk estate and ground forty sacks of rye a day.\n\nthe dam is gone, and nobody has built another one.',
    ])
    expect(blocks.map(({ continues }) => continues)).toEqual([false, true, false])
  })

  it('accepts any text', () => {
    const text = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom('\n', '\n\n', '1. ', '• ', 'Table 1 ', 'Glossary', '.', 'a b'),
      ),
    )
    fc.assert(
      fc.property(fc.array(text.map((parts) => parts.join(''))), (pages) => {
        for (const { page, start, end, items } of readBlocks(pages))
          for (const span of [{ start, end }, ...items]) {
            expect(span.start).toBeLessThan(span.end)
            expect(span.end).toBeLessThanOrEqual((pages[page - 1] ?? '').length)
          }
      }),
    )
  })

  it('reads headings, items and code from the markup of a file', () => {
    const parts = ['Why mills stand by the sea, and what they need.', PROSE, 'the dam', 'x = y']
    const page = parts.join('\n\n')
    const kindsOf = ['heading', 'paragraph', 'item', 'code'] as const
    const structure = parts.map((part, i) => {
      const start = page.indexOf(part)
      return { start, end: start + part.length, kind: kindsOf[i] ?? 'paragraph', level: 1 }
    })
    expect(kinds(readBlocks([page], [], [structure]))).toEqual(['heading', 'prose', 'list', 'code'])
  })

  it('reads the label of a marked-up heading behind an emoji, but not that of a line of text', () => {
    const kindsOf = (first: string, level: number) => {
      const text = 'The parts of a mill, and how the water of the flood turns its wheel of oak'
      const page = `${first}\n\n${text}`
      const at = page.indexOf(text)
      const structure: PageBlock[] = [
        { start: 0, end: first.length, kind: level > 0 ? 'heading' : 'paragraph', level },
        { start: at, end: page.length, kind: 'paragraph', level: 0 },
      ]
      return kinds(readBlocks([page], [], [structure]))
    }
    expect(kindsOf('📚 Contents', 2).at(-1)).toBe('frontMatter')
    expect(kindsOf('📚 Mills', 2).at(-1)).toBe('prose')
    expect(kindsOf('⚠️ Exercise:', 0).at(-1)).toBe('prose')
  })

  it('ends a glossary at a marked-up heading of the same level, not at a lower one', () => {
    const entry = 'dam: a wall that holds back the water of the flood'
    const parts = ['Key Terms', 'Terms with D', entry, 'The choice of a place', PROSE.slice(0, 120)]
    const page = parts.join('\n\n')
    const levels = [2, 3, 0, 2, 0]
    const structure = parts.map((part, i) => {
      const start = page.indexOf(part)
      const level = levels[i] ?? 0
      const kind = level > 0 ? ('heading' as const) : ('paragraph' as const)
      return { start, end: start + part.length, kind, level }
    })
    const read = kinds(readBlocks([page], [], [structure]))
    expect(read).toEqual(['heading', 'heading', 'glossary', 'heading', 'prose'])
  })
})

it('joins the rows of a table of any length', () => {
  const [table, ...others] = readBlocks(['a\t|\tb\n'.repeat(40_000)])
  expect(others).toEqual([])
  expect(table?.items).toHaveLength(40_000)
})
