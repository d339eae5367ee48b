/** What to do if Node `version` is too old, in one line; else null. */
export function nodeProblem(version: string): string | null
