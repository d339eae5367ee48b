import type { Query } from '../../../text/search/passages.ts'
import { onOneLine } from '../../../text/normalise.ts'
import type { CheckedAnswer } from '../../citations.ts'
import { firstPassages, isDirect } from '../../join-file-answers.ts'
import type { Citation } from '../../wire.ts'
import type { BuiltinMessages } from '../messages.ts'
import { completedQuery } from '../../question/completed.ts'
import { phrasesOf } from '../../question/subject/contrast.ts'
import { isFollowUp } from '../../question/subject/subjects.ts'
import { plainQuestion } from '../../question/plain-question.ts'
import { lackMessage } from '../lack/lack.ts'
import { questionParts } from '../../question/joined-questions.ts'
import { answerTypeOf, holdsAnswer } from '../../question/subject/answer-type.ts'
import { asksMeaning } from '../../question/subject/asked-meaning.ts'
import { composeAnswer, ownWords } from '../quotation.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'
import { answerQuestion } from '../answer-question.ts'

/** Whether `text` already has what `question` asks for, or all that would be shown for it. */
const holds = (text: string, question: string, found: CheckedAnswer, language: string): boolean =>
  holdsAnswer(answerTypeOf(question), text, language) ||
  found.citations.every(({ quote }) => text.includes(quote))

/** Maximum number of closest passages for a question after the first one. */
const MAX_CLOSEST = 2

/** The quoted text, whatever its line breaks. */
const textOf = (citations: readonly Citation[]): string =>
  onOneLine(citations.map(({ quote }) => quote).join(' '))

/** The words of a question that the document lacks, as a sentence; null if it lacks none. */
const lackedBy = ({ lack }: CheckedAnswer, messages: BuiltinMessages): string | null =>
  lack && 'words' in lack ? lackMessage(lack, messages) : null

/** The answers below each other if one of the questions asks for a meaning; that one is first. */
function meaningFirst(
  meaning: CheckedAnswer,
  others: readonly { readonly question: string; readonly found: CheckedAnswer }[],
  language: string,
  messages: BuiltinMessages,
): CheckedAnswer {
  const text = meaning.citations.map(({ quote }) => quote).join(' ')
  const shown = others.flatMap(({ question, found }) => {
    const lacked = lackedBy(found, messages)
    if (lacked !== null) return [composeAnswer([ownWords(lacked)])]
    if (found.refused || holds(text, question, found, language)) return []
    return [isDirect(found) ? found : { ...found, ...firstPassages(found, MAX_CLOSEST) }]
  })
  const isRepeated = shown.some(({ citations }) =>
    textOf(citations).includes(textOf(meaning.citations)),
  )
  return { ...joined([...(isRepeated ? [] : [meaning]), ...shown]), defines: true }
}

/** Several answers below each other. */
const joined = (answers: readonly CheckedAnswer[]): CheckedAnswer =>
  composeAnswer(
    answers.map(({ content, citations }) => ({ markdown: content, citations })),
    { refused: false },
  )

/**
 * The same, certain ones first. Of those that only come close, the words that the document lacks,
 * or else the first passage.
 */
function joinedCertain(answers: readonly CheckedAnswer[], messages: BuiltinMessages) {
  const parts = answers.map((answer) => {
    if (isDirect(answer)) return [{ markdown: answer.content, citations: answer.citations }]
    const lacked = lackedBy(answer, messages)
    if (lacked !== null) return [ownWords(lacked)]
    const { content, citations } = firstPassages(answer, 1)
    return content === '' ? [] : [ownWords(messages.also), { markdown: content, citations }]
  })
  const certain = answers.flatMap((answer, i) => (isDirect(answer) ? (parts[i] ?? []) : []))
  const others = answers.flatMap((answer, i) => (isDirect(answer) ? [] : (parts[i] ?? [])))
  return composeAnswer([...certain, ...others], { refused: false })
}

/** Whether another answer has all quotations of an answer. */
const isIn = ({ citations }: CheckedAnswer, other: CheckedAnswer): boolean => {
  const text = textOf(other.citations)
  return citations.length > 0 && citations.every(({ quote }) => text.includes(onOneLine(quote)))
}

/** Whether two of the answers quote the same. */
function overlap(answers: readonly CheckedAnswer[]): boolean {
  const quotes = answers.flatMap(({ citations }) => [
    ...new Set(citations.map(({ quote }) => quote)),
  ])
  return new Set(quotes).size < quotes.length
}

/** Whether the answer to a whole message has no part of the answer to one of its questions. */
function leavesOut(whole: CheckedAnswer, answers: readonly CheckedAnswer[]): boolean {
  const text = textOf(whole.citations)
  return (
    answers.every(isDirect) &&
    answers.some(({ citations }) => !citations.some(({ quote }) => text.includes(onOneLine(quote))))
  )
}

/**
 * The answers to "Who was Falk, and when did he live?": each question after the first one is read
 * after that, which names the subject. A meaning comes first, then what answers the others. Else
 * the message is best looked up as a whole, since one passage often answers all of it. Where none
 * is certain, or it has nothing of the answer to one of the questions, the answers to its questions
 * are shown, with the closest passage for those without one. Null if the message is one question.
 */
export function answerParts(
  document: AnalysedDocument,
  { question, before }: Query,
  messages: BuiltinMessages,
): CheckedAnswer | null {
  const { index } = document
  const { language } = index
  const [first = '', ...others] = questionParts(question, language)
  if (others.length === 0) return null
  const ask = (query: Query) => answerQuestion(document, query, undefined, messages)
  const depends = before !== undefined && isFollowUp(first, language)
  const given = ask({ question: first, ...(depends && { before }) })
  const plain = plainQuestion(first, language)
  const more = others.map((other) => {
    const complete = completedQuery(plainQuestion(other, language), plain, phrasesOf(index))
    return {
      question: other,
      found: ask(
        complete ?? { question: other, ...(isFollowUp(other, language) && { before: first }) },
      ),
    }
  })
  if (asksMeaning(first) && given.defines === true)
    return meaningFirst(given, more, language, messages)
  if (given.refused && given.lack && !more.some(({ found }) => isDirect(found)))
    return { ...given, content: lackMessage(given.lack, messages) }
  const answers = [given, ...more.map(({ found }) => found)]
  if (isDirect(given) && more.some(({ found }) => lackedBy(found, messages) !== null))
    return joinedCertain(answers, messages)
  if (asksMeaning(first) && isDirect(given) && more.every(({ found }) => isIn(found, given)))
    return given
  if (!answers.some(isDirect) || overlap(answers)) return null
  const whole = ask({ question })
  if (asksMeaning(first) && isDirect(given) && !overlap([given, whole]))
    return joinedCertain([given, whole], messages)
  return isDirect(whole) && !leavesOut(whole, answers) ? null : joinedCertain(answers, messages)
}
