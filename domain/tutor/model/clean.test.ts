import { describe, expect, it } from 'vitest'
import { cleanAnswer, cleanPartial } from './clean.ts'
import { TUTOR_RULES } from './prompt.ts'

describe('cleanAnswer', () => {
  it('keeps Markdown, formulas and citations', () => {
    const answer = '**Water** moves [p. 3], as $a < b$ and \\(x\\) show:\n\n- one\n- two [p. 4]'
    expect(cleanAnswer(answer, '')).toBe(answer)
  })

  it('keeps code and formulas, except external addresses in them', () => {
    const answer =
      '```ts\nconst a = b[0](c)  // <b>\n\n\n\n``\n```\n`` x`y `` and `<br>` in $[a](b)$  \nthe end'
    expect(cleanAnswer(answer, '')).toBe(answer)
    expect(cleanAnswer('```\nfetch("https://e.example/x")\n```', '')).toBe('```\nfetch("")\n```')
    const known = 'https://e.example/x'
    expect(cleanAnswer(`$\\href{${known}}{x}$ and \`${known}\``, known)).toBe(
      `\${x}$ and \`${known}\``,
    )
    expect(cleanAnswer('[`see`](https://e.example) ![`x`](https://e.example/p)', '')).toBe(
      '`see` `x`',
    )
  })

  it('shows addresses of the document as code and removes others', () => {
    expect(
      cleanAnswer(
        'See https://stoa.example/a, or https://else.example/b.',
        'at https://stoa.example/a today',
      ),
    ).toBe('See `https://stoa.example/a`, or')
  })

  it('keeps text that resembles an address', () => {
    const answer = 'In the ratio 3:4, at 10:30, and/or A&B; see e.g. node.js and a // b [p. 2].'
    expect(cleanAnswer(answer, '')).toBe(answer)
    const persian = 'می\u200cخواهم'
    expect(cleanAnswer(persian, '')).toBe(persian)
  })

  it.each([
    ['as they are', (rule: string) => rule],
    ['a word a line', (rule: string) => rule.replace(/ /g, '\n')],
    [
      'as a list of shreds',
      (rule: string) => (rule.match(/.{1,18}/g) ?? []).map((piece) => `- ${piece}`).join('\n'),
    ],
    ['spelt out', (rule: string) => Array.from(rule).join(' ')],
    ['in other dress', (rule: string) => rule.replace(/\w+/g, '**$&**').toUpperCase()],
  ])('removes the rules written %s', (_, dress) => {
    for (const rule of TUTOR_RULES) {
      const left = cleanAnswer(`Water moves.\n${dress(rule)}\nIt needs no energy.`, '')
      expect(left.startsWith('Water moves.')).toBe(true)
      expect(left.length).toBeLessThan(70)
    }
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](https://e.example)',
    '![x](https://e.example/p.png)',
    '[x][1]\n\n[1]: https://e.example',
    '<a href="https://e.example">x</a>',
    '<https://e.example>',
    '<img src=x onerror=alert(1)>',
    '![x](https://e.example/p.png',
    'data:text/html;base64,AAAA',
    '[x]\n\n[x]: https://e.example',
    'see[^1]\n\n[^1]: https://e.example',
    '[x](java&#115;cript&colon;alert(1))',
    'https&#58;//e.example/p and &lt;img src=https://e.example&gt;',
    '&#x3c;a href="https://e.example"&#x3e;x&#x3c;/a&#x3e;',
    'ht\u200btps://e.example ht\u200dtps://e.example',
    '\u202ehttps://e.example',
    'https:/\\e.example and https:\\\\e.example and //e.example/x',
    'vbscript:x ftp://e.example tel:e.example',
    'write to leak@e.example',
    'e.example/collect?d=secret',
    '\\href{https://e.example}{x} \\url{e.example}',
    '$\\href{//e.example}{x}$ $$\\includegraphics[width=1cm]{e.example/p.png}$$ $\\htmlData{a=e.example}{x}$',
    '```\nfetch("//e.example/x")\n```',
  ])('removes external links: %s', (answer) => {
    expect(cleanAnswer(answer, '')).not.toMatch(/e\.example|javascript|onerror|data:|\]\(|<a|<img/)
  })
})

describe('cleanPartial', () => {
  it('never shows text that the complete answer does not show', () => {
    const answer = `Water moves. See [this](https://e.example/x) ![y](https://e.example/p.png).\n${TUTOR_RULES[1] ?? ''}\nThe end [p. 3].`
    let shown = ''
    for (let i = 1; i <= answer.length; i += 1) {
      const soFar = cleanPartial(answer.slice(0, i), '')
      if (soFar.startsWith(shown)) shown = soFar
      expect(soFar).not.toMatch(/e\.example|\]\(|text between/)
    }
    expect(shown).toContain('The end')
  })

  it('does not show the beginning of a tag, wherever the answer is cut', () => {
    const answer =
      'See <img src="https://e.example/pixel.gif"> and &lt;img src=x&gt; and <a href="#">here</a>.'
    for (let i = 0; i <= answer.length; i += 1)
      expect(cleanPartial(answer.slice(0, i), '')).not.toMatch(/<img|<a/)
  })
})

describe('a long answer without the end of what it opens', () => {
  it.each(['1.2.', 'a-', '[', '![', '<a', '\\[', 'a@', '.b@c'])('is read once: %s', (part) => {
    const answer = part.repeat(1_000_000)
    expect(cleanAnswer(answer, '').length).toBeLessThanOrEqual(answer.length)
    expect(cleanPartial(`${answer} `, '').length).toBeLessThanOrEqual(answer.length)
  })
})

it('removes joined addresses of mailboxes', () => {
  expect(cleanAnswer('Write to a@b.example+c@d.example now.', '')).toBe('Write to  now.')
})
