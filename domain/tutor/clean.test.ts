import { describe, expect, it } from 'vitest'
import { cleanAnswer, cleanSoFar } from './clean.ts'
import { TUTOR_RULES } from './prompt.ts'

describe('cleanAnswer', () => {
  it('keeps Markdown, formulas and citations', () => {
    const answer = '**Water** moves [p. 3], as $a < b$ and \\(x\\) show:\n\n- one\n- two [p. 4]'
    expect(cleanAnswer(answer, '')).toBe(answer)
  })

  it('leaves code and formulas as they are, but for addresses elsewhere', () => {
    const answer =
      '```ts\nconst a = b[0](c)  // <b>\n\n\n\n``\n```\n`` x`y `` and `<br>` in $[a](b)$  \nthe end'
    expect(cleanAnswer(answer, '')).toBe(answer)
    expect(cleanAnswer('```\nfetch("https://e.example/x")\n```', '')).toBe('```\nfetch("")\n```')
    const known = 'https://e.example/x'
    expect(cleanAnswer(`$\\href{${known}}{x}$ and \`${known}\``, known)).toBe(
      `$\\href{}{x}$ and \`${known}\``,
    )
    expect(cleanAnswer('[`see`](https://e.example) ![`x`](https://e.example/p)', '')).toBe('`see` `x`')
  })

  it('shows an address the document names as code, and no other', () => {
    expect(
      cleanAnswer(
        'See https://stoa.example/a, or https://else.example/b.',
        'at https://stoa.example/a today',
      ),
    ).toBe('See `https://stoa.example/a`, or')
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
  ])('takes away what leads elsewhere: %s', (answer) => {
    expect(cleanAnswer(answer, '')).not.toMatch(/e\.example|javascript|onerror|data:|\]\(|<a|<img/)
  })
})

describe('cleanSoFar', () => {
  it('never shows what the whole would not', () => {
    const answer = `Water moves. See [this](https://e.example/x) ![y](https://e.example/p.png).\n${TUTOR_RULES[1] ?? ''}\nThe end [p. 3].`
    let shown = ''
    for (let i = 1; i <= answer.length; i += 1) {
      const soFar = cleanSoFar(answer.slice(0, i), '')
      if (soFar.startsWith(shown)) shown = soFar
      expect(soFar).not.toMatch(/e\.example|\]\(|stands between/)
    }
    expect(shown).toContain('The end')
  })
})
