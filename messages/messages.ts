import type { en } from './en/index.ts'

/**
 * A literal string in English is any string in another language; functions keep their parameters.
 */
type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Translated<T[Key]> }

/** What a catalogue must provide: the shape of the English one. */
export type Messages = Translated<typeof en>
