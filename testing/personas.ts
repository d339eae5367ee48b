import type { SupabaseClient, User } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import type { Database, TablesInsert } from '../types/database.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts'

export type Client = SupabaseClient<Database>
export type Persona = { client: Client; user: User; email: string; password: string }
export type Personas = {
  app: TestApp
  /** The user whose rows and files are accessed. */
  owner: Persona
  /** Signed in as another user. */
  stranger: Persona
  /** Not signed in. */
  anonymous: Client
}

/** Signs up, confirms and signs in a new user. */
export async function newPersona(app: TestApp, name: string): Promise<Persona> {
  const [email, password] = [`${name}-${randomUUID()}@example.com`, 'a-long-enough-password']
  const { client, user } = await app.signUp({ fullName: name, email, password })
  return { client, user, email, password }
}

export async function createPersonas(options: TestAppOptions = {}): Promise<Personas> {
  const app = await createTestApp(options)
  return {
    app,
    owner: await newPersona(app, 'owner'),
    stranger: await newPersona(app, 'stranger'),
    anonymous: app.client(),
  }
}

/** The ids of one row in every table, all related. */
export type Fixtures = {
  userId: string
  baseId: string
  fileId: string
  filePath: string
  highlightId: string
  chatId: string
  messageId: string
  quizId: string
  questionId: string
}

export const mcqRow = (quizId: string, fileId: string | null): TablesInsert<'quiz_questions'> => ({
  quiz_id: quizId,
  question_type: 'mcq',
  question_number: 1,
  question_text: 'What do plants take in?',
  options: { '1': 'Carbon dioxide', '2': 'Oxygen', '3': 'Nitrogen', '4': 'Helium' },
  correct_answer: 'Carbon dioxide',
  correct_option_number: 1,
  explanation: 'Page 1 says so.',
  marks: 1,
  source_file_id: fileId,
  source_page: 1,
  source_quote: 'Plants take in carbon dioxide',
})

/** The data of a response. Throws if the call failed. */
export async function unwrap<T>(
  answer: PromiseLike<{ data: T; error: { message: string } | null }>,
) {
  const { data, error } = await answer
  if (error) throw new Error(error.message, { cause: error })
  if (data === null) throw new Error('Nothing was answered')
  return data as NonNullable<T>
}

/** A base with one file, its text, a highlight and a reading place. */
async function seedMaterial(client: Client, user_id: string) {
  const base = await unwrap(
    client.from('bases').insert({ user_id, name: 'Biology' }).select().single(),
  )
  const filePath = `${user_id}/${base.id}/${randomUUID()}.pdf`
  const file = await unwrap(
    client
      .from('base_files')
      .insert({
        base_id: base.id,
        file_name: 'leaves.pdf',
        file_path: filePath,
        file_size: 1000,
        file_type: 'application/pdf',
      })
      .select()
      .single(),
  )
  const text = 'Plants take in carbon dioxide and give off oxygen.'
  await unwrap(
    client
      .from('pdf_text_content')
      .upsert({
        file_id: file.id,
        extracted_text: text,
        text_length: text.length,
        status: 'completed',
      })
      .select(),
  )
  const highlight = await unwrap(
    client
      .from('highlights')
      .insert({ user_id, base_id: base.id, file_id: file.id, page: 1, quote: 'carbon dioxide' })
      .select()
      .single(),
  )
  await unwrap(client.from('reading_places').insert({ file_id: file.id, page: 2 }).select())
  return { baseId: base.id, fileId: file.id, filePath, highlightId: highlight.id }
}

type Material = Awaited<ReturnType<typeof seedMaterial>>

/** A chat with a question. */
async function seedChat(client: Client, user_id: string, { baseId, fileId }: Material) {
  const chat = await unwrap(
    client
      .from('chats')
      .insert({ user_id, base_id: baseId, file_id: fileId, chat_name: 'Chat about leaves.pdf' })
      .select()
      .single(),
  )
  const message = await unwrap(
    client
      .from('chat_messages')
      .insert({ chat_id: chat.id, message_type: 'user', content: 'What do plants take in?' })
      .select()
      .single(),
  )
  return { chatId: chat.id, messageId: message.id }
}

/** A quiz with a source, a question and its answer. */
async function seedQuiz(client: Client, user_id: string, { baseId, fileId }: Material) {
  const quiz = await unwrap(
    client
      .from('quizzes')
      .insert({ user_id, quiz_name: 'Leaves', difficulty: 'easy', total_mcqs: 1, total_marks: 1 })
      .select()
      .single(),
  )
  await unwrap(
    client
      .from('quiz_sources')
      .insert({ quiz_id: quiz.id, file_id: fileId, base_id: baseId })
      .select(),
  )
  const question = await unwrap(
    client.from('quiz_questions').insert(mcqRow(quiz.id, fileId)).select().single(),
  )
  await unwrap(
    client
      .from('quiz_answers')
      .insert({ quiz_id: quiz.id, question_id: question.id, user_answer: '1' })
      .select(),
  )
  return { quizId: quiz.id, questionId: question.id }
}

/** Writes one row into every table as `persona`, with the calls of the product. */
export async function seedFixtures({
  client,
  user,
}: Pick<Persona, 'client'> & { user: Pick<User, 'id'> }): Promise<Fixtures> {
  const material = await seedMaterial(client, user.id)
  await unwrap(client.from('review_notices').upsert({ user_id: user.id, mail: true }).select())
  return {
    userId: user.id,
    ...material,
    ...(await seedChat(client, user.id, material)),
    ...(await seedQuiz(client, user.id, material)),
  }
}
