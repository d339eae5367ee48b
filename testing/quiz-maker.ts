import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { fillCounts } from '../domain/quiz/creation/counts.ts'
import { toStoredEmphasis } from '../domain/text/inline/stored-emphasis.ts'
import { splitPages } from '../domain/text/pages.ts'
import { makeQuizEvent, type MakeQuizEvent, type MakeQuizRequest } from '../domain/quiz/wire.ts'
import type { SignedIn, TestApp } from './app.ts'
import { boldTerms, STUDY_TEXT } from './study-text.ts'

/** A signed-in learner with a base and one file of course material. */
export type Learner = SignedIn & { baseId: string; fileId: string }

export const learnerOf = async (app: TestApp, name: string): Promise<Learner> => {
  const signedIn = await app.signUp({
    fullName: name,
    email: `${name}-${randomUUID()}@example.com`,
    password: 'a long enough password',
  })
  const base = await signedIn.client
    .from('bases')
    .insert({ user_id: signedIn.user.id, name: 'The sea' })
    .select()
    .single()
    .throwOnError()
  const learner = { ...signedIn, baseId: base.data.id }
  return { ...learner, fileId: await addFile(learner, STUDY_TEXT) }
}

/** Adds a file with this text, or with none; the terms that it defines are bold. */
export const addFile = async (
  learner: Omit<Learner, 'fileId'>,
  text: string | null,
): Promise<string> => {
  const { data } = await learner.client
    .from('base_files')
    .insert({
      base_id: learner.baseId,
      file_name: 'tides.pdf',
      file_path: `${learner.user.id}/${learner.baseId}/${randomUUID()}.pdf`,
      file_size: 1,
      file_type: 'application/pdf',
    })
    .select()
    .single()
    .throwOnError()
  await learner.client
    .from('pdf_text_content')
    .insert({
      file_id: data.id,
      extracted_text: text,
      text_length: text?.length ?? 0,
      emphasis: toStoredEmphasis(boldTerms(splitPages(text ?? ''))).map((runs) => [
        ...runs.map((run) => [...run]),
      ]),
      status: text === null ? 'failed' : 'completed',
    })
    .throwOnError()
  return data.id
}

export const requestOf = (
  learner: Learner,
  change: Partial<MakeQuizRequest> = {},
): MakeQuizRequest => ({
  quiz_id: randomUUID(),
  quiz_name: 'Tides',
  difficulty: 'medium',
  mode: 'test',
  counts: fillCounts({ mcq: 5, saq: 3, laq: 2 }),
  file_ids: [learner.fileId],
  ...change,
})

export const post = (
  app: TestApp,
  learner: Pick<Learner, 'accessToken'> | null,
  body: unknown,
): Promise<Response> =>
  app.fetch(
    new Request(`${app.url}/functions/v1/make-quiz`, {
      method: 'POST',
      headers: {
        apikey: app.key,
        'content-type': 'application/json',
        ...(learner && { authorization: `Bearer ${learner.accessToken}` }),
      },
      body: JSON.stringify(body),
    }),
  )

export const eventsOf = async (response: Response): Promise<MakeQuizEvent[]> => {
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  return [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(([, data]) =>
    makeQuizEvent.parse(JSON.parse(data ?? '')),
  )
}

export const make = async (
  app: TestApp,
  learner: Learner,
  change: Partial<MakeQuizRequest> = {},
) => {
  const body = requestOf(learner, change)
  const events = await eventsOf(await post(app, learner, body))
  return { id: body.quiz_id, events, last: events.at(-1) }
}

export const questionsOf = async (learner: Learner, quizId: string) =>
  (
    await learner.client
      .from('quiz_questions')
      .select()
      .eq('quiz_id', quizId)
      .order('question_number')
      .throwOnError()
  ).data

export const codeOf = async (response: Response): Promise<unknown> => {
  const body = (await response.json()) as { code: string }
  return [response.status, body.code]
}
