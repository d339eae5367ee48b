import type { MarkingMessages } from '../../../domain/marking/messages.ts'

const at = (page: number | null) => (page === null ? '' : ` (page ${page})`)
const list = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/(?<![.\s])[.\s]+$/, '')).join('; ')

type Named = { text: string; page: number | null }

/** Texts of marks and feedback. */
export const marking = {
  rightOption: 'This is the correct option.',
  wrongOption: (text: string, page: number | null) => `The correct option is “${text}”${at(page)}.`,
  trueFalse: { true: 'True', false: 'False' },
  everything: 'Your answer says everything that was asked for.',
  nothing: 'None of the expected points was found in your answer.',
  met: (texts: readonly string[]) => `You said: ${list(texts)}.`,
  partial: (points: readonly Named[]) =>
    `Only partly: ${list(points.map(({ text, page }) => `${list([text])}${at(page)}`))}.`,
  missing: (points: readonly Named[]) =>
    `Missing: ${list(points.map(({ text, page }) => `${list([text])}${at(page)}`))}.`,
  open: (points: readonly Named[]) =>
    `You decide: ${list(points.map(({ text, page }) => `${list([text])}${at(page)}`))}.`,
  estimated:
    'This is an estimate: compare your answer with the model answer, and mark it yourself if it is wrong.',
  otherLanguage:
    'Your answer is written in a different language from the material. The estimate compares words, so answer in the language of the material.',
  byOverlap: 'This is a rough estimate by the words your answer shares with the model answer.',
  failed:
    'This answer could not be marked and counts 0. Choose “I disagree” to have it marked again.',
  byYourself: 'You marked this answer yourself.',
  appealed: 'Marked again, taking your reason into account.',
  appealedWithoutModel:
    'Compared again with the model answer. A reason alone earns no marks: mark the answer yourself if you still disagree.',
} as const satisfies MarkingMessages
