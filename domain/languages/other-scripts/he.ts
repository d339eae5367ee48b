import type { AnswerWords } from '../answers.ts'
import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Hebrew. */
export const he: LanguageWords = {
  stopWords:
    words(`של את על אל עם מן מ ב ל ה ו ש כי או אם גם לא אין יש זה זו זאת אלה אלו הוא היא הם הן אני
    אתה את אנחנו מה מהו מהי מהם מהן מי איפה היכן מתי למה מדוע איך כיצד כמה איזה איזו אילו
    האם כל רק עוד כבר היה היתה הייתה היו להיות אשר כאשר לפי בין אחרי לפני תחת מעל ידי כדי אך
    אבל יותר מאוד בו בה בהם לו לה להם שלו שלה שלהם`),
  questionWords:
    words(`שם שמו שמה נקרא נקראת סוג סוגי שנה תאריך מספר אחוז משמעות הגדרה דוגמה דוגמאות הבדל סיבה
    מסמך טקסט מחבר`),
  answerTypes: {
    example: /דוגמ/iu,
    number: /כמה/iu,
    time: /מתי|באיזו שנה/iu,
    reason: /למה|מדוע/iu,
    person: /(?<!\p{L})מי(?!\p{L})/iu,
    place: /איפה|היכן/iu,
    process: /איך|כיצד/iu,
    definition: /מה (?:זה|זו|הוא|היא)|(?<!\p{L})מה(?:ו|י)(?!\p{L})/iu,
  },
  answerSigns: {
    example: /למשל|לדוגמה/iu,
  },
  definition: {
    frame: String.raw`מה (?:זה|זו|הוא|היא)|מה(?:ו|י)(?!\p{L})`,
  },
}

/** How messages to the tutor are worded. */
export const heRequests: RequestWords = {
  help: 'מה אתה יכול לעשות|עזרה',
  thanks: 'תודה',
  greeting: 'שלום',
  summaryInside: 'סכם|סיכום|תקציר',
  keyTerms: 'מושגי מפתח|מילות מפתח',
  pageInside: 'עמוד',
  wholePage: 'מה|כתוב|ב|הסבר|את',
  comparisons: [{ opens: /(?:ההבדל|הבדל)\s+בין\s+/gu, links: /(?<=\s)(?:לבין|ל|ו)/gu }],
  refusals: [
    /(?:המסמך|הטקסט|הקטעים)[^.?!\n]{0,12}(?:אינו|אינם|לא|אין)[^.?!\n]{0,6}(?:אומר|מזכיר|מציין|מכיל|עונ)/u,
  ],
}

/** The words that decide what a statement claims. */
export const heStatements: StatementWords = {
  negators: 'לא אין אינו אינה איננו בלי ללא',
}

/** Words by which the tutor without a model reads questions and documents. */
export const heAnswers: AnswerWords = {
  authorLabels: 'מאת',
}
