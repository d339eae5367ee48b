import { answerWords } from '../../../../languages/answers.ts'
import { definitionLabelOf, withoutSigns } from '../../../../text/blocks/definition-labels.ts'
import { rangeOf, termKey } from '../../question/term-in-text.ts'
import type { AnalysedDocument } from '../../document/analysed-document.ts'

/** Maximum characters of a definition in which its term is searched. */
const HEAD_CHARS = 160
/** Words and signs before the term that a definition begins with. */
const BEFORE_TERM = new RegExp(String.raw`^\W*(?:(?:${answerWords('articles')})\s+)?$`, 'iu')

/** A definition behind a label: where it begins, and its beginning without signs. */
type Labelled = {
  readonly page: number
  readonly start: number
  readonly end: number
  readonly head: string
  readonly name: string | null
}

const read = ({ index: { pages }, blocks }: AnalysedDocument): readonly Labelled[] =>
  blocks.flatMap(({ kind, page, start, end }): Labelled[] => {
    if (kind !== 'prose') return []
    const text = (pages[page - 1] ?? '').slice(start, end)
    const label = definitionLabelOf(text)
    if (!label) return []
    const head = withoutSigns(text.slice(label.length, label.length + HEAD_CHARS))
    return [{ page, start: start + label.length, end, head, name: label.name }]
  })

const labelledByDocument = new WeakMap<AnalysedDocument, readonly Labelled[]>()

/**
 * The number of the first sentence of the definition that a label announces for `term`: the label
 * names it, its text begins with it, or emphasises it near its beginning. -1 if there is none.
 */
export function labelledDefinition(document: AnalysedDocument, term: string): number {
  const { language, pages, markup, sentences } = document.index
  const all = labelledByDocument.get(document) ?? read(document)
  labelledByDocument.set(document, all)
  const key = termKey(term, language)
  const defines = ({ page, start, end, head, name }: Labelled): boolean => {
    const range = rangeOf(head, term, language)
    if (name !== null && termKey(name, language) === key) return true
    if (range !== null && BEFORE_TERM.test(head.slice(0, range.start))) return true
    return (markup.emphasis[page - 1] ?? []).some(
      (run) =>
        run.start >= start &&
        run.end <= Math.min(end, start + HEAD_CHARS) &&
        termKey((pages[page - 1] ?? '').slice(run.start, run.end), language) === key,
    )
  }
  const places = all
    .filter(defines)
    .map(({ page, start }) => sentences.findIndex((one) => one.page === page && one.end > start))
  return places.find((at) => (document.paragraphOf[at] ?? -1) >= 0) ?? -1
}
