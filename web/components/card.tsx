import type { ComponentPropsWithRef } from 'react'

/** One thing among others of its kind. Space and line group everything else: do not nest cards. */
export function Card({
  as: Element = 'div',
  className = '',
  ...rest
}: { as?: 'div' | 'article' | 'section' | 'li' | 'aside' } & ComponentPropsWithRef<'div'>) {
  const Tag = Element as 'div'
  return <Tag className={`rounded-lg border border-line bg-surface p-5 ${className}`} {...rest} />
}
