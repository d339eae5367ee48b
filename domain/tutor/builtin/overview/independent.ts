import { isDependent, isWhole } from '../../../text/search/summary.ts'
import type { Reading } from '../reading/reading.ts'

/** Whether a sentence is complete and states something. */
export const isFull = ({ index }: Reading, i: number): boolean => {
  const text = index.sentences[i]?.text ?? ''
  return isWhole(text, index.language) && !/[?？؟]["'”’)]*$/u.test(text)
}

/** Whether such a sentence can be understood alone. */
export const isIndependent = (reading: Reading, i: number): boolean =>
  isFull(reading, i) && !isDependent(reading.index.sentences[i]?.text ?? '')
