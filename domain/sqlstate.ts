/** The code of PostgreSQL's error where a row with the same key exists. */
export const UNIQUE_VIOLATION = '23505'
