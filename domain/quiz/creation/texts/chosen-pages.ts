import type { SourceText } from './source-text.ts'

/** The pages (from 1) to ask about, by file id; a file that is missing is asked about in full. */
export type ChosenPages = Readonly<Record<string, readonly number[]>>

/**
 * `files` with the texts of other pages emptied, so that page numbers stay. Files without a text on
 * their chosen pages are left out.
 */
export const onlyChosenPages = (files: readonly SourceText[], chosen: ChosenPages): SourceText[] =>
  files.flatMap((file) => {
    const numbers = chosen[file.fileId]
    if (!numbers) return [file]
    const chosenNumbers = new Set(numbers)
    const only = <T>(pages: readonly T[], empty: T): T[] =>
      pages.map((page, index) => (chosenNumbers.has(index + 1) ? page : empty))
    const pages = only(file.pages, '')
    if (pages.every((page) => page.trim() === '')) return []
    return [
      {
        ...file,
        pages,
        ...(file.emphasis && { emphasis: only(file.emphasis, []) }),
        ...(file.structure && { structure: only(file.structure, []) }),
      },
    ]
  })
