import type { Failure } from '../domain/failure.ts'
import { errors } from './en/errors.ts'

/**
 * The English message of a failure, or its detail: sent over the network and stored with a file.
 * The site translates it by code.
 */
export const englishMessage = ({ code, detail }: Failure): string => detail ?? errors[code]
