import { createContext, use, type ComponentType } from 'react'
import type { ReaderTarget } from '../types.ts'

/** A passage of the open file, for the tutor. */
export type QuotedPassage = {
  readonly page: number
  readonly quote: string
  /** `ask` puts the passage into the field for a question, `explain` asks about it at once. */
  readonly kind: 'ask' | 'explain'
}

/** A passage of a file, for a question that the learner writes. */
export type QuestionSource = {
  readonly fileId: string
  /** From 1. */
  readonly page: number
  readonly quote: string
}

export type QuestionFormProps = {
  readonly baseId: string
  readonly baseName: string
  readonly source: QuestionSource
  /** Opens the form about a passage, or closes it. */
  readonly onChange: (source: QuestionSource | null) => void
}

/** The actions of the screen around the reader for passages. */
export type PassageHost = {
  readonly baseId: string
  readonly baseName: string
  readonly onAsk: (passage: QuotedPassage) => void
  /** Whether the text of a file is stored, so that questions about it can be written. */
  readonly isRead: (fileId: string) => boolean
  /** The form for an own question. Its code loads when it is first shown. */
  readonly QuestionForm: ComponentType<QuestionFormProps>
  /** The files of the base, in its order. */
  readonly fileIds: readonly string[]
  readonly fileName: (fileId: string) => string
  readonly openAt: (fileId: string, target: ReaderTarget) => void
}

/** Null where passages can only be read, such as beside a question. */
export const PassageHostContext = createContext<PassageHost | null>(null)

export const usePassageHost = (): PassageHost | null => use(PassageHostContext)
