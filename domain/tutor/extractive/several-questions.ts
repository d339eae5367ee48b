import type { Query } from '../../text/search/passages.ts'
import { onOneLine } from '../../text/normalise.ts'
import type { CheckedAnswer } from '../citations.ts'
import type { Citation } from '../wire.ts'
import type { BuiltinMessages } from './messages.ts'
import { questionParts } from './question/parts.ts'
import { answerTypeOf, asksMeaning, holdsAnswer } from './question/question.ts'
import { answer } from './quotation.ts'
import type { Reading } from './reading/reading.ts'
import { search } from './search.ts'

/** Whether `text` already has what `question` asks for, or all that would be shown for it. */
const holds = (text: string, question: string, found: CheckedAnswer, language: string): boolean =>
  holdsAnswer(answerTypeOf(question), text, language) ||
  found.citations.every(({ quote }) => text.includes(quote))

/** The quoted text, whatever its line breaks. */
const textOf = (citations: readonly Citation[]): string =>
  onOneLine(citations.map(({ quote }) => quote).join(' '))

/**
 * The answers to "Who was Falk, and when did he live?": the definition, then what answers the other
 * questions, each read after the first one, which names the subject. Null if the message is one
 * question, or does not begin with one for a meaning that the document gives: then the message is
 * best looked up as a whole, since one passage often answers all of it.
 */
export function answerParts(
  reading: Reading,
  { question, before }: Query,
  messages: BuiltinMessages,
): CheckedAnswer | null {
  const { language } = reading.index
  const [first = '', ...others] = questionParts(question, language)
  if (others.length === 0 || !asksMeaning(first)) return null
  const meaning = search(
    reading,
    { question: first, ...(before !== undefined && { before }) },
    undefined,
    messages,
  )
  if (meaning.defines !== true) return null
  const text = meaning.citations.map(({ quote }) => quote).join(' ')
  const more = others.map((other) => ({
    other,
    found: search(reading, { question: other, before: first }, undefined, messages),
  }))
  const shown = more.flatMap(({ other, found }) =>
    found.refused || holds(text, other, found, language) ? [] : [found],
  )
  const isRepeated = shown.some(({ citations }) =>
    textOf(citations).includes(textOf(meaning.citations)),
  )
  return answer(
    [...(isRepeated ? [] : [meaning]), ...shown].map(({ content, citations }) => ({
      markdown: content,
      citations,
    })),
    { refused: false, defines: true },
  )
}
