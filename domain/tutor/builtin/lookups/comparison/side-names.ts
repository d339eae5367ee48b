import { answerWords } from '../../../../languages/answers.ts'
import { LANGUAGES } from '../../../../languages/registry.ts'
import type { AnalysedDocument } from '../../document/analysed-document.ts'
import { definitionOf, isNamed } from '../definitions/definitions.ts'
import { literalSource } from '../../../../languages/patterns.ts'

/** The complement of a term: "the classical or Keynesian view of money". */
const COMPLEMENT = new RegExp(String.raw`\s(?:${answerWords('complements')})\s.*$`, 'iu')

/** Letters that the ends of two compounds share at least: "schaltung". */
const MIN_SHARED_END = 5

/**
 * "Reihen-" beside "Parallelschaltung", "Beta-Minus-" beside "Beta-Plus-Zerfall": the word of the
 * document that begins and ends so.
 */
function writtenOut({ index }: AnalysedDocument, side: string, other: string): string {
  const begin = side.slice(0, -1)
  const end = other.split(' ')[0]?.slice(-MIN_SHARED_END) ?? ''
  const word = new RegExp(
    String.raw`(?<!\p{L})${literalSource(begin)}[\p{L}-]*${literalSource(end)}(?!\p{L})`,
    'iu',
  )
  for (const page of index.pages) {
    const found = word.exec(page)
    if (found) return found[0]
  }
  return begin
}

/**
 * Adds the noun that the sides share to those that lack it, if the document then names them: "high
 * culture" for "high or popular culture", "proteínas periféricas" for "proteínas integrales y
 * periféricas".
 */
export function completed(document: AnalysedDocument, sides: readonly string[]): readonly string[] {
  const isFirst = LANGUAGES.get(document.index.language)?.nounFirst === true
  const asked = (isFirst ? sides[0] : sides.at(-1)) ?? ''
  const full = isNamed(document, asked) ? asked : asked.replace(COMPLEMENT, '')
  const words = full.split(' ')
  // As many shared words as possible: "normative or informational social influence".
  const shared = words
    .slice(1)
    .map((_, i) => (isFirst ? words.slice(0, -1 - i) : words.slice(i + 1)))
  return sides.map((side) => {
    if (side === asked) return isNamed(document, full) ? full : asked
    if (side.endsWith('-')) return writtenOut(document, side, full)
    const complete = shared.map((rest) => (isFirst ? [...rest, side] : [side, ...rest]).join(' '))
    // "single member" beside "multimember districts" may be complete itself.
    const isKnown = (name: string): boolean =>
      side.includes(' ') ? definitionOf(document, name) !== null : isNamed(document, name)
    return complete.find(isKnown) ?? side
  })
}
