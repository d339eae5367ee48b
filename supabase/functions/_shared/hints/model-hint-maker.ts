import { hintOf, hintPrompt } from '../../../../domain/quiz/taking/model-hint.ts'
import type { FunctionDeps } from '../deps.ts'
import type { ModelClient } from '../model/client.ts'
import type { HintMaker } from './hint-maker.ts'

/** A model asked again may find other words. */
const ATTEMPTS = 2

/** Asks a model for a hint, and returns it only if it does not contain the answer. */
export const modelHintMaker = ({
  model,
  log,
}: Pick<FunctionDeps, 'log'> & { readonly model: ModelClient }): HintMaker => ({
  async hint(question) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const reply = await model.text(hintPrompt(question))
      if (!reply.ok) {
        log({ name: 'hint_model_failed', code: reply.failure.code })
        return null
      }
      const hint = hintOf(reply.value, question)
      if (hint !== null) return hint
    }
    return null
  },
})
