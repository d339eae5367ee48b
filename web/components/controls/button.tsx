import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ComponentType } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from '../status/spinner.tsx'

type Look = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'quiet' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  icon?: LucideIcon | undefined
}

const VARIANT = {
  primary: 'bg-accent text-on-accent border-transparent hover:not-aria-disabled:bg-accent-hover',
  secondary:
    'border-edge text-text hover:not-aria-disabled:border-text hover:not-aria-disabled:bg-raised',
  ghost: 'border-transparent text-text hover:not-aria-disabled:bg-raised',
  // The focus is marked inside: the button may begin at the edge of the window.
  quiet:
    'border-transparent text-muted hover:not-aria-disabled:bg-raised hover:not-aria-disabled:text-text focus-visible:-outline-offset-2',
  danger:
    'border-wrong text-wrong hover:not-aria-disabled:bg-wrong hover:not-aria-disabled:text-bg',
}
const SIZE = {
  sm: 'target min-h-9 px-3 py-1.5 text-sm gap-1.5',
  md: 'min-h-11 px-4 py-2 text-[0.9375rem] gap-2',
  lg: 'min-h-13 px-6 py-2 text-base gap-2.5',
}
const BASE =
  'inline-flex items-center justify-center rounded-md border font-semibold text-center text-balance transition-colors select-none active:not-aria-disabled:[translate:0_1px] disabled:opacity-50 aria-disabled:opacity-70 aria-disabled:cursor-progress'

const look = ({ variant = 'secondary', size = 'md' }: Look, className = '') =>
  `${BASE} ${VARIANT[variant]} ${SIZE[size]} ${className}`

/** A button. While `busy` it shows a spinner, keeps its focus and its width, and ignores clicks. */
export function Button({
  variant,
  size,
  icon: Icon,
  busy = false,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: Look & { busy?: boolean } & ComponentPropsWithRef<'button'>) {
  return (
    <button
      type={type}
      className={look({ variant, size }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      {...rest}
    >
      {busy ? <Spinner size={18} /> : Icon && <Icon aria-hidden size={18} className="shrink-0" />}
      {children}
    </button>
  )
}

/** A link styled as a button. */
export function ButtonLink({
  variant,
  size,
  icon: Icon,
  className,
  children,
  ...rest
}: Look & LinkProps) {
  return (
    <Link className={look({ variant, size }, className)} {...rest}>
      {Icon && <Icon aria-hidden size={18} className="shrink-0" />}
      {children}
    </Link>
  )
}

/** A button with an icon only; `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  icon: Icon,
  size = 'md',
  busy = false,
  className = '',
  onClick,
  type = 'button',
  ...rest
}: {
  label: string
  icon: ComponentType<{ 'aria-hidden'?: boolean; size?: number }>
  size?: 'sm' | 'md'
  busy?: boolean
} & Omit<ComponentPropsWithRef<'button'>, 'children'>) {
  const box = size === 'sm' ? 'target size-8' : 'size-11'
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (!busy) onClick?.(event)
      }}
      className={`inline-flex ${box} shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:enabled:bg-raised hover:enabled:text-text disabled:opacity-40 ${className}`}
      {...rest}
    >
      {busy ? <Spinner size={18} /> : <Icon aria-hidden size={size === 'sm' ? 16 : 20} />}
    </button>
  )
}
