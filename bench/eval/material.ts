import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { assemble } from '../../domain/quiz/creation/assemble.ts'
import { countsFrom } from '../../domain/quiz/creation/counts.ts'
import { KINDS } from '../../domain/quiz/kinds/registry.ts'
import type { Difficulty } from '../../domain/quiz/wire.ts'
import { toStoredStructure } from '../../domain/text/blocks/stored-structure.ts'
import { toStoredEmphasis } from '../../domain/text/inline/stored-emphasis.ts'
import { joinPages } from '../../domain/text/pages.ts'
import { answerMetadata, tutorEvent } from '../../domain/tutor/wire.ts'
import { portsOf } from '../../supabase/functions/_shared/ports.ts'
import { inProcessEngine } from '../../supabase/functions/_shared/text-engine/in-process.ts'
import { createTestApp, type SignedIn } from '../../testing/app.ts'
import { readAsStored, type StoredText } from './read-as-stored.ts'

const SEED = 20_261_130
const DIFFICULTIES: readonly Difficulty[] = ['medium', 'hard']

/** Stores a file with its text. The result begins a chat about it and gives the id of the chat. */
async function storeFile(
  { client, user }: SignedIn,
  name: string,
  { pages, emphasis, structure }: StoredText,
): Promise<() => Promise<string>> {
  const base = await client
    .from('bases')
    .insert({ user_id: user.id, name })
    .select('id')
    .single()
    .throwOnError()
  const file = await client
    .from('base_files')
    .insert({
      base_id: base.data.id,
      file_name: name,
      file_path: `${user.id}/${base.data.id}/${name}`,
      file_size: 1,
      file_type: 'application/pdf',
    })
    .select('id')
    .single()
    .throwOnError()
  const text = joinPages(pages)
  await client
    .from('pdf_text_content')
    .insert({
      file_id: file.data.id,
      extracted_text: text,
      text_length: text.length,
      emphasis: toStoredEmphasis(emphasis),
      structure: structure && toStoredStructure(structure),
      status: 'completed',
    })
    .throwOnError()
  return async () => {
    const chat = await client
      .from('chats')
      .insert({
        user_id: user.id,
        base_id: base.data.id,
        file_id: file.data.id,
        chat_name: name,
      })
      .select('id')
      .single()
      .throwOnError()
    return chat.data.id
  }
}

/** The reply to a message, as the chat shows it, and its citations in their order. */
async function replyTo({ client }: SignedIn, chatId: string, question: string) {
  const answer = await client.functions.invoke<Response>('tutor-chat', {
    body: { chat_id: chatId, question },
  })
  if (answer.error) throw new Error(`no reply to: ${question}`, { cause: answer.error })
  const stream = (await answer.data?.text()) ?? ''
  const events = Array.from(stream.matchAll(/^data: (.*)$/gm), ([, data = '']) =>
    tutorEvent.parse(JSON.parse(data)),
  )
  const reply = events.find((event) => event.type === 'answer')?.message
  if (!reply) return { question, reply: null, citations: [] }
  const { citations } = answerMetadata.parse(reply.metadata)
  return {
    question,
    reply: reply.content,
    citations: citations.map(({ page, quote }) => ({ page, quote })),
  }
}

/** The default quiz of a file at each difficulty that evaluators judge, with a fixed seed. */
async function quizzesOf({ pages, emphasis, structure }: StoredText) {
  const engine = inProcessEngine()
  const { questionMaker } = portsOf({ model: null, engine, log: () => undefined })
  const quizzes: { difficulty: Difficulty; questions: object[] }[] = []
  for (const difficulty of DIFFICULTIES) {
    const drafts = await questionMaker
      .make({
        userId: 'bench',
        files: [
          {
            fileId: '00000000-0000-4000-8000-000000000000',
            pages,
            emphasis,
            ...(structure && { structure }),
          },
        ],
        earlier: [],
        counts: countsFrom((type) => KINDS[type].defaultCount),
        difficulty,
        seed: SEED,
        onProgress: () => undefined,
        isCancelled: () => Promise.resolve(false),
      })
      // No question can be made from this file.
      .catch(() => [])
    quizzes.push({ difficulty, questions: assemble(drafts, SEED) })
  }
  return quizzes
}

/**
 * The material that evaluators judge of a file: the replies to the messages of a chat (one a line
 * in `FILE.messages.txt`, through the whole application; an empty line begins another
 * conversation) and the default quiz, medium and hard.
 */
export async function collectMaterial(path: string): Promise<object> {
  const name = basename(path)
  const stored = await readAsStored(path)
  const messagesPath = `${path}.messages.txt`
  const messages = existsSync(messagesPath)
    ? (await readFile(messagesPath, 'utf8')).split('\n')
    : []
  const app = await createTestApp()
  try {
    const learner = await app.signUp({
      fullName: 'An evaluator',
      email: 'evaluator@example.com',
      password: 'a long enough password',
    })
    const beginChat = await storeFile(learner, name, stored)
    const replies: object[] = []
    let chatId: string | null = null
    for (const message of messages) {
      if (message.trim() === '') {
        chatId = null
        continue
      }
      chatId ??= await beginChat()
      replies.push(await replyTo(learner, chatId, message))
    }
    return { file: name, pages: stored.pages, replies, quizzes: await quizzesOf(stored) }
  } finally {
    await app.close()
  }
}
