import { words, type LanguageWords } from './language-words.ts'

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
  evidence: {
    example: /למשל|לדוגמה/iu,
  },
  definition: {
    frame: String.raw`מה (?:זה|זו|הוא|היא)|מה(?:ו|י)(?!\p{L})`,
  },
}
