import { createHash } from 'node:crypto'
import {
  MAX_QUOTED,
  rankDocuments,
  shareRoom,
  type Survey,
} from '../../../../domain/text/library.ts'
import { sumOfStatistics, type Passage } from '../../../../domain/text/passages.ts'
import type { CheckedAnswer } from '../../../../domain/tutor/citations.ts'
import type { Intent, TutorQuestion } from '../../../../domain/tutor/question.ts'
import {
  answerByFile,
  chooseAnswer,
  isDirect,
  joinAnswers,
  numberPassages,
  withSources,
  type FileAnswer,
} from '../../../../domain/tutor/several-files.ts'
import type { InterfaceLanguage } from '../../../../messages/registry.ts'
import { messagesInLanguage } from '../messages.ts'
import type { OpenDocument, TextEngine, TutorSource } from './text-engine.ts'

/** A file of the library. `name` is shown to the learner. */
export type LibraryFile = {
  readonly fileId: string
  readonly name: string
  readonly document: OpenDocument
}

/** A file whose best sentence scores less than this share of the best is not asked. */
const WORTH_ASKING = 0.5
/** Answers without a model are looked for in so many files. */
const MAX_ASKED = 3

/** What all files have for a question. */
type Look = { readonly intent: Intent | undefined; readonly surveys: readonly Survey[] }

/**
 * Several documents as one source of answers. `account` is whose turn the work takes. The files are
 * compared by statistics of all of them, so that a document is found by what only it says.
 */
export function openLibrary(
  engine: Pick<TextEngine, 'openDocument'>,
  account: string,
  files: readonly LibraryFile[],
): TutorSource {
  const look = async (question: TutorQuestion): Promise<Look> => {
    const own = await Promise.all(files.map(({ document }) => document.statistics(question)))
    const all = sumOfStatistics(own.map(({ statistics }) => statistics))
    const surveys = await Promise.all(files.map(({ document }) => document.survey(question, all)))
    return { intent: own[0]?.intent, surveys }
  }

  const ask = (
    asked: readonly LibraryFile[],
    question: TutorQuestion,
    language: InterfaceLanguage,
  ): Promise<FileAnswer[]> =>
    Promise.all(
      asked.map(async ({ fileId, name, document }) => ({
        fileId,
        name,
        answer: await document.answer(question, language),
      })),
    )

  const bestFiles = (surveys: readonly Survey[]): LibraryFile[] => {
    const ranked = rankDocuments(surveys)
    const best = surveys[ranked[0] ?? -1]?.scores[0] ?? 0
    return ranked
      .filter((i) => (surveys[i]?.scores[0] ?? 0) >= best * WORTH_ASKING)
      .slice(0, MAX_ASKED)
      .flatMap((i) => files[i] ?? [])
  }

  /**
   * A comparison of what is in different files: each side from the file that says it. Null unless
   * both sides are found, and where one file says both.
   */
  const compareFiles = async (
    sides: readonly [string, string],
    language: InterfaceLanguage,
    notFound: string,
  ): Promise<CheckedAnswer | null> => {
    const found = await Promise.all(
      sides.map(async (side) => {
        const { surveys } = await look({ question: side })
        const answers = await ask(bestFiles(surveys), { question: side }, language)
        return { title: side, answer: chooseAnswer(answers, notFound) }
      }),
    )
    const files = new Set(found.map(({ answer }) => answer.citations[0]?.file_id))
    return files.size === found.length && found.every(({ answer }) => isDirect(answer))
      ? joinAnswers(found)
      : null
  }

  return {
    async answer(question, language) {
      const { notFoundInFiles: notFound } = messagesInLanguage(language).tutor
      const { intent, surveys } = await look(question)
      switch (intent?.kind) {
        case 'quiz':
        case 'translate':
        case 'talk':
          return chooseAnswer(await ask(files.slice(0, 1), question, language), notFound)
        case 'terms':
        case 'front':
          return answerByFile(await ask(files.slice(0, MAX_QUOTED), question, language), notFound)
        case 'summary':
          if (intent.about === undefined)
            return answerByFile(await ask(files.slice(0, MAX_QUOTED), question, language), notFound)
      }
      const compared =
        intent?.kind === 'compare' ? await compareFiles(intent.sides, language, notFound) : null
      return compared ?? chooseAnswer(await ask(bestFiles(surveys), question, language), notFound)
    },

    async passages(question, budget) {
      const { surveys } = await look(question)
      const room = shareRoom(surveys, budget)
      const found = await Promise.all(
        files.map(async ({ fileId, document }, i) => ({
          fileId,
          passages: room[i] ? await document.passages(question, room[i]) : [],
        })),
      )
      return numberPassages(found)
    },

    // The passages are a document of their own, in which each is a page.
    async check(answer, passages) {
      const text = passages.map((passage) => passage.text).join('\f')
      const fileId = createHash('sha256').update(text).digest('hex')
      const document = await engine.openDocument(account, { fileId, extracted: 'passages' }, () =>
        Promise.resolve(text),
      )
      const pages = passages.map((passage): Passage => ({
        ...passage,
        start: 0,
        end: passage.text.length,
      }))
      const checked = await document?.check(answer, pages)
      return checked
        ? withSources(checked, passages)
        : { content: '', citations: [], unsupported: [], refused: false }
    },
  }
}
