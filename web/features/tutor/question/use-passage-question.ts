import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { QuotedPassage } from '../types.ts'

type Options = {
  readonly fileName: string
  /** Whether the file can be asked about. */
  readonly isAskable: boolean
  /** Whether the chat has loaded, and whether an answer is pending. */
  readonly isReady: boolean
  readonly isAnswering: boolean
  readonly onExplain: (question: string) => void
}

/** A text to put into the field for a question; a new object puts it there again. */
export type QuotedText = { readonly text: string }

/**
 * Asks for the explanation of a passage once, as soon as a question can be sent. Returns the text
 * for the field if the learner wants to ask about the passage, or if the file has no text.
 */
export function usePassageQuestion(
  passage: QuotedPassage | null,
  { fileName, isAskable, isReady, isAnswering, onExplain }: Options,
): QuotedText | null {
  const messages = useMessages().tutor.passage
  const settled = useRef<QuotedPassage | null>(null)
  const canSend = isReady && !isAnswering
  const explain = useEffectEvent(({ quote, page }: QuotedPassage) =>
    onExplain(messages.explain(quote, page)),
  )
  useEffect(() => {
    if (passage?.kind !== 'explain' || settled.current === passage) return
    if (isAskable && !canSend) return
    settled.current = passage
    if (isAskable) explain(passage)
  }, [passage, isAskable, canSend])
  return useMemo(() => {
    if (passage === null || (passage.kind === 'explain' && isAskable)) return null
    const { quote, page } = passage
    return { text: messages.ask(quote, fileName, page) }
  }, [passage, isAskable, fileName, messages])
}
