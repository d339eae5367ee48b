import { Failure } from '../../../domain/failure.ts'
import type { CheckedAnswer } from '../../../domain/tutor/citations.ts'
import { cleanPartial } from '../../../domain/tutor/clean.ts'
import { stripReasoning } from '../../../domain/model-reply/reasoning.ts'
import { tutorPrompt, type Turn } from '../../../domain/tutor/prompt.ts'
import type { TutorQuestion } from '../../../domain/tutor/question.ts'
import type { AnswerMetadata, ChatMessage } from '../../../domain/tutor/wire.ts'
import type { InterfaceLanguage } from '../../../messages/registry.ts'
import { budgetsOf } from '../_shared/model-budgets.ts'
import type { ModelClient } from '../_shared/model-client.ts'
import type { OpenDocument } from '../_shared/text-engine/text-engine.ts'

export type AnswerInput = {
  question: string
  page: number | undefined
  /** The messages before the question, oldest first. */
  history: readonly ChatMessage[]
  document: OpenDocument
  /** The language of an answer without a model. */
  language: InterfaceLanguage
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
  { question, page, history, document, language }: AnswerInput,
  model: ModelClient | null,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Answer | null> {
  const before = history.findLast(({ message_type }) => message_type === 'user')?.content
  const asked: TutorQuestion = { question, before, page }

  if (!model) {
    const checked = await document.answer(asked, language)
    onText(checked.content)
    return buildAnswer(
      checked,
      'builtin',
      null,
      checked.citations.map((citation) => citation.page),
    )
  }

  const passages = await document.passages(asked, budgetsOf(model).passages)
  const source = passages.map(({ text }) => text).join('\n')
  let rawText = ''
  let emittedText = ''
  for await (const piece of model.stream(
    tutorPrompt({ question, passages, history: turnsOf(history) }),
    {
      signal,
    },
  )) {
    rawText = stripReasoning(rawText + piece)
    const clean = cleanPartial(rawText, source)
    if (!clean.startsWith(emittedText) || clean.length === emittedText.length) continue
    onText(clean.slice(emittedText.length))
    emittedText = clean
  }
  const checked = await document.check(rawText, passages)
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
