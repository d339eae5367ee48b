/**
 * PostgREST's HTTP status by SQLSTATE, the longest prefix first (postgrest.org, "Errors from
 * PostgreSQL").
 */
const STATUS: readonly (readonly [prefix: string, status: number])[] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['P0001', 400],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53100', 507],
  ['53400', 500],
  ['57014', 500],
  ['57P03', 503],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  // Too long or too complex is an error of the caller, although PostgREST answers 500
  ['54', 400],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
]

/** A code that contains the status, which PostgREST allows procedures to raise: `PT413`. */
const OWN_STATUS = /^PT([45]\d\d)$/

/** PostgREST's status for `code`; a missing privilege is 401 for an anonymous caller. */
export function statusOf(code: string, anonymous: boolean): number {
  if (code === '42501') return anonymous ? 401 : 403
  const ownStatus = OWN_STATUS.exec(code)?.[1]
  if (ownStatus !== undefined) return Number(ownStatus)
  return STATUS.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400
}
