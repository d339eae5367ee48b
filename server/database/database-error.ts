/** The fields of an error of PostgreSQL, besides its message. */
export type DatabaseErrorFields = {
  readonly code: string
  readonly message: string
  readonly detail?: string | undefined
  readonly hint?: string | undefined
  readonly constraint?: string | undefined
}

/** An error of PostgreSQL, or of the connection to it under the same codes (SQLSTATE). */
export type DatabaseError = Error & { code: string; detail?: string; hint?: string }

/** The codes of the errors of a connection to PostgreSQL. */
export const SQLSTATE = {
  /** A text is not a value of the type that is required. */
  invalidText: '22P02',
  /** The connection is gone: nothing of the open transaction was stored. */
  connectionFailure: '08006',
  /** The connection was lost during a commit, which may have been stored or not. */
  resolutionUnknown: '08007',
  /** The transaction was held for too long and was rolled back. */
  idleInTransaction: '25P03',
  /** The statement was ended, by its time limit for example. */
  queryCanceled: '57014',
  /** The database is being reopened and does not accept sessions in time. */
  cannotConnectNow: '57P03',
  /** Too many callers wait already. */
  tooManyConnections: '53300',
  /** The answer is too large; PostgREST reads the HTTP status from the code. */
  tooLarge: 'PT413',
  /** The disk has less free space than the reserve. */
  diskFull: '53100',
} as const

/** An `Error` with the fields of a PostgreSQL error. */
export function databaseError(fields: DatabaseErrorFields, cause?: unknown): DatabaseError {
  const { message, ...rest } = fields
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return Object.assign(new Error(message, { cause }), { code: fields.code }, known)
}

/** Whether `error` carries a SQLSTATE: five characters with a digit, as `EPIPE` has none. */
export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)
