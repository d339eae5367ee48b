import * as z from 'zod/mini'
import { batches } from '../../../../domain/batches.ts'
import {
  exportQuestion,
  type ExportQuestion,
  type ExportSet,
} from '../../../../domain/export/question.ts'
import { withOptions } from '../../../../domain/quiz/kinds/registry.ts'
import { getI18n } from '../../../lib/i18n/i18n.ts'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { questionRow } from '../../../../domain/quiz/rows.ts'
import { countedQuestions } from '../../../../domain/quiz/bank/versions.ts'
import { readAll } from '../../../lib/backend/read-all.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { routes } from '../../../lib/routes.ts'

/** What is exported: the questions of a quiz or of a base. */
export type ExportSource = {
  readonly kind: 'quiz' | 'base'
  readonly id: string
  readonly name: string
}

/** Whose questions have no secret key: completed quizzes, and what the learner wrote. */
const SHOWN_QUIZZES = [
  ['quizzes.status', 'completed'],
  ['quizzes.mode', 'own'],
] as const

const row = z.extend(questionRow, {
  /** The question first asked, of which this one is a repeat. */
  repeats: z.nullish(z.uuid()),
})
const file = z.object({ id: z.uuid(), base_id: z.uuid(), file_name: z.string() })
const quizShape = z.object({
  created_at: z.string(),
  quiz_questions: z.array(row),
})
const baseQuestion = z.extend(row, {
  quizzes: z.object({ created_at: z.string() }),
})

type Row = z.infer<typeof row>
type File = z.infer<typeof file>

function toExport(
  question: Row,
  files: ReadonlyMap<string, File>,
  created: string,
): ExportQuestion {
  const source = files.get(question.source_file_id ?? '')
  const page = question.source_page
  const path =
    source &&
    routes.base(source.base_id, {
      fileId: source.id,
      ...(page !== null && { page }),
    })
  return exportQuestion(withOptions(question, getI18n().messages.common), {
    id: question.repeats ?? question.id,
    fileName: source?.file_name ?? null,
    url: path === undefined ? null : new URL(path, location.origin).href,
    changedAt: new Date(question.edited_at ?? question.written_at ?? created),
  })
}

const byId = (files: readonly File[]) => new Map(files.map((each) => [each.id, each]))

async function filesWithIds(ids: readonly string[]): Promise<File[]> {
  const db = await supabase()
  const files: File[] = []
  for (const some of batches(ids)) {
    const { data } = await db
      .from('base_files')
      .select('id, base_id, file_name')
      .in('id', some)
      .throwOnError()
    files.push(...z.array(file).parse(data))
  }
  return files
}

async function quizQuestions(quizId: string): Promise<ExportQuestion[]> {
  const db = await supabase()
  const { data } = await db
    .from('quizzes')
    // Answers also link quizzes with questions: PostgREST needs the name of the foreign key.
    .select('created_at, quiz_questions!quiz_questions_quiz_id_fkey(*)')
    .eq('id', quizId)
    // The response to any other quiz would contain its key.
    .eq('status', 'completed')
    .maybeSingle()
    .throwOnError()
  if (!data) throw new Failure('export_failed')
  const quiz = quizShape.parse(data)
  const ids = quiz.quiz_questions.flatMap(({ source_file_id }) => source_file_id ?? [])
  const files = byId(await filesWithIds([...new Set(ids)]))
  return countedQuestions(quiz.quiz_questions)
    .toSorted((a, b) => a.question_number - b.question_number)
    .map((question) => toExport(question, files, quiz.created_at))
}

async function baseQuestions(baseId: string): Promise<ExportQuestion[]> {
  const db = await supabase()
  const stored = await readAll((from, to) =>
    db
      .from('base_files')
      .select('id, base_id, file_name')
      .eq('base_id', baseId)
      .order('id')
      .range(from, to)
      .throwOnError(),
  )
  const files = z.array(file).parse(stored)
  const rows: unknown[] = []
  for (const ids of batches(files.map(({ id }) => id))) {
    // A response with other quizzes would contain their keys.
    for (const [column, value] of SHOWN_QUIZZES)
      rows.push(
        ...(await readAll((from, to) =>
          db
            .from('quiz_questions')
            .select('*, quizzes!quiz_questions_quiz_id_fkey!inner(created_at)')
            .in('source_file_id', ids)
            .is('withdrawn_at', null)
            .eq(column, value)
            .order('id')
            .range(from, to)
            .throwOnError(),
        )),
      )
  }
  return uniqueQuestions(z.array(baseQuestion).parse(rows), byId(files))
}

const editedAt = ({ edited_at }: Row): number => Date.parse(edited_at ?? '1970-01-01')

/** Each question once in its newest version, in the order first asked. */
function uniqueQuestions(
  rows: readonly z.infer<typeof baseQuestion>[],
  files: ReadonlyMap<string, File>,
): ExportQuestion[] {
  const asked = rows.toSorted(
    (a, b) =>
      a.quizzes.created_at.localeCompare(b.quizzes.created_at) ||
      a.question_number - b.question_number,
  )
  const copies = Map.groupBy(asked, ({ id, repeats }) => repeats ?? id)
  return [...copies.values()].flatMap((all) => {
    const [newest] = all.toSorted((a, b) => editedAt(b) - editedAt(a))
    return newest ? toExport(newest, files, newest.quizzes.created_at) : []
  })
}

/** The questions of `source` in the order asked. Fails with `export_failed`. */
export async function fetchExportSet({ kind, id, name }: ExportSource): Promise<ExportSet> {
  try {
    const questions = await (kind === 'quiz' ? quizQuestions(id) : baseQuestions(id))
    return { title: name, questions }
  } catch (error) {
    throw asFailure(error, 'export_failed')
  }
}
