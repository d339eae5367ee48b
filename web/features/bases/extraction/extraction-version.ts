/**
 * The version of the code that reads files (`domain/pdf`, `domain/documents` and this folder),
 * stored with each text. Raise it by one with every release that reads files better than the
 * previous one: more text, fewer errors, more emphasis, blocks or links. Stored texts of earlier
 * versions are then read again when their base is open.
 */
export const EXTRACTION_VERSION = 4
