import { ArrowUp, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { TUTOR_QUESTION_MAX } from '../../../../domain/constants.ts'
import { formatNumber } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { useDraft } from '../question/use-draft.ts'
import type { QuotedText } from '../question/use-passage-question.ts'

type Props = {
  /** The key of the draft. */
  place: string
  /** The last question of the chat. */
  asked: string | undefined
  /** The text of the empty field. */
  placeholder: string
  /** A passage to quote above what is typed; a new object quotes it once. */
  quoted: QuotedText | null
  disabled: boolean
  /**
   * A reply is pending: nothing can be sent and the reply can be stopped. The next question can be
   * typed meanwhile.
   */
  pending: boolean
  onTyping: (isTyping: boolean) => void
  /** Resolves to false if the question was not saved. */
  onSend: (question: string) => Promise<boolean>
  onStop: () => void
}

/** The field for a question. Enter sends, Shift + Enter starts a new line. */
export function Composer(props: Props) {
  const { place, asked, placeholder, quoted, disabled, pending, onTyping, onSend, onStop } = props
  const { tutor: messages, common } = useMessages()
  const hint = useId()
  const { text: draft, isRestored, write, send: clear, restore } = useDraft(place)
  const field = useRef<HTMLTextAreaElement>(null)
  const full = draft.length >= TUTOR_QUESTION_MAX
  const empty = draft.trim() === ''
  useEffect(() => onTyping(!empty), [onTyping, empty])
  useEffect(() => {
    const textArea = field.current
    if (!textArea) return
    textArea.style.height = 'auto'
    textArea.style.height = `${textArea.scrollHeight}px`
  }, [draft])
  const quote = useEffectEvent((text: string) => {
    write(draft.trim() === '' ? text : `${draft.trimEnd()}\n${text}`)
    field.current?.focus()
  })
  useEffect(() => {
    if (quoted) quote(quoted.text)
  }, [quoted])
  const drop = useEffectEvent(() => write(''))
  // The page was left before it knew that the question is saved.
  const isSaved = isRestored && draft.trim() === asked
  useEffect(() => {
    if (isSaved) drop()
  }, [isSaved])
  const send = async () => {
    if (disabled || pending || empty) return
    clear()
    if (!(await onSend(draft))) restore(draft)
  }
  const formElement =
    'target grid size-9 shrink-0 place-items-center rounded-full transition-colors disabled:opacity-40'
  const box = disabled ? 'border-line bg-transparent' : 'border-edge bg-surface'
  return (
    <form
      className="shrink-0 px-4 pt-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div
        className={`${box} flex items-end gap-2 rounded-xl border py-1.5 ps-4 pe-1.5 focus-within:border-accent`}
      >
        <textarea
          ref={field}
          rows={1}
          aria-label={messages.composer}
          aria-describedby={hint}
          placeholder={placeholder}
          maxLength={TUTOR_QUESTION_MAX}
          disabled={disabled}
          className="target max-h-40 min-h-9 min-w-0 flex-1 resize-none bg-transparent py-1.5 leading-6 outline-none disabled:cursor-not-allowed disabled:opacity-40"
          value={draft}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            void send()
          }}
        />
        {pending ? (
          <button
            type="button"
            aria-label={messages.stop}
            title={messages.stop}
            className={`${formElement} border border-edge text-text hover:bg-raised`}
            onClick={onStop}
          >
            <Square size={14} fill="currentColor" aria-hidden="true" />
          </button>
        ) : (
          <button
            type="submit"
            aria-label={messages.send}
            title={messages.send}
            disabled={disabled || empty}
            // The field keeps the focus, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            className={`${formElement} bg-accent text-on-accent hover:enabled:bg-accent-hover`}
          >
            <ArrowUp size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <p
        id={hint}
        aria-live="polite"
        className={`mt-1.5 px-4 text-xs ${full ? 'text-warn' : 'text-muted max-sm:sr-only'}`}
      >
        {full ? common.states.full(formatNumber(TUTOR_QUESTION_MAX)) : messages.hint}
      </p>
    </form>
  )
}
