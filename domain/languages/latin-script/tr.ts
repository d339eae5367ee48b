import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Turkish. */
export const tr: LanguageWords = {
  stopWords:
    words(`acaba ama ancak aslında az bazı belki ben bile bir biri birçok biz bu buna bunlar bunu
    bunun çok çünkü da daha de değil diğer diye dolayı en fakat gibi göre hangi hangisi hem
    hep hepsi her hiç için ile ilgili ise ister işte kadar karşı kendi ki kim kimin mı mi mu
    mü nasıl ne neden nedir nerede niçin niye o olan olarak oldu olduğu olduğunu olup ona
    onlar onu onun pek rağmen sadece sanki siz sonra şey şu tarafından tüm üzere var ve veya
    ya yani yok zaman`),
  questionWords:
    words(`anlama tanım örnek fark adı isim ismi adlandırılır tür türü sebep yıl yılda tarih sayı
    sayısı yüzde belge metin yazar zaman`),
}

/** How messages to the tutor are worded. */
export const trRequests: RequestWords = {
  summary: 'özet\\p{L}*',
  page: 'sayfa',
}

/** The words that decide what a statement claims. */
export const trStatements: StatementWords = {
  negators: 'değil yok',
}
