import type { DocumentIndex } from '../../text/document.ts'
import type { Query } from '../../text/search/passages.ts'
import type { CheckedAnswer } from '../citations.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import type { Intent } from '../question/intent.ts'
import { furtherPassages, isRepeated, repeatedAnswer } from './closest.ts'
import { missingWords } from './lack.ts'
import { following, lastSentence } from './following.ts'
import { oneSentence } from './one-sentence.ts'
import { compare } from './lookups/comparison/comparison.ts'
import { frontMatter } from './lookups/front-matter.ts'
import { headingsBelow } from './lookups/headings.ts'
import { listed, listedName } from './lookups/lists/listed.ts'
import type { BuiltinMessages } from './messages.ts'
import { inContext } from './near-first.ts'
import { contraryOf, otherItems } from './other-items.ts'
import { sectionsLine, summarise, summariseSection } from './overview/overview.ts'
import { keyTermsOf } from './overview/terms.ts'
import { findPassages, type Found } from './passages/find-passages.ts'
import { quizOffer } from './quiz-offer.ts'
import { isNumberOfDocument, numberNamed, sectionNamed } from './passages/sections.ts'
import { askedTerms } from './question/coverage.ts'
import { answer, escapeMarkdownOutsideFormulas, own } from './quotation.ts'
import { readingOf, type Reading } from './reading/reading.ts'
import { answerParts } from './several-questions.ts'
import { answerFound, search } from './search.ts'

/**
 * Answers from the document alone, in its own sentences with their pages: lookups by kind of
 * question first, then a search. If no passage has all of the question, shows the closest ones and
 * says so, or refuses.
 */
export function answerFromDocument(
  index: DocumentIndex,
  intent: Intent,
  messages: BuiltinMessages,
): CheckedAnswer {
  const reading = readingOf(index)
  switch (intent.kind) {
    case 'summary': {
      const { about } = intent
      if (about === undefined) return summarise(reading, intent, messages)
      const section = sectionOf(reading, about)
      const given = section && summariseSection(reading, section, intent, messages)
      if (given) return given
      // Notes may have no sentence to quote, but headings inside a section.
      const outline = section && headingsBelow(reading, section.heading, about)
      if (section && outline)
        return answer([
          own(messages.section(escapeMarkdownOutsideFormulas(section.heading))),
          outline,
        ])
      const number = numberNamed(about)
      if (number === null) return search(reading, { question: about }, undefined, messages)
      // A number alone says nothing that can be searched.
      return isNumberOfDocument(reading, number)
        ? summarise(reading, { ...intent, page: undefined }, messages)
        : withoutSection(reading, messages)
    }
    case 'terms': {
      const { about, page, shown } = intent
      const section = about === undefined ? null : sectionOf(reading, about)
      return section ||
        about === undefined ||
        numberNamed(about) === null ||
        isNumberOfDocument(reading, about)
        ? keyTermsOf(reading, { page, section, shown }, messages)
        : withoutSection(reading, messages)
    }
    case 'search':
      return (
        (intent.page === undefined ? answerParts(reading, intent.query, messages) : null) ??
        answerOnce(reading, intent, messages)
      )
    case 'more':
    case 'unclear': {
      const found = findPassages(reading, intent.query, intent.page)
      return furtherPassages(reading, found, intent, messages)
    }
    case 'next':
      return following(reading, lastSentence(reading, intent.shown), messages)
    case 'others':
      return (
        otherItems(reading, intent.shown) ?? answerFromDocument(index, intent.otherwise, messages)
      )
    case 'opposite': {
      const other = contraryOf(reading, intent.thing)
      if (other === undefined) return answerFromDocument(index, intent.otherwise, messages)
      const question = intent.before.replace(intent.thing, () => other)
      return answerFromDocument(index, classifyIntent({ question }, index), messages)
    }
    case 'shorter': {
      const found = findPassages(reading, intent.query, intent.page)
      return oneSentence(reading, found, answerFound(reading, found, messages))
    }
    case 'listed': {
      const before = classifyIntent({ question: intent.query.before }, index)
      const list = answerFromDocument(index, before, messages)
      const otherwise: Intent = { kind: 'search', query: intent.query }
      return (
        listed(reading, intent, list, messages) ??
        answerFromDocument(index, aboutThing(index, { ...intent, otherwise }, messages), messages)
      )
    }
    case 'aboutListed':
      return answerFromDocument(index, aboutThing(index, intent, messages), messages)
    case 'compare':
      return (
        compare(reading, intent.sides) ?? search(reading, intent.query, undefined, messages, true)
      )
    case 'front':
      return (
        frontMatter(index, intent.about, messages) ??
        search(reading, intent.query, undefined, messages)
      )
    case 'quiz':
      return quizOffer(reading, intent, messages)
    case 'translate':
      return answer([own(messages.translate)], { refused: true })
    case 'talk':
      return answer([own(messages.talk[intent.about])])
  }
}

const sectionOf = (reading: Reading, about: string) =>
  sectionNamed(reading, about, askedTerms({ question: about }, reading))

/** The reply if a section with the number that is named does not exist. */
const withoutSection = (reading: Reading, messages: BuiltinMessages): CheckedAnswer =>
  answer([own(messages.notFound), ...sectionsLine(reading, messages)], { refused: true })

/** The question with the name of the thing at the place that it names. */
function aboutThing(
  index: DocumentIndex,
  {
    query,
    ordinal,
    otherwise,
  }: Pick<Extract<Intent, { kind: 'aboutListed' }>, 'query' | 'ordinal' | 'otherwise'>,
  messages: BuiltinMessages,
): Intent {
  const before = classifyIntent({ question: query.before }, index)
  const name =
    before.kind === 'compare'
      ? before.sides.at(ordinal.place)
      : listedName(answerFromDocument(index, before, messages), ordinal.place, {
          question: query.before,
          language: index.language,
        })
  if (name === undefined) return otherwise
  return classifyIntent({ question: query.question.replace(ordinal.words, () => name) }, index)
}

/** The answer to a question; only its best sentence again if all of it was shown before. */
function answerOnce(
  reading: Reading,
  { earlier, ...intent }: Extract<Intent, { kind: 'search' }>,
  messages: BuiltinMessages,
): CheckedAnswer {
  const { query, page, context } = intent
  const shown = context?.shown ?? []
  const passagesFor = (asked: Query): Found => {
    const found = findPassages(reading, asked, page)
    return context ? inContext(reading, found, context) : found
  }
  const found = passagesFor(query)
  const given = answerFound(reading, found, messages)
  const isKnown = () => missingWords(query.question, found.request.asked, reading).length === 0
  if (given.refused && query.before !== undefined && isKnown()) {
    // The document has the subject, but not the words in which this is asked about it.
    const related = passagesFor({ question: query.before })
    const near = furtherPassages(reading, related, { kind: 'related', shown }, messages)
    if (near.citations.length > 0) return near
    const next = following(reading, lastSentence(reading, shown), messages)
    return next.refused ? given : { ...next, closest: true }
  }
  if (given.refused && earlier !== undefined) {
    const joined = { ...intent, query: { ...query, before: earlier } }
    return answerOnce(reading, joined, messages)
  }
  if (given.lack !== undefined || !isRepeated(given, shown)) return given
  return repeatedAnswer(reading, found, shown, messages)
}
