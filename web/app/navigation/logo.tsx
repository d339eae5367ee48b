/** The Stoa logo: a roof on four columns. Also drawn in `public/favicon.svg`. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d="M12 2 1.5 7.5V9h21V7.5zM3 11h2.5v8H3zM8.5 11H11v8H8.5zM13 11h2.5v8H13zM18.5 11H21v8h-2.5zM1.5 20.5h21V22.5h-21z" />
    </svg>
  )
}
