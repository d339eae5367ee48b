import type { TextEngine } from '../text-engine/text-engine.ts'
import type { QuestionMaker } from './question-maker.ts'

/** Makes questions about the terms that the texts define. */
export const builtinQuestionMaker = (engine: TextEngine): QuestionMaker => ({
  make: ({ userId, files, earlier, counts, difficulty, seed, onProgress }) =>
    engine.makeQuestions(userId, { files, earlier, counts, difficulty, seed }, onProgress),
})
