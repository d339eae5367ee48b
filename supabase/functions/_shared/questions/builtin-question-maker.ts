import type { TextEngine } from '../text-engine/text-engine.ts'
import type { QuestionMaker } from './question-maker.ts'

/** Makes questions about the terms that the texts define. */
export const builtinQuestionMaker = (engine: TextEngine): QuestionMaker => ({
  make: ({ account, files, earlier, counts, difficulty, seed, onProgress }) =>
    engine.makeQuestions(account, { files, earlier, counts, difficulty, seed }, onProgress),
})
