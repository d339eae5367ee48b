import { describe, expect, it } from 'vitest'
import { renderFormula } from '../../../components/content/draw-formula.ts'
import { prepare } from './prepare.ts'
import { renderPlain } from './render-plain.ts'
import { render } from './render.ts'

/** The elements that `content` is rendered as. */
function shown(content: string, unsupported: { start: number; end: number }[] = []) {
  const { source, pages } = prepare(content, unsupported)
  const host = document.createElement('div')
  host.append(
    render(source, {
      pages,
      citeText: (page) => `p. ${page}`,
      citeLabel: (page) => `p. ${page}, show the passage`,
      unsupported: 'No support',
      math: renderFormula,
    }),
  )
  return host
}

describe('rendering an answer', () => {
  it('renders Markdown', () => {
    const host = shown('# Title\n\n- **bold**\n- `code`\n\n| a | b |\n|---|---|\n| 1 | 2 |')
    expect(host.querySelector('h3')?.textContent).toBe('Title')
    expect(host.querySelectorAll('li')).toHaveLength(2)
    expect(host.querySelector('strong')?.textContent).toBe('bold')
    expect(host.querySelectorAll('td')).toHaveLength(2)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src="https://evil.example/x.png" onerror="alert(1)">',
    '![secret](https://evil.example/x.png?q=secret)',
    '[click](https://evil.example)',
    '[click](javascript:alert(1))',
    '<https://evil.example>',
    'https://evil.example/path',
    '<a href="https://evil.example">click</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>* { display: none }</style>',
    '<form action="https://evil.example"><input name="q"></form>',
    '<svg><script>alert(1)</script></svg>',
    '<button data-cite="0" onclick="alert(1)">p. 1</button>',
    '$\\href{https://evil.example}{x}$',
    '$\\includegraphics{https://evil.example/x.png}$',
    '- [ ] task',
  ])('renders %s without links, scripts or external resources', (content) => {
    const host = shown(content)
    expect(
      host.querySelectorAll('script, img, a, iframe, style, form, input, button'),
    ).toHaveLength(0)
    for (const element of host.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^href$|^src$|^action$/)
        expect(value).not.toContain('javascript:')
      }
  })

  it('shows raw HTML as text', () => {
    expect(shown('Use <b>this</b> & that').textContent.trim()).toBe('Use <b>this</b> & that')
  })

  it('renders every citation as a button, numbered in the order they are written', () => {
    const buttons = [...shown('*One* [p. 3].\n\n- Two [p. 12]').querySelectorAll('button')]
    expect(buttons.map((button) => [button.dataset['cite'], button.textContent])).toEqual([
      ['0', 'p. 3'],
      ['1', 'p. 12'],
    ])
    expect(buttons[1]?.getAttribute('aria-label')).toBe('p. 12, show the passage')
  })

  it('leaves a citation inside code as text and still counts it', () => {
    const host = shown('`x [p. 1]` and [p. 2]')
    expect(host.querySelector('code')?.textContent).toBe('x [p. 1]')
    expect(host.querySelector('button')?.dataset['cite']).toBe('1')
  })

  it('underlines an unsupported sentence through its emphasis', () => {
    const content = 'Fine. Not **at all** so. Fine.'
    const start = content.indexOf('Not')
    const host = shown(content, [{ start, end: start + 'Not **at all** so.'.length }])
    const dotted = [...host.querySelectorAll('.unsupported')]
    expect(dotted.map((span) => span.textContent).join('')).toBe('Not at all so.')
    expect(dotted[0]?.getAttribute('title')).toBe('No support')
    expect(host.textContent.trim()).toBe('Fine. Not at all so. Fine.')
  })

  it('leaves the inside of a formula unchanged', () => {
    const content = 'So $v^2$ it is.'
    const host = shown(content, [{ start: 0, end: content.length }])
    expect([...host.querySelectorAll('.unsupported')].map((span) => span.textContent)).toEqual([
      'So ',
      ' it is.',
    ])
    expect(host.querySelector('.katex .unsupported')).toBeNull()
  })

  it.each(['$E = mc^2$', '\\(E = mc^2\\)', '$$E = mc^2$$', '\\[E = mc^2\\]'])(
    'renders the formula in %s',
    (content) => {
      const host = shown(`Energy ${content} here`)
      expect(host.querySelector('.katex')).not.toBeNull()
      expect(host.querySelector('annotation')?.textContent).toBe('E = mc^2')
    },
  )

  it('does not treat prices as formulas', () => {
    const host = shown('It costs $5 now and $10 later.')
    expect(host.querySelector('.katex')).toBeNull()
    expect(host.textContent).toContain('$5 now and $10')
  })

  it('shows an invalid formula as text', () => {
    expect(shown('$\\frac{1}$').textContent).toContain('\\frac{1}')
  })

  it.each([
    ['deep quotations', '> '.repeat(3000) + 'Water moves [p. 3].'],
    ['deep lists', '- '.repeat(3000) + 'Water moves [p. 3].'],
    ['deep emphasis', '*_'.repeat(3000) + 'Water moves [p. 3].'],
    ['an unclosed formula', '$$' + '{'.repeat(5000) + ' Water moves [p. 3].'],
    ['a deep formula', `$$${'{'.repeat(5000)}x${'}'.repeat(5000)}$$ Water moves [p. 3].`],
    ['deep fractions', `$${'\\frac{1}{'.repeat(3000)}x${'}'.repeat(3000)}$ Water moves [p. 3].`],
  ])('shows the text and its citation of a message with %s', (_name, content) => {
    const host = shown(content)
    expect(host.textContent).toContain('Water moves')
    expect(host.querySelector('button')?.textContent).toBe('p. 3')
  })

  it.each([31, 32])('renders lists nested less than 32 deep: %i', (depth) => {
    const host = shown(`${'- '.repeat(depth)}Water`)
    expect(host.querySelectorAll('ul')).toHaveLength(depth < 32 ? depth : 0)
    expect(host.textContent).toContain('Water')
  })

  it.each([50, 51])('draws fractions nested at most 50 deep: %i', (depth) => {
    const host = shown(`$${'\\frac{1}{'.repeat(depth)}x${'}'.repeat(depth)}$`)
    expect(host.querySelectorAll('.katex')).toHaveLength(depth > 50 ? 0 : 1)
    expect(host.textContent).toContain('x')
  })

  it('shows a long line of dashes as a rule', () => {
    const host = shown(`Water.\n\n${'-'.repeat(80)}\n\nIce.`)
    expect(host.querySelectorAll('hr')).toHaveLength(1)
  })
})

describe('an answer that would take seconds to render', () => {
  it.each([
    ['longer than 40,000 characters', `**Water** ${'moves '.repeat(7_000)}`],
    ['a paragraph of thousands of signs', `**Water** ${'*a_'.repeat(9_000)}`],
    ['a paragraph of thousands of exclamation marks', `**Water** ${'!'.repeat(9_000)}`],
    ['a paragraph of thousands of backslashes', `**Water** ${'\\ '.repeat(9_000)}`],
    [
      'a wide table',
      `**Water**\n\n|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n${'|b|\n'.repeat(100)}`,
    ],
  ])('is shown as it was written: %s', (_name, content) => {
    const host = shown(`${content}\n\nEnd [p. 3].`)
    expect(host.querySelector('strong, em, table')).toBeNull()
    expect(host.textContent).toContain('**Water**')
    expect(host.querySelector('button')?.textContent).toBe('p. 3')
  })

  it.each([
    ['a matrix of a thousand columns', `\\begin{matrix}${'a&'.repeat(1_001)}\\end{matrix}`],
    [
      'a command that is replaced by a long text',
      `\\def\\a{${'x'.repeat(500)}}${'\\a'.repeat(150)}`,
    ],
    ['a command by another name', '\\newcommand{\\a}{x}\\a'],
  ])('shows the source of a formula with %s', (_name, tex) => {
    const host = shown(`Water $$${tex}$$ and $x$`)
    expect(host.querySelectorAll('.katex')).toHaveLength(1)
    expect(host.textContent).toContain(tex)
  })

  it('draws commands whose names begin like a definition', () => {
    expect(shown('$\\left( x \\right)$').querySelector('.katex')).not.toBeNull()
  })

  it('draws the first of thousands of formulas and shows the others as written', () => {
    const host = shown('$x$ '.repeat(3_000))
    const drawn = host.querySelectorAll('.katex').length
    expect(drawn).toBeGreaterThan(500)
    expect(drawn).toBeLessThan(2_000)
  })
})

describe('a citation', () => {
  const linesOf = (host: Element) =>
    Array.from(host.querySelectorAll('.text-nowrap'), ({ textContent }) => textContent)

  it.each([
    ['after a word, before a full stop', 'Water boils [p. 3].', ['s p. 3.']],
    ['after bold text', 'This is **buzz pollination** [p. 3], too.', ['n p. 3,']],
    ['after a letter with an accent', 'Un cafe\u0301 [p. 3].', ['e\u0301 p. 3.']],
    ['after another citation', '- Ice melts [p. 1] [p. 3].', ['s p. 1', 'p. 3.']],
    ['after code', 'See `print(x)` [p. 3].', ['p. 3.']],
    ['after a formula', '**It** is $E = mc^2$ [p. 3].', ['p. 3.']],
    ['at the beginning', '[p. 3] says so in *one* place.', ['p. 3']],
    ['without a space', '水は沸騰する[p. 3]。', ['るp. 3。']],
  ])('stays on the line of the text before it: %s', (_, content, lines) => {
    const host = shown(content)
    expect(linesOf(host)).toEqual(lines)
    expect(host.querySelectorAll('[data-cite]')).toHaveLength(lines.length)
    const words = content.replace(/\[(p\. \d)\]/gu, '$1').replace(/[`*$-]|^- /gu, '')
    if (!content.includes('$')) expect(host.textContent?.trim()).toBe(words.trim())
  })

  it('stays on its line in text without Markdown and in an unsupported sentence', () => {
    const content = 'Made up [p. 3]. More.'
    const { source, pages } = prepare(content, [{ start: 0, end: 15 }])
    const host = document.createElement('div')
    const texts = { citeText: (page: number) => `p. ${page}`, citeLabel: () => '' }
    host.append(renderPlain(source, { pages, ...texts, unsupported: 'No support' }))
    expect(linesOf(host)).toEqual(['p p. 3.'])
    const marked = Array.from(host.querySelectorAll('.unsupported'), (each) => each.textContent)
    expect(marked.join('')).toBe('Made up .')
  })
})
