import { randomUUID } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { storagePath } from '../../domain/bases/file-rules.ts'
import { pageText, type PositionedItem } from '../../domain/pdf/layout.ts'
import { joinPages } from '../../domain/text/pages.ts'
import { makePdf } from '../../testing/pdf.ts'
import type { StoredAccount } from '../../testing/fixtures/stored-account.ts'
import { callFunction } from './call-function.ts'
import type { SeededBase, SeededFile } from './learners.ts'

const PDF = 'application/pdf'

/** The text of a PDF as the browser stores it. */
async function readText(bytes: Uint8Array): Promise<string> {
  // pdf.js takes ownership of the bytes it receives
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      pageText(items.filter((item): item is typeof item & PositionedItem => 'str' in item)),
    )
  }
  await task.destroy()
  return joinPages(pages)
}

/** The page without the line breaks of full lines: the PDF writer breaks lines itself. */
const withoutLineBreaks = (page: string): string => page.replace(/(?<=[^\n]{45})\n(?=\S)/g, ' ')

/** Makes and stores a PDF with its text. Returns its id. */
async function storeFile(
  { client, userId }: StoredAccount,
  baseId: string,
  { name, pages }: SeededFile,
): Promise<string> {
  const bytes = await makePdf({ pages: pages.map(withoutLineBreaks), title: name })
  const random = randomUUID().replaceAll('-', '')
  const path = storagePath({ userId, baseId }, { name }, { now: new Date(), random })
  const stored = await client.storage.from('files').upload(path, bytes, { contentType: PDF })
  if (stored.error) throw stored.error
  const { data: file } = await client
    .from('base_files')
    .insert({
      base_id: baseId,
      file_name: name,
      file_path: path,
      file_size: bytes.length,
      file_type: PDF,
    })
    .select('id')
    .single()
    .throwOnError()
  const text = await readText(bytes)
  await client
    .from('pdf_text_content')
    .upsert({
      file_id: file.id,
      extracted_text: text,
      text_length: text.length,
      status: 'completed',
    })
    .throwOnError()
  return file.id
}

type ChatPlace = { baseId: string; fileId: string }

/** Asks the tutor the questions of a file in one chat. */
async function storeChat(
  { client, userId }: StoredAccount,
  { baseId, fileId }: ChatPlace,
  { name, questions }: SeededFile,
): Promise<void> {
  const { data: chat } = await client
    .from('chats')
    .insert({ user_id: userId, base_id: baseId, file_id: fileId, chat_name: `Chat about ${name}` })
    .select('id')
    .single()
    .throwOnError()
  for (const question of questions)
    await callFunction(client, 'tutor-chat', { chat_id: chat.id, question })
}

/** Stores a base with its files and chats. Returns the ids of the files. */
export async function storeBase(account: StoredAccount, base: SeededBase): Promise<string[]> {
  const { data } = await account.client
    .from('bases')
    .insert({ user_id: account.userId, name: base.name })
    .select('id')
    .single()
    .throwOnError()
  const fileIds: string[] = []
  for (const file of base.files) {
    const fileId = await storeFile(account, data.id, file)
    fileIds.push(fileId)
    await storeChat(account, { baseId: data.id, fileId }, file)
  }
  return fileIds
}
