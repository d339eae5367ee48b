import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ChatMessage, Citation } from '../../../../domain/tutor/wire.ts'
import { Progress } from '../../../components/progress.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ErrorState, Notice } from '../../../components/states.tsx'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { messagesQuery } from '../api/messages.ts'
import { toSpeechText } from '../preview.ts'
import type { Availability, TutorFile } from '../types.ts'
import { carryDraft } from '../use-draft.ts'
import { useConversation } from '../use-conversation.ts'
import { Composer } from './composer.tsx'
import { StreamingAnswer, Message, UserMessage } from './message.tsx'
import { Welcome } from './welcome.tsx'

/**
 * The panel follows a growing answer while it is scrolled to within this many pixels of its end.
 */
const NEAR_END = 80

type Props = {
  file: TutorFile
  /** Null is a new chat; undefined while the chats are loading. */
  chatId: string | null | undefined
  availability: Availability
  /** The page the reader is at. */
  page: number
  onCite: (citation: Citation) => void
  onChat: (chatId: string) => void
}

const NONE: readonly ChatMessage[] = []

const isUnsaved = ({ metadata }: ChatMessage): boolean =>
  typeof metadata === 'object' && metadata !== null && 'unsaved' in metadata

/** The question that a message answers. */
const questionBefore = (messages: readonly ChatMessage[], index: number): string | undefined =>
  messages.slice(0, index).findLast(({ message_type }) => message_type === 'user')?.content

/** One chat about one file: its messages, the answer being streamed, the composer. */
export function ChatPanel({ file, chatId: known, availability, page, onCite, onChat }: Props) {
  const messages = useMessages()
  const words = messages.tutor
  const chatId = known ?? null
  const unchatted = `file-${file.id}`
  const { pending, failure, ask, stop } = useConversation(file, (made) => {
    carryDraft(unchatted, made)
    onChat(made)
  })
  const query = useQuery({ ...messagesQuery(chatId ?? ''), enabled: chatId !== null })
  const chatMessages = chatId === null ? NONE : (query.data ?? NONE)
  const streaming = pending?.chatId === chatId ? pending : null
  // The history must be loaded first: it would overwrite a message sent before that.
  const ready =
    availability.state === 'ready' && known !== undefined && (chatId === null || !query.isPending)
  const isEmpty =
    chatMessages.length === 0 && streaming === null && (chatId === null || query.isSuccess)

  const end = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  useEffect(() => {
    const box = end.current
    if (box && following.current) box.scrollTop = box.scrollHeight
  }, [chatMessages, streaming])

  // Announced to screen readers: only complete answers that arrived while the panel was open.
  const [announcement, setSpoken] = useState('')
  const [wasGrowing, setWasGrowing] = useState(false)
  if ((streaming !== null) !== wasGrowing) {
    setWasGrowing(streaming !== null)
    const last = chatMessages.at(-1)
    setSpoken(
      streaming === null && last && last.message_type !== 'user'
        ? toSpeechText(last.content, words.pageAloud)
        : '',
    )
  }

  const send = (question: string, options?: { page?: number; replaces?: string }) => {
    following.current = true
    return ask(chatId, question, options)
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={end}
        role="log"
        aria-label={words.log}
        aria-live="off"
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6"
        onScroll={({ currentTarget: box }) => {
          following.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END
        }}
      >
        <div className="mx-auto grid max-w-[44rem] gap-7">
          {(known === undefined || (chatId !== null && query.isPending)) && (
            <div className="grid gap-4" aria-hidden="true">
              <Skeleton className="ms-auto h-11 w-1/2" />
              <Skeleton className="h-28" />
            </div>
          )}
          {query.error && <ErrorState failure={query.error} onRetry={() => void query.refetch()} />}
          {chatMessages.map((message, index) => {
            const question = questionBefore(chatMessages, index)
            const last = index === chatMessages.length - 1
            if (message.id === streaming?.replaces) return null
            return (
              <Message
                key={message.id}
                message={message}
                onCite={onCite}
                onRegenerate={
                  ready && last && streaming === null && question !== undefined
                    ? () => void send(question, isUnsaved(message) ? {} : { replaces: message.id })
                    : undefined
                }
              />
            )
          })}
          {streaming?.question !== null && streaming !== null && (
            <UserMessage content={streaming.question} />
          )}
          {streaming && <StreamingAnswer text={streaming.text} onCite={onCite} />}
          {isEmpty && ready && (
            <Welcome
              onSummary={() => void send(words.suggestions.summary)}
              onPage={() => void send(words.explainPage(page), { page })}
              onTerms={() => void send(words.suggestions.terms)}
            />
          )}
          {failure && <Notice tone="danger">{failureMessage(failure, messages)}</Notice>}
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {streaming ? words.thinking : announcement}
      </p>
      {availability.state === 'unavailable' && (
        <div className="px-4 pt-2">
          <Notice tone={availability.reason === 'chat_text_check_failed' ? 'danger' : 'neutral'}>
            {messages.errors[availability.reason]}
          </Notice>
        </div>
      )}
      {availability.state === 'extracting' && (
        <div role="status" className="grid gap-2 px-5 pt-3 text-sm text-muted">
          <p>{messages.errors.chat_text_not_ready}</p>
          <Progress
            label={words.extracting.title}
            {...(availability.total !== null && {
              value: availability.done,
              max: availability.total,
            })}
          />
          {availability.total !== null && (
            <p className="font-figures">
              {words.extracting.pages(availability.done, availability.total)}
            </p>
          )}
        </div>
      )}
      <Composer
        place={chatId ?? unchatted}
        disabled={!ready}
        pending={pending !== null}
        onSend={send}
        onStop={stop}
      />
    </div>
  )
}
