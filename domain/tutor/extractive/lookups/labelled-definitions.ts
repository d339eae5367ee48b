import { answerWords } from '../../../languages/answers.ts'
import { definitionLabelOf, withoutSigns } from '../../../text/blocks/definition-labels.ts'
import { placeOf, termKey } from '../question/term-in-text.ts'
import type { Reading } from '../reading/reading.ts'

/** Maximum characters of a definition in which its term is searched. */
const HEAD_CHARS = 160
/** What may stand before the term that a definition begins with. */
const BEFORE_TERM = new RegExp(String.raw`^\W*(?:(?:${answerWords('articles')})\s+)?$`, 'iu')

/**
 * The number of the first sentence of the definition that a label announces for `term`: the label
 * names it, its text begins with it, or emphasises it near its beginning. -1 if there is none.
 */
export function labelledDefinition({ index, blocks, passageOf }: Reading, term: string): number {
  const { language, pages, markup } = index
  const key = termKey(term, language)
  for (const { kind, page, start, end } of blocks) {
    if (kind !== 'prose') continue
    const text = (pages[page - 1] ?? '').slice(start, end)
    const label = definitionLabelOf(text)
    if (!label) continue
    const from = start + label.length
    const head = withoutSigns(text.slice(label.length, label.length + HEAD_CHARS))
    const place = placeOf(head, term, language)
    const isNamed = label.name !== null && termKey(label.name, language) === key
    const isSubject = place !== null && BEFORE_TERM.test(head.slice(0, place.start))
    const isEmphasised = (markup.emphasis[page - 1] ?? []).some(
      (run) =>
        run.start >= from &&
        run.end <= Math.min(end, from + HEAD_CHARS) &&
        termKey((pages[page - 1] ?? '').slice(run.start, run.end), language) === key,
    )
    if (!isNamed && !isSubject && !isEmphasised) continue
    const at = index.sentences.findIndex((one) => one.page === page && one.end > from)
    if ((passageOf[at] ?? -1) >= 0) return at
  }
  return -1
}
