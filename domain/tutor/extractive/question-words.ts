import type { Language } from '../../text/language.ts'
import { tokenise } from '../../text/terms.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/**
 * Words that ask, not words asked about: a text that answers "what is the name of" or "in which year" seldom says "name" or
 * "year". Small words (`stop-words.ts`) are left out already.
 */
const QUESTION_WORDS: ReadonlyMap<Language, ReadonlySet<string>> = new Map([
  [
    'en',
    set(`hi hello hey mean means meant meaning definition define example examples difference compare tell say says name names named list
    document text author according type types kind kinds sort many much called call known reason reasons happen happens
    happened work works working year years date day number percentage percent amount take place give happen term word used use
    steps step talk mention mentioned main simple simpler simply easy easier easily explanation give
    find finds found discover discovered show showed shown suggest suggested argue argued claim claimed conclude concluded
    help helps helped useful good better often best way ways important matter matters`),
  ],
  [
    'de',
    set(`wann bedeutet bedeutung definition beispiel beispiele unterschied vergleiche nenne name namen namens heißt heißen hieß
    hießen genannt nennt nannte bezeichnet lautet lauten laut art arten typ grund gründe ursache jahr jahre jahren datum tag
    anzahl zahl prozent prozentsatz anteil gibt gab fand statt passiert verwendet begriff wort schritte dokument text autor sagt einfach einfacher leichter gib
    herausgefunden entdeckt entdeckte hilft helfen half gut oft`),
  ],
  [
    'fr',
    set(`signifie veut dire définition exemple exemples différence compare nom noms nommé appelle appelé appelée type types
    sorte sortes raison raisons année années date jour nombre pourcentage document texte auteur dit étapes quelle terme mot`),
  ],
  [
    'es',
    set(`significa definición ejemplo ejemplos diferencia compara nombre nombres llama llamado llamada llamaba tipo tipos clase
    razón razones año años fecha día número porcentaje cantidad documento texto autor dice pasos ocurrió término palabra cuándo sencillo sencilla simple fácil dame da
    encontró encontraron descubrió descubrieron demostró mostró muestra ayuda ayudan ayudó sirve sirven bueno buena mejor manera forma importante menudo`),
  ],
  [
    'it',
    set(
      'significa definizione esempio esempi differenza nome nomi chiama chiamato tipo tipi motivo anno anni data numero percentuale documento testo autore dice',
    ),
  ],
  [
    'pt',
    set(
      'significa definição exemplo exemplos diferença nome nomes chama chamado tipo tipos razão ano anos data número porcentagem documento texto autor diz',
    ),
  ],
  [
    'nl',
    set(
      'betekent definitie voorbeeld voorbeelden verschil naam namen heet genoemd soort soorten type reden jaar datum aantal percentage document tekst auteur',
    ),
  ],
  [
    'tr',
    set(
      'anlama tanım örnek fark adı isim ismi adlandırılır tür türü sebep yıl yılda tarih sayı sayısı yüzde belge metin yazar zaman',
    ),
  ],
  ['vi', set('nghĩa định ví dụ khác tên gọi loại lý do năm ngày số phần trăm tài liệu')],
  [
    'ru',
    set(
      'означает определение пример примеры разница имя имени название называется называют назывался тип вид причина год году дата число количество процент документ текст автор зовут',
    ),
  ],
  [
    'ar',
    set(
      'عام سنة تاريخ يوم عدد الاعداد نوع انواع اسم الاسم اسماء ماسم تسمى يسمى سمي يطلق معنى تعريف مثال امثلة الفرق سبب نسبة كمية الوثيقة النص المؤلف بماذا الشيء يمكن مقدار كلمة مصطلح',
    ),
  ],
  [
    'he',
    set(
      'שם שמו שמה נקרא נקראת סוג סוגי שנה תאריך מספר אחוז משמעות הגדרה דוגמה דוגמאות הבדל סיבה מסמך טקסט מחבר',
    ),
  ],
  [
    'zh',
    set(
      '叫 叫做 称为 名字 名称 名叫 类型 种类 种 什么时候 何时 年份 年 日期 时间 时候 数量 数 百分比 意思 定义 例子 区别 原因 文件 文档 文章 作者 谁是 谁在 哪里 哪些 哪个 位于 多大 多久 多长',
    ),
  ],
  [
    'ja',
    set('何 名前 名称 種類 意味 定義 例 違い 理由 年 年月日 数 割合 文書 文章 著者 呼ば 呼ぶ'),
  ],
  [
    'th',
    set(
      'ชื่อ มีชื่อ เรียก ปี ประเภท ชนิด ความหมาย นิยาม ตัวอย่าง แตกต่าง เหตุผล วันที่ จํานวน จำนวน เปอร์เซ็นต์ เอกสาร ผู้เขียน เท่า ใด อย่าง ไร เท่าไหร่ เกิด ขึ้น',
    ),
  ],
  ['ko', set('이름 이름은 종류 의미 정의 예 차이 이유 연도 년도 날짜 수 비율 문서 저자')],
])

/** The words of a question that it is about, normalised, with small words. */
export function contentWords(question: string, language: Language): string[] {
  const asking = QUESTION_WORDS.get(language) ?? QUESTION_WORDS.get('en')
  const bare = (word: string): string => (language === 'ar' ? word.replace(/[أإآ]/g, 'ا') : word)
  return tokenise(question, language).filter((word) => !asking?.has(bare(word)))
}
