import * as z from 'zod/mini'
import { supabase } from '../../../lib/backend/supabase.ts'

/**
 * Ends the conversations in which what answered a question was stopped, with the error `message`,
 * below which the question can be asked again. Resolves with their number; rejects if the server
 * cannot be reached.
 */
export async function endUnansweredQuestions(message: string): Promise<number> {
  const db = await supabase()
  const { data } = await db.rpc('end_unanswered_questions', { p_message: message }).throwOnError()
  return z.int().parse(data)
}
