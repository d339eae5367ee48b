/**
 * Unfinished work without an update for this time has no process that does it. The row of a quiz is
 * updated before every call of the model.
 */
export const ABANDONED_AFTER_MS = 10 * 60_000
