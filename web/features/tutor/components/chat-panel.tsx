import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatMessage, Citation } from '../../../../domain/tutor/wire.ts'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { ErrorState, Notice } from '../../../components/status/states.tsx'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { messagesQuery } from '../api/messages.ts'
import { toSpeechText } from '../preview.ts'
import type { AskableFile, Availability, LinkedChat, QuotedPassage, TutorFile } from '../types.ts'
import { draftOfNewChat, dropSent, moveDraft } from '../question/use-draft.ts'
import { usePassageQuestion } from '../question/use-passage-question.ts'
import { availabilityOfScope, countOfAll, filesOf, type Scope } from '../question/scope.ts'
import { useConversation } from '../conversation/use-conversation.ts'
import { AvailabilityNotice } from './availability-notice.tsx'
import { ChatLog, ChatMessages } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { ScopePicker } from './scope-picker.tsx'
import { Welcome } from './welcome.tsx'

type Props = {
  file: TutorFile
  /** Null is a new chat; undefined while the chats are loading. */
  chatId: string | null | undefined
  linkedChat: LinkedChat | null
  availability: Availability
  /** The page the reader is at. */
  page: number
  /** The files of the base. */
  files: readonly AskableFile[]
  /** Whether the file is in the reader. */
  isOpenInReader: boolean
  passage: QuotedPassage | null
  scope: Scope
  onScope: (scope: Scope) => void
  onCite: (citation: Citation) => void
  onChat: (chatId: string) => void
  /** Whether there is text in the field. */
  onTyping: (isTyping: boolean) => void
}

const NONE: readonly ChatMessage[] = []

/** The messages of a chat. A new chat (null) has none; an unknown one (undefined) is loading. */
function useChatMessages(chatId: string | null | undefined) {
  const { data, error, isPending, refetch } = useQuery({
    ...messagesQuery(chatId ?? ''),
    enabled: typeof chatId === 'string',
  })
  const isNew = chatId === null
  const chatMessages = typeof chatId === 'string' ? (data ?? NONE) : NONE
  const isLoaded = isNew || chatId === undefined || data !== undefined
  return {
    openChat: chatId ?? null,
    chatMessages,
    isLoading: !isNew && (chatId === undefined || isPending),
    isEmpty: isLoaded && chatMessages.length === 0,
    // The messages stay when a later request fails.
    error: data === undefined ? error : null,
    retry: () => refetch(),
  }
}

/**
 * The text for screen readers: only complete answers that arrived while the panel was open are
 * announced.
 */
function useAnnouncement(chatMessages: readonly ChatMessage[], isStreaming: boolean): string {
  const { pageAloud, thinking } = useMessages().tutor
  const [announcement, setAnnouncement] = useState('')
  const [wasStreaming, setWasStreaming] = useState(false)
  if (isStreaming !== wasStreaming) {
    setWasStreaming(isStreaming)
    const last = chatMessages.at(-1)
    setAnnouncement(
      !isStreaming && last && last.message_type !== 'user'
        ? toSpeechText(last.content, pageAloud)
        : '',
    )
  }
  return isStreaming ? thinking : announcement
}

const lastQuestion = (messages: readonly ChatMessage[]): string | undefined =>
  messages.findLast(({ message_type }) => message_type === 'user')?.content

const placeholderFor = (
  scope: Scope,
  { placeholder, placeholderFiles }: ReturnType<typeof useMessages>['tutor'],
): string => (scope === null ? placeholder : placeholderFiles)

/** One chat about one file: its messages, the answer being streamed, the composer. */
export function ChatPanel({
  file,
  chatId,
  linkedChat,
  availability,
  page,
  files,
  isOpenInReader,
  passage,
  scope,
  onScope,
  onCite,
  onChat,
  onTyping,
}: Props) {
  const messages = useMessages()
  const newChatDraft = draftOfNewChat(file.id)
  const { pending, failure, ask, stop } = useConversation(file, {
    onChat: (newChatId) => {
      moveDraft(newChatDraft, newChatId)
      onChat(newChatId)
    },
    onSaved: dropSent,
  })
  const { openChat, chatMessages, isLoading, isEmpty, error, retry } = useChatMessages(chatId)
  const streaming = pending?.chatId === openChat ? pending : null
  const announcement = useAnnouncement(chatMessages, streaming !== null)
  // The history must be loaded first: it would overwrite a message sent before that.
  const hasText = availability.state === 'ready'
  const ofScope = availabilityOfScope(scope, files, availability)
  const isReady = ofScope.state === 'ready' && !isLoading
  const send = (question: string, options?: { page?: number; replaces?: string }) =>
    ask(openChat, question, { ...options, ...filesOf(scope, options) })

  const isAnswering = pending !== null
  const quoted = usePassageQuestion(passage, {
    fileName: file.file_name,
    isAskable: hasText,
    isReady,
    isAnswering,
    onExplain: (question) => void send(question),
  })

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ChatLog
        chatId={openChat}
        linkedChat={linkedChat}
        chatMessages={chatMessages}
        streaming={streaming}
        failure={failure}
      >
        {isLoading && (
          <div className="grid gap-4" aria-hidden="true">
            <Skeleton className="ms-auto h-11 w-1/2" />
            <Skeleton className="h-28" />
          </div>
        )}
        {error && <ErrorState failure={error} onRetry={retry} />}
        <ChatMessages
          fileId={file.id}
          chatMessages={chatMessages}
          streaming={streaming}
          canAsk={isReady && streaming === null}
          onAsk={(question) => void send(question)}
          onRegenerate={(question, options) => void send(question, options)}
          allFiles={countOfAll(scope, files)}
          onAskAll={(question, options) => {
            onScope('all')
            void ask(openChat, question, { ...options, ...filesOf('all') })
          }}
          onCite={onCite}
        />
        {isEmpty && isReady && streaming === null && (
          <Welcome
            isAboutFiles={scope !== null}
            hasText={hasText}
            fileId={file.id}
            page={page}
            onAsk={(...asked) => void send(...asked)}
          />
        )}
        {failure && <Notice tone="danger">{failureMessage(failure, messages)}</Notice>}
      </ChatLog>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <AvailabilityNotice fileName={file.file_name} availability={ofScope} />
      <ScopePicker fileId={file.id} {...{ files, isOpenInReader, scope, onScope }} />
      <Composer
        place={openChat ?? newChatDraft}
        asked={lastQuestion(chatMessages)}
        quoted={quoted}
        placeholder={placeholderFor(scope, messages.tutor)}
        disabled={!isReady}
        pending={isAnswering}
        onTyping={onTyping}
        onSend={send}
        onStop={stop}
      />
    </div>
  )
}
