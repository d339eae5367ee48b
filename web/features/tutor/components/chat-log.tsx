import { useEffect, useRef, type ReactNode } from 'react'
import type { Failure } from '../../../../domain/failure.ts'
import type { ChatMessage, Citation } from '../../../../domain/tutor/wire.ts'
import { Button } from '../../../components/controls/button.tsx'
import { isNoControlFocused } from '../../../lib/browser/focus.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { Pending } from '../conversation/pending.ts'
import type { LinkedChat } from '../types.ts'
import { useLinkedMessage } from '../conversation/use-linked-message.ts'
import { useOlderMessages } from '../conversation/use-older-messages.ts'
import './chat-log.css'
import { Message, StreamingAnswer, UserMessage } from './message.tsx'

/** The log follows a growing answer while it is scrolled to within this many pixels of its end. */
const NEAR_END = 80

/** The question that a message answers. */
const questionBefore = (messages: readonly ChatMessage[], index: number): string | undefined =>
  messages.slice(0, index).findLast(({ message_type }) => message_type === 'user')?.content

type Props = {
  /** The file that the chat is about. */
  fileId: string
  chatMessages: readonly ChatMessage[]
  /** The answer being streamed into this chat. */
  streaming: Pending | null
  /** Whether the last answer can be regenerated, and what it offers be asked. */
  canAsk: boolean
  onAsk: (question: string) => void
  onRegenerate: (question: string, options: { replaces?: string }) => void
  /** How many files all of the base are that can be asked; null if they are asked already. */
  allFiles: number | null
  /** Asks all files of the base, in place of an answer. */
  onAskAll: (question: string, options: { replaces?: string }) => void
  onCite: (citation: Citation) => void
}

/** The messages of a chat and the answer being streamed. */
export function ChatMessages({
  fileId,
  chatMessages,
  streaming,
  canAsk,
  onAsk,
  onRegenerate,
  allFiles,
  onAskAll,
  onCite,
}: Props) {
  return (
    <>
      {chatMessages.map((message, index) => {
        const question = questionBefore(chatMessages, index)
        const isLast = index === chatMessages.length - 1
        if (message.id === streaming?.replaces) return null
        const again = canAsk && isLast ? question : undefined
        return (
          <Message
            key={message.id}
            message={message}
            fileId={fileId}
            onCite={onCite}
            onAsk={canAsk && isLast ? onAsk : undefined}
            onRegenerate={
              again === undefined ? undefined : () => onRegenerate(again, { replaces: message.id })
            }
            allFiles={
              again === undefined || allFiles === null
                ? undefined
                : { count: allFiles, ask: () => onAskAll(again, { replaces: message.id }) }
            }
          />
        )
      })}
      {streaming && streaming.question !== null && <UserMessage content={streaming.question} />}
      {streaming && <StreamingAnswer text={streaming.text} onCite={onCite} />}
    </>
  )
}

type LogProps = {
  /** Null while there is no chat. */
  chatId: string | null
  /** Its quoted message is scrolled to and highlighted shortly. */
  linkedChat: LinkedChat | null
  /**
   * The log scrolls to its end when one of these changes, unless the learner has scrolled up. The
   * last question stays in view, so that a long answer is read from its beginning.
   */
  chatMessages: readonly ChatMessage[]
  streaming: Pending | null
  /** Is below the messages; a new one is scrolled to. */
  failure: Failure | null
  children: ReactNode
}

/** Pixels above the last question, and above the message that a link quotes. */
const GAP = 20

/** How far to scroll: to the end, but not beyond the last question. */
function endOf(box: HTMLElement): number {
  const question = Array.from(box.querySelectorAll<HTMLElement>('[data-question]')).at(-1)
  return Math.min(box.scrollHeight, question ? question.offsetTop - GAP : Infinity)
}

/** The scroll container of a chat. */
export function ChatLog(props: LogProps) {
  const { chatId, linkedChat, chatMessages, streaming, failure, children } = props
  const texts = useMessages().tutor
  const container = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const wasStreaming = useRef(false)
  const older = useOlderMessages(chatId, chatMessages, container)
  useEffect(() => {
    if (streaming !== null && !wasStreaming.current) {
      // A new question always scrolls to the end.
      isFollowing.current = true
      // The button that asked it has disappeared.
      if (isNoControlFocused()) container.current?.focus({ preventScroll: true })
    }
    wasStreaming.current = streaming !== null
    const box = container.current
    if (box && isFollowing.current) box.scrollTop = endOf(box)
  }, [chatMessages, streaming])
  useLinkedMessage({
    ...{ linked: linkedChat, chatId, messages: chatMessages, older, box: container },
    onShow: ({ offsetTop }) => {
      isFollowing.current = false
      if (container.current) container.current.scrollTop = offsetTop - GAP
    },
  })
  useEffect(() => {
    const box = container.current
    if (failure && box) box.scrollTop = box.scrollHeight
  }, [failure])
  return (
    <div
      ref={container}
      role="log"
      aria-label={texts.log}
      aria-live="off"
      tabIndex={0}
      // Positioned, so that the hidden speaker names of the messages scroll with them.
      className="relative min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6"
      onScroll={({ currentTarget: box }) => {
        isFollowing.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END
        older.onScroll()
      }}
    >
      <div className="mx-auto grid max-w-[44rem] grid-cols-1 gap-7">
        {older.hasOlder && (
          <Button
            variant="ghost"
            size="sm"
            className="justify-self-center"
            busy={older.isLoading}
            onClick={older.load}
          >
            {older.failed ? texts.olderFailed : texts.older}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
