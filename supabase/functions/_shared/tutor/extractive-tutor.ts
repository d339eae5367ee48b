import { askedQuestion, storedAnswer, type Tutor } from './tutor.ts'

/** Answers with sentences of the document. */
export const extractiveTutor: Tutor = {
  async answer(input) {
    const checked = await input.source.answer(askedQuestion(input), input.language)
    input.onText(checked.content)
    return storedAnswer(
      checked,
      null,
      checked.citations.map((citation) => citation.page),
    )
  },
}
