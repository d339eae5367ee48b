import { isPicture, isReadable as isReadableType } from '../../../../domain/bases/file-types.ts'
import { ASKED_CHARS_MAX, ASKED_FILES_MAX } from '../../../../domain/constants.ts'
import type { TutorRequest } from '../../../../domain/tutor/wire.ts'
import type { FunctionDeps } from '../deps.ts'
import { SeveralDocuments, type OpenFile } from '../text-engine/several-documents.ts'
import type { OpenDocument, TextEngine, TutorSource } from '../text-engine/text-engine.ts'
import { RequestError } from './request-error.ts'

type Db = ReturnType<FunctionDeps['db']>

/** The texts opened at once. */
const OPENED_AT_ONCE = 4

type Asked = {
  chatId: string
  files: TutorRequest['files']
  /** Whose work it is: accounts take turns. */
  userId: string
}

/**
 * What the question of a chat is answered from: its file, or several files of its base. Throws
 * `RequestError` unless the caller owns the chat and there is a text to answer from.
 */
export async function openSource(
  db: Db,
  engine: TextEngine,
  { chatId, files, userId }: Asked,
): Promise<TutorSource> {
  const { data: chat, error } = await db
    .from('chats')
    .select('file_id, base_id')
    .eq('id', chatId)
    .maybeSingle()
  if (error) throw new RequestError('chat_failed', 500, error)
  if (!chat) throw new RequestError('chat_not_found', 404)
  return files === undefined
    ? openFile(db, engine, { fileId: chat.file_id, userId })
    : openFiles(db, engine, { baseId: chat.base_id, files, userId })
}

const TEXT_STATE = 'status, extraction_date, text_length'
type TextState = { status: string; extraction_date: string; text_length: number | null }

const isReadable = (state: TextState | null | undefined): state is TextState =>
  state?.status === 'completed' && (state.text_length ?? 0) > 0

/** Whether the text of a file is read or can be recognised. */
const canHaveText = (file: { file_type: string; file_name: string }): boolean =>
  isReadableType(file) || isPicture(file) || /\.pdf$/i.test(file.file_name)

/** Whether the text of a file is still to come. */
const isAwaited = (state: TextState | null): boolean =>
  state === null || state.status === 'not_processed' || state.status === 'processing'

/** The text of the file of a chat. Throws `RequestError` where there is none (yet). */
export async function openFile(
  db: Db,
  engine: TextEngine,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<OpenDocument> {
  const { data: file, error: fileError } = await db
    .from('base_files')
    .select('file_name, file_type')
    .eq('id', fileId)
    .maybeSingle()
  if (fileError) throw new RequestError('chat_failed', 500, fileError)
  if (!file) throw new RequestError('chat_not_found', 404)
  if (!canHaveText(file)) throw new RequestError('chat_pdf_only', 422)
  const { data: state, error } = await db
    .from('pdf_text_content')
    .select(TEXT_STATE)
    .eq('file_id', fileId)
    .maybeSingle()
  if (error) throw new RequestError('chat_text_check_failed', 500, error)
  if (isAwaited(state))
    throw new RequestError(isPicture(file) ? 'chat_picture_not_read' : 'chat_text_not_ready', 409)
  if (!isReadable(state)) throw new RequestError('chat_no_text', 422)
  const document = await openText(db, engine, { fileId, userId, state })
  if (!document) throw new RequestError('chat_no_text', 422)
  return document
}

const openText = (
  db: Db,
  engine: TextEngine,
  { fileId, userId, state }: { fileId: string; userId: string; state: TextState },
): Promise<OpenDocument | null> =>
  engine.openDocument(userId, { fileId, extracted: state.extraction_date }, async () => {
    const { data, error } = await db
      .from('pdf_text_content')
      .select('extracted_text, emphasis, structure')
      .eq('file_id', fileId)
      .maybeSingle()
    if (error) throw new RequestError('chat_text_check_failed', 500, error)
    return {
      text: data?.extracted_text ?? '',
      emphasis: data?.emphasis,
      structure: data?.structure,
    }
  })

/**
 * The files of a base whose text has been read, all of them or those listed. Throws `RequestError`
 * where there is none, and where they are too many.
 */
async function openFiles(
  db: Db,
  engine: TextEngine,
  {
    baseId,
    files,
    userId,
  }: { baseId: string; files: NonNullable<TutorRequest['files']>; userId: string },
): Promise<TutorSource> {
  const { data: rows, error } = await db
    .from('base_files')
    .select(`id, file_name, pdf_text_content(${TEXT_STATE})`)
    .eq('base_id', baseId)
    .order('position')
    .order('id')
    .limit(1000)
  if (error) throw new RequestError('chat_text_check_failed', 500, error)
  const listed = files === 'all' ? null : new Set(files)
  const readable = rows.flatMap(({ id, file_name, pdf_text_content: state }) =>
    (listed === null || listed.has(id)) && isReadable(state)
      ? [{ id, name: file_name, state }]
      : [],
  )
  const characters = readable.reduce((sum, { state }) => sum + state.text_length, 0)
  if (readable.length === 0) throw new RequestError('chat_text_not_ready', 409)
  if (readable.length > ASKED_FILES_MAX || characters > ASKED_CHARS_MAX)
    throw new RequestError('chat_too_many_files', 422)
  const toAsk: OpenFile[] = []
  for (let from = 0; from < readable.length; from += OPENED_AT_ONCE) {
    const opened = await Promise.all(
      readable.slice(from, from + OPENED_AT_ONCE).map(async ({ id, name, state }) => ({
        fileId: id,
        name,
        document: await openText(db, engine, { fileId: id, userId, state }),
      })),
    )
    for (const { document, ...file } of opened) if (document) toAsk.push({ ...file, document })
  }
  if (toAsk.length === 0) throw new RequestError('chat_no_text', 422)
  return new SeveralDocuments(engine, userId, toAsk)
}
