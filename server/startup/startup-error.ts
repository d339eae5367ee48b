const firstLine = (cause: unknown): string => {
  const why = cause instanceof Error ? cause.message || cause.name : String(cause)
  return why.split('\n')[0] ?? why
}

/**
 * A handler for `catch` that throws an error of one line: what could not be used, the reason and
 * the next step. An error already in this form passes unchanged.
 */
export const startupError =
  (subject: string, nextStep = '') =>
  (cause: unknown): never => {
    const why = firstLine(cause)
    if (why.startsWith('Cannot start: ')) throw cause
    throw new Error(`Cannot start: ${subject}: ${why}${nextStep && `; ${nextStep}`}`, { cause })
  }
