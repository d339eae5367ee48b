import type { ConversationTexts } from '../../../domain/export/conversation.ts'
import { formatDateTime } from './format.ts'
import type { WebMessages } from './i18n.ts'

/** The words of an exported conversation in the language of `messages`. */
export const conversationTexts = ({
  exporting,
  tutor: { you, tutor, problem },
}: Pick<WebMessages, 'exporting' | 'tutor'>): ConversationTexts => ({
  ...exporting.conversation,
  page: exporting.page,
  you,
  tutor,
  problem,
  time: formatDateTime,
})
