import { z } from 'zod'
import { DEFAULT_LANGUAGE } from '../../messages/registry.ts'
import {
  interfaceLanguageOfText,
  messagesInLanguage,
} from '../../supabase/functions/_shared/messages.ts'
import { ABANDONED_AFTER_MS } from '../../supabase/functions/_shared/unfinished-work.ts'
import { inTransaction, withSession, type Database } from '../database/database.ts'

/** Questions that are repaired in one transaction. */
const QUESTIONS_AT_ONCE = 1000

const question = z.object({ chat_id: z.uuid(), content: z.string() })

/**
 * Repairs what a stopped process did not finish: quizzes that were being made are deleted, and a
 * question without an answer gets an error message, which offers to ask it again. `shared`: other
 * processes may use the same database, so recent work is not changed.
 */
export async function repairUnfinishedWork(
  database: Database,
  { shared }: { shared: boolean },
): Promise<void> {
  const before = shared ? `now() - interval '${ABANDONED_AFTER_MS} milliseconds'` : 'now()'
  await withSession(database, (session) =>
    session.run(
      `delete from public.quizzes where status = 'generating' and updated_at <= ${before}`,
    ),
  )
  let repaired: number
  // A repaired question ends with an error message and is not found again.
  do repaired = await repairQuestions(database, before)
  while (repaired === QUESTIONS_AT_ONCE)
}

/**
 * Ends the conversations whose last message is a question asked `before` (SQL). Resolves with their
 * number, at most `QUESTIONS_AT_ONCE`.
 */
async function repairQuestions(database: Database, before: string): Promise<number> {
  return await inTransaction(database, async (session) => {
    const { rows } = await session.run(
      `select chat.id as chat_id, last.content
       from public.chats chat
       cross join lateral (
         select message_type, content, "timestamp" from public.chat_messages
         where chat_id = chat.id order by "timestamp" desc limit 1
       ) last
       where last.message_type = 'user' and last."timestamp" <= ${before}
       order by chat.updated_at desc limit ${QUESTIONS_AT_ONCE}`,
    )
    const questions = z.array(question).parse(rows)
    for (const { chat_id, content } of questions) {
      const language = interfaceLanguageOfText(content) ?? DEFAULT_LANGUAGE
      const { chat_failed } = messagesInLanguage(language).errors
      await session.run(
        `insert into public.chat_messages (chat_id, message_type, content, metadata)
         values ($1, 'error', $2, $3::text::jsonb)`,
        [chat_id, chat_failed, JSON.stringify({ code: 'chat_failed', detail: chat_failed })],
      )
    }
    return questions.length
  })
}
