import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { OMISSION } from '../../../../domain/text/search/abridged-quote.ts'
import { previewText } from '../../../../domain/tutor/markup.ts'
import type { ChatMessage } from '../../../../domain/tutor/wire.ts'
import type { LinkedChat } from '../types.ts'
import type { useOlderMessages } from './use-older-messages.ts'

/** A message as a search result quotes it. */
const quotable = (content: string): string => previewText(content).replace(/\s+/g, ' ')

/** A quote up to what an address leaves out. */
const beginningOf = (quote: string): string => quote.split(OMISSION, 1).join('')

type Options = {
  readonly linked: LinkedChat | null
  readonly chatId: string | null
  readonly messages: readonly ChatMessage[]
  readonly older: ReturnType<typeof useOlderMessages>
  readonly box: RefObject<HTMLElement | null>
  readonly onShow: (message: HTMLElement) => void
}

/** Highlights the element until the animation of the style has ended. */
function highlight(element: HTMLElement): void {
  const clear = () => element.removeAttribute('data-found')
  element.setAttribute('data-found', '')
  element.addEventListener('animationend', clear, { once: true })
}

/**
 * Shows the message that a link quotes, once for each link: older messages are loaded until it is
 * among them. A chat without it stays at its end.
 */
export function useLinkedMessage({ linked, chatId, messages, older, box, onShow }: Options): void {
  const handled = useRef<LinkedChat | null>(null)
  const show = useEffectEvent(() => {
    if (linked === null || linked === handled.current || linked.chatId !== chatId) return
    if (linked.quote === '' || messages.length === 0) return
    const beginning = beginningOf(linked.quote)
    const message = messages.findLast(({ content }) => quotable(content).includes(beginning))
    if (!message && older.hasOlder) {
      if (!older.failed) older.load()
      return
    }
    handled.current = linked
    const element = box.current?.querySelector<HTMLElement>(`[data-message="${message?.id}"]`)
    if (!element) return
    highlight(element)
    onShow(element)
  })
  // Run again after each page of older messages.
  useEffect(() => show(), [linked, chatId, messages, older.isLoading])
}
