import type { AnswerWords } from '../answers.ts'
import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'

/** Japanese. */
export const ja: LanguageWords = {
  stopWords:
    words(`の に は を た が で て と し れ さ ある いる も する から な こと として い や れる など なっ ない この ため その あっ よう また もの という
    あり まで られ なる へ か だ これ によって により おり より による ず なり られる において ば なかっ なく しかし について せ だっ その後 できる それ
    う ので なお のみ でき き つ における および いう さらに でも ら たり その他 に関する たち ます ん なら に対して 何 誰 どこ いつ なぜ どの どう
    どのよう です ですか でし`),
  questionWords: words(
    `何 名前 名称 種類 意味 定義 例 違い 理由 年 年月日 数 割合 文書 文章 著者 呼ば 呼ぶ`,
  ),
  answerTypes: {
    example: /例え/iu,
    number: /幾|いくつ|何人/iu,
    time: /いつ/iu,
    reason: /なぜ/iu,
    person: /誰/iu,
    place: /どこ/iu,
    process: /どのように/iu,
    definition: /とは/iu,
  },
  answerSigns: {
    example: /たとえば|例えば/iu,
    time: /[0-9０-９] ?年/iu,
  },
  definition: {
    after: String.raw`とは|は`,
    tail: String.raw`とは何ですか`,
  },
}

/** How messages to the tutor are worded. */
export const jaRequests: RequestWords = {
  thanks: 'ありがとう',
  greeting: 'こんにちは',
  summaryInside: '要約|まとめ|概要',
  keyTerms: 'キーワード',
  pronounsInside: 'それ',
  refusals: [
    /(?:文書|文章|本文|資料)[^。！？\n]{0,20}(?:書かれて|述べられて|記載されて|触れられて|言及されて)い(?:ません|ない)/u,
  ],
}

/** Words by which the tutor without a model reads questions and documents. */
export const jaAnswers: AnswerWords = {
  authorLabels: '著者',
}
