import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Thai. */
export const th: LanguageWords = {
  stopWords: words(`ที่ และ ของ ใน เป็น มี ได้ ให้ ว่า การ จะ ไม่ กับ จาก โดย นี้ แต่ หรือ ซึ่ง
  ความ อยู่ ถูก ก็ คือ ไป มา นั้น ด้วย เพื่อ แล้ว กว่า ต่อ เมื่อ ขึ้น ทำ ยัง ผู้ อะไร ใคร ใด ไหน
  ที่ไหน เมื่อไร เมื่อไหร่ เท่าไร เท่าไหร่ อย่างไร ทำไม กี่ บ้าง ไหม หรือไม่ คน เขา พวกเขา เธอ
  มัน เรา ๆ จึง เพราะ ถ้า หาก แม้ ทั้ง ทุก แห่ง สิ่ง`),
  questionWords: words(`ชื่อ มีชื่อ เรียก ปี ประเภท ชนิด ความหมาย นิยาม ตัวอย่าง แตกต่าง เหตุผล
  วันที่ จํานวน จำนวน เปอร์เซ็นต์ เอกสาร ผู้เขียน เท่า ใด อย่าง ไร เท่าไหร่ เกิด ขึ้น`),
  answerTypes: {
    example: /ตัวอย่าง/iu,
    number: /เท่าไร|เท่าไหร่|กี่/iu,
    time: /เมื่อ(?:ไร|ไหร่|ใด)|ปี(?:ใด|ไหน|อะไร)/iu,
    reason: /ทำไม/iu,
    person: /ใคร/iu,
    place: /ที่ไหน/iu,
    process: /อย่างไร/iu,
    definition: /คืออะไร/iu,
  },
  answerSigns: {
    example: /เช่น|ตัวอย่าง/iu,
    time: /พ\.ศ\.|ค\.ศ\.|ศตวรรษ/iu,
    reason: /เพราะ|เนื่องจาก/iu,
  },
  definition: {
    after: String.raw`คือ`,
    tail: String.raw`คืออะไร`,
  },
}

/** How messages to the tutor are worded. */
export const thRequests: RequestWords = {
  thanks: 'ขอบคุณ',
  greeting: 'สวัสดี',
  summaryInside: 'สรุป|ใจความ',
  keyTerms: 'คำสำคัญ',
  pageInside: 'หน้า',
  followUp: 'แล้ว',
  pronounsInside: 'มัน',
  refusals: [/(?:เอกสาร|ข้อความ|เนื้อหา)[^\n]{0,15}ไม่(?:ได้|มี)?(?:กล่าว|ระบุ|บอก|พูด|ข้อมูล)/u],
}

/** The words that decide what a statement claims. */
export const thStatements: StatementWords = {
  negators: 'ไม่ ไม่ได้ ไม่มี',
}
