import {
  ChevronDown,
  ChevronUp,
  Columns2,
  ExternalLink,
  MoveHorizontal,
  PanelLeft,
  RotateCw,
  Search,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../../../components/controls/button.tsx'
import { isNoControlFocused } from '../../../lib/browser/focus.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'

/** The toolbar above a file. */
export function Toolbar({ children }: { children: ReactNode }) {
  const messages = useMessages().reader
  return (
    <div
      role="toolbar"
      aria-label={messages.toolbar}
      className="flex min-h-11 shrink-0 items-center gap-1 border-b border-line ps-[calc(var(--side,1rem)-0.5rem)] pe-2 text-sm max-[22rem]:gap-0"
    >
      {children}
    </div>
  )
}

type PanelToggleProps = {
  ref: RefObject<HTMLButtonElement | null>
  label: string
  isOpen: boolean
  onToggle: () => void
}

/** Opens and closes the panel beside the pages. */
export const PanelToggle = ({ ref, label, isOpen, onToggle }: PanelToggleProps) => (
  <IconButton
    ref={ref}
    size="sm"
    label={label}
    icon={PanelLeft}
    aria-expanded={isOpen}
    onClick={onToggle}
  />
)

/** Turns the pages, and shows one or two in a row. On a phone the panel has these buttons. */
export function ArrangeButtons({
  onRotate,
  isPaired,
  onPair,
}: {
  onRotate: () => void
  /** Null where two pages do not fit. */
  isPaired: boolean | null
  onPair: () => void
}) {
  const messages = useMessages().reader
  return (
    <>
      <IconButton
        size="sm"
        label={messages.rotate}
        icon={RotateCw}
        className="viewer-wide"
        onClick={onRotate}
      />
      {isPaired !== null && (
        <IconButton
          size="sm"
          label={messages.twoPages}
          icon={Columns2}
          className="viewer-wide"
          aria-pressed={isPaired}
          onClick={onPair}
        />
      )}
    </>
  )
}

/** A button that reached the first or the last page; it keeps the focus, unlike a disabled one. */
const AT_END = { 'aria-disabled': true, style: { opacity: 0.4 } }

/** Previous page, the page field, next page. */
export function PageJump({
  page,
  total,
  onJump,
  onTurn = (step) => onJump(page + step),
}: {
  page: number
  total: number
  onJump: (page: number) => void
  /** Shows the next pages (1) or the previous ones (-1). */
  onTurn?: (step: 1 | -1) => void
}) {
  const messages = useMessages().reader
  const [typed, setTyped] = useState<string | null>(null)
  const jump = () => {
    const pageInput = Number(typed)
    setTyped(null)
    if (typed?.trim() && Number.isInteger(pageInput))
      onJump(Math.min(total, Math.max(1, pageInput)))
  }
  return (
    <>
      <IconButton
        size="sm"
        label={messages.previousPage}
        className="@max-[30rem]/reader:hidden"
        icon={ChevronUp}
        {...(page <= 1 ? AT_END : { onClick: () => onTurn(-1) })}
      />
      <IconButton
        size="sm"
        label={messages.nextPage}
        className="@max-[30rem]/reader:hidden"
        icon={ChevronDown}
        {...(page >= total ? AT_END : { onClick: () => onTurn(1) })}
      />
      <form
        className="flex items-center gap-1.5 font-figures"
        onSubmit={(event) => {
          event.preventDefault()
          jump()
        }}
      >
        <input
          aria-label={messages.pageField}
          inputMode="numeric"
          autoComplete="off"
          size={3}
          className="target w-12 rounded-md border border-line bg-transparent px-1.5 py-1 text-center text-text"
          value={typed ?? String(page)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={jump}
        />
        <span className="whitespace-nowrap text-muted">{messages.total(total)}</span>
      </form>
    </>
  )
}

/** Zoom out, fit to width, zoom in. */
export function ZoomControls({
  percent,
  fit,
  onZoom,
}: {
  percent: number
  fit: boolean
  onZoom: (zoomed: 'fit' | 'in' | 'out') => void
}) {
  const messages = useMessages().reader
  return (
    <>
      <IconButton size="sm" label={messages.zoomOut} icon={ZoomOut} onClick={() => onZoom('out')} />
      <span className="hidden w-11 text-center text-muted font-figures sm:inline">
        {messages.percent(percent)}
      </span>
      <IconButton size="sm" label={messages.zoomIn} icon={ZoomIn} onClick={() => onZoom('in')} />
      <IconButton
        size="sm"
        label={messages.fitWidth}
        icon={MoveHorizontal}
        className="viewer-wide"
        aria-pressed={fit}
        onClick={() => onZoom('fit')}
      />
    </>
  )
}

export function FindToggle({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const messages = useMessages().reader
  return (
    <IconButton
      size="sm"
      label={messages.find.open}
      icon={Search}
      aria-expanded={open}
      onClick={onToggle}
    />
  )
}

/** Switches between the pages of a PDF and its text in lines that fit the window. */
export function TextToggle({
  isText,
  wasPressed,
  onToggle,
}: {
  isText: boolean
  /** Whether it was pressed before: it is rendered again with each view. */
  wasPressed: boolean
  onToggle: () => void
}) {
  const messages = useMessages().reader
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasPressed && isNoControlFocused()) button.current?.focus()
  }, [wasPressed])
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isText}
      title={messages.textView}
      className="target min-h-8 rounded-md px-2 font-medium text-muted transition-colors hover:bg-raised hover:text-text aria-pressed:bg-raised aria-pressed:text-text"
      onClick={onToggle}
    >
      {messages.text}
    </button>
  )
}

/** Opens the stored file in a new tab, without opener or referrer. */
export function OpenInNewTab({ url }: { url: string | undefined }) {
  const messages = useMessages().reader
  if (url === undefined) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={messages.openInNewTab}
      title={messages.openInNewTab}
      className="target grid size-8 shrink-0 place-items-center rounded-md text-muted hover:text-text max-[22rem]:hidden"
    >
      <ExternalLink size={18} aria-hidden="true" />
    </a>
  )
}
