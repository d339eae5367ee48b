import { REQUESTS } from '../languages/requests.ts'

const REFUSALS = REQUESTS.flatMap(({ refusals }) => refusals ?? [])

/** Whether `text` states that the document does not contain the information. */
export const isRefusal = (text: string): boolean => REFUSALS.some((pattern) => pattern.test(text))
