import type { DocumentIndex } from '../../text/document.ts'
import type { TutorQuestion } from '../question/intent.ts'
import { ordinalIn, ordinalInside } from '../question/ordinals.ts'
import { nameAt } from './answer.ts'
import type { BuiltinMessages } from './messages.ts'

/**
 * The question after one with the name of what that names by its place in a list: "example?" after
 * "explain incubation" for "explain the second one".
 */
export function withPlacedSubject(
  asked: TutorQuestion,
  index: DocumentIndex,
  messages: BuiltinMessages,
): TutorQuestion {
  const { question, placed, before, earlier } = asked
  const namesPlace = ordinalIn(question, index.language) ?? ordinalInside(question)
  const name = placed && !namesPlace && nameAt(index, placed.list, placed.ordinal, messages)
  if (!placed || !name) return asked
  return {
    ...asked,
    before: placed.message.replace(placed.ordinal.words, () => name),
    earlier: before === placed.message ? earlier : before,
  }
}
