import type { BuiltinMessages } from '../../../domain/tutor/extractive/messages.ts'
import { answerFromDocument } from '../../../domain/tutor/extractive/answer.ts'
import { Failure } from '../../../domain/failure.ts'
import { CHAT_CONTEXT_CHARS } from '../../../domain/constants.ts'
import type { DocumentIndex } from '../../../domain/text/document.ts'
import { summaryPassages } from '../../../domain/text/summary.ts'
import { checkAnswer, type CheckedAnswer } from '../../../domain/tutor/citations.ts'
import { cleanPartial } from '../../../domain/tutor/clean.ts'
import { tutorPrompt, type Turn } from '../../../domain/tutor/prompt.ts'
import { passagesFor, classifyIntent } from '../../../domain/tutor/question.ts'
import type { AnswerMetadata, ChatMessage } from '../../../domain/tutor/wire.ts'
import type { ModelClient } from '../_shared/model-client.ts'

export type AnswerInput = {
  question: string
  page: number | undefined
  /** The messages before the question, oldest first. */
  history: readonly ChatMessage[]
  index: DocumentIndex
}

export type Answer = { content: string; metadata: AnswerMetadata }

const ascending = (pages: readonly number[]): number[] => [...new Set(pages)].sort((a, b) => a - b)

const turnsOf = (history: readonly ChatMessage[]): Turn[] =>
  history.flatMap(({ message_type, content }) =>
    message_type === 'error'
      ? []
      : [{ role: message_type === 'user' ? 'learner' : 'tutor', text: content } as const],
  )

const buildAnswer = (
  checked: CheckedAnswer,
  tutor: 'model' | 'builtin',
  model: string | null,
  pages: number[],
): Answer => ({
  content: checked.content,
  metadata: {
    tutor,
    model,
    citations: checked.citations,
    unsupported: checked.unsupported,
    pages: ascending(pages),
    refused: checked.refused,
    ...(checked.closest === undefined ? {} : { closest: checked.closest }),
    ...(checked.action === undefined ? {} : { action: checked.action }),
  },
})

/**
 * Answers one question. `onText` gets the answer as it is written. Aborting `signal` ends the
 * answer where it is: what was
 * written so far is the answer, or null where nothing was. Throws `Failure`.
 */
export async function answerQuestion(
  { question, page, history, index }: AnswerInput,
  model: ModelClient | null,
  words: BuiltinMessages,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Answer | null> {
  const before = history.findLast(({ message_type }) => message_type === 'user')?.content
  const wish = classifyIntent({ question, before, page }, index)

  if (!model) {
    const checked = answerFromDocument(index, wish, words)
    onText(checked.content)
    return buildAnswer(
      checked,
      'builtin',
      null,
      checked.citations.map((citation) => citation.page),
    )
  }

  const chosen = passagesFor(wish, index, CHAT_CONTEXT_CHARS)
  const passages = chosen.length > 0 ? chosen : summaryPassages(index, CHAT_CONTEXT_CHARS)
  const source = passages.map(({ text }) => text).join('\n')
  let rawText = ''
  let emittedText = ''
  for await (const piece of model.stream(
    tutorPrompt({ question, passages, history: turnsOf(history) }),
    {
      signal,
    },
  )) {
    rawText += piece
    const clean = cleanPartial(rawText, source)
    if (!clean.startsWith(emittedText) || clean.length === emittedText.length) continue
    onText(clean.slice(emittedText.length))
    emittedText = clean
  }
  const checked = checkAnswer(rawText, passages, index)
  if (checked.content === '') {
    if (signal.aborted) return null
    throw new Failure('model_bad_reply', { cause: 'nothing was left of the answer' })
  }
  return buildAnswer(
    checked,
    'model',
    model.name,
    passages.map((passage) => passage.page),
  )
}
