import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Indonesian. */
export const id: LanguageWords = {
  stopWords:
    words(`ada adalah agar akan aku anda antara apa apakah atau atas bagaimana bagi bahwa banyak
    beberapa begitu belum berapa bila bisa bukan dalam dan dapat dari daripada dengan di dia
    hal hanya harus hingga ia ini itu jadi jika juga kami kapan karena ke kepada ketika kita
    lain lebih maka mana masih mereka mengapa menjadi namun oleh pada para per pernah saat
    saja sangat sebagai sebuah secara sedangkan sehingga sejak selama seorang seperti serta
    setelah setiap siapa suatu sudah tak tanpa telah tentang terhadap tetapi tidak untuk
    yaitu yang`),
}

/** How messages to the tutor are worded. */
export const idRequests: RequestWords = {
  summary: 'ringkas\\p{L}*',
  page: 'halaman',
}

/** The words that decide what a statement claims. */
export const idStatements: StatementWords = {
  negators: 'tidak bukan',
}
