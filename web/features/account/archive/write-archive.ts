import * as z from 'zod/mini'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_PATHS,
  ARCHIVE_VERSION,
  createPathNames,
  type ArchivedChat,
  type ArchivedQuiz,
} from '../../../../domain/export/archive.ts'
import {
  conversationMarkdown,
  type ConversationTexts,
} from '../../../../domain/export/conversation.ts'
import { withOptions } from '../../../../domain/quiz/kinds/registry.ts'
import { getI18n } from '../../../lib/i18n/i18n.ts'
import { quizMarkdown, type QuizTexts } from '../../../../domain/export/quiz-markdown.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { answerRow, questionRow } from '../../../../domain/quiz/rows.ts'
import { chatMessage } from '../../../../domain/tutor/wire.ts'
import { writeZip, type ZipOutput } from '../../../lib/zip/zip.ts'
import {
  listQuizzes,
  readBases,
  readBytes,
  readChats,
  readFiles,
  readHighlights,
  readMessages,
  readQuizzes,
  readReviews,
  readText,
} from './read-account.ts'
import { createProgress, RECORD_BYTES, type TaskOptions } from './progress.ts'
import { readSettings } from './settings.ts'

/** Formats that are compressed already. */
const COMPRESSED = /\.(pdf|docx|pptx|xlsx|jpe?g|png|gif|mp[34]|zip|epub)$/i

export type ArchiveTexts = { conversation: ConversationTexts; quiz: QuizTexts }

type Options = TaskOptions & {
  readonly texts: ArchiveTexts
  readonly now: Date
}

const json = (value: unknown): string => JSON.stringify(value, null, 1)

/** Reads what the account has besides the contents of its files and records. */
async function readContents() {
  const [bases, files, chats, quizzes] = await Promise.all([
    readBases(),
    readFiles(),
    readChats(),
    listQuizzes(),
  ])
  return { bases, files, chats, quizzes }
}
type Contents = Awaited<ReturnType<typeof readContents>>

/** Writes the parts of one account into an archive. */
class ArchiveWriter {
  readonly missing: string[] = []
  readonly #zip: ZipOutput
  readonly #contents: Contents
  readonly #options: Options
  readonly #pathFor = createPathNames()
  readonly #advance: (bytes?: number) => void
  readonly #baseNames: ReadonlyMap<string, string>
  readonly #fileNames: ReadonlyMap<string, string>

  constructor(zip: ZipOutput, contents: Contents, options: Options) {
    this.#zip = zip
    this.#contents = contents
    this.#options = options
    const { bases, files, chats, quizzes } = contents
    const bytes = files.reduce((sum, { file_size }) => sum + file_size, 0)
    const records = 3 * files.length + chats.length + quizzes.length + 1
    this.#advance = createProgress(options, bytes + RECORD_BYTES * records)
    this.#baseNames = new Map(bases.map(({ id, name }) => [id, name]))
    this.#fileNames = new Map(files.map(({ id, file_name }) => [id, file_name]))
  }

  #baseName(baseId: string): string {
    return this.#baseNames.get(baseId) ?? baseId
  }

  async writeFiles(): Promise<void> {
    const rows = []
    for (const { file_path, ...file } of this.#contents.files) {
      const bytes = await readBytes(file_path)
      const path = this.#pathFor(['files', this.#baseName(file.base_id)], file.file_name)
      if (bytes) await this.#zip.add({ path, data: bytes }, { compress: !COMPRESSED.test(path) })
      else this.missing.push(path)
      rows.push({ ...file, archive_path: bytes ? path : null })
      this.#advance(file.file_size + RECORD_BYTES)
    }
    await this.#zip.add({ path: ARCHIVE_PATHS.files, data: json(rows) })
    if (this.missing.length > 0)
      await this.#zip.add({ path: ARCHIVE_PATHS.missing, data: this.missing.join('\n') + '\n' })
  }

  async writeTexts(): Promise<void> {
    for (const file of this.#contents.files) {
      const row = await readText(file.id)
      if (row) {
        await this.#zip.add({ path: ARCHIVE_PATHS.text(file.id), data: json(row) })
        const text = row['extracted_text']
        const path = this.#pathFor(['texts', this.#baseName(file.base_id)], `${file.file_name}.txt`)
        if (typeof text === 'string') await this.#zip.add({ path, data: text })
      }
      this.#advance()
    }
  }

  async writeHighlights(): Promise<void> {
    for (const { id } of this.#contents.files) {
      const rows = await readHighlights(id)
      if (rows.length > 0)
        await this.#zip.add({ path: ARCHIVE_PATHS.highlights(id), data: json(rows) })
      this.#advance()
    }
  }

  async writeChats(): Promise<void> {
    for (const row of this.#contents.chats) {
      const chat = await readMessages(row)
      await this.#zip.add({ path: ARCHIVE_PATHS.chat(chat.id), data: json(chat) })
      const path = this.#pathFor(['chats', this.#baseName(chat.base_id)], `${row.chat_name}.md`)
      await this.#zip.add({ path, data: this.#chatMarkdown(chat, row.chat_name) })
      this.#advance()
    }
  }

  #chatMarkdown(chat: ArchivedChat, name: string): string {
    const messages = z.array(chatMessage).parse(chat.chat_messages)
    const fileName = this.#fileNames.get(chat.file_id) ?? null
    const citedFileName = (id: string) => this.#fileNames.get(id) ?? null
    return conversationMarkdown(
      { name, fileName, citedFileName, messages },
      this.#options.texts.conversation,
    )
  }

  async writeQuizzes(): Promise<void> {
    for await (const quiz of readQuizzes(this.#contents.quizzes)) {
      await this.#zip.add({ path: ARCHIVE_PATHS.quiz(quiz.id), data: json(quiz) })
      // The key of a quiz that is still open is nothing to read.
      if (quiz.status === 'completed' || quiz['mode'] === 'own') {
        const name = String(quiz['quiz_name'])
        const path = this.#pathFor(['quizzes'], `${name}.md`)
        await this.#zip.add({ path, data: this.#quizMarkdown(quiz, name) })
      }
      this.#advance()
    }
    await this.#zip.add({ path: ARCHIVE_PATHS.reviews, data: json(await readReviews()) })
  }

  #quizMarkdown(quiz: ArchivedQuiz, name: string): string {
    return quizMarkdown(
      {
        name,
        questions: z
          .array(questionRow)
          .parse(quiz.quiz_questions)
          .map((question) => withOptions(question, getI18n().messages.common)),
        answers: z.array(answerRow).parse(quiz.quiz_answers),
        fileName: (id) => this.#fileNames.get(id) ?? null,
      },
      this.#options.texts.quiz,
    )
  }

  async writeSettings(): Promise<void> {
    const settings = await readSettings()
    if (settings) await this.#zip.add({ path: ARCHIVE_PATHS.settings, data: json(settings) })
  }

  async writeManifest(): Promise<void> {
    const { bases, files, chats, quizzes } = this.#contents
    await this.#zip.add({ path: ARCHIVE_PATHS.bases, data: json(bases) })
    const manifest = {
      format: ARCHIVE_FORMAT,
      version: ARCHIVE_VERSION,
      exported_at: this.#options.now.toISOString(),
      bases: bases.length,
      files: files.length,
      chats: chats.length,
      quizzes: quizzes.length,
    }
    await this.#zip.add({ path: ARCHIVE_PATHS.manifest, data: json(manifest) })
    this.#advance()
  }
}

/**
 * Everything that the signed-in account has, as a ZIP archive (domain/export/archive.ts), and the
 * files whose bytes could not be read. One record is in memory at a time. Fails with
 * `export_failed`, or with the reason of `signal`.
 */
export async function writeArchive(options: Options): Promise<{ blob: Blob; missing: string[] }> {
  const { signal } = options
  try {
    const contents = await readContents()
    let missing: string[] = []
    const blob = await writeZip(
      async (zip) => {
        const writer = new ArchiveWriter(zip, contents, options)
        await writer.writeFiles()
        await writer.writeTexts()
        await writer.writeHighlights()
        await writer.writeChats()
        await writer.writeQuizzes()
        await writer.writeSettings()
        await writer.writeManifest()
        missing = writer.missing
      },
      { signal },
    )
    return { blob, missing }
  } catch (error) {
    throw asFailure(error, 'export_failed')
  }
}
