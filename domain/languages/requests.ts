import { arRequests } from './ar.ts'
import { csRequests } from './cs.ts'
import { deRequests } from './de.ts'
import { elRequests } from './el.ts'
import { enRequests } from './en-requests.ts'
import { esRequests } from './es.ts'
import { frRequests } from './fr.ts'
import { heRequests } from './he.ts'
import { hiRequests } from './hi.ts'
import { idRequests } from './id.ts'
import { itRequests } from './it.ts'
import { jaRequests } from './ja.ts'
import { koRequests } from './ko.ts'
import { nlRequests } from './nl.ts'
import { plRequests } from './pl.ts'
import { ptRequests } from './pt.ts'
import { ruRequests } from './ru.ts'
import { svRequests } from './sv.ts'
import { thRequests } from './th.ts'
import { trRequests } from './tr.ts'
import { viRequests } from './vi.ts'
import { zhRequests } from './zh.ts'
import type { RequestWords } from './request-words.ts'

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

type TextKey = Exclude<keyof RequestWords, 'simpler' | 'comparisons' | 'refusals'>

/** The source of a pattern for `key` in any language. */
export const inAnyLanguage = (key: TextKey): string =>
  REQUESTS.flatMap((request) => request[key] ?? []).join('|')
