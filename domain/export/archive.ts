import * as z from 'zod/mini'
import { reminderSettings } from '../account/reminder-settings.ts'
import { safeFileName } from './file-name.ts'

/**
 * The archive of an account: a ZIP with
 * - `stoa.json`: the format and its version,
 * - `data/`: every row as JSON; `data/{texts,chats,quizzes,highlights}/{id}.json` one record each,
 * - `files/`, `texts/`, `chats/`, `quizzes/`: the same for people, as files, text and Markdown.
 */
export const ARCHIVE_FORMAT = 'stoa-archive'
export const ARCHIVE_VERSION = 1

export const ARCHIVE_PATHS = {
  manifest: 'stoa.json',
  bases: 'data/bases.json',
  files: 'data/files.json',
  reviews: 'data/reviews.json',
  settings: 'data/settings.json',
  missing: 'files/missing.txt',
  text: (fileId: string) => `data/texts/${fileId}.json`,
  chat: (chatId: string) => `data/chats/${chatId}.json`,
  quiz: (quizId: string) => `data/quizzes/${quizId}.json`,
  /** The highlights of one file. */
  highlights: (fileId: string) => `data/highlights/${fileId}.json`,
} as const

/** Limits of an archive that is read: it may come from anywhere. */
export const ARCHIVE_LIMITS = {
  entries: 100_000,
  nameChars: 1024,
  /** More than any account has. All that a move has begun is deleted one request at a time. */
  bases: 10_000,
  files: 100_000,
  quizzes: 20_000,
  /** Bytes of one JSON entry. */
  jsonBytes: 64 * 1024 * 1024,
  /** How much an entry may grow when it is inflated; checked above 1 MB. */
  ratio: 500,
} as const

export const archiveManifest = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
})

const id = z.uuid()
// Columns not named here go from database to database as they are.
export const archivedBases = z.array(z.looseObject({ id, name: z.string() }))
export const archivedFiles = z.array(
  z.looseObject({
    id,
    base_id: id,
    file_name: z.string(),
    file_type: z.string(),
    file_size: z.number(),
    /** The entry with the bytes; null if they could not be read. */
    archive_path: z.nullable(z.string()),
    /** Where it was last read. */
    reading_places: z.nullish(z.object({ page: z.number(), read_at: z.string() })),
  }),
)
export const archivedText = z.looseObject({ file_id: id })
export const archivedChat = z.looseObject({
  id,
  base_id: id,
  file_id: id,
  chat_messages: z.array(z.looseObject({ id, chat_id: id })),
})
export const archivedHighlights = z.array(z.looseObject({ id, base_id: id, file_id: id }))
/** Settings of the account: its reminders of due reviews. */
export const archivedSettings = z.object({ review_notices: reminderSettings })
export const archivedQuiz = z.looseObject({
  id,
  status: z.string(),
  /**
   * Key and marks of a test that was not submitted: `sealedKey` as base64. Only earlier versions
   * wrote it.
   */
  sealed: z.optional(z.string()),
  quiz_sources: z.array(z.looseObject({ quiz_id: id, file_id: id, base_id: id })),
  quiz_questions: z.array(
    z.looseObject({ id, quiz_id: id, source_file_id: z.nullable(id), repeats: z.nullish(id) }),
  ),
  quiz_answers: z.array(z.looseObject({ quiz_id: id, question_id: id })),
})
export type ArchivedFile = z.infer<typeof archivedFiles>[number]
export type ArchivedChat = z.infer<typeof archivedChat>
export type ArchivedQuiz = z.infer<typeof archivedQuiz>

const column = z.optional(z.unknown())
const questionKey = z.object({
  correct_answer: column,
  correct_option_number: column,
  explanation: column,
  source_quote: column,
  points: column,
  versions: column,
})
const answerMarks = z.object({
  is_correct: column,
  marks_obtained: column,
  similarity_score: column,
  feedback: column,
  graded_by: column,
  points: column,
  history: column,
  retries: column,
})
/**
 * What archives of earlier versions contain for an open test. The lists have the order of the
 * quiz's lists.
 */
const sealedKey = z.object({
  quiz_questions: z.array(questionKey),
  quiz_answers: z.array(answerMarks),
})

/** The columns that would give a test away before it is submitted, by table. */
export const HIDDEN_UNTIL_SUBMISSION = {
  quiz_questions: Object.keys(questionKey.shape),
  quiz_answers: Object.keys(answerMarks.shape),
} as const

/**
 * Whether the questions of a quiz have their key: a test that was not submitted has none and cannot
 * be marked anywhere else.
 */
export const hasKey = ({ quiz_questions: questions }: ArchivedQuiz): boolean =>
  questions.every((question) => question['correct_answer'] !== '')

/** A quiz with the columns that its archive encoded. Throws if they cannot be read. */
export function unsealed({ sealed, ...quiz }: ArchivedQuiz): ArchivedQuiz {
  if (sealed === undefined) return quiz
  const bytes = Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0))
  const key = sealedKey.parse(JSON.parse(new TextDecoder().decode(bytes)))
  return {
    ...quiz,
    quiz_questions: quiz.quiz_questions.map((question, index) => ({
      ...question,
      ...key.quiz_questions[index],
    })),
    quiz_answers: quiz.quiz_answers.map((answer, index) => ({
      ...answer,
      ...key.quiz_answers[index],
    })),
  }
}

/** New ids for old ones: the same id always becomes the same new one. `newId` makes a UUID. */
export function createIdMap(newId: () => string): (oldId: string) => string {
  const ids = new Map<string, string>()
  return (oldId) => {
    const known = ids.get(oldId)
    if (known !== undefined) return known
    const made = newId()
    ids.set(oldId, made)
    return made
  }
}

const withCitations = z.looseObject({
  citations: z.array(z.looseObject({ file_id: z.optional(id) })),
})

/** The metadata of an answer with the new ids of the files that it cites. */
export function withNewFileIds(metadata: unknown, newId: (oldId: string) => string): unknown {
  const answer = withCitations.safeParse(metadata)
  if (!answer.success) return metadata
  const citations = answer.data.citations.map(({ file_id, ...citation }) => ({
    ...citation,
    ...(file_id !== undefined && { file_id: newId(file_id) }),
  }))
  return { ...answer.data, citations }
}

/** Makes paths in an archive that differ even where upper and lower case do not count. */
export function createPathNames(): (folder: readonly string[], name: string) => string {
  const used = new Set<string>()
  return (folder, name) => {
    const extension = /(?<=.)\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? ''
    const stem = safeFileName(name.slice(0, name.length - extension.length), 'file')
    const folders = folder.map((each) => safeFileName(each, 'base')).join('/')
    for (let copy = 1; ; copy++) {
      const path = `${folders}/${stem}${copy === 1 ? '' : ` (${copy})`}${extension}`
      if (used.has(path.toLowerCase())) continue
      used.add(path.toLowerCase())
      return path
    }
  }
}
