/** The kind of thing that answers a question; `other` where its words do not tell. */
export type AnswerType =
  'number' | 'time' | 'person' | 'place' | 'reason' | 'definition' | 'list' | 'example' | 'other'

const ANSWER_TYPE_PATTERNS: readonly (readonly [AnswerType, RegExp])[] = [
  [
    'example',
    /\bexamples?\b|\bfor instance\b|\bbeispiele?\b|\bejemplos?\b|\bexemples?\b|\bexemplos?\b|\besemp[io]+\b|例子|举例|例え|مثال|أمثلة|דוגמ|ตัวอย่าง|пример/iu,
  ],
  [
    'number',
    /\bhow (?:many|much|long|far|large|big|old|tall|often|deep|fast|heavy)\b|\bwhat (?:percentage|number|share|proportion|amount)\b|\bwie ?(?:viele?|lange|groß|hoch|oft)\b|\bcombien\b|\bcuánt[oa]s?\b|\bquant[oie]s?\b|\bhoeveel\b|多少|几|כמה|幾|いくつ|何人|كم|เท่าไร|เท่าไหร่|กี่|скольк/iu,
  ],
  [
    'time',
    /\bwhen\b|\b(?:in )?welche[mnrs]? (?:jahr|monat|jahrhundert|zeit)|\bseit wann\b|\ben qué (?:año|fecha|siglo)|\bquelle année|\b(?:what|which|in what|in which) (?:year|date|day|month|century|time|period|decade)\b|\bwann\b|\bquand\b|\bcuándo\b|\bquando\b|\bwanneer\b|什么时候|何时|哪一?年|いつ|متى|(?:أي|اي) (?:عام|سنة|تاريخ|قرن)|מתי|באיזו שנה|เมื่อ(?:ไร|ไหร่|ใด)|когда|в каком году|ปี(?:ใด|ไหน|อะไร)/iu,
  ],
  [
    'reason',
    /\bwhy\b|\bhow come\b|\bwhat (?:causes?|caused|is the reason|led to)\b|\bwarum\b|\bweshalb\b|\bpourquoi\b|\bpor qué\b|\bperché\b|\bpor ?que\b|\bwaarom\b|为什么|为何|なぜ|لماذا|למה|מדוע|ทำไม|почему|зачем/iu,
  ],
  [
    'person',
    /\bwho(?:m|se)?\b|\bwer\b|\bwem\b|\bwen\b|\bqui\b|\bquién(?:es)?\b|\bchi\b|\bquem\b|\bwie is\b|谁|誰|^من\s|\sمن هو|ใคร|(?<!\p{L})(?:кто|מי)(?!\p{L})/iu,
  ],
  [
    'place',
    /\bwhere\b|\b(?:what|which) (?:country|city|place|region|state|river|continent)\b|\bwo\b|\boù\b|\bdónde\b|\bdove\b|\bonde\b|\bwaar\b|哪里|哪儿|どこ|أين|ที่ไหน|(?<!\p{L})(?:где|איפה|היכן)(?!\p{L})|\bin welche[mnrs]? (?:land|stadt|ort|staat|gebiet)|\ben qué (?:país|ciudad|lugar)|(?:أي|اي) (?:بلد|دولة|مدينة|منطقة)|哪个(?:国家|城市|地方)|哪座城市/iu,
  ],
  [
    'list',
    /\b(?:list|name|enumerate|what are|which are|what (?:kinds?|types?|parts?|steps?|stages?|examples?|methods?|functions?|properties|advantages|differences?)|nenne|quels? sont|quelles sont|cuáles son)\b|有哪些|列出|列举/iu,
  ],
  [
    'definition',
    /\b(?:define|definition|meaning of|what is meant by|what does .{1,60} mean|what(?:'s| is| are| was| were))\b|\bwas (?:ist|sind|bedeutet)\b|\bqu'est-ce\b|\bqué (?:es|son)\b|\bche cos'?è\b|\bo que é\b|\bwat is\b|是什么|什么是|とは|ما (?:هو|هي|معنى)|מה (?:זה|זו|הוא|היא)|(?<!\p{L})מה(?:ו|י)(?!\p{L})|คืออะไร|что такое/iu,
  ],
]

/** Reads what kind of answer a question wants. */
export const answerTypeOf = (question: string): AnswerType =>
  ANSWER_TYPE_PATTERNS.find(([, pattern]) => pattern.test(question))?.[0] ?? 'other'

const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const TIME = new RegExp(
  `\\b(?:1[0-9]|20)\\d{2}s?\\b|\\b(?:${MONTH})\\b|\\bcentur(?:y|ies)\\b|\\bjahrhundert|\\bsiècle|\\bsiglo|[0-9０-９]+ ?年|世纪|\\bago\\b|พ\\.ศ\\.|ค\\.ศ\\.|ศตวรรษ|عام|سنة|القرن`,
  'iu',
)
const NUMBER =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion|half|twice|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)\b|[两二三四五六七八九十百千万亿]/iu
const REASON =
  /\b(?:because|since|due to|owing to|as a result|therefore|thus|hence|so that|in order to|causes?|caused|leads? to|led to|results? (?:in|from)|reasons?|allows?|enables?|prevents?|weil|denn|daher|deshalb|damit|aufgrund|parce que|car|afin|puisque|grâce|porque|debido|por lo tanto|para que|perché|poiché)\b|因为|由于|因此|所以|导致|لأن|بسبب|เพราะ|เนื่องจาก|потому|поэтому/iu
const EXAMPLE =
  /\b(?:for (?:example|instance)|examples?\b|e\.\s?g\.|such as|zum beispiel|z\.\s?b\.|beispielsweise|etwa|por ejemplo|par exemple|ad esempio|por exemplo|bijvoorbeeld|например)|例如|比如|譬如|たとえば|例えば|مثل |مثلا|على سبيل المثال|למשל|לדוגמה|เช่น|ตัวอย่าง/iu
const NAME = /(?<!^|[.!?:]\s)\b\p{Lu}[\p{L}'’-]+/u

/** Scripts without capitals hide their names. */
const named = (sentence: string): boolean => NAME.test(sentence) || !/\p{Lu}|\p{Ll}/u.test(sentence)
const PLACE =
  /\b(?:in|at|behind|near|under|between|inside|outside|along|across|around|beside|above|below)\s+(?:the|an?|its|their|\p{Lu})/u

/** Whether `sentence` holds the kind of thing asked for. Names are told by their capitals, where the script has them. */
export function containsAnswerType(type: AnswerType, sentence: string): boolean {
  switch (type) {
    case 'number':
      return NUMBER.test(sentence)
    case 'time':
      return TIME.test(sentence) || /\b\d{3,4}\b/.test(sentence)
    case 'reason':
      return REASON.test(sentence)
    case 'person':
      return named(sentence)
    case 'place':
      return PLACE.test(sentence) || named(sentence)
    case 'list':
      return /(?:[,;:、，].*){2}|:\s*$|^\s*(?:[-–•*]|\d+[.)])\s/u.test(sentence)
    case 'example':
      return EXAMPLE.test(sentence)
    case 'definition':
    case 'other':
      return false
  }
}

const DEFINES =
  /^(?:\s*(?:is|are|was|were|means?|refers? to|denotes?|describes?|is (?:defined|known|called)|can be defined|consists? of|ist|sind|bezeichnet|bedeutet|nennt man|est|sont|désigne|signifie|es|son|significa|consiste|è|sono|é|são|是|指|称为|とは|は|คือ|هو|هي)(?=[\s\p{Script=Han}\p{Script=Thai}]|$)|\s*[:：–—-]\s)/iu

/** What stands before a subject that is defined at the end of a sentence, or in its midst. */
const NAMES_IT =
  /\b(?:by|under|unter|por|par)\s+(?:(?:the|an?|der|die|das|dem|la|el|le)\s+)?(?:term\s+|word\s+)?$|\b(?:(?:is|are|was|were) (?:\p{L}+ ){0,2}?(?:called|named|termed|known as|referred to as|defined as)|(?:we|they|one|bakers|people) (?:call|say|name|speak of)(?: (?:this|it|that|them|such \p{L}+))?|so-called|nennt man|nennen wir|heißt|heißen|bezeichnet man als|se (?:llaman?|denominan?|conocen? como)|on appelle|est appelée?|s'appelle)\s+(?:(?:the|an?|der|die|das|la|el|le)\s+)?$/iu
const SAYS_WHAT =
  /^\p{L}{0,3},?\s*(?:\(?(?:i\.\s?e\.|that is|meaning|which means|in other words|d\.\s?h\.|das heißt|es decir|o sea|c'est-à-dire)|(?:,\s*)?(?:we|one) (?:mean|understand)|(?:is|are) (?:meant|understood)|versteht man|verstehen wir|entendemos|se entiende|on entend)/iu

/** Whether `sentence` says what `subject` is: the subject near its beginning, then "is", "means", a colon …, or at the end of "is called". */
export function defines(sentence: string, subject: string): boolean {
  const at = sentence.toLowerCase().indexOf(subject.toLowerCase())
  if (at < 0) return false
  const rest = sentence.slice(at + subject.length)
  const before = sentence.slice(0, at).replace(/["'“”„«»‘’]\s*$/u, '')
  if (
    NAMES_IT.test(before) &&
    (/\b(?:by|under|unter|por|par)\b[^.]*$/iu.test(before)
      ? SAYS_WHAT.test(rest.replace(/^["'”“»’]\s*/u, ''))
      : true)
  )
    return true
  // "Abstract Syntax Notation One (ASN.1)"
  if (before.endsWith('(') && rest.startsWith(')') && /\p{Lu}/u.test(subject)) return true
  if (at > 40) return false
  const after = rest.replace(/^\p{L}{0,3}\s*(?:\([^)]{1,40}\))?/u, '')
  return (
    DEFINES.test(after) || DEFINES.test(rest) || SAYS_WHAT.test(rest.replace(/^["'”“»’]\s*/u, ''))
  )
}

const FRAME_WORDS =
  /^\s*(?:please|can you|could you|tell me)?\s*(?:define|give (?:me )?(?:the |a )?definition of|what(?:'s| is| are| was| were)(?: meant by)?|what does|explain|describe|the meaning of|was (?:ist|sind|bedeutet)|qu'est-ce que?(?: c'est)?(?: que)?|qué (?:es|son)|什么是|ما (?:هو|هي)|מה (?:זה|זו|הוא|היא)|מה(?:ו|י)(?!\p{L})|что такое|che cos'?è|o que é|wat is)\s*(?:an?\b|the\b|eine?\b|der\b|die\b|das\b|les?\b|la\b|l'|una?\b|el\b)?\s*/iu
const FRAME_END = /\s*(?:mean|bedeutet|是什么(?:意思)?|とは何ですか|คืออะไร)?\s*[?？؟.!]*\s*$/iu

const FOLLOWS = /^\s*(?:and|but|und|aber|y|et)?\s*(?:(?:what|how) about (?:the |an? )?)?/iu

/** What a question asks the meaning of ("What is osmosis?" → "osmosis"). */
export const definedTerm = (question: string): string =>
  question.replace(FOLLOWS, '').replace(FRAME_WORDS, '').replace(FRAME_END, '').trim()
