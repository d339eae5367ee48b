import { badQuery, RestError } from './errors.ts'

const ACCEPTED = /^(\*\/\*|application\/(json|\*|vnd\.pgrst\.(object|array)(\+json)?)|text\/csv)$/
const MAX_ACCEPT = 300

/** The preferences that are forwarded; PostgREST ignores unknown ones. */
const PREFERENCES =
  /^(return=(minimal|headers-only|representation)|count=(exact|planned|estimated)|resolution=(merge|ignore)-duplicates|missing=default|handling=(strict|lenient)|max-affected=\d{1,6})$/

/** Headers that the backend needs besides those checked here. */
const PASSED_ON = ['apikey', 'authorization', 'content-type', 'x-client-info']

function acceptOf(accept: string): string {
  const types = accept.split(',').map((part) => part.split(';', 1)[0]?.trim().toLowerCase() ?? '')
  if (accept.length <= MAX_ACCEPT && types.some((type) => ACCEPTED.test(type))) return accept
  throw new RestError(406, 'PGRST107', 'None of these media types are available')
}

function checkProfile(profile: string | null): void {
  if (profile !== null && profile !== 'public')
    throw new RestError(406, 'PGRST106', 'The schema must be one of the following: public')
}

function checkRange(range: string): string {
  const [, first, last] = /^(\d{1,9})-(\d{0,9})$/.exec(range) ?? []
  if (first === undefined) throw badQuery('"Range" must be a range of rows')
  if (last !== undefined && last !== '' && Number(last) < Number(first))
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable')
  return range
}

/** The headers that are forwarded to the backend. Throws a 4xx for unsupported ones. */
export function checkHeaders(requestHeaders: Headers): Headers {
  const headers = new Headers()
  for (const name of PASSED_ON) {
    const value = requestHeaders.get(name)
    if (value !== null) headers.set(name, value)
  }
  checkProfile(requestHeaders.get('accept-profile'))
  checkProfile(requestHeaders.get('content-profile'))
  const accept = requestHeaders.get('accept')
  if (accept !== null && accept !== '') headers.set('accept', acceptOf(accept))
  const range = requestHeaders.get('range')
  if (range !== null) headers.set('range', checkRange(range))
  const preferences = (requestHeaders.get('prefer') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => PREFERENCES.test(part))
  if (preferences.length > 0) headers.set('prefer', preferences.join(', '))
  return headers
}
