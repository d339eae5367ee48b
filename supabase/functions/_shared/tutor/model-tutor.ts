import { Failure } from '../../../../domain/failure.ts'
import { stripReasoning } from '../../../../domain/model-reply/reasoning.ts'
import { cleanPartial } from '../../../../domain/tutor/clean.ts'
import { tutorPrompt, type Turn } from '../../../../domain/tutor/prompt.ts'
import type { ChatMessage } from '../../../../domain/tutor/wire.ts'
import { budgetsOf } from '../model-budgets.ts'
import type { ModelClient } from '../model-client.ts'
import { askedQuestion, storedAnswer, type Tutor } from './tutor.ts'

const turnsOf = (history: readonly ChatMessage[]): Turn[] =>
  history.flatMap(({ message_type, content }) =>
    message_type === 'error'
      ? []
      : [{ role: message_type === 'user' ? 'learner' : 'tutor', text: content } as const],
  )

/** Answers with a model that reads passages of the document; its answer is checked against them. */
export const modelTutor = (model: ModelClient): Tutor => ({
  async answer(input) {
    const { question, history, document, onText, signal } = input
    const passages = await document.passages(askedQuestion(input), budgetsOf(model).passages)
    const source = passages.map(({ text }) => text).join('\n')
    const prompt = tutorPrompt({ question, passages, history: turnsOf(history) })
    let rawText = ''
    let emittedText = ''
    for await (const piece of model.stream(prompt, { signal })) {
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
    return storedAnswer(
      checked,
      model.name,
      passages.map((passage) => passage.page),
    )
  },
})
