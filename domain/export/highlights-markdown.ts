import { escapeMarkdown } from './conversation.ts'
import { richMarkdown } from './rich-markdown.ts'

/** A highlight as it leaves Stoa; `note` may be empty. */
type ExportedHighlight = {
  readonly page: number
  readonly quote: string
  readonly note: string
}

type Source = {
  readonly name: string
  readonly files: readonly {
    readonly name: string
    readonly highlights: readonly ExportedHighlight[]
  }[]
}

type Texts = {
  readonly title: (baseName: string) => string
  readonly page: (page: number) => string
}

const plain = (text: string): string => richMarkdown(text.replace(/\s+/gu, ' ').trim())

/** The lines of a note remain lines: two spaces at the end are a line break. */
const lines = (note: string): string =>
  richMarkdown(note.trim()).replace(/(?<!\n)\n(?!\n)/gu, '  \n')

function highlightMarkdown({ page, quote, note }: ExportedHighlight, texts: Texts): string {
  const written = note.trim() === '' ? '' : `\n\n${lines(note)}`
  return `> ${plain(quote)}\n>\n> ${escapeMarkdown(texts.page(page))}${written}`
}

/** The highlights of a base as Markdown: a heading for each file, a quotation for each passage. */
export function highlightsMarkdown({ name, files }: Source, texts: Texts): string {
  const sections = files
    .filter(({ highlights }) => highlights.length > 0)
    .map((file) => {
      const quotes = file.highlights.map((each) => highlightMarkdown(each, texts))
      return [`## ${plain(file.name)}`, ...quotes].join('\n\n')
    })
  return [`# ${plain(texts.title(name))}`, ...sections].join('\n\n') + '\n'
}
