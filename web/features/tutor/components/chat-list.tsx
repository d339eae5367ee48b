import { useQueryClient } from '@tanstack/react-query'
import { MessageSquarePlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../components/controls/button.tsx'
import {
  deleteButtonProps,
  useUndoableDelete,
} from '../../../components/status/undoable-delete.tsx'
import { ErrorState } from '../../../components/status/states.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { deleteOnLeave } from '../../../lib/backend/delete-on-leave.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { chatsQuery, type Chat } from '../api/chats.ts'
import { createChat } from '../api/create-chat.ts'
import { chatRows, deleteChat } from '../api/delete-chat.ts'
import { renameChat } from '../api/rename-chat.ts'
import { chatTitle } from '../../../../domain/tutor/chat-title.ts'
import { preview } from '../preview.ts'
import type { TutorFile } from '../types.ts'
import { ChatName } from './chat-name.tsx'

type Props = {
  file: TutorFile
  chats: readonly Chat[] | undefined
  failure: Error | null
  onRetry: () => unknown
  activeId: string | null
  /** False if the file cannot be used in a chat. */
  canCreate: boolean
  fileName: (fileId: string) => string
  onOpen: (chat: Chat) => void
  onCreated: (chatId: string) => void
  /** Called when a chat is hidden; the returned function is called if it reappears. */
  onDeleted: (chat: Chat) => () => void
}

/** With a mouse, the actions of a row appear on hover or focus. */
const ON_DEMAND =
  'pointer-fine:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 focus-visible:opacity-100'

/** The chats of a base: those about this file, then the others; create, open, rename, delete. */
export function ChatList(props: Props) {
  const {
    file,
    chats,
    failure,
    onRetry,
    activeId,
    canCreate,
    fileName,
    onOpen,
    onCreated,
    onDeleted,
  } = props
  const messages = useMessages().tutor.chats
  const client = useQueryClient()
  const [creating, setCreating] = useState(false)
  /** The chat whose name is being changed, or was last: its row has the focus afterwards. */
  const [renamed, setRenamed] = useState<{ id: string; isOpen: boolean } | null>(null)
  const { remove } = useUndoableDelete()
  const discard = (chat: Chat) => {
    const { queryKey } = chatsQuery(chat.base_id)
    remove({
      id: chat.id,
      toastMessage: messages.deleted(chatTitle(chat)),
      commit: async () => {
        await deleteChat(chat.id)
        client.setQueryData(queryKey, (before) => before?.filter(({ id }) => id !== chat.id))
        client.removeQueries({ queryKey: ['chat-messages', chat.id] })
      },
      onLeave: () => deleteOnLeave(chatRows(chat.id)),
      onRestore: onDeleted(chat),
    })
  }

  const rename = async (chat: Chat, name: string) => {
    await renameChat(chat.id, name)
    client.setQueryData(chatsQuery(chat.base_id).queryKey, (before) =>
      before?.map((other) => (other.id === chat.id ? { ...other, chat_name: name.trim() } : other)),
    )
    // A list requested before the rename still contains the old name.
    void client.invalidateQueries(chatsQuery(chat.base_id))
    setRenamed({ id: chat.id, isOpen: false })
  }
  const create = async (name: string) => {
    const id = await createChat(file, name)
    void client.invalidateQueries(chatsQuery(file.base_id))
    setCreating(false)
    onCreated(id)
  }

  const row = (chat: Chat) => (
    <li key={chat.id} className="group relative">
      <button
        type="button"
        autoFocus={chat.id === renamed?.id}
        aria-current={chat.id === activeId || undefined}
        title={chatTitle(chat)}
        className="w-full border-s-2 border-transparent py-2 ps-3 pe-18 text-start hover:bg-surface aria-[current=true]:border-accent aria-[current=true]:bg-surface"
        onClick={() => onOpen(chat)}
      >
        <span className="block truncate text-sm font-medium">{chatTitle(chat)}</span>
        <span className="mt-0.5 line-clamp-2 text-xs leading-4.5 text-muted">
          {chat.file_id !== file.id && (
            <span className="block truncate">{messages.begunWith(fileName(chat.file_id))}</span>
          )}
          {chat.last_message === null ? messages.noMessages : preview(chat.last_message)}
        </span>
      </button>
      <IconButton
        size="sm"
        label={messages.rename(chatTitle(chat))}
        icon={Pencil}
        className={`absolute end-9 top-1.5 ${ON_DEMAND}`}
        onClick={() => setRenamed({ id: chat.id, isOpen: true })}
      />
      <IconButton
        size="sm"
        label={messages.delete(chatTitle(chat))}
        icon={Trash2}
        className={`absolute end-1 top-1.5 ${ON_DEMAND}`}
        {...deleteButtonProps(chat.id)}
        onClick={() => discard(chat)}
      />
    </li>
  )
  const item = (chat: Chat) =>
    chat.id === renamed?.id && renamed.isOpen ? (
      <li key={chat.id} className="py-2">
        <ChatName
          name={chatTitle(chat)}
          action={messages.renameSave}
          onSave={(name) => rename(chat, name)}
          onCancel={() => setRenamed({ id: chat.id, isOpen: false })}
        />
      </li>
    ) : (
      row(chat)
    )
  const chatsOfFile = chats?.filter((chat) => chat.file_id === file.id) ?? []
  const otherChats = chats?.filter((chat) => chat.file_id !== file.id) ?? []

  return (
    <nav
      aria-label={messages.label}
      className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto p-3"
    >
      {creating && canCreate ? (
        <ChatName
          name=""
          action={messages.save}
          onSave={create}
          onCancel={() => setCreating(false)}
        />
      ) : (
        <Button
          size="sm"
          icon={MessageSquarePlus}
          className="w-full"
          disabled={!canCreate}
          onClick={() => setCreating(true)}
        >
          {messages.create}
        </Button>
      )}
      {failure && <ErrorState failure={failure} onRetry={onRetry} />}
      {!chats && !failure && (
        <div className="grid gap-2" aria-hidden="true">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
      {chats && chatsOfFile.length === 0 && (
        <p className="px-1 py-2 text-sm text-muted">{messages.empty}</p>
      )}
      {chatsOfFile.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">{chatsOfFile.map(item)}</ul>
      )}
      {otherChats.length > 0 && (
        <>
          <h3 className="mt-3 px-3 font-sans text-xs font-semibold tracking-normal text-muted">
            {messages.otherFiles}
          </h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">{otherChats.map(item)}</ul>
        </>
      )}
    </nav>
  )
}
