import { definitionChecks } from '../../../languages/definition-checks.ts'
import { wordsInside } from '../../../languages/patterns.ts'
import type { Block } from '../../../text/blocks/blocks.ts'
import { isWorkedExample } from '../../../text/blocks/sections.ts'
import { onOneLine } from '../../../text/normalise.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import { isSelfContainedSentence } from '../terms/defining-sentences.ts'
import { cleanTerm } from '../terms/term-names.ts'
import type { AskedQuestion } from './asked-questions.ts'
import { wordsIn, type Wording } from '../wording/wording.ts'

const MAX_NAME_WORDS = 6
/** Formulas, programs and brackets. */
const UNCLEAR = /[=<>∑∫{}|\\~_#()[\]$`;:]|https?:/u
const PRONOUN = wordsInside(definitionChecks('pronouns', 'others', 'demonstratives'))
/** "The two", "the game": references to the previous text. */
const GENERAL = /^\p{L}+ \p{L}+$/u

/** Whether a phrase can be understood as a thing without the previous text. */
const isNamed = (text: string, { patterns }: Wording): boolean =>
  !UNCLEAR.test(text) &&
  !PRONOUN.test(text) &&
  !patterns.dependentStart.test(text) &&
  !patterns.vagueStart.test(text) &&
  wordsIn(text).length <= MAX_NAME_WORDS &&
  !(GENERAL.test(text) && patterns.article.test(text) && !patterns.indefinite.test(text))

/** A noun alone, which does not say of what: "treatment". */
const isBareNoun = (thing: string, { capitalNouns, patterns }: Wording): boolean =>
  !capitalNouns && /^\p{Ll}+$/u.test(thing) && !(patterns.plural?.test(thing) ?? false)

/** A noun phrase as the document writes it inside a sentence. */
const inside = (text: string, all: string, { capitalNouns, patterns }: Wording): string => {
  const [first = ''] = text.split(' ', 1)
  const isCommon = !capitalNouns && all.includes(` ${first.toLowerCase()} `)
  return isCommon || patterns.article.test(text)
    ? first.toLowerCase() + text.slice(first.length)
    : text
}

/** Other names and abbreviations: "smell (olfaction)". */
const withoutBrackets = (text: string): string => text.replace(/\s\([^()]{1,40}\)/gu, '')

/** The question for an aspect of a thing: "The main task of a mill is to …". */
const aspectOf = (
  sentence: string,
  { aspect = '', thing = '', verb = '' }: Readonly<Record<string, string>>,
  wording: Wording,
): string | null =>
  isNamed(thing, wording) &&
  !isBareNoun(thing, wording) &&
  !wording.patterns.copula.test(thing) &&
  isSelfContainedSentence(sentence, wording)
    ? wording.whatAspect({ aspect: aspect.charAt(0).toLowerCase() + aspect.slice(1), verb })
    : null

/** The question that a sentence answers by its construction; null if there is none. */
const questionOf = (sentence: string, all: string, wording: Wording): string | null => {
  const { answeringSentences, dependentStart, pointer } = wording.patterns
  const text = withoutBrackets(sentence)
  if (dependentStart.test(text) || pointer.test(text)) return null
  const { a, b } = answeringSentences.difference.exec(text)?.groups ?? {}
  if (a !== undefined && b !== undefined)
    return isNamed(a, wording) && isNamed(b, wording)
      ? wording.difference([cleanTerm(a, wording), cleanTerm(b, wording)])
      : null
  const aspectParts = answeringSentences.aspect.exec(text)?.groups
  if (aspectParts) return aspectOf(sentence, aspectParts, wording)
  const { thing, verb, name } = answeringSentences.called.exec(text)?.groups ?? {}
  if (thing === undefined || verb === undefined || name === undefined) return null
  return isNamed(thing, wording) &&
    isNamed(name, wording) &&
    isSelfContainedSentence(sentence, wording)
    ? wording.whyCalled({
        thing: inside(thing, all, wording),
        verb,
        name: cleanTerm(name, wording),
      })
    : null
}

/**
 * The questions that single sentences answer: how two things differ, why one has its name, what its
 * task or advantage is.
 */
export const sentenceQuestions = (
  blocks: readonly Block[],
  pages: readonly string[],
  wording: Wording,
): AskedQuestion[] => {
  const all = pages.join('\n')
  return blocks.flatMap((block, at) => {
    if ((block.kind !== 'prose' && block.kind !== 'list') || isWorkedExample(block.heading))
      return []
    const page = pages[block.page - 1] ?? ''
    return sentencesOf(page.slice(block.start, block.end), wording.language).flatMap((sentence) => {
      const text = onOneLine(sentence.text).replace(/^[•●▪◦–*-]\s*/u, '')
      const question = questionOf(text, all, wording)
      if (question === null) return []
      const start = block.start + sentence.start
      const quote = page.slice(start, block.start + sentence.end).trim()
      return [
        {
          question,
          topicId: question,
          answer: [{ text, quote, page: block.page }],
          position: at / blocks.length,
        },
      ]
    })
  })
}
