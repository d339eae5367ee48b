import { useQuery } from '@tanstack/react-query'
import { Download, List, SquarePen } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Citation } from '../../../../domain/tutor/wire.ts'
import { IconButton } from '../../../components/controls/button.tsx'
import { useToast } from '../../../components/status/toast.tsx'
import { useUndoableDelete } from '../../../components/status/undoable-delete.tsx'
import { ErrorState } from '../../../components/status/states.tsx'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { chatsQuery, type Chat } from '../api/chats.ts'
import { chatTitle } from '../../../../domain/tutor/chat-title.ts'
import { CitedFileName, namesOfCited } from '../citation-text.ts'
import type { AskableFile, Availability, LinkedChat, QuotedPassage, TutorFile } from '../types.ts'
import { useOpenChat } from '../conversation/use-open-chat.ts'
import type { Scope } from '../question/scope.ts'
import { ChatDrawer } from './chat-drawer.tsx'
import { ChatList } from './chat-list.tsx'
import { ChatPanel } from './chat-panel.tsx'

type Props = {
  /** The file that the chat is about. */
  file: TutorFile
  /** The file in the reader: another one while a citation from it is read. */
  readFileId: string
  linkedChat: LinkedChat | null
  availability: Availability
  /** The page the reader is at, for "explain this page". */
  page: number
  fileName: (fileId: string) => string
  /** The files of the base. */
  files: readonly AskableFile[]
  /** The files that are asked. */
  scope: Scope
  onScope: (scope: Scope) => void
  onCite: (citation: Citation) => void
  /** A passage of the file to ask about; a new object asks again. */
  passage: QuotedPassage | null
  /** Called with the file of a chat that is opened, which then is in the reader as well. */
  onOpenFile: (fileId: string) => void
}

/** Saves a chat as a file. */
function useSaveConversation(fileName: (fileId: string) => string) {
  const messages = useMessages()
  const toast = useToast()
  return async ({ id, chat_name, file_id }: Chat) => {
    try {
      const { saveConversation } = await loadChunk(
        () => import('../conversation/save-conversation.ts'),
      )
      await saveConversation({
        id,
        chat_name,
        fileName: fileName(file_id),
        citedFileName: fileName,
      })
    } catch (cause) {
      toast(failureMessage(cause, messages), { tone: 'danger' })
    }
  }
}

/** Opens the linked chat once the chats are known. Nothing happens if it has been deleted. */
function useLinkedChat(
  linked: Props['linkedChat'],
  chats: readonly Chat[] | undefined,
  onOpen: (chat: Chat) => void,
): void {
  const [opened, setOpened] = useState<Props['linkedChat']>(null)
  if (linked === opened || !chats) return
  setOpened(linked)
  const chat = chats.find(({ id }) => id === linked?.chatId)
  if (chat) onOpen(chat)
}

/** The tutor beside the reader: the chats of the base and the open chat about the file. */
export function Tutor(props: Props) {
  const { file, readFileId, availability, page, fileName, files, onCite, onOpenFile } = props
  const messages = useMessages().tutor
  const save = useSaveConversation(fileName)
  const { data, error, refetch } = useQuery(chatsQuery(file.base_id))
  const { isPendingDelete: isGone } = useUndoableDelete()
  const chats = data?.filter(({ id }) => !isGone(id))
  const [isTyping, setTyping] = useState(false)
  const { chatId, isChosen, setOpened } = useOpenChat({ fileId: file.id, chats: data, isTyping })
  const [isListOpen, setListOpen] = useState(false)
  const listButton = useRef<HTMLButtonElement>(null)
  useLinkedChat(props.linkedChat, chats, (chat) =>
    setOpened((before) => ({ ...before, [chat.file_id]: chat.id })),
  )
  // Until the chats are loaded, a question would open a second chat beside the existing one.
  const chatsLoaded = isChosen || chats !== undefined || error !== null
  const openChat = chats?.find(({ id }) => id === chatId)
  const isGoneBeside = chats !== undefined && chatId === null && file.id !== readFileId
  const leave = useEffectEvent(() => onOpenFile(readFileId))
  useEffect(() => {
    if (isGoneBeside) leave()
  }, [isGoneBeside])
  const name = openChat ? chatTitle(openChat) : messages.chats.none
  const closeList = () => {
    setListOpen(false)
    listButton.current?.focus()
  }
  const open = (fileId: string, id: string | null) => {
    setOpened((before) => ({ ...before, [fileId]: id }))
    onOpenFile(fileId)
    // The list, which had the focus, is removed.
    if (isListOpen) closeList()
  }

  return (
    <section aria-label={messages.title} className="flex h-full min-h-0 min-w-0 flex-col">
      <header className="flex min-h-11 shrink-0 items-center gap-1 border-b border-line px-2">
        <IconButton
          ref={listButton}
          size="sm"
          label={isListOpen ? messages.chats.hide : messages.chats.show}
          icon={List}
          aria-expanded={isListOpen}
          onClick={() => setListOpen(!isListOpen)}
        />
        <h2
          className="min-w-0 flex-1 truncate px-1 font-sans text-sm font-semibold tracking-normal"
          title={name}
        >
          {name}
        </h2>
        {openChat && (
          <IconButton
            size="sm"
            label={messages.chats.saveAs}
            icon={Download}
            onClick={() => void save(openChat)}
          />
        )}
        <IconButton
          size="sm"
          label={messages.chats.none}
          icon={SquarePen}
          disabled={chatId === null}
          onClick={() => open(readFileId, null)}
        />
      </header>
      <div className="relative flex min-h-0 flex-1">
        {isListOpen && (
          <ChatDrawer onClose={closeList}>
            <ChatList
              file={file}
              chats={chats}
              failure={chats ? null : error}
              onRetry={() => refetch()}
              activeId={chatId}
              canCreate={availability.state === 'ready'}
              fileName={fileName}
              onOpen={(chat) => open(chat.file_id, chat.id)}
              onCreated={(id) => open(file.id, id)}
              onDeleted={(chat) => {
                const openIn = (id: string | null) =>
                  setOpened((before) => ({ ...before, [chat.file_id]: id }))
                if (chat.id !== chatId) return () => undefined
                openIn(null)
                return () => openIn(chat.id)
              }}
            />
          </ChatDrawer>
        )}
        {/* Covered by the list: the focus must not go there. */}
        <div className="flex min-h-0 min-w-0 flex-1 flex-col" inert={isListOpen}>
          {error && !chats && !isListOpen && (
            <div className="px-4 pt-4 sm:px-6">
              <ErrorState failure={error} onRetry={() => refetch()} />
            </div>
          )}
          <CitedFileName value={namesOfCited(file.id, readFileId, fileName)}>
            <ChatPanel
              key={file.id}
              file={file}
              chatId={chatsLoaded ? chatId : undefined}
              linkedChat={props.linkedChat}
              availability={availability}
              page={page}
              files={files}
              isOpenInReader={file.id === readFileId}
              scope={props.scope}
              onScope={props.onScope}
              passage={props.passage}
              onCite={onCite}
              onTyping={setTyping}
              onChat={(id) => setOpened((before) => ({ ...before, [file.id]: id }))}
            />
          </CitedFileName>
        </div>
      </div>
    </section>
  )
}
