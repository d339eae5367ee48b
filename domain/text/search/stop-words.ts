import { LANGUAGES } from '../../languages/registry.ts'

const NONE: ReadonlySet<string> = new Set()

/** The stop words of `language`; empty if there is no list. */
export const stopWordsOf = (language: string): ReadonlySet<string> =>
  LANGUAGES.get(language)?.stopWords ?? NONE
