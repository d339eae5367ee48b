import { expect, it } from 'vitest'
import { highlightsMarkdown } from './highlights-markdown.ts'

const texts = {
  title: (name: string) => `Highlights of ${name}`,
  page: (page: number) => `Page ${page}`,
}

it('writes highlights and notes by file, without marks of their own', () => {
  const files = [
    {
      name: 'mills.pdf',
      highlights: [
        { page: 1, quote: 'a dam\nof *oak*', note: '' },
        { page: 3, quote: '# rye <b>', note: 'Ask about [this]\nagain' },
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
      'Ask about \\[this\\]\nagain\n',
    ].join('\n\n'),
  )
})
