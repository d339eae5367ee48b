import { fail, Failure } from '../../domain/failure.ts'
import type { ModelClient } from '../../supabase/functions/_shared/model/client.ts'

/**
 * `model` as long as `allow` answers true, which is asked before every call. After that every
 * call fails with `quota_model_calls`.
 */
export const limitedModel = (model: ModelClient, allow: () => Promise<boolean>): ModelClient => ({
  name: model.name,
  remote: model.remote,
  contextChars: model.contextChars,
  text: async (...args) => ((await allow()) ? model.text(...args) : fail('quota_model_calls')),
  structured: async (...args) =>
    (await allow()) ? model.structured(...args) : fail('quota_model_calls'),
  async *stream(...args) {
    if (!(await allow())) throw new Failure('quota_model_calls')
    yield* model.stream(...args)
  },
})
