/** Where a link leads: to a block of the document that begins at `offset` of a page, or the web. */
export type LinkTarget =
  | { readonly kind: 'place'; readonly page: number; readonly offset: number }
  | { readonly kind: 'web'; readonly url: string }

/** A link in a text. `start` and `end` are UTF-16 indices into the text of its page. */
export type TextLink = { readonly start: number; readonly end: number; readonly to: LinkTarget }

/** The links of each page, in order; the i-th belongs to page i + 1. */
export type TextLinks = readonly (readonly TextLink[])[]
