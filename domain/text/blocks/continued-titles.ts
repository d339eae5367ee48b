import { pageWords } from '../../languages/pages.ts'

/** Longer text is not a title. */
const MAX_WORDS = 10
const CONTINUED = new RegExp(
  String.raw`(?:,\s*(?:${pageWords('continued')})|\s\((?:${pageWords('continued')})\))\.?$`,
  'iu',
)

/** Whether a text only repeats a title with a remark: "The larynx, continued." */
export const isContinuedTitle = (text: string): boolean =>
  text.split(' ').length <= MAX_WORDS && CONTINUED.test(text)
