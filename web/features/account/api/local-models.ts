import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  chosenModel,
  localModels,
  localModelTrial,
  type LocalModel,
  type LocalModelsRequest,
} from '../../../../domain/account/local-models.ts'
import type { FailureCode } from '../../../../domain/failure.ts'
import { callFunction } from '../../../lib/backend/functions.ts'

const call = <T>(body: LocalModelsRequest, answer: z.ZodMiniType<T>, onFailure: FailureCode) =>
  callFunction({ name: 'local-models', body, answer, onFailure })

/** The models of the programs on the server's machine. Fails with `account_load_failed`. */
export const localModelsQuery = queryOptions({
  queryKey: ['local-models'],
  queryFn: () => call({ action: 'list' }, localModels, 'account_load_failed'),
  staleTime: Infinity,
})

/** Puts an example question to a model. Throws `Failure` model_unreachable. */
export const tryModel = (model: LocalModel) =>
  call({ action: 'try', ...model }, localModelTrial, 'model_unreachable')

/** Chooses the model that answers; null: the tutor without one. Throws `settings_save_failed`. */
export const chooseModel = (model: LocalModel | null) =>
  call(
    model === null ? { action: 'stop' } : { action: 'use', ...model },
    chosenModel,
    'settings_save_failed',
  )
