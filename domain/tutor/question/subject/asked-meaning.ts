import { answerWords } from '../../../languages/answers.ts'
import { LANGUAGES } from '../../../languages/registry.ts'

/** The words around a term whose meaning is asked for or stated, in all languages. */
export const aroundTerm = (which: 'after' | 'before' | 'frame' | 'tail'): string =>
  [...LANGUAGES.values()].flatMap(({ definition }) => definition?.[which] ?? []).join('|')

/** The source of a pattern of an article, and the space after it. */
export const ARTICLE = String.raw`(?:${answerWords('articles')})\s+`
const FRAME = new RegExp(
  String.raw`^[\s¿¡]*(?:(?:${answerWords('conjunctions')})\s+)?(?:${aroundTerm('frame')})(?=[\s\p{Lo}]|l'|$)\s*`,
  'iu',
)
const TAIL = new RegExp(
  String.raw`(?:^|\s|(?<=\p{Lo}))(?:${aroundTerm('tail')})\s*(?:[?？؟.!]+\s*)?$`,
  'iu',
)

/** "And a neap tide?" repeats the previous question with another term. */
const FOLLOW_UP_START = new RegExp(
  String.raw`^[\s¿¡]*(?:${answerWords('conjunctions', 'followUps')})\s+(?:(?:${answerWords('whatAbout')})\s+)?(?:${ARTICLE})?`,
  'iu',
)

/** Whether a question asks only for the meaning of a term: "What is …?". */
export const asksMeaning = (question: string): boolean =>
  FRAME.test(question) || TAIL.test(question)

/** The term whose meaning a question asks for: "What is osmosis?" gives "osmosis". */
export function definedTerm(question: string): string {
  const bare = question.replace(/\s+/g, ' ').replace(FRAME, '').replace(FOLLOW_UP_START, '')
  const ended = bare
    .trimEnd()
    .replace(/(?<![?？؟.!])[?？؟.!]+$/u, '')
    .trimEnd()
  return ended.replace(TAIL, '').trim()
}
