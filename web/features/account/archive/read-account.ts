import * as z from 'zod/mini'
import { batches } from '../../../../domain/batches.ts'
import { archivedChat, archivedQuiz } from '../../../../domain/export/archive.ts'
import { readAll } from '../../../lib/backend/read-all.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const MESSAGES_PER_REQUEST = 200
const QUIZZES_PER_REQUEST = 20

type Row = Record<string, unknown>

/** The bases of the caller, oldest first. */
export async function readBases() {
  const db = await supabase()
  return readAll((from, to) =>
    db
      .from('bases')
      .select('id, name, created_at, exam_on, exam_set_at')
      .order('created_at')
      .order('id')
      .range(from, to)
      .throwOnError(),
  )
}

/** The rows of all files with the page where each was last read, without their texts. */
export async function readFiles() {
  const db = await supabase()
  return readAll((from, to) =>
    db
      .from('base_files')
      .select('*, reading_places(page, read_at)')
      .order('id')
      .range(from, to)
      .throwOnError(),
  )
}

/** The stored text of a file with what is known of it; null if there is none. */
export async function readText(fileId: string): Promise<Row | null> {
  const db = await supabase()
  const { data } = await db
    .from('pdf_text_content')
    .select('*')
    .eq('file_id', fileId)
    .maybeSingle()
    .throwOnError()
  return data
}

/** The highlights of a file, in the order of its pages. */
export async function readHighlights(fileId: string): Promise<Row[]> {
  const db = await supabase()
  return readAll((from, to) =>
    db
      .from('highlights')
      .select(
        'id, base_id, file_id, page, quote, prefix, suffix, position, note, created_at, updated_at',
      )
      .eq('file_id', fileId)
      .order('page')
      .order('position')
      .order('id')
      .range(from, to)
      .throwOnError(),
  )
}

/** The rows of all chats, without their messages. */
export async function readChats() {
  const db = await supabase()
  return readAll((from, to) =>
    db
      .from('chats')
      .select('id, base_id, file_id, chat_name, is_active, created_at, updated_at')
      .order('id')
      .range(from, to)
      .throwOnError(),
  )
}

/** A chat with all of its messages, oldest first. */
export async function readMessages(chat: { id: string }) {
  const db = await supabase()
  const chat_messages = await readAll(
    (from, to) =>
      db
        .from('chat_messages')
        .select('*')
        .eq('chat_id', chat.id)
        .order('timestamp')
        .order('id')
        .range(from, to)
        .throwOnError(),
    MESSAGES_PER_REQUEST,
  )
  return archivedChat.parse({ ...chat, chat_messages })
}

/** The ids of all quizzes that are not still being made. */
export async function listQuizzes(): Promise<string[]> {
  const db = await supabase()
  const rows = await readAll((from, to) =>
    db
      .from('quizzes')
      .select('id')
      .neq('status', 'generating')
      .order('id')
      .range(from, to)
      .throwOnError(),
  )
  return rows.map(({ id }) => id)
}

/**
 * Quizzes with their sources, questions and answers, a few at a time. A test that is not submitted
 * has no key: the database does not give it to its learner.
 */
export async function* readQuizzes(ids: readonly string[]) {
  const db = await supabase()
  for (const some of batches(ids, QUIZZES_PER_REQUEST)) {
    const { data } = await db
      .from('quizzes')
      .select(
        '*, quiz_sources(*), quiz_questions!quiz_questions_quiz_id_fkey(*), quiz_answers!quiz_answers_quiz_id_fkey(*)',
      )
      .in('id', some)
      .order('id')
      .throwOnError()
    yield* z.array(archivedQuiz).parse(data)
  }
}

/** When each question is due again. Derived from the marks: another Stoa derives it again. */
export async function readReviews() {
  const db = await supabase()
  return readAll((from, to) =>
    db
      .from('question_reviews')
      .select('first_id, question_id, history, due_at')
      .order('first_id')
      .range(from, to)
      .throwOnError(),
  )
}

/** The bytes of a stored file; null if they cannot be read. */
export async function readBytes(path: string): Promise<Blob | null> {
  const db = await supabase()
  const { data } = await (await db.files()).download(path)
  return data
}
