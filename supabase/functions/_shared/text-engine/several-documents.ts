import {
  MAX_QUOTED,
  rankDocuments,
  divideBudget,
  weighDocuments,
  type TopSentences,
} from '../../../../domain/text/search/rank-documents.ts'
import { sumOfStatistics, type Passage } from '../../../../domain/text/search/passages.ts'
import { lackMessage } from '../../../../domain/tutor/builtin/lack/lack.ts'
import type { CheckedAnswer } from '../../../../domain/tutor/citations.ts'
import type { Intent, TutorQuestion } from '../../../../domain/tutor/question/intent.ts'
import {
  answerByFile,
  chooseAnswer,
  isDirect,
  joinAnswers,
  numberPassages,
  withSources,
  type FileAnswer,
} from '../../../../domain/tutor/join-file-answers.ts'
import type { InterfaceLanguage } from '../../../../messages/registry.ts'
import { messagesInLanguage } from '../messages.ts'
import type { OpenDocument, TextEngine, TutorSource } from './text-engine.ts'

/** A file to ask. `name` is shown to the learner. */
export type OpenFile = {
  readonly fileId: string
  readonly name: string
  readonly document: OpenDocument
}

/** A file that scores less than this share of the best one is not asked. */
const MIN_SHARE_OF_BEST = 0.4
/** Answers without a model are looked for in so many files. */
const MAX_ASKED = 4

const NOTHING: CheckedAnswer = { content: '', citations: [], unsupported: [], refused: false }

const keyOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Whether one file compares sides that may share a noun: "internal and external style sheets".
 * "Internal" alone would find something else in another file.
 */
const isCompared = (sides: readonly string[], answers: readonly FileAnswer[]): boolean =>
  sides.some((side) => side.includes(' ')) &&
  sides.some((side) => !side.includes(' ')) &&
  answers.some(({ answer }) => isDirect(answer))

/** The answer of the best files in a language. */
function chooseIn(language: InterfaceLanguage, answers: readonly FileAnswer[]): CheckedAnswer {
  const { tutor } = messagesInLanguage(language)
  return chooseAnswer(answers, tutor.notFoundInFiles, (lack) =>
    lackMessage(lack, tutor, tutor.missingInFiles),
  )
}

/**
 * Several documents as one source of answers. The work is scheduled for `userId`. The files are
 * compared by statistics of all of them, so that a document is found by what only it contains.
 */
export class SeveralDocuments implements TutorSource {
  readonly #engine: Pick<TextEngine, 'openDocument'>
  readonly userId: string
  readonly #files: readonly OpenFile[]

  constructor(
    engine: Pick<TextEngine, 'openDocument'>,
    userId: string,
    files: readonly OpenFile[],
  ) {
    this.#engine = engine
    this.userId = userId
    this.#files = files
  }

  async answer(question: TutorQuestion, language: InterfaceLanguage): Promise<CheckedAnswer> {
    const { notFoundInFiles: notFound } = messagesInLanguage(language).tutor
    const choose = (answers: readonly FileAnswer[]) => chooseIn(language, answers)
    const { intent, weights } = await this.#rankFiles(question)
    const answersOf = (files: readonly OpenFile[]) => this.#ask(files, question, language)
    switch (intent?.kind) {
      case 'quiz':
        return this.#offerQuiz(question, this.#bestFiles(weights), language)
      case 'translate':
      case 'talk':
        return choose(await answersOf(this.#files.slice(0, 1)))
      case 'terms':
      case 'front':
        return answerByFile(await answersOf(this.#files.slice(0, MAX_QUOTED)), notFound)
      case 'summary':
        if (intent.about === undefined)
          return answerByFile(await answersOf(this.#files.slice(0, MAX_QUOTED)), notFound)
    }
    const answers = await answersOf(this.#bestFiles(weights))
    const compared =
      intent?.kind === 'compare' ? await this.#compareFiles(intent.sides, answers, language) : null
    return compared ?? choose(answers)
  }

  async passages(question: TutorQuestion, budget: number): Promise<readonly Passage[]> {
    const { topSentences, weights } = await this.#rankFiles(question)
    const budgets = divideBudget(topSentences, weights, budget)
    const found = await Promise.all(
      this.#files.map(async ({ fileId, document }, i) => ({
        fileId,
        passages: budgets[i] ? await document.passages(question, budgets[i]) : [],
      })),
    )
    return numberPassages(found)
  }

  /** The passages are checked as a document of their own, in which each is a page. */
  async check(answer: string, passages: readonly Passage[]): Promise<CheckedAnswer> {
    const text = passages.map((passage) => passage.text).join('\f')
    const key = { fileId: await keyOf(text), extracted: 'passages' }
    const document = await this.#engine.openDocument(this.userId, key, () =>
      Promise.resolve({ text }),
    )
    const pages = passages.map((passage) => ({ ...passage, start: 0, end: passage.text.length }))
    return document ? withSources(await document.check(answer, pages), passages) : NOTHING
  }

  /** What all files have for a question. */
  async #rankFiles(tutorQuestion: TutorQuestion): Promise<{
    intent: Intent | undefined
    topSentences: readonly TopSentences[]
    weights: readonly number[]
  }> {
    // Previous quotations do not rank files, and would be copied to the thread of each.
    const question = { ...tutorQuestion, shown: [], list: undefined }
    const own = await Promise.all(this.#files.map(({ document }) => document.statistics(question)))
    const statistics = own.map((one) => one.statistics)
    const all = sumOfStatistics(statistics)
    const topSentences = await Promise.all(
      this.#files.map(({ document }) => document.topSentences(question, all)),
    )
    return {
      intent: own[0]?.intent,
      topSentences,
      weights: weighDocuments({ topSentences, statistics }),
    }
  }

  /** The offer of a quiz on the file that has most of its topic. */
  async #offerQuiz(
    question: TutorQuestion,
    [best = this.#files[0]]: readonly OpenFile[],
    language: InterfaceLanguage,
  ): Promise<CheckedAnswer> {
    if (!best) return NOTHING
    const offer = await best.document.answer(question, language)
    return { ...offer, ...(offer.action && { action: { ...offer.action, file_id: best.fileId } }) }
  }

  #ask(
    files: readonly OpenFile[],
    question: TutorQuestion,
    language: InterfaceLanguage,
  ): Promise<FileAnswer[]> {
    return Promise.all(
      files.map(async ({ fileId, name, document }) => ({
        fileId,
        name,
        answer: await document.answer(question, language),
      })),
    )
  }

  #bestFiles(weights: readonly number[]): OpenFile[] {
    return rankDocuments(weights)
      .filter((i) => (weights[i] ?? 0) >= MIN_SHARE_OF_BEST)
      .slice(0, MAX_ASKED)
      .flatMap((i) => this.#files[i] ?? [])
  }

  /**
   * A comparison of what is in different files: each side from the file that states it. Null unless
   * both sides are found, and where one file states both, as `answers` to the question may.
   */
  async #compareFiles(
    sides: readonly string[],
    answers: readonly FileAnswer[],
    language: InterfaceLanguage,
  ): Promise<CheckedAnswer | null> {
    if (isCompared(sides, answers)) return null
    const found = await Promise.all(
      sides.map(async (side) => {
        const { weights } = await this.#rankFiles({ question: side })
        const answers = await this.#ask(this.#bestFiles(weights), { question: side }, language)
        return { title: side, answer: chooseIn(language, answers) }
      }),
    )
    const files = new Set(found.map(({ answer }) => answer.citations[0]?.file_id))
    return files.size === found.length && found.every(({ answer }) => isDirect(answer))
      ? joinAnswers(found)
      : null
  }
}
