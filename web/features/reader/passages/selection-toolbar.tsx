import {
  GraduationCap,
  Highlighter,
  MessageCircleQuestion,
  NotebookPen,
  PenLine,
} from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react'
import type { HighlightAnchor } from '../../../../domain/highlights/place.ts'
import { hasCharacterShortcuts } from '../../../lib/browser/character-shortcuts.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { PassageHost, QuestionSource, QuotedPassage } from './host.ts'
import { QuestionForm } from './question-form.tsx'
import './selection-toolbar.css'
import { toolbarPlace } from './toolbar-place.ts'
import { useAddHighlight } from './use-add-highlight.ts'
import { useSelectedPassage, type Selected } from './use-selected-passage.ts'

/** Shows the toolbar at the selection while that is in view. */
function place(bar: HTMLElement, range: Range, frame: DOMRect): void {
  const box = range.getBoundingClientRect()
  // The panel may cover the pages, or the passage is scrolled out of view.
  const isVisible = range.startContainer.parentElement?.checkVisibility({
    visibilityProperty: true,
  })
  const isInView = box.bottom > frame.top && box.top < frame.bottom
  bar.style.visibility = isVisible && isInView ? 'visible' : 'hidden'
  const { top, left } = toolbarPlace(box, {
    bar: { width: bar.offsetWidth, height: bar.offsetHeight },
    window: { width: window.innerWidth, height: window.innerHeight },
    frame,
    isTouch: window.matchMedia('(pointer: coarse)').matches,
  })
  bar.style.top = `${top}px`
  bar.style.left = `${left}px`
}

/** Keeps the toolbar at the selection while pages scroll and the window changes. */
function usePlaced(
  bar: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  range: Range | null,
): void {
  useLayoutEffect(() => {
    const [element, frame] = [bar.current, body.current]
    if (!range || !element || !frame) return
    if (!element.matches(':popover-open')) element.showPopover()
    const move = () => place(element, range, frame.getBoundingClientRect())
    move()
    window.addEventListener('scroll', move, { capture: true, passive: true })
    window.addEventListener('resize', move)
    return () => {
      window.removeEventListener('scroll', move, { capture: true })
      window.removeEventListener('resize', move)
    }
  }, [bar, body, range])
}

type Props = {
  fileId: string
  body: RefObject<HTMLElement | null>
  host: PassageHost
  /** Opens the note of a new highlight; without it there is no place for notes. */
  onNote?: (highlightId: string) => void
}

/** The actions of a selected passage, at the selection. */
export function SelectionToolbar(props: Props) {
  const { body } = props
  const selected = useSelectedPassage(body)
  // The selection may remain: its actions return only after another one.
  const [dismissed, setDismissed] = useState<string | null>(null)
  const [question, setQuestion] = useState<QuestionSource | null>(null)
  if (selected === null && dismissed !== null) setDismissed(null)
  const key = selected && keyOf(selected.passage)
  return (
    <>
      {selected !== null && key !== dismissed && (
        <Actions
          {...props}
          selected={selected}
          onQuestion={setQuestion}
          onDone={() => setDismissed(key)}
        />
      )}
      <QuestionForm host={props.host} source={question} onChange={setQuestion} />
    </>
  )
}

const keyOf = ({ page, position, quote }: HighlightAnchor): string => `${page} ${position} ${quote}`

type ActionsProps = Props & {
  selected: Selected
  onQuestion: (source: QuestionSource) => void
  onDone: () => void
}

/** The key that reaches the toolbar: the one for a context menu. */
const isMenuKey = (event: KeyboardEvent): boolean =>
  event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)

function Actions({ selected, fileId, body, host, onNote, onQuestion, onDone }: ActionsProps) {
  const messages = useMessages().viewing.selection
  const bar = useRef<HTMLDivElement>(null)
  usePlaced(bar, body, selected.range)
  const add = useAddHighlight(host.baseId, fileId)
  const highlight = async (isNoted: boolean) => {
    document.getSelection()?.removeAllRanges()
    onDone()
    const id = await add(selected.passage)
    if (isNoted && id !== null) onNote?.(id)
  }
  const ask = (kind: QuotedPassage['kind']) => {
    const { page, quote } = selected.passage
    document.getSelection()?.removeAllRanges()
    onDone()
    host.onAsk({ page, quote, kind })
  }
  const focusPages = () =>
    body.current?.querySelector<HTMLElement>('[role=region]')?.focus({ preventScroll: true })
  const writeQuestion = () => {
    const { page, quote } = selected.passage
    document.getSelection()?.removeAllRanges()
    onDone()
    // The dialog returns the focus to where it was, and this toolbar disappears.
    focusPages()
    onQuestion({ fileId, page, quote })
  }
  const actions = [
    { key: 'a', label: messages.ask, icon: MessageCircleQuestion, run: () => ask('ask') },
    { key: 'e', label: messages.explain, icon: GraduationCap, run: () => ask('explain') },
    { key: 'h', label: messages.highlight, icon: Highlighter, run: () => void highlight(false) },
    ...(onNote
      ? [{ key: 'n', label: messages.note, icon: NotebookPen, run: () => void highlight(true) }]
      : []),
    ...(host.isRead(fileId)
      ? [{ key: 'w', label: messages.writeQuestion, icon: PenLine, run: writeQuestion }]
      : []),
  ]
  const close = () => {
    onDone()
    focusPages()
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') close()
    else if (isMenuKey(event)) bar.current?.querySelector('button')?.focus()
    else if (!isShortcut(event)) return
    else {
      const action = actions.find(({ key }) => key === event.key.toLowerCase())
      if (!action) return
      action.run()
    }
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <div
      ref={bar}
      popover="manual"
      role="toolbar"
      aria-label={messages.label}
      className="selection-toolbar"
      // The selection and the focus remain.
      onPointerDown={(event) => event.preventDefault()}
      onKeyDown={moveFocus}
    >
      {actions.map(({ key, label, icon: Icon, run }) => (
        <button key={key} type="button" aria-keyshortcuts={key.toUpperCase()} onClick={run}>
          <Icon size={16} aria-hidden="true" />
          {label}
        </button>
      ))}
      <p role="status" className="sr-only">
        {messages.hint}
      </p>
    </div>
  )
}

/** Whether a key press can be a character shortcut: no text is typed. */
const isShortcut = (event: KeyboardEvent): boolean =>
  hasCharacterShortcuts() &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable]')
  )

/** Moves the focus to the next or previous action. */
function moveFocus(event: ReactKeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  // The viewer would turn the page.
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  buttons.at((at + step) % buttons.length)?.focus()
}
