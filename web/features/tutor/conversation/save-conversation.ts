import { conversationMarkdown } from '../../../../domain/export/conversation.ts'
import { safeFileName } from '../../../../domain/export/file-name.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { conversationTexts } from '../../../lib/i18n/conversation-texts.ts'
import { getI18n, loadMessages } from '../../../lib/i18n/i18n.ts'
import { saveBlob } from '../../../lib/zip/save-blob.ts'
import { fetchAllMessages } from '../api/all-messages.ts'

/** Saves a chat as a Markdown file. Fails with `export_failed`. */
export async function saveConversation(chat: {
  id: string
  chat_name: string
  fileName: string
  citedFileName: (fileId: string) => string
}): Promise<void> {
  try {
    const [messages] = await Promise.all([fetchAllMessages(chat.id), loadMessages('exporting')])
    const { tutor, exporting } = getI18n().messages
    const markdown = conversationMarkdown(
      {
        name: chat.chat_name,
        fileName: chat.fileName || null,
        citedFileName: (fileId) => chat.citedFileName(fileId) || null,
        messages,
      },
      conversationTexts({ exporting, tutor }),
    )
    const name = `${safeFileName(chat.chat_name, exporting.chatName)}.md`
    saveBlob(new Blob([markdown], { type: 'text/markdown;charset=utf-8' }), name)
  } catch (error) {
    throw asFailure(error, 'export_failed')
  }
}
