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
import { failureMessage } from '../lib/i18n/failure-message.ts'
import { useMessages } from '../lib/i18n/messages.tsx'
import { useToast } from './toast.tsx'

export type UndoableDelete = {
  readonly id: string
  /** What is said beside Undo: "Chat deleted". */
  readonly toastMessage: string
  /** Deletes for good. Throws `Failure`: then the thing is there again, and the learner is told why. */
  readonly commit: () => Promise<void>
  /** Readies the same for the moment the page is left. */
  readonly onLeave: () => Promise<() => void>
  /** Told where it is there again after all. */
  readonly onRestore?: () => void
}

type Pending = {
  readonly commitAll: () => Promise<void>
  readonly close: () => void
  leave: (() => void) | null
}

type Removals = {
  /** Takes it out of sight at once, and deletes it when the time to undo is over. */
  readonly remove: (removal: UndoableDelete) => void
  /** Whether it is to be shown no more. */
  readonly isPendingDelete: (id: string) => boolean
  /** Deletes now what still waits; for when the screen changes. */
  readonly commitAll: () => Promise<void>
}

const RemovalContext = createContext<Removals>({
  remove: () => undefined,
  isPendingDelete: () => false,
  commitAll: () => Promise.resolve(),
})

export const useUndoableDelete = (): Removals => use(RemovalContext)

/** Marks the button that removes `id`, so that the focus finds its way back to it or to its neighbour. */
export const removes = (id: string) => ({ 'data-removes': id })

const removers = () => [...document.querySelectorAll<HTMLElement>('[data-removes]')]

/** The one to be on once the button of `id` is gone: the next of its kind, or the one before. */
function neighbourOf(id: string): string | undefined {
  const ids = removers().map((button) => button.dataset['removes'])
  const at = ids.indexOf(id)
  return ids[at + 1] ?? ids[at - 1]
}

/** Puts the focus on the button of `id` where nothing else has it. */
function focusOn(id: string | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const button = removers().find(({ dataset }) => dataset['removes'] === id)
    const target = button ?? document.getElementById('main')
    target?.focus()
  })
}

/** Undo instead of "are you sure": what is removed goes out of sight, and is deleted when its toast ends or the page is left. */
export function RemovalProvider({ children }: { children: ReactNode }) {
  const messages = useMessages()
  const toast = useToast()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, Pending>())

  const remove = useCallback(
    ({
      id,
      toastMessage: toastMessage,
      commit: commit,
      onLeave,
      onRestore: onRestore,
    }: UndoableDelete) => {
      if (waiting.current.has(id)) return
      const byKeyboard = document.activeElement?.matches(':focus-visible') ?? false
      const neighbour = neighbourOf(id)
      const back = () => {
        setGone((before) => new Set([...before].filter((other) => other !== id)))
        onRestore?.()
      }
      const deleteNow = async () => {
        pending.close()
        try {
          await commit()
        } catch (cause) {
          back()
          toast(failureMessage(cause, messages), { tone: 'danger' })
        }
        // Not before: left while it is being sent, the page would take it along.
        waiting.current.delete(id)
      }
      let sending: Promise<void> | null = null
      const commitAll = async () => {
        if (waiting.current.has(id)) await (sending ??= deleteNow())
      }
      setGone((before) => new Set(before).add(id))
      const close = toast(toastMessage, {
        focused: byKeyboard,
        action: {
          label: messages.common.undo,
          onSelect: () => {
            waiting.current.delete(id)
            back()
            focusOn(id)
          },
        },
        onEnd: () => {
          // Whoever ended it was in it, or it ended by itself and the focus is nobody's business.
          if (document.activeElement?.closest('[popover]')) focusOn(neighbour)
          void commitAll()
        },
      })
      const pending: Pending = { commitAll: commitAll, close, leave: null }
      waiting.current.set(id, pending)
      onLeave().then(
        (leave) => (pending.leave = leave),
        // Not ready: left now, it would simply be there again.
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
        // A page that is kept for the way back must not offer what is too late.
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
  const removals = useMemo<Removals>(
    () => ({ remove, isPendingDelete: (id) => gone.has(id), commitAll: commitAll }),
    [remove, gone, commitAll],
  )
  return <RemovalContext value={removals}>{children}</RemovalContext>
}
