import { Failure } from '../../../../domain/failure.ts'
import { cleanPartial } from '../../../../domain/tutor/model/clean.ts'
import { tutorPrompt, type Turn } from '../../../../domain/tutor/model/prompt.ts'
import { withSourcePages } from '../../../../domain/tutor/join-file-answers.ts'
import type { ChatMessage } from '../../../../domain/tutor/wire.ts'
import { budgetsOf } from '../model/budgets.ts'
import type { ModelClient } from '../model/client.ts'
import { askedQuestion, learnerMessages, storedAnswer, type Tutor } from './tutor.ts'

const turnsOf = (history: readonly ChatMessage[]): Turn[] =>
  history.flatMap(({ message_type, content }) =>
    message_type === 'error'
      ? []
      : [{ role: message_type === 'user' ? 'learner' : 'tutor', text: content } as const],
  )

/** Answers with a model that reads passages of the document; its answer is checked against them. */
export const modelTutor = (model: ModelClient): Tutor => ({
  async answer(input) {
    const { question, history, onText, signal } = input
    const budgets = budgetsOf(model)
    const asked = askedQuestion(input, learnerMessages(history))
    const passages = await input.source.passages(asked, budgets.passages)
    const text = passages.map((passage) => passage.text).join('\n')
    const prompt = tutorPrompt({
      question,
      passages,
      history: turnsOf(history),
      historyChars: budgets.history,
    })
    let rawText = ''
    let emittedText = ''
    for await (const piece of model.stream(prompt, { signal })) {
      rawText += piece
      const clean = withSourcePages(cleanPartial(rawText, text), passages)
      if (!clean.startsWith(emittedText) || clean.length === emittedText.length) continue
      onText(clean.slice(emittedText.length))
      emittedText = clean
    }
    const checked = await input.source.check(rawText, passages)
    if (checked.content === '') {
      if (signal.aborted) return null
      throw new Failure('model_bad_reply', { cause: 'nothing was left of the answer' })
    }
    return storedAnswer(
      checked,
      model.name,
      passages.map(({ page, source }) => source?.page ?? page),
    )
  },
})
