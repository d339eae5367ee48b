type NamedChat = {
  readonly chat_name: string
  /** Null if nothing was asked. */
  readonly first_question: string | null
}

/**
 * The name that the product gives to a chat, in the language of the interface at that time. The
 * file may have been renamed since. It begins like `autoName` of each language in messages/. The
 * search has the same pattern (`search_everything` in supabase/migrations).
 */
const GENERATED_NAME = /^(?:Chat about|Chat zu|Conversación sobre) .*\.\w{2,5}$/u

/** The title of a chat: its name if the learner chose one, else its first question. */
export const chatTitle = ({ chat_name, first_question }: NamedChat): string =>
  first_question !== null && GENERATED_NAME.test(chat_name)
    ? first_question.replace(/\s+/g, ' ').trim()
    : chat_name
