import type { AnswerWords } from '../answers.ts'
import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Chinese. */
export const zh: LanguageWords = {
  stopWords:
    words(`的 了 在 是 我 有 和 就 不 人 都 一 一个 上 也 很 到 说 要 去 你 会 着 没有 看 好 自己 这 那 他 她 它 们 我们 他们 她们 它们 与 及 或 并
    而 但 但是 因为 所以 如果 则 对 对于 关于 从 被 把 由 以 为 于 之 其 该 此 这个 那个 这些 那些 什么 谁 哪 哪个 哪些 哪里 哪儿 怎么 怎样 如何
    为什么 为何 多少 几 何时 何 吗 呢 吧 啊 中 后 前 时 等 还 又 更 最 地 得 所 下 里 个 种 年 月 日 哪种 哪位 哪一 哪年`),
  questionWords:
    words(`叫 叫做 称为 名字 名称 名叫 类型 种类 种 什么时候 何时 年份 年 日期 时间 时候 数量 数 百分比 意思 定义 例子 区别 原因 文件 文档 文章 作者 谁是 谁在
    哪里 哪些 哪个 位于 多大 多久 多长`),
  answerTypes: {
    example: /例子|举例/iu,
    number: /多少|几|多大|多长/iu,
    time: /什么时候|何时|哪一?年/iu,
    reason: /为什么|为何/iu,
    person: /谁/iu,
    place: /哪里|哪儿|哪个(?:国家|城市|地方)|哪座城市/iu,
    list: /有哪些|列出|列举/iu,
    process: /如何|怎么|怎样/iu,
    definition: /是什么|什么是/iu,
  },
  answerSigns: {
    example: /例如|比如|譬如/iu,
    number: /[两二三四五六七八九十百千万亿]/iu,
    time: /[0-9０-９] ?年|世纪/iu,
    reason: /因为|由于|因此|所以|导致/iu,
  },
  definition: {
    after: String.raw`是|指|称为`,
    frame: String.raw`什么是`,
    tail: String.raw`是什么(?:意思)?`,
  },
}

/** How messages to the tutor are worded. */
export const zhRequests: RequestWords = {
  help: '你能做什么|你是谁|帮助',
  thanks: '谢谢|謝謝',
  greeting: '你好|您好',
  summaryInside: '总结|概括|摘要|概述|主要内容',
  keyTerms: '关键[词字]',
  pageAround: '第\\s*(\\d{1,4})\\s*[页頁ページ]',
  followUp: '那|那么|为什么？?$',
  pronounsInside: '[它他她]',
  comparisons: [
    { opens: /(?:比较|对比)(?:一下)?/gu, links: /[和与跟]/gu },
    /^(.[^和与跟\n\r\u2028\u2029]*)[和与跟](.+?)(?:的|有什么|有何)?(?:区别|不同|差别)/u,
  ],
  refusals: [
    /(?:文档|文件|文本|文中|文章|段落|材料)[^。！？\n]{0,12}(?:没有|未|不曾|不)[^。！？\n]{0,6}(?:提到|提及|说|包含|指出|给出|回答)/u,
  ],
}

/** The words that decide what a statement claims. */
export const zhStatements: StatementWords = {
  negators: '不 没 没有 無 无 未 非 并非 不是 不能 不会 不需',
  joinedNegators: '不没',
}

/** Words by which the tutor without a model reads questions and documents. */
export const zhAnswers: AnswerWords = {
  authorLabels: '作者',
}
