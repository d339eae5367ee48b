import { expect, it } from 'vitest'
import { conversationMarkdown } from './conversation.ts'

const texts = {
  you: 'You',
  tutor: 'Tutor',
  problem: 'Problem',
  file: (name: string) => `About ${name}`,
  sources: 'Sources',
  page: (page: number) => `p. ${page}`,
  time: (iso: string) => iso.slice(0, 10),
}
const timestamp = '2026-05-01T10:00:00+00:00'

it('writes who wrote what, with the quotes behind an answer', () => {
  const markdown = conversationMarkdown(
    {
      name: 'Light # 1',
      fileName: 'leaves.pdf',
      messages: [
        { message_type: 'user', content: 'Why green?\n# not a heading', timestamp, metadata: {} },
        {
          message_type: 'ai',
          content: 'Green light is **reflected** [p. 4].',
          timestamp,
          metadata: {
            tutor: 'builtin',
            model: null,
            citations: [{ page: 4, quote: 'The green part\nis *thrown* back.' }],
            unsupported: [],
            pages: [4],
            refused: false,
          },
        },
        { message_type: 'error', content: 'It failed.', timestamp, metadata: null },
      ],
    },
    texts,
  )
  expect(markdown).toBe(
    [
      '# Light \\# 1',
      'About leaves.pdf',
      '## You · 2026-05-01',
      '> Why green?\n> # not a heading',
      '## Tutor · 2026-05-01',
      'Green light is **reflected** [p. 4].',
      '**Sources**',
      '- p. 4: “The green part is \\*thrown\\* back.”',
      '## Problem · 2026-05-01',
      '> It failed.\n',
    ].join('\n\n'),
  )
})

it('names the file of a quote where several files were asked', () => {
  const file_id = crypto.randomUUID()
  const metadata = {
    tutor: 'builtin',
    model: null,
    citations: [
      { page: 2, quote: 'Ice melts.', file_id },
      { page: 3, quote: 'Ice floats.', file_id: crypto.randomUUID() },
    ],
    unsupported: [],
    pages: [2, 3],
    refused: false,
  }
  const message = {
    message_type: 'ai',
    content: 'Ice [p. 2] [p. 3].',
    timestamp,
    metadata,
  } as const
  const citedFileName = (id: string) => (id === file_id ? 'on *ice*.pdf' : null)
  const chat = { name: 'Ice', fileName: null, citedFileName, messages: [message] }
  const markdown = conversationMarkdown(chat, texts)
  expect(markdown).toContain('- on \\*ice\\*.pdf, p. 2: “Ice melts.”')
  expect(markdown).toContain('- p. 3: “Ice floats.”')
})
