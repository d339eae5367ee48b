import type { DocumentIndex } from '../../text/document.ts'
import type { Query } from '../../text/search/passages.ts'
import type { CheckedAnswer } from '../citations.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import type { Intent, ShownReply } from '../question/intent.ts'
import type { Ordinal } from '../question/subject/ordinals.ts'
import { explainPassage } from './explained-passage.ts'
import { furtherPassages, isRepeated, repeatedAnswer } from './further-passages.ts'
import { following, lastSentence } from './conversation/following.ts'
import { oneSentence } from './one-sentence.ts'
import { compare } from './lookups/comparison/comparison.ts'
import { frontMatter } from './lookups/front-matter.ts'
import { headingsBelow } from './lookups/headings.ts'
import { listed, listedName } from './lookups/lists/listed.ts'
import { withRestOfTable } from './cut-table.ts'
import type { BuiltinMessages } from './messages.ts'
import { findInContext } from './conversation/near-first.ts'
import { contraryOf, otherItems } from './conversation/other-items.ts'
import { sectionsLine, summarise, summariseSection } from './overview/overview.ts'
import { keyTermsOf } from './overview/terms.ts'
import { findPassages, type QuestionSearch } from './passages/find-passages.ts'
import { quizOffer } from './quiz-offer.ts'
import { isNumberOfDocument, numberNamed, sectionNamed } from './passages/sections.ts'
import { askedTerms } from './question/coverage.ts'
import { composeAnswer, escapeMarkdownOutsideFormulas, ownWords } from './quotation.ts'
import { analysedDocument, type AnalysedDocument } from './document/analysed-document.ts'
import { answerParts } from './conversation/several-questions.ts'
import { answerFromSearch, answerQuestion } from './answer-question.ts'

/**
 * Answers from the document alone, in its own sentences with their pages: lookups by kind of
 * question first, then a search. If no passage has all of the question, shows the closest ones and
 * says so, or refuses.
 */
export const answerFromDocument = (
  index: DocumentIndex,
  intent: Intent,
  messages: BuiltinMessages,
): CheckedAnswer => withRestOfTable(answerIntent(index, intent, messages), index.pages, messages)

function answerIntent(
  index: DocumentIndex,
  intent: Intent,
  messages: BuiltinMessages,
): CheckedAnswer {
  const document = analysedDocument(index)
  switch (intent.kind) {
    case 'summary': {
      const { about } = intent
      if (about === undefined) return summarise(document, intent, messages)
      const section = sectionOf(document, about)
      const given = section && summariseSection(document, section, intent, messages)
      if (given) return given
      // Notes may have no sentence to quote, but headings inside a section.
      const outline = section && headingsBelow(document, section.heading, about)
      if (section && outline)
        return composeAnswer([
          ownWords(messages.section(escapeMarkdownOutsideFormulas(section.heading))),
          outline,
        ])
      const number = numberNamed(about)
      if (number === null) return answerQuestion(document, { question: about }, undefined, messages)
      // A number alone cannot be searched.
      return isNumberOfDocument(document, number)
        ? summarise(document, { ...intent, page: undefined }, messages)
        : withoutSection(document, messages)
    }
    case 'terms': {
      const { about, page, shown } = intent
      const section = about === undefined ? null : sectionOf(document, about)
      return section ||
        about === undefined ||
        numberNamed(about) === null ||
        isNumberOfDocument(document, about)
        ? keyTermsOf(document, { page, section, shown }, messages)
        : withoutSection(document, messages)
    }
    case 'passage':
      return (
        explainPassage(document, intent, messages) ??
        answerQuestion(document, intent.query, intent.page, messages)
      )
    case 'search':
      return (
        (intent.page === undefined ? answerParts(document, intent.query, messages) : null) ??
        answerOnce(document, intent, messages)
      )
    case 'more':
    case 'unclear': {
      const search = findPassages(document, intent.query, intent.page)
      return furtherPassages(document, search, intent, messages)
    }
    case 'next':
      return following(document, lastSentence(document, intent.shown), messages)
    case 'others':
      return otherItems(document, intent.shown) ?? answerIntent(index, intent.otherwise, messages)
    case 'opposite': {
      const other = contraryOf(document, intent.thing)
      if (other === undefined) return answerIntent(index, intent.otherwise, messages)
      const question = intent.before.replace(intent.thing, () => other)
      return answerIntent(index, classifyIntent({ question }, index), messages)
    }
    case 'shorter': {
      const search = findPassages(document, intent.query, intent.page)
      return oneSentence(document, search, answerFromSearch(document, search, messages))
    }
    case 'listed': {
      const before = classifyIntent({ question: intent.query.before }, index)
      const shown = before.kind === 'compare' ? undefined : intent.list
      const item =
        (shown && listed(document, intent, asAnswer(shown), messages)) ??
        listed(document, intent, answerIntent(index, before, messages), messages)
      if (item) return item
      const otherwise: Intent = { kind: 'search', query: intent.query }
      return answerIntent(index, aboutThing(index, { ...intent, otherwise }, messages), messages)
    }
    case 'aboutListed':
      return answerIntent(index, aboutThing(index, intent, messages), messages)
    case 'compare':
      return (
        compare(document, intent.sides) ??
        answerQuestion(document, intent.query, undefined, messages, true)
      )
    case 'front':
      return (
        frontMatter(index, intent.about, messages) ??
        answerQuestion(document, intent.query, undefined, messages)
      )
    case 'quiz':
      return quizOffer(document, intent, messages)
    case 'translate':
      return composeAnswer([ownWords(messages.translate)], { refused: true })
    case 'talk':
      return composeAnswer([ownWords(messages.talk[intent.about])])
  }
}

const sectionOf = (document: AnalysedDocument, about: string) =>
  sectionNamed(document, about, askedTerms({ question: about }, document))

/** The reply if the document has no section with the requested number. */
const withoutSection = (document: AnalysedDocument, messages: BuiltinMessages): CheckedAnswer =>
  composeAnswer([ownWords(messages.notFound), ...sectionsLine(document, messages)], {
    refused: true,
  })

const asAnswer = (shown: ShownReply): CheckedAnswer => ({
  ...shown,
  unsupported: [],
  refused: false,
})

/** The question that a list answers, and the list as it was shown. */
export type ListAsked = { readonly question: string; readonly shown?: ShownReply | undefined }

/** The name of the thing at a position in a list that was shown or that answers a question. */
export function nameAt(
  index: DocumentIndex,
  { question, shown }: ListAsked,
  { position }: Ordinal,
  messages: BuiltinMessages,
): string | undefined {
  const intent = classifyIntent({ question }, index)
  if (intent.kind === 'compare') return intent.sides.at(position)
  const asked = { question, language: index.language }
  return (
    (shown && listedName(asAnswer(shown), position, asked)) ??
    listedName(answerIntent(index, intent, messages), position, asked)
  )
}

/** The question with the name of the thing to which its ordinal refers. */
function aboutThing(
  index: DocumentIndex,
  { query, ordinal, list, otherwise }: Omit<Extract<Intent, { kind: 'aboutListed' }>, 'kind'>,
  messages: BuiltinMessages,
): Intent {
  const name = nameAt(index, { question: query.before, shown: list }, ordinal, messages)
  if (name === undefined) return otherwise
  const question = query.question.replace(ordinal.words, () => name)
  const intent = classifyIntent({ question }, index)
  const { context } = otherwise.kind === 'search' ? otherwise : {}
  return intent.kind === 'search' && context
    ? { ...intent, context: { ...context, shown: [] } }
    : intent
}

/** The answer to a question; only its best sentence again if all of it was shown before. */
function answerOnce(
  document: AnalysedDocument,
  { earlier, ...intent }: Extract<Intent, { kind: 'search' }>,
  messages: BuiltinMessages,
): CheckedAnswer {
  const { query, page, context } = intent
  const shown = context?.shown ?? []
  const passagesFor = (asked: Query): QuestionSearch =>
    context ? findInContext(document, asked, page, context) : findPassages(document, asked, page)
  const search = passagesFor(query)
  const given = answerFromSearch(document, search, messages)
  if (given.refused && earlier !== undefined) {
    const joined = { ...intent, query: { ...query, before: earlier } }
    return answerOnce(document, joined, messages)
  }
  if (given.lack !== undefined || !isRepeated(given, shown)) return given
  return repeatedAnswer(document, search, shown, messages)
}
