import { pageWords } from '../../../languages/pages.ts'
import { beginning, wordsInside } from '../../../languages/patterns.ts'
import type { Chunk } from '../lines.ts'
import { sectionOf } from '../sections.ts'
import type { Shape } from '../shapes.ts'

/** The box of an option: "☐ a dam". */
const TICK_BOX = /^[☐☑☒]/u
const BLANK_TO_FILL = /_{4,}|\.{8,}\s*$/u

/** "Exercise 4. …", "◑ Aufgabe 4 | …": the label of an exercise with its number. */
const NUMBERED_LABEL = /^[^\p{L}\p{N}]{0,4}(\p{L}{3,20})\s+\d{1,3}(?:\.\d{1,2})?[a-z]?\s*[.:|)–—-]/u
/**
 * "Ejercicio Dada una tabla …": a label that stood on a line of its own. In languages that begin
 * nouns or titles with a capital letter, it may also be a term ("Exercise Physiology").
 */
const LABEL_BEFORE_SENTENCE = new RegExp(
  String.raw`^(?:${pageWords('exerciseLabels')})\s+(?=[¿¡]?\p{Lu}\p{Ll})`,
  'iu',
)
/** "Your task is to …". */
const ASSIGNS = wordsInside(pageWords('assigns'))

/** Whether a text begins with the label of an exercise. */
function isLabelledExercise(text: string): boolean {
  const label = /^([^:.!?]{3,30}):\s/u.exec(text)?.[1] ?? ''
  const numbered = NUMBERED_LABEL.exec(text)?.[1] ?? ''
  return (
    [label, numbered].some((one) => sectionOf(one) === 'exercise') ||
    LABEL_BEFORE_SENTENCE.test(text)
  )
}

const ENDS_ASKING = /[?？]["”’)]*$/u
/** Minimum words of a question that stands alone. */
const MIN_QUESTION_WORDS = 4

/** Whether a text is nothing but questions. A text of one quoted question is speech. */
const isOnlyQuestions = (text: string): boolean =>
  ENDS_ASKING.test(text) &&
  !/[.!:]["”’)]?\s+\p{Lu}/u.test(text) &&
  !/^["“‘„«]/u.test(text) &&
  text.split(/\s+/u).length >= MIN_QUESTION_WORDS

/** Verbs that ask a learner for something, and no step of a procedure begins with them. */
const EXPLAINS = beginning(pageWords('taskVerbs'), String.raw`\s+(?!:)`)
/** Verbs that steps of a procedure may begin with too. */
const MAY_ASK = beginning(pageWords('stepVerbs'), String.raw`\s`)
/** Whether a text begins with what a learner is asked to do. */
export const asksLearner = (text: string): boolean => EXPLAINS.test(text) || MAY_ASK.test(text)
/** Maximum characters of a paragraph that asks for something. */
const MAX_TASK_CHARS = 300

const isTask = (text: string): boolean =>
  EXPLAINS.test(text) && text.length <= MAX_TASK_CHARS && !/:$/u.test(text)

/** Maximum characters of a question with options. */
const MAX_QUIZ_CHARS = 500
const OFFERS_OPTIONS = new RegExp(pageWords('offersOptions'), 'iu')

/** Whether a text is a question with options below it. */
export const offersOptions = (text: string): boolean =>
  text.length <= MAX_QUIZ_CHARS && OFFERS_OPTIONS.test(text) && /[?:.]$/u.test(text)

const withoutBullet = ({ text, bullet }: Chunk): string => text.slice(bullet.length).trimStart()

const isNumbered = ({ bullet }: Chunk): boolean => /^\(?\d/u.test(bullet)
const isNumberedQuestion = (chunk: Chunk): boolean =>
  isNumbered(chunk) && ENDS_ASKING.test(chunk.text)

/** A sentence after another one that asks a learner for something: "… Explain your choice." */
const taskInside = (verbs: string): RegExp =>
  new RegExp(String.raw`[.!?]["”’)]*\s+(?:${verbs})(?!\p{L})`, 'iu')
const EXPLAINS_INSIDE = taskInside(pageWords('taskVerbs'))
const MAY_ASK_INSIDE = taskInside(`${pageWords('taskVerbs')}|${pageWords('stepVerbs')}`)

/** Whether a numbered item describes a case and then asks a learner to explain something of it. */
const isNumberedTask = (chunk: Chunk): boolean =>
  isNumbered(chunk) && EXPLAINS_INSIDE.test(chunk.text)

/** Verbs with which problems begin, but hardly a step of a procedure. */
const COMPUTES = beginning(pageWords('problemVerbs'), String.raw`\s`)

/** Whether a numbered item only states or says what to do. */
const isPlainStep = (chunk: Chunk): boolean => {
  const text = withoutBullet(chunk)
  return !/[?？]/u.test(text) && !asksLearner(text) && !COMPUTES.test(text)
}

/**
 * Whether a numbered item with a question at its end is a step of a procedure: it says something
 * before, and the numbered items beside it ask nothing.
 */
export function isStep(chunks: readonly Chunk[], shapes: readonly Shape[], at: number): boolean {
  const chunk = chunks[at]
  if (!chunk || !/[.!]["”’)]?\s+\p{Lu}/u.test(withoutBullet(chunk))) return false
  const beside = [at - 1, at + 1].flatMap((i) => {
    const other = chunks[i]
    return other && shapes[i] === 'item' && /^\(?\d/u.test(other.bullet) ? [other] : []
  })
  return isNumberedQuestion(chunk) && beside.length > 0 && beside.every(isPlainStep)
}

/** Whether the wording of a chunk shows that it is an exercise. */
export function isExercise(chunk: Chunk, shape: Shape): boolean {
  const { text } = chunk
  if (isNumberedQuestion(chunk) || isNumberedTask(chunk) || BLANK_TO_FILL.test(text)) return true
  if (isLabelledExercise(text)) return true
  if (shape !== 'prose') return false
  return isOnlyQuestions(text) || isTask(text) || offersOptions(text) || ASSIGNS.test(text)
}

/** Whether all items of a list are questions or ask for something, as aims of a section do. */
function areReview(items: readonly string[]): boolean {
  const asks = items.filter((text) => isOnlyQuestions(text) || EXPLAINS.test(text))
  return asks.length > 0 && items.every((text) => asks.includes(text) || MAY_ASK.test(text))
}

/** Announces a list of exercises: "Tasks:". A list of problems may be about the subject. */
const ANNOUNCES_TASKS = beginning(pageWords('taskLabels'), String.raw`\s*[:：]$`)

/** Announces the aims of a section: "By the end of this section, you will be able to:". */
const ANNOUNCES_AIMS = new RegExp(
  String.raw`(?<!\p{L})(?:${pageWords('announcedAims')})\s*[:：]$`,
  'iu',
)

/** Whether a text announces items that say nothing of the subject themselves. */
const announcesAims = (text: string): boolean =>
  ANNOUNCES_TASKS.test(text) || ANNOUNCES_AIMS.test(text)

/** Whether the items of a list are the options of a question. */
const areOptions = (items: readonly string[], before: string): boolean =>
  offersOptions(before) ||
  (isLabelledExercise(before) && ENDS_ASKING.test(before)) ||
  items.filter((text) => TICK_BOX.test(text)).length > items.length / 2

/** An aim, which a learner can do after a section: "k1: Ich kenne …", "I can …". */
const STATES_AIM = new RegExp(
  String.raw`^(?:[a-z]\d:\s*)?(?:${pageWords('statedAims')})(?!\p{L})`,
  'iu',
)
const MIN_AIMS = 2

/** Whether the items of a list say what a learner can do. */
const areAims = (items: readonly string[]): boolean =>
  items.length >= MIN_AIMS && items.every((text) => STATES_AIM.test(text))

/** Whether the items of a list below `before` ask for something or are options. */
const asks = (items: readonly string[], before: string, shape: Shape | undefined): boolean =>
  areOptions(items, before) ||
  areAims(items) ||
  (!(shape === 'prose' && /[:：]$/u.test(before)) && areReview(items))

const MIN_TASKS = 2

/** Whether at least half of numbered items ask for something, as those of a section of tasks do. */
const areTasks = (items: readonly Chunk[]): boolean => {
  const asking = items.filter(
    (item) => isNumberedQuestion(item) || isNumberedTask(item) || MAY_ASK_INSIDE.test(item.text),
  )
  return (
    items.every(isNumbered) &&
    items.some(isNumberedTask) &&
    asking.length >= Math.max(MIN_TASKS, items.length / 2)
  )
}

/** The numbers of the lines below a question with options that are not items of a list. */
const optionLines = (chunks: readonly Chunk[], shapes: readonly Shape[]): number[] =>
  chunks.flatMap(({ page }, i) => {
    const before = chunks[i - 1]
    const isBelow = before !== undefined && before.page >= page - 1 && offersOptions(before.text)
    return isBelow && (shapes[i] === 'prose' || shapes[i] === 'row') ? [i] : []
  })

/**
 * The numbers of the chunks that are questions for review, aims of a section or options of a
 * question. A list that a sentence announces does not count: "Ask yourself these questions:".
 */
export function selfTestChunks(
  chunks: readonly Chunk[],
  shapes: readonly Shape[],
): ReadonlySet<number> {
  const found = new Set<number>()
  for (let from = 0; from < chunks.length; from += 1) {
    if (shapes[from] !== 'item') continue
    let end = from
    while (shapes[end + 1] === 'item') end += 1
    const run = chunks.slice(from, end + 1)
    const items = run.map(withoutBullet)
    const before = chunks[from - 1]?.text ?? ''
    const first = announcesAims(before) ? from - 1 : from
    if (first < from || areTasks(run) || asks(items, before, shapes[from - 1]))
      for (let i = first; i <= end; i += 1) found.add(i)
    from = end
  }
  for (const i of optionLines(chunks, shapes)) found.add(i)
  return found
}

/** Whether a chunk that looks like a heading is a question of a quiz. */
export const isQuizTitle = ({ text }: Chunk): boolean =>
  ENDS_ASKING.test(text) && offersOptions(text)
