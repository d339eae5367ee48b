import { createContext, use } from 'react'
import type { ReaderTarget } from '../types.ts'

/** A passage of the open file, for the tutor. */
export type QuotedPassage = {
  readonly page: number
  readonly quote: string
  /** `ask` puts the passage into the field for a question, `explain` asks about it at once. */
  readonly kind: 'ask' | 'explain'
}

/** What the screen around the reader does with passages. */
export type PassageHost = {
  readonly baseId: string
  readonly baseName: string
  readonly onAsk: (passage: QuotedPassage) => void
  readonly fileName: (fileId: string) => string
  readonly openAt: (fileId: string, target: ReaderTarget) => void
}

/** Null where passages can only be read, such as beside a question. */
export const PassageHostContext = createContext<PassageHost | null>(null)

export const usePassageHost = (): PassageHost | null => use(PassageHostContext)
