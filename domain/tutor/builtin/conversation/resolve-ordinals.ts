import type { DocumentIndex } from '../../../text/document.ts'
import type { TutorQuestion } from '../../question/intent.ts'
import { ordinalIn, ordinalInside, otherOfTwo } from '../../question/subject/ordinals.ts'
import { nameAt, type ListAsked } from '../answer.ts'
import type { BuiltinMessages } from '../messages.ts'
import { subjectWords } from '../../question/subject/subject-words.ts'

/**
 * The question, with the ordinal of the message that it depends on replaced by the name of the
 * thing: "example?" after "explain incubation" for "explain the second one".
 */
export function withOrdinalResolved(
  asked: TutorQuestion,
  index: DocumentIndex,
  messages: BuiltinMessages,
): TutorQuestion {
  const { question, ordinalSubject, before, earlier, list } = asked
  const other = withOther(asked, index, messages)
  if (other !== undefined) return { ...asked, question: other }
  const hasOrdinal = ordinalIn(question, index.language) ?? ordinalInside(question)
  const name =
    ordinalSubject &&
    !hasOrdinal &&
    nameAt(index, { question: ordinalSubject.list, shown: list }, ordinalSubject.ordinal, messages)
  if (!ordinalSubject || !name) return asked
  const named = ordinalSubject.message.replace(ordinalSubject.ordinal.words, () => name)
  return {
    ...asked,
    before: named,
    earlier: before === ordinalSubject.message ? earlier : before,
    asked: asked.asked?.map((message) => (message === ordinalSubject.message ? named : message)),
  }
}

/** The names of two things that a list has; null if it has more or others. */
function pairIn(
  index: DocumentIndex,
  list: ListAsked,
  messages: BuiltinMessages,
): readonly [string, string] | null {
  const [one, two, more] = [0, 1, 2].map((position) =>
    nameAt(index, list, { position, words: '' }, messages),
  )
  return one !== undefined && two !== undefined && more === undefined ? [one, two] : null
}

/** A message about one of two things, the words for it in the message, and the other one. */
type OneOfTwo = { readonly message: string; readonly known: string; readonly other: string }

/** The latest message about one of two things that a list or a comparison has; null if none is. */
function oneOfTwo(
  { ordinalSubject, before = '', earlier, list }: TutorQuestion,
  index: DocumentIndex,
  messages: BuiltinMessages,
): OneOfTwo | null {
  if (ordinalSubject) {
    const [one, two] = pairIn(index, { question: ordinalSubject.list, shown: list }, messages) ?? []
    const other = ordinalSubject.ordinal.position === 0 ? two : one
    return other === undefined
      ? null
      : { message: ordinalSubject.message, known: ordinalSubject.ordinal.words, other }
  }
  const pair = earlier === undefined ? null : pairIn(index, { question: earlier }, messages)
  const isIn = (name: string): boolean => before.toLowerCase().includes(name.toLowerCase())
  const [known, unknown] = [pair?.find(isIn), pair?.find((name) => !isIn(name))]
  return known === undefined || unknown === undefined
    ? null
    : { message: before, known, other: unknown }
}

/**
 * A question with the name of the one of two things that the previous message did not ask about, or
 * that message with the name: "what does a penstock do?" for "and the other one?" after "what does
 * the first one do?". Undefined if the question does not ask for the other of two things.
 */
function withOther(
  asked: TutorQuestion,
  index: DocumentIndex,
  messages: BuiltinMessages,
): string | undefined {
  const words = otherOfTwo(asked.question)
  const named = words === undefined ? null : oneOfTwo(asked, index, messages)
  if (words === undefined || !named) return undefined
  const isAlone = subjectWords(asked.question.replace(words, ' '), index.language).length === 0
  if (!isAlone) return asked.question.replace(words, () => named.other)
  const { message, known, other } = named
  const at = message.toLowerCase().indexOf(known.toLowerCase())
  return message.slice(0, at) + other + message.slice(at + known.length)
}
