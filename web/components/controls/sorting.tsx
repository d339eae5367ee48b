import { GripVertical } from 'lucide-react'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { IconButton } from './button.tsx'

/** `items` with the one at `from` moved to `to`; both count from 0. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

type Sorting = {
  readonly count: number
  /** The row being dragged, from 0. */
  readonly dragged: number | null
  readonly start: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void
}

const targetOf = (key: string, index: number, count: number): number => {
  if (key === 'ArrowUp') return index - 1
  if (key === 'ArrowDown') return index + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : index
}

/**
 * Lets the rows of a list be moved: by dragging a row's handle, or with the arrow keys, Home and
 * End on it. `onMove` moves a row; both positions count from 0. Returns the ref of the list, whose
 * children are the rows, and what each row's `SortHandle` needs.
 */
export function useSorting(
  count: number,
  onMove: (from: number, to: number) => void,
): [list: RefObject<HTMLUListElement | null>, sorting: Sorting] {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  // The handle keeps the focus although its row is moved in the document.
  const focused = useRef<number | null>(null)
  useLayoutEffect(() => {
    const row = focused.current === null ? null : list.current?.children[focused.current]
    focused.current = null
    row?.querySelector<HTMLElement>('[data-sort-handle]')?.focus()
  })
  useEffect(() => {
    if (dragged === null) return
    const onPointerMove = ({ clientY }: PointerEvent) => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
      const target = rows.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom)
      if (target < 0 || target === dragged) return
      onMove(dragged, target)
      setDragged(target)
    }
    const end = () => setDragged(null)
    addEventListener('pointermove', onPointerMove)
    for (const over of ['pointerup', 'pointercancel'] as const) addEventListener(over, end)
    return () => {
      removeEventListener('pointermove', onPointerMove)
      for (const over of ['pointerup', 'pointercancel'] as const) removeEventListener(over, end)
    }
  }, [dragged, onMove])
  const sorting: Sorting = {
    count,
    dragged,
    start: setDragged,
    onKeyDown: (event, index) => {
      const target = targetOf(event.key, index, count)
      if (target === index) return
      event.preventDefault()
      if (target < 0 || target >= count) return
      focused.current = target
      onMove(index, target)
    },
  }
  return [list, sorting]
}

/** The handle of a row: dragged with a pointer, or moved with the arrow keys. */
export function SortHandle({
  sorting,
  index,
  name,
}: {
  sorting: Sorting
  index: number
  name: string
}) {
  const { sort } = useMessages().common
  const [moves, setMoves] = useState(0)
  return (
    <span className="relative flex items-center">
      <IconButton
        data-sort-handle
        size="sm"
        icon={GripVertical}
        label={sort.move(name)}
        title={sort.hint}
        className={`cursor-grab touch-none ${sorting.dragged === index ? 'bg-raised text-text' : ''}`}
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.focus()
          sorting.start(index)
        }}
        onKeyDown={(event) => {
          sorting.onKeyDown(event, index)
          setMoves(moves + 1)
        }}
      />
      <span role="status" className="sr-only">
        {moves > 0 && sort.place(name, index + 1, sorting.count)}
      </span>
    </span>
  )
}
