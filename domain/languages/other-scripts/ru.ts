import type { AnswerWords } from '../answers.ts'
import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Russian. */
export const ru: LanguageWords = {
  stopWords:
    words(`а без более был была были было быть в вам вас во вот все всего всех вы где да для до его
    ее её если есть еще ещё же за и из или им их к как какая какие какой какого каком когда
    которая которое которого которой которые который которых кто куда ли либо между меня мне
    может можно мы на над надо наш не него нее нет ни них но ну о об однако он она они оно
    от очень по под после потому почему при про с сам свои свою своей себя сколько со так
    также такой там тем то того тоже той только том тот ты у уже чего чем что чтобы эта эти
    это этого этой этом этот я`),
  questionWords:
    words(`означает определение пример примеры разница имя имени название называется называют
    назывался тип вид причина год году дата число количество процент документ текст автор
    зовут`),
  answerTypes: {
    example: /пример/iu,
    number: /скольк/iu,
    time: /когда|в каком году/iu,
    reason: /почему|зачем/iu,
    person: /(?<!\p{L})кто(?!\p{L})/iu,
    place: /(?<!\p{L})где(?!\p{L})/iu,
    process: /(?<!\p{L})как(?!\p{L})/iu,
    definition: /что такое/iu,
  },
  answerSigns: {
    example: /например/iu,
    reason: /потому|поэтому/iu,
  },
  definition: {
    frame: String.raw`что такое`,
  },
}

/** How messages to the tutor are worded. */
export const ruRequests: RequestWords = {
  help: 'что ты умеешь|помощь',
  thanks: 'спасибо',
  greeting: 'привет|здравствуйте',
  summary: 'кратк\\p{L}*|резюме',
  summaryInside: 'о чём|суть',
  keyTerms: 'ключевые (?:слова|термины)',
  pageInside: 'страниц\\p{L}*',
  refusals: [
    /(?:документ|текст|отрыв)\p{L}*[^.!?\n]{0,20}(?:не|нет) ?(?:сказан|упомин|говорит|содерж|указан|сообща|информ|ответ)/iu,
  ],
}

/** The words that decide what a statement claims. */
export const ruStatements: StatementWords = {
  negators: 'не нет без никогда ни',
}

/** Words by which the tutor without a model reads questions and documents. */
export const ruAnswers: AnswerWords = {
  authorLabels: 'автор(?:ы)?',
}
