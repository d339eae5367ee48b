import type { QuestionDraft } from '../../domain/quiz/creation/draft.ts'

/**
 * The first objection of a careful teacher that can be detected automatically, or null. `pages`
 * are those of the question's file.
 */
export const rubric = (draft: QuestionDraft, pages: readonly string[]): string | null => {
  const question = draft.question
  if (question.length > 480) return 'question_too_long'
  if (
    /\b(?:figure|table|section|chapter|equation)s?\s+\d|\b(?:see|as|the|shown|described|listed|given) (?:above|below)\b|\bet al\b/iu.test(
      question,
    )
  )
    return 'points_elsewhere'
  if (/[=<>∑∫{}\\|~�]/u.test(question)) return 'formula_symbols'
  if (
    /@|https?:|\b(?:isbn|doi|copyright)\b/iu.test(
      [question, draft.correct, ...draft.wrong].join(' '),
    )
  )
    return 'publishing_data'
  return draft.type === 'mcq' ? optionRubric(draft, pages) : pointRubric(draft)
}

const words = (text: string): string[] =>
  text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]+/gu) ?? []
const isNumeric = (text: string): boolean => /^[\d.,]+$/u.test(text)
const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)
const mixed = (options: readonly string[], trait: (option: string) => boolean): boolean =>
  new Set(options.map(trait)).size > 1

/** The words in quotation marks of a question. */
const quoted = (question: string): string | undefined =>
  /[“„«]\s?([^”“»]+?)\s?[”“»]/u.exec(question)?.[1]

const DEPENDENT_START =
  /^\s*(?:it|this|that|these|those|they|he|she|we|such|here|both)\b|\bof that \p{Ll}|\bof \p{Ll}+ing (?:it|them)\b/iu

/** What is wrong with the forms of options; null if they are alike. */
const formRubric = (options: readonly string[]): string | null => {
  if (mixed(options, isNumeric)) return 'mixed_numeric'
  if (mixed(options, isCapital)) return 'mixed_casing'
  const lengths = options.map((option) => option.length)
  const longest = Math.max(...lengths)
  return longest > 3 * Math.min(...lengths) && longest > 12 ? 'uneven_lengths' : null
}

/** What is wrong with the options of a gap in the text `stem`. */
const gapRubric = (
  { correct, wrong }: QuestionDraft,
  stem: string,
  pages: readonly string[],
): string | null => {
  const options = [correct, ...wrong]
  if (isNumeric(correct)) return null
  if (wrong.some((option) => isStatedElsewhere(stem, option, pages))) return 'also_correct'
  if (isCapital(correct) || words(correct).length > 5) return null
  if (mixed(options, (option) => /[^sui]s$/u.test(option))) return 'mixed_singular_plural'
  return options.some((option) => !/s$/u.test(option) && /s \p{L}+$/u.test(option))
    ? 'no_phrase'
    : null
}

const optionRubric = (draft: QuestionDraft, pages: readonly string[]): string | null => {
  const { question, correct, wrong } = draft
  const stem = quoted(question) ?? ''
  const hasGap = stem.includes('____')
  if (DEPENDENT_START.test(stem)) return 'dangling'
  if (hasGap && words(stem).length < 6) return 'too_little_context'
  const options = [correct, ...wrong]
  const form = formRubric(options)
  if (form !== null) return form
  const statedWords = ` ${words(question).join(' ')} `
  if (options.some((option) => statedWords.includes(` ${words(option).join(' ')} `)))
    return 'option_in_question'
  if (options.some((option) => /\b(?:thing|something|way|example)s?$/iu.test(option)))
    return 'vague_option'
  return hasGap ? gapRubric(draft, stem, pages) : null
}

const contentStems = (text: string): string[] =>
  words(text)
    .filter((word) => word.length > 4)
    .map((word) => word.slice(0, 6))

/** Whether a sentence contains the option and most of the question's content words. */
const isStatedElsewhere = (stem: string, option: string, pages: readonly string[]): boolean => {
  const statedWords = contentStems(stem)
  return pages
    .flatMap((page) => page.replace(/\s+/gu, ' ').split(/(?<=[.!?])\s/u))
    .filter((sentence) => sentence.toLowerCase().includes(option.toLowerCase()))
    .some((sentence) => {
      const sentenceWords = contentStems(sentence)
      return (
        statedWords.length > 3 &&
        statedWords.filter((word) => sentenceWords.includes(word)).length > statedWords.length * 0.6
      )
    })
}

/** Whether two points have most of their long words in common. */
const areAlike = (texts: readonly (readonly string[])[]): boolean => {
  const wordSets = texts.map(
    (text) => new Set(text.filter((word) => word.length > 3 || /\p{Script=Han}/u.test(word))),
  )
  return wordSets.some((text, index) =>
    wordSets
      .slice(index + 1)
      .some(
        (other) =>
          text.size > 2 &&
          [...text].filter((word) => other.has(word)).length >
            0.7 * new Set([...text, ...other]).size,
      ),
  )
}

/** Whether a short topic of the question is in none of the points. */
const isOffTopic = (question: string, texts: readonly (readonly string[])[]): boolean => {
  const topic = /[Ll]ist|each of these/u.test(question) ? undefined : quoted(question)
  if (topic === undefined || topic.includes('…') || topic.endsWith(':')) return false
  const stem = (word: string) => word.slice(0, 4)
  const about = words(topic).map(stem)
  return (
    about.length > 0 &&
    topic.split(' ').length < 4 &&
    !texts.some((text) => text.map(stem).some((word) => about.includes(word)))
  )
}

const pointRubric = ({ type, question, points }: QuestionDraft): string | null => {
  const texts = points.map((point) => words(point.text))
  if (points.some((point) => point.text.length > 420)) return 'point_too_long'
  if (type === 'laq' && texts.some((text) => text.length < 2)) return 'point_too_short'
  if (points.some((point) => DEPENDENT_START.test(point.text))) return 'dangling_point'
  // If the text states more than three points, any three may be correct, but only those of the
  // model answer earn marks.
  if (/(?:Give three points|Make five points|add two more points it makes)\.$/u.test(question))
    return 'any_points'
  if (areAlike(texts)) return 'points_alike'
  return isOffTopic(question, texts) ? 'off_topic' : null
}
