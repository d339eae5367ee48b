import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'

/** Korean. */
export const ko: LanguageWords = {
  stopWords: words(``),
  questionWords: words(`이름 이름은 종류 의미 정의 예 차이 이유 연도 년도 날짜 수 비율 문서 저자`),
}

/** How messages to the tutor are worded. */
export const koRequests: RequestWords = {
  summaryInside: '요약',
  pageInside: '페이지',
}
