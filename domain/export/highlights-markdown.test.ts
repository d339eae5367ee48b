import { expect, it } from 'vitest'
import { highlightsMarkdown } from './highlights-markdown.ts'

const texts = {
  title: (name: string) => `Highlights of ${name}`,
  page: (page: number) => `Page ${page}`,
}

it('writes highlights and notes by file, without marks of their own except formulas', () => {
  const files = [
    {
      name: 'mills.pdf',
      highlights: [
        { page: 1, quote: 'a dam\nof *oak*', note: '' },
        { page: 3, quote: '# rye <b>', note: 'Ask about [this]\nagain\n\nin May' },
        { page: 4, quote: 'a force $F_1 = m_1 a$ of *all*', note: '' },
      ],
    },
    { name: 'empty.pdf', highlights: [] },
  ]
  expect(highlightsMarkdown({ name: 'Mills', files }, texts)).toBe(
    [
      '# Highlights of Mills',
      '## mills.pdf',
      '> a dam of \\*oak\\*\n>\n> Page 1',
      '> \\# rye \\<b\\>\n>\n> Page 3',
      'Ask about \\[this\\]  \nagain',
      'in May',
      '> a force $F_1 = m_1 a$ of \\*all\\*\n>\n> Page 4\n',
    ].join('\n\n'),
  )
})
