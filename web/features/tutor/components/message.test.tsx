import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errors } from '../../../../messages/en/errors.ts'
import { tutor as words } from '../../../../messages/en/tutor.ts'
import type { AnswerMetadata, ChatMessage } from '../../../../domain/tutor/wire.ts'
import { ToastProvider } from '../../../components/status/toast.tsx'
import { CitedFileName, namesOfCited } from '../citation-text.ts'
import { Answer } from './answer.tsx'
import { StreamingAnswer, Message, type AllFiles } from './message.tsx'

const message = (
  message_type: ChatMessage['message_type'],
  content: string,
  metadata: unknown = {},
): ChatMessage => ({
  id: '00000000-0000-4000-8000-000000000001',
  chat_id: '00000000-0000-4000-8000-000000000002',
  message_type,
  content,
  timestamp: '2026-01-01T00:00:00Z',
  metadata,
})
const answer: AnswerMetadata = {
  tutor: 'builtin',
  model: null,
  citations: [],
  unsupported: [],
  pages: [],
  refused: false,
}
const onCite = vi.fn()

function show(
  shown: ChatMessage,
  onRegenerate?: () => void,
  onAsk?: (question: string) => void,
  allFiles?: AllFiles,
) {
  render(
    <ToastProvider>
      <MemoryRouter>
        <Message
          message={shown}
          fileId="file-1"
          onCite={onCite}
          onRegenerate={onRegenerate}
          onAsk={onAsk}
          allFiles={allFiles}
        />
      </MemoryRouter>
    </ToastProvider>,
  )
}
afterEach(() => {
  cleanup()
  onCite.mockClear()
})

describe('citations', () => {
  const FILES: Readonly<Record<string, string>> = { rocks: 'rocks.pdf', tides: 'tides.pdf' }
  const cited = (several_files: boolean, readFileId: string) => {
    const citations = [
      { page: 1, quote: 'a', file_id: 'rocks' },
      { page: 2, quote: 'b', file_id: 'tides' },
    ]
    render(
      <ToastProvider>
        <CitedFileName value={namesOfCited('rocks', readFileId, (id) => FILES[id] ?? '')}>
          <Answer
            content="One. [p. 1] Two. [p. 2]"
            metadata={{ ...answer, citations, several_files }}
            onCite={onCite}
          />
        </CitedFileName>
      </ToastProvider>,
    )
    return Array.from(document.querySelectorAll('.cite'), ({ textContent }) => textContent)
  }

  it('show the file of every passage if several files were asked', () => {
    expect(cited(true, 'rocks')).toEqual(['rocks, p. 1', 'tides, p. 2'])
  })

  it('show the file of a passage that is not from the file in the reader', () => {
    expect(cited(false, 'rocks')).toEqual(['p. 1', 'tides, p. 2'])
    cleanup()
    expect(cited(false, 'tides')).toEqual(['rocks, p. 1', 'p. 2'])
  })
})

describe('a message', () => {
  it('copies an answer as plain text', async () => {
    const user = userEvent.setup()
    show(message('ai', '**for two years &#91;1&#93;** [p. 2]', answer))
    await user.click(screen.getByRole('button', { name: words.copy }))
    expect(await navigator.clipboard.readText()).toBe('for two years [1] [p. 2]')
  })

  it('offers a retry after a failure if that is possible', async () => {
    const again = vi.fn()
    show(message('error', errors.chat_failed), again)
    expect(screen.getByText(errors.chat_failed)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: words.retry }))
    expect(again).toHaveBeenCalledOnce()
    cleanup()
    show(message('error', errors.chat_failed))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offers further passages if there are any and a question can be asked', async () => {
    const ask = vi.fn()
    show(message('ai', 'Tides [p. 1].', { ...answer, more: true }), undefined, ask)
    await userEvent.click(screen.getByRole('button', { name: words.more }))
    expect(ask).toHaveBeenCalledExactlyOnceWith(words.more)
    cleanup()
    show(message('ai', 'Tides [p. 1].', answer), undefined, ask)
    expect(screen.queryByRole('button', { name: words.more })).toBeNull()
    cleanup()
    show(message('ai', 'Tides [p. 1].', { ...answer, more: true }))
    expect(screen.queryByRole('button', { name: words.more })).toBeNull()
  })

  it("states the model's failure, and no other cause", () => {
    show(
      message('error', errors.chat_failed, { code: 'model_stalled', detail: 'no event for 60 s' }),
    )
    expect(screen.getByText(errors.model_stalled)).toBeTruthy()
    expect(screen.queryByText(/60 s/)).toBeNull()
    cleanup()
    show(message('error', errors.chat_failed, { code: 'chat_failed', detail: 'anything' }))
    expect(screen.getAllByText(/./)).toHaveLength(2)
  })

  it('links to a quiz on the file where the answer offers one', () => {
    show(message('ai', 'I can make a quiz.', { ...answer, action: { kind: 'quiz' } }))
    const link = screen.getByRole('link', { name: words.makeQuiz })
    expect(link.getAttribute('href')).toBe('/quiz?file=file-1')
    cleanup()
    show(message('ai', 'Water moves.', answer))
    expect(screen.queryByRole('link', { name: words.makeQuiz })).toBeNull()
  })

  it('links to the quiz that the learner described', () => {
    const action = {
      kind: 'quiz',
      counts: { mcq: 3 },
      difficulty: 'hard',
      topic: 'rain & snow',
      pages: [2, 4],
    }
    show(message('ai', 'I can make a quiz.', { ...answer, action }))
    expect(screen.getByRole('link', { name: words.makeQuiz }).getAttribute('href')).toBe(
      '/quiz?file=file-1&mcq=3&difficulty=hard&topic=rain+%26+snow&pages=2-4',
    )
  })

  it('offers to regenerate the last answer only', async () => {
    const again = vi.fn()
    show(message('ai', 'Water moves.', answer), again)
    await userEvent.click(screen.getByRole('button', { name: words.regenerate }))
    expect(again).toHaveBeenCalledOnce()
    cleanup()
    show(message('ai', 'Water moves.', answer))
    expect(screen.queryByRole('button', { name: words.regenerate })).toBeNull()
  })

  it.each([
    [{ tutor: 'builtin', model: null }, words.answeredBy.builtin],
    [{ tutor: 'model', model: 'llama' }, words.answeredBy.model('llama')],
    [{ tutor: 'model', model: null }, words.answeredBy.unnamedModel],
  ] as const)('states once who answered: %o', (who, text) => {
    show(message('ai', 'Water moves.', { ...answer, ...who }))
    expect(screen.getAllByText(text)).toHaveLength(1)
  })

  it('links a citation to its passage', async () => {
    const citation = { page: 3, quote: 'Water moves slowly.' }
    show(message('ai', 'Water moves [p. 3].', { ...answer, citations: [citation] }))
    await userEvent.click(screen.getByRole('button', { name: words.citeLabel(3) }))
    expect(onCite).toHaveBeenCalledWith(citation)
  })

  it('marks unsupported sentences and states that the document has no answer', () => {
    show(
      message('ai', 'Water sings.', {
        ...answer,
        unsupported: [{ start: 0, end: 12 }],
        refused: true,
      }),
    )
    expect(screen.getByTitle(words.unsupported.title).textContent).toBe('Water sings.')
    expect(screen.getByText(words.unsupported.legend)).toBeTruthy()
    // No warning: the document does not have everything.
    expect(screen.getByText(words.refused).className).not.toContain('text-warn')
  })

  it.each(['> '.repeat(3000), '$$' + '{'.repeat(5000) + '$$', `$$${'{'.repeat(5000)}`])(
    'shows a message that cannot be rendered as plain text (case %#)',
    async (content) => {
      show(message('ai', `${content} Water moves.`, answer))
      expect(await screen.findByText(/Water moves/)).toBeTruthy()
    },
  )

  it('shows plain text where rendering throws', () => {
    const broken = message('ai', 'Water moves.', {
      ...answer,
      get citations(): never {
        throw new RangeError('Maximum call stack size exceeded')
      },
    })
    render(<Message message={broken} fileId="file-1" onCite={onCite} />, {
      onCaughtError: () => undefined,
    })
    expect(screen.getByText('Water moves.')).toBeTruthy()
  })

  it('shows an answer with unreadable metadata', () => {
    show(message('ai', 'Water moves.', 'nonsense'))
    expect(screen.getByText('Water moves.')).toBeTruthy()
  })
})

it('states whether the tutor is reading or writing', () => {
  const { rerender } = render(<StreamingAnswer text="" onCite={onCite} />)
  expect(screen.getByText(words.thinking)).toBeTruthy()
  rerender(<StreamingAnswer text="Water" onCite={onCite} />)
  expect(screen.getByText(words.writing)).toBeTruthy()
  expect(screen.getByText('Water')).toBeTruthy()
})

describe('an answer from one of several files', () => {
  const all = { count: 4, ask: vi.fn() }
  const OFFER = 'Ask all 4 files'

  it.each([
    ['does not have it', { refused: true }],
    ['has it perhaps', { closest: true }],
  ])('offers to ask all files where its file %s', async (_, found) => {
    show(message('ai', 'No.', { ...answer, ...found }), undefined, undefined, all)
    await userEvent.click(screen.getByRole('button', { name: OFFER }))
    expect(all.ask).toHaveBeenCalledOnce()
    all.ask.mockClear()
  })

  it.each([
    ['answers', {}],
    ['is one of several that were asked', { refused: true, several_files: true }],
  ])('does not offer it where its file %s', (_, found) => {
    show(message('ai', 'Yes.', { ...answer, ...found }), undefined, undefined, all)
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull()
  })
})
