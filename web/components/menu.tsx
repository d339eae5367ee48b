import type { LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

export type MenuItem = {
  label: string
  icon?: LucideIcon
  onSelect: () => void
  danger?: boolean
}

const GAP = 6

/**
 * Places an open popover below its trigger, aligned to the trigger's end edge and inside the
 * window.
 */
function place(menu: HTMLElement, trigger: HTMLElement) {
  const box = trigger.getBoundingClientRect()
  const below = box.bottom + GAP
  const fits = below + menu.offsetHeight <= window.innerHeight - GAP
  const left = Math.min(
    Math.max(GAP, box.right - menu.offsetWidth),
    window.innerWidth - menu.offsetWidth - GAP,
  )
  menu.style.left = `${left}px`
  menu.style.top = `${fits ? below : Math.max(GAP, box.top - GAP - menu.offsetHeight)}px`
}

const entriesOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]

/**
 * A button that opens a list of actions. Click, Enter, Space or ArrowDown open it; arrows, Home,
 * End and letters move the focus; Escape or a click outside closes it. With `hover` it also opens
 * on hover.
 */
export function Menu({
  label,
  trigger,
  items,
  hover = false,
  className = '',
}: {
  /** Accessible name of the button and of its menu. */
  label: string
  /** Content of the button. */
  trigger: ReactNode
  items: readonly MenuItem[]
  hover?: boolean
  className?: string
}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const focusOnOpen = useRef(false)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open || !menu.current || !button.current) return
    const [list, anchor] = [menu.current, button.current]
    list.showPopover()
    place(list, anchor)
    if (focusOnOpen.current) entriesOf(list)[0]?.focus()
    const close = () => setOpen(false)
    window.addEventListener('scroll', close, { capture: true, passive: true })
    window.addEventListener('resize', close)
    return () => {
      window.removeEventListener('scroll', close, { capture: true })
      window.removeEventListener('resize', close)
      list.hidePopover()
    }
  }, [open])
  useEffect(() => () => clearTimeout(leaving.current), [])

  const show = (focus: boolean) => {
    clearTimeout(leaving.current)
    focusOnOpen.current = focus
    if (open && focus) entriesOf(menu.current)[0]?.focus()
    setOpen(true)
  }
  const closeAndReturn = () => {
    setOpen(false)
    button.current?.focus()
  }
  const move = (key: string): boolean => {
    const all = entriesOf(menu.current)
    const at = all.findIndex((entry) => entry === document.activeElement)
    const letter = key.length === 1 ? key.toLowerCase() : null
    const to =
      key === 'ArrowDown'
        ? all[(at + 1) % all.length]
        : key === 'ArrowUp'
          ? all.at(at <= 0 ? -1 : at - 1)
          : key === 'Home'
            ? all[0]
            : key === 'End'
              ? all.at(-1)
              : letter !== null && letter !== ' '
                ? [...all.slice(at + 1), ...all].find((entry) =>
                    entry.textContent.trim().toLowerCase().startsWith(letter),
                  )
                : undefined
    to?.focus()
    return to !== undefined
  }

  return (
    <div
      className={`relative ${className}`}
      onPointerEnter={(event) => {
        if (hover && event.pointerType === 'mouse') show(false)
      }}
      onPointerLeave={(event) => {
        if (!hover || event.pointerType !== 'mouse') return
        leaving.current = setTimeout(() => setOpen(false), 180)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-md text-muted transition-colors hover:bg-raised hover:text-text aria-expanded:bg-raised aria-expanded:text-text"
        onClick={(event) => {
          // Hover has already opened it: the click keeps it open.
          if (open && !(hover && event.detail > 0)) setOpen(false)
          else show(event.detail === 0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            show(true)
          } else if (event.key === 'Escape' && open) {
            event.stopPropagation()
            closeAndReturn()
          }
        }}
      >
        {trigger}
      </button>
      {open && (
        <div
          ref={menu}
          id={id}
          popover="manual"
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className="panel fixed inset-auto m-0 min-w-44 p-1.5 text-text open:animate-arrive"
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.stopPropagation()
              closeAndReturn()
            } else if (event.key === 'Tab') setOpen(false)
            else if (!event.ctrlKey && !event.metaKey && !event.altKey && move(event.key))
              event.preventDefault()
          }}
        >
          {items.map(({ label: name, icon: Icon, onSelect, danger }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={`flex min-h-10 w-full items-center gap-3 rounded-sm px-3 text-start text-[0.9375rem] hover:bg-surface focus-visible:bg-surface focus-visible:outline-offset-0 ${danger ? 'text-wrong' : ''}`}
              onClick={() => {
                closeAndReturn()
                onSelect()
              }}
            >
              {Icon && <Icon aria-hidden size={18} className={danger ? '' : 'text-muted'} />}
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
