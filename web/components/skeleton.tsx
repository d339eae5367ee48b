/** The shape of something that is on its way; give it the size of what will stand there. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-breathe rounded-md bg-line/60 ${className}`} />
}
