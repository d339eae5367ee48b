import { pageWords } from '../../languages/pages.ts'

/** The label before a definition, as mathematics and computer science write it. */
type DefinitionLabel = {
  /** The number of characters up to the definition. */
  readonly length: number
  /** What is defined, if the label names it in brackets: "Definition 2.1 (Graph).". */
  readonly name: string | null
}

/** The sign for a thing, behind its name: "alphabet $\Sigma$". */
const SIGN = /\s\$[^$]{1,30}\$/gu

/** A text without the signs behind names. */
export const withoutSigns = (text: string): string => text.replace(SIGN, '')

/** Maximum characters of a label with its number and name. */
const LABEL_CHARS = 120
const NUMBER = String.raw`\.?(?:\s*\d{1,3}(?:[.-]\d{1,3}){0,3}\.?)?`
const NAME = String.raw`(?:\s*\((?<name>[^()\n]{2,60})\))?`
const LABEL = new RegExp(
  String.raw`^[\s>*_]*(?:${pageWords('definitionLabels')})(?!\p{L})` +
    String.raw`(?<after>${NUMBER}${NAME}\s*[.:–—]?)[\s*_]+(?=\S)`,
  'iu',
)

/**
 * The label with which a text begins: "Def.:", "Definition 2.1 (Graph).". Null without one, as in
 * "Definition of terms".
 */
export function definitionLabelOf(text: string): DefinitionLabel | null {
  const found = LABEL.exec(text.slice(0, LABEL_CHARS))
  const { after = '', name } = found?.groups ?? {}
  return found === null || after.trim() === ''
    ? null
    : { length: found[0].length, name: name ?? null }
}
