/** How far the text of a page can be relied on. `empty`: there is nothing to read on the page. */
export const QUALITIES = ['good', 'uncertain', 'unreadable', 'empty'] as const
export type Quality = (typeof QUALITIES)[number]

/** A rectangle on a page, as shares (0 to 1) of its width and height. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The position of a word; `start` and `end` are UTF-16 indices into the text of its page. */
export type PlacedWord = Box & { readonly start: number; readonly end: number }

/** The words of a line in reading order, which share their top and height. */
export type PlacedLine = readonly PlacedWord[]

/** What was recognised on a page. `confidence` is 0 to 100; no lines unless the text is used. */
type RecognisedPage = {
  readonly confidence: number
  readonly quality: Quality
  readonly lines: readonly PlacedLine[]
}

/** A recognised page with its text: empty if it is unreadable. */
export type PageWithText = RecognisedPage & { readonly text: string }

/** What is known of each page; null for a page with a text of its own or not recognised yet. */
export type Recognition = readonly (RecognisedPage | null)[]
