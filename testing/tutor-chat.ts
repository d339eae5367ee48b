import { expect } from 'vitest'
import { answerMetadata, tutorEvent, type TutorEvent } from '../domain/tutor/wire.ts'
import type { TestApp } from './app.ts'
import { unwrap, type Persona } from './personas.ts'

/** The text of the file that a new chat is about. */
export const CELL_PAGES = [
  'Osmosis is the movement of water through a selectively permeable membrane. It needs no energy from the cell.',
  'Robert Hooke described the first cells in 1665. He looked at thin slices of cork under a microscope.',
  'Active transport moves ions against their gradient because the sodium pump uses energy from ATP.',
]

/** A chat, the file it is about, and the base of both. */
export type Chat = { chatId: string; fileId: string; baseId: string }

type NewFile = { name?: string; type?: string; text?: string | null }

/** Stores a base, a file with its text (null: not extracted) and a chat about it. */
export async function newChat(learner: Persona, file: NewFile = {}): Promise<Chat> {
  const { client, user } = learner
  const base = await unwrap(
    client.from('bases').insert({ user_id: user.id, name: 'Biology' }).select().single(),
  )
  const fileId = await addFile(learner, { baseId: base.id }, file)
  const chat = await unwrap(
    client
      .from('chats')
      .insert({
        user_id: user.id,
        base_id: base.id,
        file_id: fileId,
        chat_name: 'Chat about cells.pdf',
      })
      .select()
      .single(),
  )
  return { chatId: chat.id, fileId, baseId: base.id }
}

/** Stores a file in a base; returns its id. */
export async function addFile(
  { client, user }: Persona,
  { baseId }: Pick<Chat, 'baseId'>,
  file: NewFile,
): Promise<string> {
  const row = await unwrap(
    client
      .from('base_files')
      .insert({
        base_id: baseId,
        file_name: file.name ?? 'cells.pdf',
        file_path: `${user.id}/${baseId}/${crypto.randomUUID()}.pdf`,
        file_size: 1,
        file_type: file.type ?? 'application/pdf',
      })
      .select()
      .single(),
  )
  const text = file.text === undefined ? CELL_PAGES.join('\f') : file.text
  if (text !== null)
    await unwrap(
      client
        .from('pdf_text_content')
        .insert({
          file_id: row.id,
          extracted_text: text,
          text_length: text.length,
          status: 'completed',
        })
        .select()
        .single(),
    )
  return row.id
}

/** The application and the learner who asks. */
export type Setup = { app: TestApp; learner: Persona }

/** A request to `tutor-chat` as the learner. */
export async function requestOf({ app, learner }: Setup, body: object): Promise<Request> {
  const { data } = await learner.client.auth.getSession()
  return new Request(`${app.url}/functions/v1/tutor-chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: app.key,
      authorization: `Bearer ${data.session?.access_token ?? app.key}`,
    },
    body: JSON.stringify(body),
  })
}

export const call = async (setup: Setup, body: object): Promise<Response> =>
  setup.app.fetch(await requestOf(setup, body))

const eventsOf = async (response: Response): Promise<TutorEvent[]> =>
  Array.from((await response.text()).matchAll(/^data: (.*)$/gm), ([, data]) =>
    tutorEvent.parse(JSON.parse(data ?? '')),
  )

/** Sends a question; the events of the response and what they contain. */
export async function ask(setup: Setup, body: object) {
  const response = await call(setup, body)
  expect(response.status).toBe(200)
  const events = await eventsOf(response)
  const answer = events.find((event) => event.type === 'answer')
  const failure = events.find((event) => event.type === 'failure')
  return {
    events,
    failure,
    content: answer?.message.content ?? '',
    id: answer?.message.id ?? failure?.message?.id ?? '',
    metadata: answer ? answerMetadata.parse(answer.message.metadata) : null,
  }
}

/** The messages of a chat, oldest first. */
export const savedIn = async ({ learner }: Setup, { chatId }: Pick<Chat, 'chatId'>) =>
  unwrap(
    learner.client
      .from('chat_messages')
      .select('id, message_type, content, metadata')
      .eq('chat_id', chatId)
      .order('timestamp'),
  )

/** Every citation of an answer is verbatim on the page it names. */
export function expectTraced(
  content: string,
  metadata: { citations: { page: number; quote: string }[] } | null,
) {
  const marks = Array.from(content.matchAll(/\[p\. (\d+)\]/g), ([, page]) => Number(page))
  expect(metadata?.citations.map(({ page }) => page)).toEqual(marks)
  for (const { page, quote } of metadata?.citations ?? [])
    expect(CELL_PAGES[page - 1]).toContain(quote)
}
