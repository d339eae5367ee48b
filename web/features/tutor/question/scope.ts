import type { TutorRequest } from '../../../../domain/tutor/wire.ts'
import type { AskableFile, Availability } from '../types.ts'

/**
 * Which files a question is answered from: the open one (null), all readable ones of the base, or
 * those listed.
 */
export type Scope = 'all' | readonly string[] | null

/** The files of a request. A question about a page is one about the open file. */
export const filesOf = (
  scope: Scope,
  { page }: { readonly page?: number } = {},
): Pick<TutorRequest, 'files'> =>
  scope === null || page !== undefined ? {} : { files: scope === 'all' ? scope : [...scope] }

/** Whether the files of a scope can be asked: `ofOpenFile`, unless another one has been read. */
export function availabilityOfScope(
  scope: Scope,
  files: readonly AskableFile[],
  ofOpenFile: Availability,
): Availability {
  const isAsked = (id: string): boolean => scope === 'all' || (scope?.includes(id) ?? false)
  return files.some(({ id, isReadable }) => isReadable && isAsked(id))
    ? { state: 'ready' }
    : ofOpenFile
}

/** How many files all of a base are that can be asked, if only the open one is; else null. */
export function countOfAll(scope: Scope, files: readonly AskableFile[]): number | null {
  const readable = files.filter(({ isReadable }) => isReadable).length
  return scope === null && readable > 1 ? readable : null
}
