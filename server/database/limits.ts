/** How long a session and each of its statements may take, in milliseconds. */
export type SessionLimits = {
  /** From sending a statement to its answer. The statement fails with 57014. */
  readonly statementMs: number
  /**
   * From getting a session to releasing it. Its transaction is rolled back and its next statement
   * fails with 25P03.
   */
  readonly holdMs: number
  /**
   * Characters of all values of one answer of PGlite, which is in memory several times; more is
   * refused with PT413. Default: any number.
   */
  readonly answerChars?: number
}

/** For what a request asks. */
export const REQUEST_LIMITS: SessionLimits = {
  statementMs: 10_000,
  holdMs: 20_000,
  answerChars: 64_000_000,
}

/** For migrations, vacuum and snapshots, which a request never waits for by choice. */
export const MAINTENANCE_LIMITS: SessionLimits = {
  statementMs: 10 * 60_000,
  holdMs: 30 * 60_000,
}

/**
 * How long a statement waits for a lock of another connection (PostgreSQL only): 55P03 after that.
 */
export const LOCK_TIMEOUT_MS = 5_000
