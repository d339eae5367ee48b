import type { TutorRequest } from '../../../../domain/tutor/wire.ts'

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
