import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Vietnamese. */
export const vi: LanguageWords = {
  stopWords:
    words(`ai bao bằng bị bởi các cách cái cho chỉ chưa có còn cùng của cũng do đã đang đâu đây để
    đến đi đó được gì hay hoặc hơn khi không là lại lên mà mỗi một nào này nên nếu như nhưng
    những nhiêu nhiều ở ra rằng rất sao sau sẽ tại theo thì thế trên trong từ và vào về vì
    với`),
  questionWords: words(`nghĩa định ví dụ khác tên gọi loại lý do năm ngày số phần trăm tài liệu`),
}

/** How messages to the tutor are worded. */
export const viRequests: RequestWords = {
  summary: 'tóm tắt',
  page: 'trang',
}

/** The words that decide what a statement claims. */
export const viStatements: StatementWords = {
  negators: 'không chưa',
}
