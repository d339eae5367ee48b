import { decodeText } from './decode.ts'
import { flowedPages, type DocumentPage } from './pages.ts'
import { BREAK, type SourceBlock } from './source-block.ts'
import { unstyled, storableText } from './styled-text.ts'

/** The lines between empty lines. */
function paragraphsOf(page: string): string[] {
  const paragraphs: string[][] = [[]]
  for (const line of page.split('\n').map((each) => each.trimEnd())) {
    if (line !== '') paragraphs.at(-1)?.push(line)
    else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([])
  }
  return paragraphs.filter(({ length }) => length > 0).map((lines) => lines.join('\n'))
}

/**
 * The paragraphs of a text file in sections of about a page; a form feed begins a page. What is a
 * heading or a list is recognised by its wording later, as in PDFs: hence no blocks. Throws
 * `document_wrong_type` if the file is not text.
 */
export function readText(bytes: Uint8Array): DocumentPage[] {
  const text = decodeText(bytes).replace(/\r\n?/gu, '\n')
  const blocks = text.split('\f').flatMap((page, at): SourceBlock[] => [
    ...(at > 0 ? [BREAK] : []),
    ...paragraphsOf(storableText(page)).map((paragraph): SourceBlock => {
      return { kind: 'paragraph', text: unstyled(paragraph) }
    }),
  ])
  return flowedPages([blocks]).map((page) => ({ ...page, blocks: [] }))
}
