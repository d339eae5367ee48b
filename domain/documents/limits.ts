/**
 * Bounds on what is read of one file. A file beyond them fails with `document_too_large`, because
 * text that is left out silently could not be found later.
 */
export const LIMITS = {
  /** Parts of an archive. */
  entries: 5000,
  /** UTF-16 units of the name of a part. */
  nameChars: 512,
  /** Expanded bytes of one part, and of all parts that are read. */
  partBytes: 64 * 1024 * 1024,
  totalBytes: 128 * 1024 * 1024,
  /** Expanded bytes for each packed one. Small parts may exceed it. */
  ratio: 200,
  ratioFromBytes: 1024 * 1024,
  /** Nested elements of XML, and of HTML, where elements that are never closed are common. */
  depth: 200,
  htmlDepth: 500,
  /** Tags of an HTML document. The time of each grows with the depth that it is in. */
  htmlTags: 1_000_000,
  /** Elements of all XML parts of a file, and the bytes of the parts, each time one is read. */
  elements: 4_000_000,
  parsedBytes: 160 * 1024 * 1024,
  /** Elements in memory at a time: of a part, or of one of the pieces that it is read in. */
  treeElements: 1_000_000,
  /** Cells of a workbook. */
  cells: 1_000_000,
  /** Columns of a table of Markdown, whose parser fills every row. */
  markdownColumns: 256,
  /** UTF-16 units of the text of a file, and its pages. */
  textChars: 5_000_000,
  pages: 5000,
  /** Emphasised runs of a page and of a file, as for PDFs. */
  runsPerPage: 200,
  runs: 12_000,
  /** Links of a page and of a file, their targets in a file, and the length of a target's name. */
  linksPerPage: 400,
  links: 12_000,
  linkTargets: 50_000,
  linkTargetChars: 2000,
} as const

/** Length of a page of a file that has no pages of its own, in UTF-16 units. */
export const PAGE_CHARS = { min: 1200, target: 3000, max: 4000 } as const
