import { useQueryClient } from '@tanstack/react-query'
import { NotebookPen, PenLine, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { NOTE_MAX } from '../../../../domain/constants.ts'
import { RichText } from '../../../components/content/rich-text.tsx'
import { Button, IconButton } from '../../../components/controls/button.tsx'
import { useToast } from '../../../components/status/toast.tsx'
import {
  deleteButtonProps,
  useUndoableDelete,
} from '../../../components/status/undoable-delete.tsx'
import { DRAFT_PREFIX } from '../../../lib/browser/drafts.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { deleteOnLeave } from '../../../lib/backend/delete-on-leave.ts'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import {
  deleteHighlight,
  highlightRowPath,
  highlightsQuery,
  saveNote,
  type Highlight,
} from '../api/highlights.ts'

type Props = {
  highlight: Highlight
  baseId: string
  /** The page where it is, from 1; null if it is not found any more. */
  page: number | null
  /** Whether its note is being written. */
  isWriting: boolean
  onWriting: (isWriting: boolean) => void
  onOpen: () => void
  /** Opens the form for an own question about it; null if there can be none. */
  onWriteQuestion: (() => void) | null
}

/** A highlight with its note: open, write the note or a question, delete. */
export function HighlightItem(props: Props) {
  const { highlight, baseId, page, isWriting, onWriting, onOpen, onWriteQuestion } = props
  const messages = useMessages()
  const texts = messages.viewing.highlights
  const noteButton = useRef<HTMLButtonElement>(null)
  const remove = useRemoveHighlight(baseId)
  const { id, quote, note } = highlight
  const place = page === null ? texts.lost(highlight.page) : messages.reader.page(page)
  return (
    <li data-highlight={id}>
      {page === null ? (
        <blockquote dir="auto">
          <RichText text={quote} />
        </blockquote>
      ) : (
        <button type="button" className="highlight-quote" dir="auto" onClick={onOpen}>
          <RichText text={quote} />
        </button>
      )}
      {isWriting ? (
        <NoteForm
          highlight={highlight}
          baseId={baseId}
          onDone={() => {
            onWriting(false)
            requestAnimationFrame(() => noteButton.current?.focus())
          }}
        />
      ) : (
        note !== '' && (
          <p className="highlight-note" dir="auto">
            {note}
          </p>
        )
      )}
      <div className="highlight-actions">
        <span data-lost={page === null || undefined}>{place}</span>
        <IconButton
          ref={noteButton}
          size="sm"
          label={note === '' ? texts.addNote : texts.editNote}
          icon={NotebookPen}
          aria-expanded={isWriting}
          onClick={() => onWriting(!isWriting)}
        />
        {onWriteQuestion && (
          <IconButton
            size="sm"
            label={texts.writeQuestion}
            icon={PenLine}
            onClick={onWriteQuestion}
          />
        )}
        <IconButton
          {...deleteButtonProps(id)}
          size="sm"
          label={texts.delete}
          icon={Trash2}
          onClick={() => {
            if (isWriting) onWriting(false)
            remove(id)
          }}
        />
      </div>
    </li>
  )
}

/** Deletes a highlight, with a time to undo it. */
function useRemoveHighlight(baseId: string) {
  const messages = useMessages().viewing.highlights
  const client = useQueryClient()
  const { remove } = useUndoableDelete()
  const { queryKey } = highlightsQuery(baseId)
  return (id: string) =>
    remove({
      id,
      toastMessage: messages.deleted,
      commit: async () => {
        await deleteHighlight(id)
        client.setQueryData(queryKey, (before) => before?.filter((each) => each.id !== id))
      },
      onLeave: () => deleteOnLeave([highlightRowPath(id)]),
    })
}

type NoteProps = { highlight: Highlight; baseId: string; onDone: () => void }

/** Where a note that is not saved is stored in this browser. */
const draftKeyOf = (highlightId: string) => `${DRAFT_PREFIX}note:${highlightId}`

/**
 * The field for a note. Ctrl + Enter saves, Escape leaves the note as it was. What is typed is kept
 * when the panel closes or the page reloads.
 */
function NoteForm({ highlight: { id, note }, baseId, onDone }: NoteProps) {
  const messages = useMessages()
  const texts = messages.viewing.highlights
  const client = useQueryClient()
  const toast = useToast()
  const draftKey = draftKeyOf(id)
  const [text, setText] = useState(() => safeLocalStorage.getItem(draftKey) ?? note)
  const done = () => {
    safeLocalStorage.removeItem(draftKey)
    onDone()
  }
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    if (isSaving) return
    setSaving(true)
    const written = text.trim()
    try {
      await saveNote(id, written)
      client.setQueryData(highlightsQuery(baseId).queryKey, (before) =>
        before?.map((each) => (each.id === id ? { ...each, note: written } : each)),
      )
      done()
    } catch (cause) {
      setSaving(false)
      toast(failureMessage(cause, messages), { tone: 'danger' })
    }
  }
  return (
    <form
      className="highlight-form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
        if (event.key !== 'Escape') return
        event.stopPropagation()
        done()
      }}
    >
      <textarea
        aria-label={texts.note}
        placeholder={texts.note}
        rows={3}
        maxLength={NOTE_MAX}
        dir="auto"
        value={text}
        autoFocus
        onChange={(event) => {
          setText(event.target.value)
          safeLocalStorage.setItem(draftKey, event.target.value)
        }}
      />
      <div>
        <Button size="sm" variant="ghost" onClick={done}>
          {messages.common.cancel}
        </Button>
        <Button size="sm" variant="primary" type="submit" busy={isSaving}>
          {texts.saveNote}
        </Button>
      </div>
    </form>
  )
}
