import { describe, expect, it } from 'vitest'
import { makeEpub } from '../../testing/documents/epub.ts'
import { linksOf } from '../../testing/documents/links.ts'
import { readDocument } from './read-document.ts'
import type { ReadableExtension } from '../bases/file-types.ts'

const read = (text: string, extension: ReadableExtension) =>
  readDocument(new TextEncoder().encode(text), extension)

describe('a web page', () => {
  it('has headings, lists, tables and code, and nothing that is hidden or runs', async () => {
    const { pages, structure } = await read(
      `<html><head><title>Skip</title><style>p{}</style></head><body><nav>Menu</nav>
      <h1>Mills <em>by the sea</em></h1><p>They ground&nbsp;rye &amp; oats.<script>alert(1)</script></p>
      <ul><li>dam<ul><li>of oak</li></ul></li><li>wheel</li></ul><ol start="3"><li>three</li></ol>
      <table><tr><th>Name</th><th>Year</th></tr><tr><td>Orrin</td><td>1789</td></tr></table>
      <pre>let a
  = 1</pre><p hidden>gone</p><span aria-hidden="true">gone</span></body></html>`,
      'html',
    )
    expect(pages).toEqual([
      'Mills by the sea\n\nThey ground rye & oats.\n\n• dam\n  ◦ of oak\n• wheel\n3. three\n\nName\t|\tYear\nOrrin\t|\t1789\n\nlet a\n  = 1',
    ])
    expect(structure[0]?.at(-1)?.kind).toBe('code')
  })

  it('numbers the items of a list once', async () => {
    const { pages } = await read(
      '<ol><li><p>1. Rye</p></li><li>2.5 sacks of oats</li><li><p>3. <b>Bran</b></p></li></ol>',
      'html',
    )
    expect(pages).toEqual(['1. Rye\n2. 2.5 sacks of oats\n3. Bran'])
  })

  it('keeps its links to its own elements and to the web', async () => {
    const document = await read(
      `<p>See <a href="#d%C3%A4mme">the <b>dams</b></a>, <a href="#w"> wheels </a>, <a href="#gone">this</a>,
      <a href="https://example.org/a?b=1&amp;c">the river</a> or <a href="javascript:alert(1)">here</a>.</p>
      <ul><li>It turns<sup><a href="#n1">1</a></sup> round.</li></ul><h2 id="dämme">Dams</h2><p>Oak.</p>
      <table><tr><td>Mill</td><td id="w">Wheel</td></tr></table><p><a name="n1"></a>Note one.</p>`,
      'html',
    )
    expect(linksOf(document)).toEqual([
      ['the dams', '1: Dams\n\nOa'],
      ['wheels', '1: Mill\t|\tW'],
      ['the river', 'https://example.org/a?b=1&c'],
      ['[1]', '1: Note one'],
    ])
  })

  it('keeps exponents, indexes and numbers of notes apart from the word before them', async () => {
    const { pages } = await read(
      `<p>In 1998<sup><a href="#n1">1</a></sup> the<a href="#n2"><sup>2</sup></a> mill made
      10<sup>9</sup> J, CO<sub>2</sub>, 2<sup>n+1</sup>, Na<sup>+</sup>, E<sup>kin</sup> and
      1101<sub>2</sub>.<sup class="reference"><a href="#n3"><span>[</span>3<span>]</span></a></sup>
      <a href="#power">10<sup>3</sup></a></p>`,
      'html',
    )
    expect(pages).toEqual([
      'In 1998[1] the[2] mill made 10⁹ J, CO₂, 2ⁿ⁺¹, Na⁺, Ekin and 1101₂.[3] 10³',
    ])
  })

  it('writes indexes as subscripts, or after a low line, and no brackets twice', async () => {
    const { pages } = await read(
      '<p>x<sub>n</sub>, NO<sub>x</sub>, a<sub>ij</sub>, v<sub>max</sub>, k<sub>B</sub>, x<sub>n+1</sub>, y<sup>(m)</sup> and note [<sup>1]</sup></p>',
      'html',
    )
    expect(pages).toEqual(['xₙ, NOₓ, a_ij, v_max, k_B, x_(n+1), y^(m) and note [1]'])
  })

  it('has the terms and notes of its margin after the paragraph', async () => {
    const { pages, emphasis } = await read(
      '<p>A <span class="margin_term"><a class="glossterm">sluice</a><span class="glossdef">A gate in a dam.</span></span> holds<span class="sidenote">See <i>Falk</i>.</span> water.</p><p>It opens.</p>',
      'html',
    )
    expect(pages[0]).toBe(
      'A sluice holds water.\n\nsluice: A gate in a dam.\n\nSee Falk.\n\nIt opens.',
    )
    expect(emphasis[0]?.map(({ start, end }) => pages[0]?.slice(start, end))).toEqual([
      'sluice',
      'sluice',
    ])
  })

  it('leaves out links to its translations, but not those to other pages in other languages', async () => {
    const { pages } = await read(
      '<p>Mills</p><ul><li><a lang="de" hreflang="de">Mühlen</a></li></ul><p><a hreflang="fr">Moulin</a></p>',
      'html',
    )
    expect(pages).toEqual(['Mills\n\nMoulin'])
  })

  it('has no signs that link to its headings', async () => {
    const { pages } = await read(
      '<h2>Mills<a class="headerlink" href="#mills">¶</a></h2><p>See <a href="#dams">the dams</a>.</p>',
      'html',
    )
    expect(pages).toEqual(['Mills\n\nSee the dams.'])
  })

  it('has the text of its main part alone', async () => {
    const main = 'The tide mill stored the water of the flood. '.repeat(6)
    const { pages } = await read(
      `<div>Advert</div><main><p>${main}</p></main><div>Imprint</div>`,
      'html',
    )
    expect(pages).toEqual([main.trim()])
  })

  it('has a colon after a term of a list of definitions', async () => {
    const { pages } = await read(
      '<dl><dt>sluice</dt><dd>a gate</dd><dt>dam:</dt><dd>a wall</dd></dl>',
      'html',
    )
    expect(pages).toEqual(['sluice: a gate\n\ndam: a wall'])
  })

  it('has no menus, requests for consent and footers of the page', async () => {
    const { pages } = await read(
      `<body class="has-cookie-banner"><div role="navigation"><a href="/">Home</a></div>
      <div id="cookie-banner"><p>We value your privacy.</p></div><div class="page">
      <article><h1>Mills</h1><p>They ground rye.</p><footer>Written in 1789.</footer></article></div>
      <div class="cookieconsent__cc-window">Accept</div><footer>© Mill Society</footer></body>`,
      'html',
    )
    expect(pages).toEqual(['Mills\n\nThey ground rye.\n\nWritten in 1789.'])
  })

  it('keeps the source of formulas', async () => {
    const { pages } = await read(
      '<p>So <math><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></math> holds.</p>',
      'html',
    )
    expect(pages).toEqual(['So $x^2$ holds.'])
  })

  it('has formulas in MathML as LaTeX, and those of one line as text', async () => {
    const { pages } = await read(
      `<p>Flow <math><mtable><mtr><mtd><mtext>Work rate</mtext></mtd><mtd><mo>=</mo></mtd><mtd>
        <mfrac><mtext>Sacks of rye</mtext><msup><mi>t</mi><mn>2</mn></msup></mfrac></mtd></mtr></mtable>
        <mo> × </mo><mn>100</mn></math> of <math><mi>h</mi><mo>=</mo><mn>2</mn></math>.</p>
      <p><math><mtable><mtr><mtd><mi>x</mi></mtd><mtd><mo>=</mo><msqrt><mn>4</mn></msqrt></mtd></mtr>
        <mtr><mtd/><mtd><mo>=</mo><mn>2</mn></mtd></mtr></mtable></math></p>`,
      'html',
    )
    expect(pages).toEqual([
      'Flow $\\text{Work rate} = \\frac{\\text{Sacks of rye}}{t^{2}}\\times 100$ of h=2.\n\n' +
        '$\\begin{aligned}x & =\\sqrt{4} \\\\ & =2\\end{aligned}$',
    ])
  })

  it('has formulas that an alternative text does not write as their elements do', async () => {
    const bracket = '<mfenced separators="" open="[" close="]">'
    const { pages } = await read(
      `<p>Let <math alttext="Alternative text not available"><msub><mi>x</mi><mn>1</mn></msub></math>,
      <math alttext="Alternative text not available"><mi>n</mi></math>,
      <m:math alttext="a vector"><m:mover><m:mi>v</m:mi><m:mo>→</m:mo></m:mover></m:math>
      and <math alttext="\\sqrt{n}"><msqrt><mi>n</mi></msqrt></math> be in
      <math alttext="Alternative text not available">${bracket}<mrow><mtable>
      <mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd><mtd><mn>2</mn></mtd></mtr>
      <mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd><mtd><mn>5</mn></mtd></mtr>
      </mtable></mrow></mfenced></math> and
      <math><mi>f</mi><mfenced><mi>x</mi><mi>y</mi></mfenced></math>.</p>`,
      'html',
    )
    expect(pages).toEqual([
      'Let $x_{1}$, n, $\\vec{v}$ and $\\sqrt{n}$ be in ' +
        '$\\left[\\begin{matrix}1 & 0 & 2 \\\\ 3 & 4 & 5\\end{matrix}\\right]$ and $f(x,y)$.',
    ])
  })

  it('is read in the encoding that it declares', async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('<meta charset="iso-8859-1"><p>M'),
      0xfc,
      ...new TextEncoder().encode('hle</p>'),
    ])
    expect((await readDocument(bytes, 'html')).pages).toEqual(['Mühle'])
  })

  it('reads a table that only arranges text as paragraphs', async () => {
    const long = 'The mill ground rye for three villages. '.repeat(30).trim()
    const { structure } = await read(
      `<table><tr><td>Menu</td><td><h2>Mills</h2><p>${long}</p></td></tr></table>`,
      'html',
    )
    expect(structure[0]?.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'paragraph'])
  })
})

describe('a book', () => {
  it('begins each chapter on a page, without the table of contents', async () => {
    const { pages } = await readDocument(
      makeEpub(['<h1>One</h1><p>The dam.</p>', '<h1>Two</h1><p>The wheel.<br/>It turns.</p>']),
      'epub',
    )
    expect(pages).toEqual(['One\n\nThe dam.', 'Two\n\nThe wheel.\nIt turns.'])
  })

  it('keeps the links between its chapters', async () => {
    const document = await readDocument(
      makeEpub([
        '<p id="a">See <a href="chapter%202.xhtml#wheel">wheels</a> in <a href="chapter%202.xhtml">two</a>, <a href="#a">this</a>, <a href="gone.xhtml">no</a>.</p>',
        '<h1>Two</h1><p id="wheel">A wheel turns, <a href="../text/chapter%201.xhtml">see</a>.</p>',
      ]),
      'epub',
    )
    expect(linksOf(document)).toEqual([
      ['wheels', '2: A wheel '],
      ['two', '2: Two\n\nA w'],
      ['this', '1: See whee'],
      ['see', '1: See whee'],
    ])
  })

  it('leaves out a chapter that is a table of contents, but not chapters with links', async () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, at) => `<li><a href="#c${at}">Mill ${at}</a></li>`).join('')
    const bytes = makeEpub([
      `<h1>Contents</h1><ol>${links(20)}</ol>`,
      `<p>${'The mill ground rye. '.repeat(20)}</p><ul>${links(20)}</ul>`,
    ])
    const { pages } = await readDocument(bytes, 'epub')
    expect(pages.length).toBe(1)
    expect(pages[0]).toContain('• Mill 19')
  })

  it('reads chapters that are not well formed', async () => {
    const { pages } = await readDocument(makeEpub(['<h1>One</h1><p>The <b>dam<p>holds.']), 'epub')
    expect(pages[0]).toContain('holds.')
  })
})

describe('a Markdown file', () => {
  it('has headings, lists, tables, code and emphasis', async () => {
    const { pages, emphasis, structure } = await read(
      '---\ntitle: x\n---\n# Mills\n\nThe **dam** holds.\n\n- oak\n  - old\n\n1. one\n2. two\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```\nx = 1\n```\n',
      'md',
    )
    expect(pages).toEqual([
      'Mills\n\nThe dam holds.\n\n• oak\n  ◦ old\n1. one\n2. two\n\nA\t|\tB\n1\t|\t2\n\nx = 1',
    ])
    expect(emphasis[0]).toEqual([{ start: 11, end: 14, style: 'bold' }])
    expect(structure[0]?.[0]).toEqual({ start: 0, end: 5, kind: 'heading', level: 1 })
  })

  it('reads a list that is indented further than Markdown allows', async () => {
    const { structure } = await read(
      'Mills of the coast\n\n\t* 1789 The mill of Orrin\n\n\t    * It ground rye.\n\nThe commands:\n\n    - hosts: all\n      gate: open\n',
      'md',
    )
    expect(structure[0]?.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'item',
      'item',
      'paragraph',
      'code',
    ])
  })

  it('keeps the links to its headings and to the web', async () => {
    const document = await read(
      '- See [the dams!](#the-dams) and [again](#The-Dams-1).\n- [River](<https://example.org/r>), [file](other.md), [no](javascript:alert%281%29)\n\n## The *dams*!\n\nOak.\n\n## The dams\n\nStone.\n',
      'md',
    )
    expect(linksOf(document)).toEqual([
      ['the dams!', '1: The dams'],
      ['again', '1: The dams'],
      ['River', 'https://example.org/r'],
    ])
  })

  it('reads a list of definitions as bold terms with their meanings', async () => {
    const { pages, emphasis } = await read(
      '# Mills\n\nDam of _oak_\n: A wall that holds the river.\n\nRace\n\n: A narrow channel.\n',
      'md',
    )
    expect(pages).toEqual([
      'Mills\n\nDam of oak: A wall that holds the river.\n\nRace: A narrow channel.',
    ])
    expect(emphasis[0]?.map(({ start, end }) => pages[0]?.slice(start, end))).toEqual([
      'Dam of oak',
      'Race',
    ])
  })

  it('leaves out pictures that are inside the text, and the kinds of quotes', async () => {
    const { pages } = await read(
      `> [!NOTE]\n> The dam is of oak.\n\n![dam](data:image/png;base64,${'A'.repeat(6_000_000)})`,
      'md',
    )
    expect(pages).toEqual(['The dam is of oak.'])
  })

  it('keeps exponents and indexes apart from the number before them', async () => {
    const { pages } = await read('At 10<sup>9</sup> Hz, H<sub>2</sub>O *boils*.', 'md')
    expect(pages).toEqual(['At 10⁹ Hz, H₂O boils.'])
  })

  it('leaves out attributes that programs add to headings and words', async () => {
    const { pages } = await read(
      '# Mills {#sec-mills .unnumbered}\n{: .title}\n\nA *sluice*{: data-type="term" #id1} lets water out {.here}.',
      'md',
    )
    expect(pages).toEqual(['Mills\n\nA sluice lets water out {.here}.'])
  })

  it('leaves out the keys of sources, and shows notes in brackets', async () => {
    const source =
      'Mills ground rye [see @falk1789, p. 3; @reindl].^[Wheat came later, see [Orrin](a.md).] He [Falk] wrote to a@b.example [-@falk1789].'
    const { pages } = await read(source, 'md')
    expect(pages[0]).toBe(
      'Mills ground rye. (Wheat came later, see Orrin.) He [Falk] wrote to a@b.example.',
    )
  })

  it('reads slides without their presentation settings', async () => {
    const source =
      '# Course\n\n---\nclass: center, middle\n\n# Mills\n\n--\n\n.note[\n\nThey .red[grind] rye.\n\n]\n\n![:vspace 1]\n---\n.left[\n- dam\n]\n'
    const { pages } = await read(source, 'md')
    expect(pages.join('\n')).toBe('Course\n\nMills\n\nThey grind rye.\n\n• dam')
    const other = await read('Settings are in .bashrc[1].\n\nclass: x', 'md')
    expect(other.pages[0]).toBe('Settings are in .bashrc[1].\n\nclass: x')
  })

  it('reads words in escaped brackets as text, not as a formula', async () => {
    const { pages } = await read('See [\\[link\\]](#dam) and \\[a^2 + b^2\\].', 'md')
    expect(pages).toEqual(['See [link] and \\[a^2 + b^2\\].'])
  })

  it('reads the Markdown inside an element that declares it', async () => {
    const { pages } = await read(
      'The mill.\n\n<div class="note" markdown="1">\n### Glossary\n{: .title}\n\nsluice\n: a gate in a dam\n\n</div>\nA *wheel*.',
      'md',
    )
    expect(pages).toEqual(['The mill.\n\nGlossary\n\nsluice: a gate in a dam\n\nA wheel.'])
  })

  it('keeps its tables beside an element that holds Markdown', async () => {
    const { pages } = await read(
      '<div markdown="1">\nThe *mill*.\n</div>\n\n<table>\n<tr>\n<th>Part</th>\n<th>Wood</th>\n</tr>\n<tr>\n<td>Dam</td>\n<td>Oak</td>\n</tr>\n</table>',
      'md',
    )
    expect(pages).toEqual(['The mill.\n\nPart\t|\tWood\nDam\t|\tOak'])
  })

  it('reads formulas in MathML, of any number', async () => {
    const { pages } = await read('So <math><mfrac><mn>1</mn><mi>h</mi></mfrac></math> holds.', 'md')
    expect(pages).toEqual(['So $\\frac{1}{h}$ holds.'])
    const open = await read(`The mill. ${'<math>'.repeat(50_000)}`, 'md')
    expect(open.pages.join('')).toContain('The mill.')
  })

  it('reads rows without a line below their head, and no attributes of a table', async () => {
    const { pages } = await read(
      `| Part | Wood |\n| Dam | Oak |\n| Gate | Elm |\n{: #parts summary="${'The dam is of oak. '.repeat(40)}"}\n\nThe norm |a| is\n\n|b| + |c|`,
      'md',
    )
    expect(pages).toEqual([
      'Part\t|\tWood\nDam\t|\tOak\nGate\t|\tElm\n\nThe norm |a| is\n\n|b| + |c|',
    ])
  })

  it('keeps a table with empty lines between its rows', async () => {
    const { pages } = await read(
      '<table>\n<tr>\n<th>Part</th>\n<th>Wood</th>\n</tr>\n\n<tr>\n<td>Dam</td>\n<td>Oak</td>\n</tr>\n\n    <tr>\n<td>Gate</td>\n<td>Elm</td>\n</tr>\n</table>\n\nThe mill.',
      'md',
    )
    expect(pages).toEqual(['Part\t|\tWood\nDam\t|\tOak\nGate\t|\tElm\n\nThe mill.'])
  })

  it('is read with lines of any length above and below its tables', async () => {
    const line = '-'.repeat(120)
    const { pages } = await read(
      `${line}\nName   Year\n${line}\n\n${'*'.repeat(150)}\n\nMills`,
      'md',
    )
    expect(pages.join('\n')).toContain('Mills')
  })

  it('does not read the special characters of a formula as emphasis', async () => {
    expect((await read('Since $a_1*b*c_2$ holds.', 'md')).pages).toEqual([
      'Since $a_1*b*c_2$ holds.',
    ])
  })
})

describe('a text file', () => {
  it('keeps its lines and begins a page at a form feed', async () => {
    expect((await read('Mills\r\n\r\nThe dam\r\nholds.\fNext', 'txt')).pages).toEqual([
      'Mills\n\nThe dam\nholds.',
      'Next',
    ])
  })

  it('is read as UTF-16, UTF-8 or Western European', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, 0xfc, 0])
    expect((await readDocument(utf16, 'txt')).pages).toEqual(['ü'])
    expect((await readDocument(new Uint8Array([0xc3, 0xbc]), 'txt')).pages).toEqual(['ü'])
    expect((await readDocument(new Uint8Array([0xfc]), 'txt')).pages).toEqual(['ü'])
  })

  it('is divided into pages of about the same length', async () => {
    const text = Array.from({ length: 200 }, (_, at) =>
      `Paragraph ${at} of rye and oats.`.repeat(4),
    )
    const { pages } = await read(text.join('\n\n'), 'txt')
    expect(pages.length).toBeGreaterThan(5)
    for (const page of pages) expect(page.length).toBeLessThan(4100)
    expect(pages.join('\n\n')).toBe(text.join('\n\n'))
  })
})
