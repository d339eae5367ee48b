import { Progress } from '../../../components/status/progress.tsx'

type CountedProgressProps = { label: string; value: number; max: number }

/** A progress bar with its count as text above it. */
export function CountedProgress({ label, value, max }: CountedProgressProps) {
  return (
    <div className="space-y-2">
      <p aria-hidden className="text-sm text-muted">
        {label}
      </p>
      <Progress label={label} value={value} max={max} />
    </div>
  )
}
