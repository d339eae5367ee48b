import { useMessages } from '../../../lib/i18n/messages.tsx'

type Props = {
  /** The page the reader is at. */
  page: number
  onAsk: (question: string, options?: { page: number }) => void
}

/** An empty chat: an introduction and three suggestions. */
export function Welcome({ page, onAsk }: Props) {
  const messages = useMessages().tutor
  const chips = [
    [messages.suggestions.summary, () => onAsk(messages.suggestions.summary)],
    [messages.suggestions.page, () => onAsk(messages.explainPage(page), { page })],
    [messages.suggestions.terms, () => onAsk(messages.suggestions.terms)],
  ] as const
  return (
    <div className="grid gap-6 py-6">
      <div className="grid gap-2">
        <h3 className="text-2xl">{messages.welcome.title}</h3>
        <p className="text-muted">{messages.welcome.body}</p>
      </div>
      <ul aria-label={messages.suggestions.label} className="flex flex-wrap gap-2">
        {chips.map(([label, onSelect]) => (
          <li key={label}>
            <button
              type="button"
              className="min-h-10 rounded-full border border-edge px-4 text-sm transition-colors hover:border-accent hover:text-accent"
              onClick={onSelect}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
