type Missing = { text: string; page: number | null }

/** Texts of marks and feedback in one language. `text` and `points` are inserted unchanged. */
export type MarkingMessages = {
  readonly rightOption: string
  readonly wrongOption: (text: string, page: number | null) => string
  readonly trueFalse: { readonly true: string; readonly false: string }
  readonly everything: string
  readonly nothing: string
  readonly met: (texts: readonly string[]) => string
  readonly partial: (points: readonly Missing[]) => string
  readonly missing: (points: readonly Missing[]) => string
  readonly open: (points: readonly Missing[]) => string
  readonly estimated: string
  readonly otherLanguage: string
  readonly byOverlap: string
  readonly failed: string
  readonly byYourself: string
  readonly appealed: string
  readonly appealedWithoutModel: string
}
