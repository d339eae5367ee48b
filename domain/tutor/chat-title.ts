type NamedChat = {
  readonly chat_name: string
  /** Null if nothing was asked. */
  readonly first_question: string | null
}

/**
 * The title of a chat: its name if the learner chose one, else its first question. A name that the
 * product generated ends with the name of the file, `fileName` (empty if it is not known).
 */
export function chatTitle({ chat_name, first_question }: NamedChat, fileName: string): string {
  const isGenerated = fileName !== '' && chat_name.endsWith(fileName)
  return isGenerated && first_question !== null
    ? first_question.replace(/\s+/g, ' ').trim()
    : chat_name
}
