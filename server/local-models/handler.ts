import { Failure } from '../../domain/failure.ts'
import { localModelsRequest, type LocalModel } from '../../domain/account/local-models.ts'
import { tutorPrompt } from '../../domain/tutor/model/prompt.ts'
import { CATALOGUES } from '../../messages/catalogues.ts'
import { readBody } from '../../supabase/functions/_shared/caller.ts'
import { languageOfRequest } from '../../supabase/functions/_shared/messages.ts'
import { json, toWire } from '../../supabase/functions/_shared/respond.ts'
import type { ChosenModel } from './chosen-model.ts'
import { findLocalModels } from './local-servers.ts'

/** Puts the question of the landing page to a model, with the page shown there. */
async function tryModel(request: Request, chosen: ChosenModel, choice: LocalModel) {
  const { example } = CATALOGUES[languageOfRequest(request)].home
  const { question, page, before, highlighted } = example
  const text = `${before} ${highlighted}`
  const passages = [{ page, text, start: 0, end: text.length }]
  const started = performance.now()
  const reply = await chosen
    .clientOf(choice)
    ?.text(tutorPrompt({ question, passages, history: [] }), { signal: request.signal })
  const seconds = Math.round((performance.now() - started) / 100) / 10
  if (reply?.ok) return { question, answer: reply.value.trim(), seconds, failure: null }
  const failure = toWire(reply?.failure ?? new Failure('model_unreachable'))
  return { question, answer: null, seconds, failure }
}

/** Answers `POST /functions/v1/local-models` (contract: domain/account/local-models.ts). */
export async function handleLocalModels(
  request: Request,
  { chosen, ownPort }: { chosen: ChosenModel; ownPort: number },
): Promise<Response> {
  const read = await readBody(request, localModelsRequest)
  if (read instanceof Response) return read
  const { body } = read
  if (body.action === 'try') return json(await tryModel(request, chosen, body))
  if (body.action === 'use') await chosen.choose({ server: body.server, model: body.model })
  if (body.action === 'stop') await chosen.choose(null)
  if (body.action !== 'list') return json({ chosen: chosen.choice })
  const servers = await findLocalModels(chosen.endpoints, ownPort)
  return json({ chosen: chosen.choice, servers })
}
