import { definitionChecks } from '../../../languages/definition-checks.ts'
import { beginning } from '../../../languages/patterns.ts'
import { headingWithoutNumber } from '../siblings/sibling-sections.ts'
import { wordsIn, type Wording } from '../wording/wording.ts'
import { fromSentence, type Sentence } from './defining-sentences.ts'
import { definition, type Definition } from './definition.ts'
import {
  hasDefiningForm,
  isDefinitePhrase,
  isDistinguishing,
  isOfOwnKind,
  isOneOfSeveral,
  isPartOfSeveral,
} from './meanings/label-meanings.ts'
import { cleanTerm } from './term-names.ts'
import { SENTENCE_END } from '../../../text/sentence-bounds.ts'

/** A label of a few words before a colon, as in notes also before a dash or an equals sign. */
const LABEL = String.raw`^(?<label>(?:[^:=–—.!?()"“”„«»]|\([^()]*\)){2,60}?)`
/** The end of a label whose name the sentence after it repeats or means. */
const LABEL_MARK = String.raw`(?:\s*:|\s(?<dash>[–—-]))\s+`
const LABELLED_SENTENCE = new RegExp(String.raw`${LABEL}${LABEL_MARK}(?<rest>\S.*)$`, 'u')
const UP_TO_MARK = new RegExp(String.raw`^.*?${LABEL_MARK}`, 'su')
const NOTE_LABEL = new RegExp(String.raw`${LABEL}(?:\s*:|\s[=–—-])\s+(?<rest>\S.*)$`, 'u')

/** "It is the …", "This is a …" after a label. */
const REFERS_TO_LABEL = beginning(
  String.raw`(?:(?:${definitionChecks('standIns')})\s+)?(?:${definitionChecks('copulas')})`,
  String.raw`\s+(?=(?:${definitionChecks('articles')})\s)`,
)

/**
 * The definition in a sentence after a label, which its subject may repeat or refer to:
 * "Turbidity : It is a measure of …", "Silt load : Silt load is defined as …".
 */
export const fromColonLabel = (
  sentence: Sentence,
  bold: readonly string[],
  wording: Wording,
): Definition[] => {
  const { label = '', dash, rest = '' } = LABELLED_SENTENCE.exec(sentence.text)?.groups ?? {}
  const { text, ...source } = sentence
  if (label === '' || wording.patterns.copula.test(label) || !SENTENCE_END.test(text)) return []
  // Before a dash, "it" can be anything.
  const meaning = dash === undefined ? rest.replace(REFERS_TO_LABEL, '') : rest
  if (meaning !== rest)
    return definition({ ...source, term: label, meaning, isFormal: true }, 'marked', wording)
  const repeated = repeatedLabel(rest, label, wording)
  const names = [...(dash === undefined ? bold : []), ...repeated]
  if (names.length === 0) return []
  const quote = source.quote.replace(UP_TO_MARK, '')
  return fromSentence({ text: rest, ...source, quote }, names, wording)
}

/** The name of a label if the text after it begins with it. */
const repeatedLabel = (rest: string, label: string, wording: Wording): string[] => {
  const name = cleanTerm(label, wording).toLowerCase()
  const subject = rest.replace(wording.patterns.article, '').toLowerCase()
  return subject.startsWith(`${name} `) ? [name] : []
}

/** Words that join two terms, and the sign of a function: "Var(X)". */
const NO_TERM = new RegExp(String.raw`\s(?:${definitionChecks('conjunctions')}|&)\s|\p{L}\(`, 'iu')

/** Whether a label without bold type is one thing, and the phrase after it one kind of it. */
const namesOne = (label: string, rest: string, wording: Wording): boolean =>
  !NO_TERM.test(label) &&
  !wording.siblings.lead.test(wordsIn(label).at(-1) ?? '') &&
  !isOneOfSeveral(cleanTerm(label, wording), rest, wording) &&
  !wording.siblings.aspect.test(label)

/** The definition after a label without bold type: "Stage = height of the water". */
export const fromNoteLabel = (sentence: Sentence, wording: Wording): Definition[] => {
  const { label = '', rest = '' } = NOTE_LABEL.exec(sentence.text)?.groups ?? {}
  const { text, ...source } = sentence
  const isDefined =
    SENTENCE_END.test(text) &&
    !wording.patterns.copula.test(label) &&
    (hasDefiningForm(rest, wording) ||
      isDistinguishing(rest, wording) ||
      isOfOwnKind(label, rest, wording)) &&
    namesOne(label, rest, wording)
  return isDefined
    ? definition({ ...source, term: label, meaning: rest, isFormal: true }, 'marked', wording)
    : []
}

/** The definition that follows a heading as a phrase, as on slides. */
export const fromTitle = (sentence: Sentence, title: string, wording: Wording): Definition[] => {
  const { text, ...source } = sentence
  const term = headingWithoutNumber(title)
  const isDefined =
    hasDefiningForm(text, wording) ||
    isOfOwnKind(term, text, wording) ||
    (isPhraseAlone(sentence, wording) && isDefinitePhrase(text, wording))
  const isRepeated = text.toLowerCase().includes(cleanTerm(term, wording).toLowerCase())
  return isDefined &&
    !isRepeated &&
    namesOne(term, text, wording) &&
    !isPartOfSeveral(term, text, wording)
    ? definition({ ...source, term, meaning: text, isFormal: true }, 'marked', wording)
    : []
}

/** Whether the text below a title is one phrase, not a sentence or two lines that run together. */
const isPhraseAlone = ({ quote }: Sentence, { capitalNouns }: Wording): boolean =>
  !SENTENCE.test(quote) && (capitalNouns || !NEXT_LINE.test(quote))

/** The end of a sentence before another one. */
const SENTENCE = /[.!?]["”’)]*(?:\s|$)/u
/** A line that begins another phrase. */
const NEXT_LINE = /[^.,;:]\s*\n\s*\p{Lu}/u

/**
 * The definition that a label announces: of what its sentence is about, or the meaning alone of
 * what the label or the heading above it names, as in "Definition 3.4 (Tree). A connected graph
 * without cycles."
 */
export const fromLabelled = (
  sentence: Sentence,
  {
    name: ownName,
    bold,
    title,
  }: { readonly name: string | null; readonly bold: readonly string[]; readonly title: string },
  wording: Wording,
): Definition[] => {
  const { text, ...source } = sentence
  const heading = headingWithoutNumber(title)
  const name = ownName ?? (heading === '' || NO_TERM.test(heading) ? null : heading)
  const names = name === null ? bold : [...bold, cleanTerm(name, wording).toLowerCase()]
  const whole = fromSentence({ ...sentence, isLabelled: true }, names, wording)
  return whole.length > 0 || name === null
    ? whole
    : definition(
        { ...source, term: name, meaning: text.replace(REFERS_TO_LABEL, '') },
        'marked',
        wording,
      )
}
