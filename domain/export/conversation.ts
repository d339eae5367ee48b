import { answerMetadata, type ChatMessage, type Citation } from '../tutor/wire.ts'
import { plainLine } from './rich-html.ts'

const NAME_MAX = 300

/** Words of the document in the language of the reader. */
export type ConversationTexts = {
  readonly you: string
  readonly tutor: string
  readonly problem: string
  readonly file: (name: string) => string
  readonly sources: string
  readonly page: (page: number) => string
  readonly time: (iso: string) => string
}

type Conversation = {
  readonly name: string
  readonly fileName: string | null
  /** The name of a file that an answer of several files quotes; null if it was deleted. */
  readonly citedFileName?: (fileId: string) => string | null
  readonly messages: readonly Pick<
    ChatMessage,
    'message_type' | 'content' | 'timestamp' | 'metadata'
  >[]
}

/** Every line as a quotation, so that no line of `text` is read as a heading or a rule. */
const quoted = (text: string): string =>
  text
    .trimEnd()
    .split(/\r?\n/u)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** Punctuation that could begin Markdown, escaped. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/gu, '\\$&')

function citationsOf(metadata: unknown): readonly Citation[] {
  const parsed = answerMetadata.safeParse(metadata)
  return parsed.success ? parsed.data.citations : []
}

function sources(
  citations: readonly Citation[],
  texts: ConversationTexts,
  citedFileName: Conversation['citedFileName'] = () => null,
): string[] {
  if (citations.length === 0) return []
  const lines = citations.map(({ page, quote, file_id }) => {
    const file = file_id === undefined ? null : citedFileName(file_id)
    const source = `${file === null ? '' : `${escapeMarkdown(file)}, `}${texts.page(page)}`
    const text = quote === '' ? '' : `: “${escapeMarkdown(plainLine(quote, quote.length))}”`
    return `- ${source}${text}`
  })
  return [`**${texts.sources}**\n\n${lines.join('\n')}`]
}

/** A conversation as Markdown: who wrote what and when, and the quotes behind each answer. */
export function conversationMarkdown(chat: Conversation, texts: ConversationTexts): string {
  const speaker = { user: texts.you, ai: texts.tutor, error: texts.problem }
  const messages = chat.messages.flatMap((message) => [
    `## ${speaker[message.message_type]} · ${texts.time(message.timestamp)}`,
    message.message_type === 'ai' ? message.content.trim() : quoted(message.content),
    ...sources(citationsOf(message.metadata), texts, chat.citedFileName),
  ])
  return (
    [
      `# ${escapeMarkdown(plainLine(chat.name, NAME_MAX))}`,
      ...(chat.fileName === null ? [] : [texts.file(escapeMarkdown(chat.fileName))]),
      ...messages,
    ].join('\n\n') + '\n'
  )
}
