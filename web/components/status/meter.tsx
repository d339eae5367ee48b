/**
 * A percentage as a bar; the text beside it states the number. `weak` highlights the item to
 * improve next.
 */
export function Meter({ percent, weak = false }: { percent: number; weak?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-1.5 w-full overflow-hidden rounded-full rtl:rotate-180"
    >
      <rect width="100" height="1" className="fill-line" />
      <rect width={percent} height="1" className={weak ? 'fill-accent' : 'fill-muted'} />
    </svg>
  )
}
