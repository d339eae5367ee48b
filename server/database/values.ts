/**
 * How PostgreSQL's text forms become values, the same over both drivers and the same as PostgREST
 * answers.
 */

const TYPE = { int8: 20, json: 114, jsonb: 3802, numeric: 1700 } as const
const TIMESTAMPTZ = 1184
const TIMESTAMP = 1114
/** Dates and times stay text: a JavaScript `Date` would lose microseconds. */
const AS_TEXT = [1082, 1083, 1266]

/**
 * `2026-11-21 01:10:28.093+00` → `2026-11-21T01:10:28.093+00:00`, as PostgREST writes it;
 * `infinity` stays.
 */
export const isoTimestamp = (text: string): string =>
  text.replace(
    /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)(?:([+-]\d\d)(?::?(\d\d))?)?/,
    (_, day, time, hours, minutes) =>
      hours === undefined ? `${day}T${time}` : `${day}T${time}${hours}:${minutes ?? '00'}`,
  )

const integer = (text: string): number | bigint => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

/** What a double keeps of any decimal number. */
const EXACT_DIGITS = 15

/** A number where nothing is lost by that (`5.0` is 5), else the digits as they are. */
const numeric = (text: string): number | string => {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return Number.isFinite(Number(text)) && digits.length <= EXACT_DIGITS ? Number(text) : text
}

export const parsers: Record<number, (text: string) => unknown> = {
  [TYPE.int8]: integer,
  [TYPE.json]: JSON.parse,
  [TYPE.jsonb]: JSON.parse,
  [TYPE.numeric]: numeric,
  [TIMESTAMPTZ]: isoTimestamp,
  [TIMESTAMP]: isoTimestamp,
  ...Object.fromEntries(AS_TEXT.map((oid) => [oid, (text: string) => text])),
}
