import { LoaderCircle } from 'lucide-react'

/** Work that has no count. `label` is read out; where the text beside it says the same, leave it out. */
export function Spinner({ label, size = 20 }: { label?: string; size?: number }) {
  return (
    <span role={label === undefined ? undefined : 'status'} className="inline-flex">
      <LoaderCircle aria-hidden size={size} className="motion-safe:animate-spin" />
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  )
}
