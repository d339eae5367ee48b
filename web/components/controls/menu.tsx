import type { LucideIcon } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'

type MenuItem = {
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
function positionMenu(menu: HTMLElement, trigger: HTMLElement) {
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

const menuItems = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]

/** The item that a key moves the focus to; letters match the beginning of a label. */
function targetOf(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const index = items.findIndex((item) => item === document.activeElement)
  switch (key) {
    case 'ArrowDown':
      return items[(index + 1) % items.length]
    case 'ArrowUp':
      return items.at(index <= 0 ? -1 : index - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
  }
  const letter = key.toLowerCase()
  if (key.length !== 1 || key === ' ') return undefined
  return [...items.slice(index + 1), ...items].find((item) =>
    item.textContent.trim().toLowerCase().startsWith(letter),
  )
}

type Popover = {
  readonly open: boolean
  readonly menu: RefObject<HTMLElement | null>
  readonly button: RefObject<HTMLElement | null>
  /** Whether the first item receives the focus on opening. */
  readonly focusOnOpen: RefObject<boolean>
  readonly onClose: () => void
}

/**
 * Shows the menu as a popover at its button while `open`. Scrolling that moves the button closes
 * it, and so does resizing the window.
 */
function usePopover({ open, menu, button, focusOnOpen, onClose }: Popover) {
  const close = useEffectEvent(() => {
    if (menu.current?.contains(document.activeElement))
      button.current?.focus({ preventScroll: true })
    onClose()
  })
  useEffect(() => {
    if (!open || !menu.current || !button.current) return
    const [list, anchor] = [menu.current, button.current]
    list.showPopover()
    positionMenu(list, anchor)
    if (focusOnOpen.current) menuItems(list)[0]?.focus()
    const { top } = anchor.getBoundingClientRect()
    // The event of a scroll that ended before the menu opened may still come
    const onScroll = () => {
      if (anchor.getBoundingClientRect().top !== top) close()
    }
    const onResize = () => close()
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    window.addEventListener('resize', onResize)
    return () => {
      window.removeEventListener('scroll', onScroll, { capture: true })
      window.removeEventListener('resize', onResize)
      list.hidePopover()
    }
  }, [open, menu, button, focusOnOpen])
}

const ENTRY = [
  'flex min-h-10 w-full items-center gap-3 rounded-sm px-3 text-start text-[0.9375rem]',
  'hover:bg-surface focus-visible:bg-surface focus-visible:outline-offset-0',
].join(' ')

function Entry({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { label, icon: Icon, danger } = item
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={`${ENTRY} ${danger ? 'text-wrong' : ''}`}
      onClick={onChoose}
    >
      {Icon && <Icon aria-hidden size={18} className={danger ? '' : 'text-muted'} />}
      {label}
    </button>
  )
}

const BUTTON = [
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md text-muted',
  'transition-colors hover:bg-raised hover:text-text',
  'aria-expanded:bg-raised aria-expanded:text-text',
].join(' ')

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

  usePopover({ open, menu, button, focusOnOpen, onClose: () => setOpen(false) })
  useEffect(() => () => clearTimeout(leaving.current), [])

  const show = (focus: boolean) => {
    clearTimeout(leaving.current)
    focusOnOpen.current = focus
    if (open && focus) menuItems(menu.current)[0]?.focus()
    setOpen(true)
  }
  const closeAndReturn = () => {
    setOpen(false)
    button.current?.focus()
  }
  const move = (key: string): boolean => {
    const target = targetOf(key, menuItems(menu.current))
    target?.focus()
    return target !== undefined
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
        className={BUTTON}
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
          {items.map((item, at) => (
            <Entry
              key={at}
              item={item}
              onChoose={() => {
                closeAndReturn()
                item.onSelect()
              }}
            />
          ))}
        </div>
      )}
    </div>
  )
}
