import type { Answer, Question } from '../quiz/rows.ts'
import { answeredVersion } from '../quiz/bank/versions.ts'
import { escapeMarkdown } from './conversation.ts'
import { optionLetter } from './csv.ts'
import { plainLine } from './rich-html.ts'
import { richMarkdown } from './rich-markdown.ts'
import { solutionOf } from './solution.ts'

/** Words of the document in the language of the reader. */
export type QuizTexts = {
  readonly page: (page: number) => string
  readonly source: string
  readonly marks: (obtained: number | null, marks: number) => string
  readonly yourAnswer: string
  readonly withdrawn: string
  readonly answer: string
}

type QuizRecord = {
  readonly name: string
  readonly questions: readonly Question[]
  readonly answers: readonly Answer[]
  readonly fileName: (fileId: string) => string | null
}

/** The learner's answer: of a choice the text of the option, as it was when it was chosen. */
function givenAnswer(question: Question, { user_answer }: Answer): string {
  const { options } = answeredVersion(question, 1) ?? question
  return options?.[user_answer] ?? user_answer
}

const onOneLine = (text: string): string => richMarkdown(plainLine(text, text.length))

function questionMarkdown(
  question: Question,
  {
    answer,
    texts,
    fileName,
  }: { answer: Answer | undefined; texts: QuizTexts } & Pick<QuizRecord, 'fileName'>,
): string[] {
  const options = Object.values(question.options ?? {}).map(
    (option, index) => `- ${optionLetter(index)}. ${onOneLine(option)}`,
  )
  const name = question.source_file_id === null ? null : fileName(question.source_file_id)
  const page = question.source_page === null ? null : texts.page(question.source_page)
  const { explanation, quote } = solutionOf(
    {
      answer: question.correct_answer,
      explanation: question.explanation,
      points: [],
      source: { page: question.source_page, quote: question.source_quote },
    },
    'before',
  )
  const source = [name, page].filter((part) => part !== null).join(', ')
  return [
    `## ${question.question_number}. ${onOneLine(question.question_text)}`,
    ...(question.withdrawn_at === null ? [] : [`**${texts.withdrawn}**`]),
    ...(options.length > 0 ? [options.join('\n')] : []),
    ...(answer
      ? [
          `**${texts.yourAnswer}** ${richMarkdown(givenAnswer(question, answer))}`,
          texts.marks(answer.marks_obtained, question.marks),
          ...(answer.feedback === null ? [] : [richMarkdown(answer.feedback)]),
        ]
      : []),
    `**${texts.answer}** ${richMarkdown(question.correct_answer)}`,
    ...(explanation === null ? [] : [richMarkdown(explanation)]),
    ...(quote === null ? [] : [`> ${onOneLine(quote)}`]),
    ...(source === '' ? [] : [`${texts.source} ${escapeMarkdown(source)}`]),
  ]
}

/** A completed quiz as Markdown: questions, the learner's answers, marks, explanations, pages. */
export function quizMarkdown(quiz: QuizRecord, texts: QuizTexts): string {
  const answers = new Map(quiz.answers.map((answer) => [answer.question_id, answer]))
  const questions = quiz.questions
    .toSorted((a, b) => a.question_number - b.question_number)
    .flatMap((question) =>
      questionMarkdown(question, {
        answer: answers.get(question.id),
        texts,
        fileName: quiz.fileName,
      }),
    )
  return [`# ${escapeMarkdown(quiz.name)}`, ...questions].join('\n\n') + '\n'
}
