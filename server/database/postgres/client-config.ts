import pg, { type ClientConfig } from 'pg'
import { parse as parseList } from 'postgres-array'
import { parsers } from '../values.ts'

const asText = (text: string): string => text
const parserOf = (oid: number): ((text: string) => unknown) => parsers[oid] ?? asText

/** How the elements of lists are read, by the OID of the type of the list. */
const LISTS: Record<number, (text: string) => unknown> = {
  199: parserOf(114), // json[]
  1000: (text) => text === 't', // bool[]
  1003: asText, // name[]
  1005: Number, // int2[]
  1007: Number, // int4[]
  1009: asText, // text[]
  1015: asText, // varchar[]
  1016: parserOf(20), // int8[]
  1021: Number, // float4[]
  1022: Number, // float8[]
  1028: Number, // oid[]
  1115: parserOf(1114), // timestamp[]
  1182: parserOf(1082), // date[]
  1183: parserOf(1083), // time[]
  1185: parserOf(1184), // timestamptz[]
  1231: parserOf(1700), // numeric[]
  1270: parserOf(1266), // timetz[]
  2951: asText, // uuid[]
  3807: parserOf(3802), // jsonb[]
}

/** Durations stay text. */
const INTERVAL = 1186

/** The parsers of the driver, except where both databases give other values. */
const types = new pg.TypeOverrides()
for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse)
for (const [oid, parse] of Object.entries(LISTS))
  types.setTypeParser(Number(oid), (text) => parseList(text, parse))
types.setTypeParser(INTERVAL, asText)

/**
 * TLS by libpq's rules: `sslmode=require` encrypts and checks no certificate. PostgreSQL's programs
 * get the same parameters from server/backup/postgres-dump.ts.
 */
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
