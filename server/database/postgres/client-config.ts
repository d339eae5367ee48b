import pg, { type ClientConfig } from 'pg'
import { parse as parseList } from 'postgres-array'
import { parsers } from '../values.ts'

const asText = (text: string): string => text
const parserOf = (oid: number): ((text: string) => unknown) => parsers[oid] ?? asText

/** How the elements of each type of list (by OID) are read. */
const LISTS: Record<number, (text: string) => unknown> = {
  199: parserOf(114),
  1000: (text) => text === 't',
  1003: asText,
  1005: Number,
  1007: Number,
  1009: asText,
  1015: asText,
  1016: parserOf(20),
  1021: Number,
  1022: Number,
  1028: Number,
  1115: parserOf(1114),
  1182: parserOf(1082),
  1183: parserOf(1083),
  1185: parserOf(1184),
  1231: parserOf(1700),
  1270: parserOf(1266),
  2951: asText,
  3807: parserOf(3802),
}

/** Durations stay text. */
const INTERVAL = 1186

/** The parsers of the driver, except where both databases give other values. */
const types = new pg.TypeOverrides()
for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse)
for (const [oid, parse] of Object.entries(LISTS))
  types.setTypeParser(Number(oid), (text) => parseList(text, parse))
types.setTypeParser(INTERVAL, asText)

/** TLS by libpq's rules: `sslmode=require` encrypts and checks no certificate. */
function withLibpqRules(url: string): string {
  const address = new URL(url)
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true')
  return address.href
}

/** How every connection to the PostgreSQL at `url` is made, and how it reads values. */
export const clientConfig = (url: string): ClientConfig => ({
  connectionString: withLibpqRules(url),
  application_name: 'stoa',
  keepAlive: true,
  types,
})
