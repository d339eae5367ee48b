import { useMessages } from '../../../lib/i18n/messages.tsx'

type Props = { onSummary: () => void; onPage: () => void; onTerms: () => void }

/** An empty chat: an introduction and three suggestions. */
export function Welcome({ onSummary, onPage, onTerms }: Props) {
  const messages = useMessages().tutor
  const chips = [
    [messages.suggestions.summary, onSummary],
    [messages.suggestions.page, onPage],
    [messages.suggestions.terms, onTerms],
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
