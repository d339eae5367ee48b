import * as z from 'zod/mini'
import { checkFile, storagePath } from '../../../../domain/bases/file-rules.ts'
import { ACCEPTED_EXTENSIONS, mediaTypeOf } from '../../../../domain/bases/file-types.ts'
import {
  ARCHIVE_LIMITS,
  ARCHIVE_PATHS,
  archivedBases,
  archivedChat,
  archivedFiles,
  archivedHighlights,
  archivedText,
  createIdMap,
  hasKey,
  withNewFileIds,
  type ArchivedFile,
} from '../../../../domain/export/archive.ts'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { insertRows, storeBytes } from './insert-rows.ts'
import { openArchive, type Archive } from './open-archive.ts'
import { readQuiz, storeQuiz } from './import-quiz.ts'
import { createProgress, RECORD_BYTES, type TaskOptions } from './progress.ts'
import { storeSettings } from './settings.ts'
import {
  addToJournal,
  removeFromJournal,
  removeImported,
  withoutOtherImports,
} from './unfinished-imports.ts'

export type Imported = {
  bases: number
  files: number
  chats: number
  quizzes: number
  /** Tests that were not submitted: an archive has no key of them. */
  openTests: number
}

type Options = TaskOptions & {
  readonly userId: string
  readonly maxFileBytes: number
}

/** Archives of earlier Stoas do not say which version read a text: it is read again. */
const UNVERSIONED = { extraction_version: 0 }

/** What the archive contains, before anything of it is stored. */
async function readPlan(archive: Archive) {
  const [bases, files] = await Promise.all([
    archive.json(ARCHIVE_PATHS.bases, archivedBases),
    archive.json(ARCHIVE_PATHS.files, archivedFiles),
  ])
  const quizzes = archive.names('data/quizzes/')
  const counted = { bases, files, quizzes }
  for (const list of ['bases', 'files', 'quizzes'] as const)
    if (counted[list].length > ARCHIVE_LIMITS[list])
      throw new Failure('archive_invalid', { cause: `${counted[list].length} ${list}` })
  return {
    bases,
    files,
    texts: archive.names('data/texts/'),
    highlights: archive.names('data/highlights/'),
    chats: archive.names('data/chats/'),
    quizzes,
  }
}
type Plan = Awaited<ReturnType<typeof readPlan>>

const quizIdOf = (name: string): string => {
  const id = z.uuid().safeParse(name.replace(/^.*\/|\.json$/gu, ''))
  if (!id.success) throw new Failure('archive_invalid', { cause: name })
  return id.data
}

/** Stores the parts of one archive under new ids of the signed-in account. */
class Importer {
  readonly #archive: Archive
  readonly #plan: Plan
  readonly #options: Options
  readonly #advance: (bytes?: number) => void
  readonly newId = createIdMap(() => crypto.randomUUID())

  constructor(archive: Archive, plan: Plan, options: Options) {
    this.#archive = archive
    this.#plan = plan
    this.#options = options
    const { files, texts, highlights, chats, quizzes } = plan
    const lists = [files, texts, highlights, chats, quizzes]
    const records = lists.reduce((sum, { length }) => sum + length, 0)
    const bytes = plan.files.reduce(
      (sum, { archive_path }) => sum + archive.size(archive_path ?? ''),
      0,
    )
    this.#advance = createProgress(options, bytes + RECORD_BYTES * (records + 1))
  }

  async storeBases(): Promise<void> {
    const user_id = this.#options.userId
    await insertRows(
      'bases',
      this.#plan.bases.map((base) => ({ ...base, id: this.newId(base.id), user_id })),
    )
    this.#advance()
  }

  async storeFiles(): Promise<void> {
    for (const file of this.#plan.files) {
      const { archive_path, reading_places: place, ...row } = file
      const id = this.newId(file.id)
      const base_id = this.newId(file.base_id)
      const owner = { userId: this.#options.userId, baseId: base_id }
      const file_type = mediaTypeOf(file.file_name)
      const path = storagePath(
        owner,
        { name: file.file_name },
        { now: new Date(), random: id.replaceAll('-', '') },
      )
      if (archive_path !== null) await this.#storeBytes(file, { path, type: file_type })
      await insertRows('base_files', [{ ...row, id, base_id, file_path: path, file_type }])
      if (place) await insertRows('reading_places', [{ ...place, file_id: id }])
      this.#advance(this.#archive.size(archive_path ?? '') + RECORD_BYTES)
    }
  }

  async #storeBytes(file: ArchivedFile, to: { path: string; type: string }): Promise<void> {
    const { maxFileBytes, signal } = this.#options
    const size = this.#archive.size(file.archive_path ?? '')
    const check = checkFile({ name: file.file_name, size }, ACCEPTED_EXTENSIONS, maxFileBytes)
    if (!check.ok) throw check.failure
    const bytes = await this.#archive.bytes(file.archive_path ?? '', maxFileBytes)
    await storeBytes(bytes, { ...to, signal })
  }

  async storeTexts(): Promise<void> {
    for (const name of this.#plan.texts) {
      const text = await this.#archive.json(name, archivedText)
      const file_id = this.newId(text.file_id)
      await insertRows('pdf_text_content', [{ ...UNVERSIONED, ...text, file_id }])
      this.#advance()
    }
  }

  async storeHighlights(): Promise<void> {
    for (const name of this.#plan.highlights) {
      const highlights = await this.#archive.json(name, archivedHighlights)
      await insertRows(
        'highlights',
        highlights.map((highlight) => ({
          ...highlight,
          id: this.newId(highlight.id),
          user_id: this.#options.userId,
          base_id: this.newId(highlight.base_id),
          file_id: this.newId(highlight.file_id),
        })),
      )
      this.#advance()
    }
  }

  async storeChats(): Promise<void> {
    for (const name of this.#plan.chats) {
      const { chat_messages, ...chat } = await this.#archive.json(name, archivedChat)
      const id = this.newId(chat.id)
      await insertRows('chats', [
        {
          ...chat,
          id,
          user_id: this.#options.userId,
          base_id: this.newId(chat.base_id),
          file_id: this.newId(chat.file_id),
        },
      ])
      await insertRows(
        'chat_messages',
        chat_messages.map((message) => ({
          ...message,
          id: this.newId(message.id),
          chat_id: id,
          metadata: withNewFileIds(message['metadata'], this.newId),
        })),
      )
      this.#advance()
    }
  }

  /** Returns how many quizzes were left out, since they are tests that were not submitted. */
  async storeQuizzes(): Promise<number> {
    let leftOut = 0
    for (const name of this.#plan.quizzes) {
      const quiz = await readQuiz(this.#archive, name)
      if (hasKey(quiz)) await storeQuiz(quiz, { userId: this.#options.userId, newId: this.newId })
      else leftOut += 1
      this.#advance()
    }
    return leftOut
  }
}

async function store(archive: Archive, options: Options): Promise<Imported> {
  const plan = await readPlan(archive)
  const importer = new Importer(archive, plan, options)
  // The ids are noted before data are stored, so that an interruption can be detected and undone.
  const parts = {
    baseIds: plan.bases.map(({ id }) => importer.newId(id)),
    quizIds: plan.quizzes.map((name) => importer.newId(quizIdOf(name))),
  }
  addToJournal(options.userId, parts)
  let openTests: number
  try {
    await importer.storeBases()
    await importer.storeFiles()
    await importer.storeTexts()
    await importer.storeHighlights()
    await importer.storeChats()
    openTests = await importer.storeQuizzes()
    // Last, since they stay if the import fails.
    await storeSettings(archive, options.userId)
  } catch (error) {
    await removeImported(options.userId, parts).catch((cause: unknown) => {
      throw new LeftOver(error, { cause })
    })
    throw error
  }
  removeFromJournal(options.userId, parts)
  const { bases, files, chats, quizzes } = plan
  return {
    bases: bases.length,
    files: files.length,
    chats: chats.length,
    quizzes: quizzes.length - openTests,
    openTests,
  }
}

/** The import failed with `failure`, and what was stored could not be removed. */
export class LeftOver extends Error {
  override readonly name = 'LeftOver'
  readonly failure: unknown

  constructor(failure: unknown, options: { cause: unknown }) {
    super('part of the archive is left', options)
    this.failure = failure
  }
}

/**
 * Stores everything of an archive in the signed-in account, under new ids, or nothing: after a
 * failure or a cancellation what was stored is removed. Waits while another import of the account
 * runs in this browser. Fails with `archive_invalid`,
 * `import_failed` or the failure of a quota, and with `LeftOver` where something could not be
 * removed.
 */
export async function importArchive(file: Blob, options: Options): Promise<Imported> {
  try {
    const archive = await openArchive(file, options.signal)
    try {
      const { userId, signal } = options
      return await withoutOtherImports(userId, () => store(archive, options), signal)
    } finally {
      await archive.close()
    }
  } catch (error) {
    if (error instanceof LeftOver) throw error
    throw asFailure(error, 'import_failed')
  }
}
