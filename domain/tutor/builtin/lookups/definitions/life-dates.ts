import { answerWords } from '../../../../languages/answers.ts'

const YEAR = String.raw`(?:(?:${answerWords('aboutYear')})\.?\s*)?\d{2,4}`
/** "(1786-1832)", "(c. 470–399 BCE)", "(1 May 1786 – 3 June 1832)", "(b. 1932)". */
const LIFE = new RegExp(
  String.raw`^["'”’*]?\s*\((?:[^()\d]{0,4}\d{1,2}\.?\s\p{L}+\.?\s)?${YEAR}\s*[–—-]\s*(?:\d{1,2}\.?\s\p{L}+\.?\s)?${YEAR}(?:\s[^()]{1,12})?\)|^["'”’*]?\s*\((?:${answerWords('born')})\.?\s[^()]{0,20}\d{4}\)`,
  'iu',
)

/** Whether a sentence has the years of a life after a name, as where it introduces a person. */
export function introducesPerson(sentence: string, name: string): boolean {
  if (!/^\p{Lu}/u.test(name)) return false
  return sentence
    .split(name)
    .slice(1)
    .some((_, i, rest) => LIFE.test(rest.slice(i).join(name)))
}
