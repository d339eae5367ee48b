import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { failureMessage } from '../../lib/i18n/failure-message.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { useToast } from './toast.tsx'

type UndoableDelete = {
  readonly id: string
  /** Text beside Undo: "Chat deleted". */
  readonly toastMessage: string
  /** Deletes permanently. Throws `Failure`: the item reappears and the failure is shown. */
  readonly commit: () => Promise<void>
  /** Prepares the same delete for the moment the page is left. */
  readonly onLeave: () => Promise<() => void>
  /** Called when the item reappears. */
  readonly onRestore?: () => void
}

type Pending = {
  readonly commitAll: () => Promise<void>
  readonly close: () => void
  leave: (() => void) | null
}

type UndoableDeletes = {
  /** Hides the item at once and deletes it when the time to undo is over. */
  readonly remove: (item: UndoableDelete) => void
  /** Whether the item is pending deletion. */
  readonly isPendingDelete: (id: string) => boolean
  /** Commits all pending deletes now; called when the screen changes. */
  readonly commitAll: () => Promise<void>
}

const UndoableDeleteContext = createContext<UndoableDeletes>({
  remove: () => undefined,
  isPendingDelete: () => false,
  commitAll: () => Promise.resolve(),
})

export const useUndoableDelete = (): UndoableDeletes => use(UndoableDeleteContext)

/** Marks the button that deletes `id`, so that the focus can return to it or to its neighbour. */
export const deleteButtonProps = (id: string) => ({ 'data-removes': id })

const deleteButtons = () => [...document.querySelectorAll<HTMLElement>('[data-removes]')]

/**
 * The next delete button of the same group, else the previous one: receives the focus when the
 * button of `id` disappears.
 */
function neighbourOf(id: string): string | undefined {
  const ids = deleteButtons().map((button) => button.dataset['removes'])
  const at = ids.indexOf(id)
  return ids[at + 1] ?? ids[at - 1]
}

/** Focuses the button of `id` if nothing else has the focus. */
function focusOn(id: string | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const button = deleteButtons().find(({ dataset }) => dataset['removes'] === id)
    const target = button ?? document.getElementById('main')
    target?.focus()
  })
}

/**
 * Undo instead of a confirmation: the item is hidden, and deleted when its toast ends or the page
 * is left.
 */
export function UndoableDeleteProvider({ children }: { children: ReactNode }) {
  const messages = useMessages()
  const toast = useToast()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, Pending>())

  const remove = useCallback(
    ({ id, toastMessage, commit, onLeave, onRestore }: UndoableDelete) => {
      if (waiting.current.has(id)) return
      const byKeyboard = document.activeElement?.matches(':focus-visible') ?? false
      const neighbour = neighbourOf(id)
      const restore = () => {
        setGone((before) => new Set([...before].filter((other) => other !== id)))
        onRestore?.()
      }
      const deleteNow = async () => {
        pending.close()
        try {
          await commit()
        } catch (cause) {
          restore()
          toast(failureMessage(cause, messages), { tone: 'danger' })
        }
        // Remove it only afterwards: leaving the page aborts a request in flight.
        waiting.current.delete(id)
      }
      let sending: Promise<void> | null = null
      const commitAll = async () => {
        if (waiting.current.has(id)) await (sending ??= deleteNow())
      }
      setGone((before) => new Set(before).add(id))
      // By keyboard the focus is on Undo first.
      if (!byKeyboard) focusOn(neighbour)
      const close = toast(toastMessage, {
        focusAction: byKeyboard,
        action: {
          label: messages.common.undo,
          onSelect: () => {
            waiting.current.delete(id)
            restore()
            focusOn(id)
          },
        },
        onEnd: () => {
          // The focus moves only if it was in the toast.
          if (document.activeElement?.closest('[popover]')) focusOn(neighbour)
          void commitAll()
        },
      })
      const pending: Pending = { commitAll, close, leave: null }
      waiting.current.set(id, pending)
      onLeave().then(
        (leave) => (pending.leave = leave),
        // Not prepared yet: leaving now restores the item.
        () => undefined,
      )
    },
    [toast, messages],
  )

  useEffect(() => {
    const onPageHide = () => {
      for (const [id, { leave, close }] of waiting.current) {
        if (!leave) continue
        waiting.current.delete(id)
        // A page restored from the back/forward cache must not offer an Undo that is too late.
        close()
        leave()
      }
    }
    addEventListener('pagehide', onPageHide)
    return () => removeEventListener('pagehide', onPageHide)
  }, [])

  const commitAll = useCallback(async () => {
    await Promise.all([...waiting.current.values()].map((pending) => pending.commitAll()))
  }, [])
  const value = useMemo<UndoableDeletes>(
    () => ({ remove, isPendingDelete: (id) => gone.has(id), commitAll }),
    [remove, gone, commitAll],
  )
  return <UndoableDeleteContext value={value}>{children}</UndoableDeleteContext>
}
