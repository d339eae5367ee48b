type Props = { label: string; onSelect: () => void }

/** A suggested question, as an item of a list. */
export function Chip({ label, onSelect }: Props) {
  return (
    <li>
      <button
        type="button"
        className="min-h-10 rounded-full border border-edge px-4 text-start text-sm wrap-anywhere transition-colors hover:border-accent hover:text-accent"
        onClick={onSelect}
      >
        {label}
      </button>
    </li>
  )
}
