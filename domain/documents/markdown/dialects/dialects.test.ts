import { describe, expect, it } from 'vitest'
import { readDocument } from '../../read-document.ts'

const read = async (...lines: string[]) => {
  const { pages } = await readDocument(new TextEncoder().encode(lines.join('\n')), 'md')
  return pages.join('\n\n')
}

describe('notes of Obsidian', () => {
  it('show the words of their links, and no pictures or other notes', async () => {
    const text = await read(
      'The [[Water mill]] turns by [[Mills/Race#Depth|the race]]. ![[mill.png|300]]',
      '',
      'See [[#Wheels]] and [[Dam#Oak]], but a[[1, 2]]. ![[Dam]]',
    )
    expect(text).toBe('The Water mill turns by the race.\n\nSee Wheels and Dam, but a[[1, 2]].')
  })

  it('lose their tags, comments and names of blocks, not a heading without its space', async () => {
    const text = await read(
      '#mills #rivers/dams',
      '',
      '#Mills',
      '',
      'A dam ==holds== the river. ^dam-1',
      '',
      '%% ask the',
      'teacher %%',
      '',
      '[TOC]',
    )
    expect(text).toBe('#Mills\n\nA dam holds the river.')
  })

  it('have callouts as paragraphs below their titles', async () => {
    const text = await read('> [!info]- Remember', '> The dam holds.', '', '> [!tip]', '> Look.')
    expect(text).toBe('Remember\n\nThe dam holds.\n\nLook.')
  })

  it('keep code and formulas as they are', async () => {
    const code = 'if [[ -f mill ]]; then a==b; fi # {{< x >}} [@key]'
    expect(await read('```sh', code, '```')).toBe(code)
    expect(await read(`Type \`${code}\` or $a^2^b ==c==$.`)).toBe(`Type ${code} or $a^2^b ==c==$.`)
  })
})

it('leaves out index entries and numbers of figures of bookdown', async () => {
  const text = 'A mill\\index{mill!water \\textit{mill}} grinds (Figure \\@ref(fig:mill)).'
  expect(await read(text)).toBe('A mill grinds (Figure).')
})

it('leaves out the signs of bold type without text', async () => {
  expect(await read('## Mills****', '', 'Those who****grind **flour**.')).toBe(
    'Mills\n\nThose who grind flour.',
  )
})

describe('boxes', () => {
  it('of MyST are text with their titles, and those that say nothing are left out', async () => {
    const text = await read(
      '```{admonition} Mills',
      ':class: tip',
      'They grind.',
      '```',
      ':::{note}',
      'By water.',
      ':::',
      '```{prf:theorem} Of dams',
      'Dams hold.',
      '```',
      '```{toctree}',
      'mills',
      '```',
      '```mermaid',
      'graph TD; A-->B',
      '```',
      '```{exercise}',
      'Draw a dam.',
      '```',
      '```python',
      'x = 1',
      '```',
    )
    expect(text).toBe(
      'Mills\n\nThey grind.\n\nBy water.\n\nOf dams\n\nDams hold.\n\nExercise\n\nDraw a dam.\n\nx = 1',
    )
  })

  it('of MyST lose their options, in YAML or after colons', async () => {
    const text = await read(
      '```{figure} mill.png',
      '---',
      'width: 50%',
      'name: fig:mill',
      '---',
      'A mill.',
      '```',
      ':::{note}',
      ':class: dropdown',
      ':name: dam',
      'Of oak: the dam.',
      ':::',
      '```{code-cell} python',
      ':tags: [hide-input]',
      'x = 1',
      '```',
      '+++',
    )
    expect(text).toBe('A mill.\n\nOf oak: the dam.\n\nx = 1')
  })

  it('of MyST have no addresses of files, and no names of headings', async () => {
    const text = await read(
      '(sec-mill)=',
      '## Mills',
      ':::{figure} images/mill.png',
      ':label: fig-mill',
      'A mill.',
      ':::',
      '```{iframe-figure} mill.html',
      'It turns.',
      '```',
      ':::{card} Of dams',
      '^^^',
      'They hold.',
      ':::',
    )
    expect(text).toBe('Mills\n\nA mill.\n\nIt turns.\n\nOf dams\n\nThey hold.')
  })

  it('that announce what an author will write are left out', async () => {
    const text = await read(
      '## Mills {-}',
      '',
      'They grind.',
      '',
      '```{admonition} To Do',
      ':class: error',
      'Draw the dam.',
      '```',
    )
    expect(text).toBe('Mills\n\nThey grind.')
  })

  it('of a quiz are labelled as one', async () => {
    const text = await read(
      ':::{quiz} Who built the dam?',
      ':hint: Not the owner.',
      ':feedback-0: Correct!',
      '* The millers',
      '* The owner',
      ':::',
    )
    expect(text).toBe('Quiz: Who built the dam?\n\n• The millers\n• The owner')
  })

  it('of Quarto and Pandoc are text with their titles', async () => {
    const text = await read(
      '::: {.callout-tip title="Mills"}',
      'They grind [rye]{.grain}.',
      ':::',
      '',
      '![A mill](a.png){#fig-mill width=50%} {{< pagebreak >}}',
    )
    expect(text).toBe('Mills\n\nThey grind rye.')
  })

  it('of MkDocs are text without their indentation, also inside each other', async () => {
    const text = await read(
      '!!! note "Mills"',
      '    They grind.',
      '',
      '    ??? tip',
      '        By water.',
      '',
      'The dam.',
      '',
      '    x = 1',
    )
    expect(text).toBe('Mills\n\nThey grind.\n\nBy water.\n\nThe dam.\n\nx = 1')
  })
})

describe('books and sites', () => {
  it('lose what their programs fill in, and keep the words', async () => {
    const text = await read(
      '* Contents',
      '{:toc}',
      '',
      '{{ site.title }}',
      '',
      '{% include note.html content="x" %}',
      '',
      '\\newpage',
      '',
      'A {term}`sluice` and {ref}`the race <race>` {cite}`falk`hold.',
    )
    expect(text).toBe('A sluice and the race hold.')
  })

  it('lose the tags of their boxes and links, and keep the words between them', async () => {
    const text = await read(
      '{panel type="teacher-note"}',
      '',
      'A {glossary-link term="mill"}mill{glossary-link end} grinds {1, 2}.',
      '',
      '{button-link link="files/mills.pdf" file="yes" text="Download"}',
      '',
      '{panel end}',
    )
    expect(text).toBe('A mill grinds {1, 2}.')
  })

  it('show references without the place of their number', async () => {
    expect(await read('See {numref}`Figure %s <fig:mill>` and {numref}`Table {number} <t>`.')).toBe(
      'See Figure and Table.',
    )
  })

  it('have pictures whose address a template begins, which are not text', async () => {
    const text = await read(
      'The mill.',
      '',
      '![A mill.][mill]',
      '',
      '[mill]: {{ site.baseurl }}/mill.png',
    )
    expect(text).not.toMatch(/\[|baseurl/u)
  })

  it('keep a formula of LaTeX that continues on the next line', async () => {
    expect(
      await read('Let $x = [1\\,\\, 2', '\\,\\, 3]$ be the flow. It costs $3 or', '$4 a day.'),
    ).toBe('Let $x = [1\\,\\, 2 \\,\\, 3]$ be the flow. It costs $3 or $4 a day.')
  })

  it('mark terms of their glossary as bold', async () => {
    const { pages, emphasis } = await readDocument(
      new TextEncoder().encode('It is a {term}`sluice <gate>`, **{term}`dam`**, {ref}`race <r>`.'),
      'md',
    )
    const [page = ''] = pages
    expect(page).toBe('It is a sluice, dam, race.')
    expect(emphasis[0]?.map(({ start, end }) => page.slice(start, end))).toEqual(['sluice', 'dam'])
  })

  it('show exponents and indexes, not those of a formula without its signs', async () => {
    expect(await read('At 10^9^ Hz, H~2~O boils; x^2+y^2=z^2.')).toBe(
      'At 10⁹ Hz, H₂O boils; x^2+y^2=z^2.',
    )
  })

  it('show the notes below a text as paragraphs', async () => {
    const text = await read(
      'Mills[^1] grind[^rye]: much.',
      '',
      '[^1]: With stones.',
      '[^rye]: Rye.',
    )
    expect(text).toBe('Mills grind: much.\n\nWith stones.\n\nRye.')
  })

  it('show signs that are written by name, but not in code', async () => {
    expect(await read('Rye&nbsp;&mdash; and &#8220;oats&#8221; `&nbsp;`')).toBe(
      'Rye — and “oats” &nbsp;',
    )
  })

  it('have lists in definitions, each line with a colon', async () => {
    const text = await read(
      'dam',
      ': A wall. Kinds:',
      ':',
      ': - of oak',
      '- of clay',
      '',
      'The race.',
    )
    expect(text).toBe('dam: A wall. Kinds:\n\n• of oak\n• of clay\n\nThe race.')
  })

  it('have terms in bold above their definitions, and ends of blocks that are not shown', async () => {
    const text = await read('**dam**', ': A wall.', '^', '', 'race', ': A channel.', '^')
    expect(text).toBe('dam: A wall.\n\nrace: A channel.')
  })
})

describe('slides of LiaScript', () => {
  it('lose the numbers of their steps and their macros, and have boxes to tick', async () => {
    const text = await read(
      '# Mills',
      '',
      '    --{{0}}--',
      'They grind.',
      '',
      '    {{1-2}}',
      'By water.',
      '',
      '@Mill.turn(fast)',
      '',
      'Who built the dam?',
      '',
      '- [(X)] the millers',
      '- [( )] the owner',
    )
    expect(text).toBe(
      'Mills\n\nThey grind.\n\nBy water.\n\nWho built the dam?\n\n• ☐ the millers\n• ☐ the owner',
    )
  })

  it('are not read from other texts with the same signs', async () => {
    expect(await read('@Mill.turn(fast)', '', '- [( )] a smile')).toBe(
      '@Mill.turn(fast)\n\n• [( )] a smile',
    )
  })
})
