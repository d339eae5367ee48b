import type { CheckedAnswer } from '../../../../domain/tutor/citations.ts'
import { repeatQuotations } from '../../../../domain/tutor/extractive/quotation.ts'
import { followUpKind } from '../../../../domain/tutor/question-kinds.ts'
import { answerMetadata } from '../../../../domain/tutor/wire.ts'
import { messagesInLanguage } from '../messages.ts'
import { askedQuestion, storedAnswer, type AnswerInput, type Tutor } from './tutor.ts'

/** Where the last answer is from, if that is asked; null without quotations. */
function sourcesOf({ question, history, language }: AnswerInput): CheckedAnswer | null {
  const last = history.findLast(({ message_type }) => message_type === 'ai')
  if (followUpKind(question) !== 'source' || !last) return null
  const { data } = answerMetadata.safeParse(last.metadata)
  if (!data || data.citations.length === 0) return null
  return repeatQuotations(messagesInLanguage(language).tutor.source, data.citations)
}

/** Answers with sentences of the document. */
export const extractiveTutor: Tutor = {
  async answer(input) {
    const checked =
      sourcesOf(input) ?? (await input.source.answer(askedQuestion(input), input.language))
    input.onText(checked.content)
    return storedAnswer(
      checked,
      null,
      checked.citations.map((citation) => citation.page),
    )
  },
}
