import { arRequests } from './other-scripts/ar.ts'
import { csRequests } from './latin-script/cs.ts'
import { deRequests } from './de/requests.ts'
import { elRequests } from './other-scripts/el.ts'
import { enRequests } from './en/requests.ts'
import { esRequests } from './es/requests.ts'
import { frRequests } from './latin-script/fr.ts'
import { heRequests } from './other-scripts/he.ts'
import { hiRequests } from './other-scripts/hi.ts'
import { idRequests } from './latin-script/id.ts'
import { itRequests } from './latin-script/it.ts'
import { jaRequests } from './other-scripts/ja.ts'
import { koRequests } from './other-scripts/ko.ts'
import { nlRequests } from './latin-script/nl.ts'
import { plRequests } from './latin-script/pl.ts'
import { ptRequests } from './latin-script/pt.ts'
import { ruRequests } from './other-scripts/ru.ts'
import { svRequests } from './latin-script/sv.ts'
import { thRequests } from './other-scripts/th.ts'
import { trRequests } from './latin-script/tr.ts'
import { viRequests } from './latin-script/vi.ts'
import { zhRequests } from './other-scripts/zh.ts'
import type { RequestWords } from './request-words.ts'
import { withoutAccents } from '../text/search/terms.ts'

/** Latin abbreviations that every language uses. */
const latin: RequestWords = { comparisons: [/^(.{2,60}?)\s+(?:vs|versus)\s+(.+)$/iu] }

/**
 * The words of requests in each language. Separate from `LANGUAGES`, so that the site, which reads
 * no requests, does not load them. If several forms of a comparison fit, the first one counts.
 */
export const REQUESTS: readonly RequestWords[] = [
  enRequests,
  deRequests,
  esRequests,
  frRequests,
  itRequests,
  ptRequests,
  nlRequests,
  svRequests,
  trRequests,
  idRequests,
  viRequests,
  plRequests,
  csRequests,
  latin,
  ruRequests,
  elRequests,
  hiRequests,
  koRequests,
  thRequests,
  jaRequests,
  zhRequests,
  arRequests,
  heRequests,
]

type TextKey = Exclude<
  keyof RequestWords,
  | 'accented'
  | 'chatSpellings'
  | 'embedded'
  | 'comparedWith'
  | 'comparisons'
  | 'confusions'
  | 'refusals'
  | 'ordinals'
  | 'references'
>

/** Languages whose accents learners leave out in chats: "pregúntame" is also "preguntame". */
const ACCENTS_LEFT_OUT: ReadonlyMap<string, RequestWords> = new Map([
  ['es', esRequests],
  ['pt', ptRequests],
  ['fr', frRequests],
])

/** Whether learners leave out the accents of a language. */
export const leavesOutAccents = (language: string): boolean => ACCENTS_LEFT_OUT.has(language)

const isWithoutAccents = (request: RequestWords): boolean =>
  [...ACCENTS_LEFT_OUT.values()].includes(request)
/** A set of characters of a pattern, or one accented vowel. */
const SET_OR_ACCENTED = /\[[^\]]*\]|[áéíóúàèùâêôãõ]/gu

/** The source of a pattern in which accents are optional. */
const withOptionalAccents = (source: string): string =>
  source.replace(SET_OR_ACCENTED, (found) =>
    found.startsWith('[') ? found : `[${found}${withoutAccents(found)}]`,
  )

/** The source of a pattern for `key` in any language. */
export const inAnyLanguage = (key: TextKey): string =>
  REQUESTS.flatMap((request) => {
    const source = request[key]
    if (source === undefined) return []
    return isWithoutAccents(request) && key !== 'thanks' ? withOptionalAccents(source) : source
  }).join('|')
