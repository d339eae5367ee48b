/** Messages that do not ask about the document. */
export type SmallTalk = 'greeting' | 'thanks' | 'help'

const TALK: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'help',
    /^(?:what can (?:you|i) (?:do|ask)|(?:please )?help(?: me)?|how (?:do|can) (?:you|i) (?:work|use (?:you|this|it))|who are you|what are you|was kannst du|hilfe|wer bist du|was bist du|wie funktionierst du|qué puedes hacer|que puedes hacer|ayuda|quién eres|que peux-tu faire|aide|qui es-tu|你能做什么|你是谁|帮助|ماذا يمكنك أن تفعل|مساعدة|מה אתה יכול לעשות|עזרה|что ты умеешь|помощь)\b/iu,
  ],
  [
    'thanks',
    /^(?:(?:many )?thanks?|thank you|thx|cheers|ok(?:ay)?|great|perfect|got it|danke|vielen dank|dankeschön|super|alles klar|(?:muchas )?gracias|genial|merci|grazie|obrigad[oa]|bedankt|tack|谢谢|謝謝|ありがとう|ขอบคุณ|شكرا|תודה|спасибо)\b/iu,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|hallo|guten (?:morgen|tag|abend)|servus|moin|hola|buen[oa]s(?: (?:días|tardes|noches))?|bonjour|salut|ciao|buongiorno|olá|hej|你好|您好|こんにちは|สวัสดี|مرحبا|السلام عليكم|שלום|привет|здравствуйте)\b/iu,
  ],
]
/** Words beside a greeting that do not make it a question. */
const POLITE =
  /\b(?:there|tutor|you|very|much|so|a lot|for (?:that|this|your help|the help|everything)|that (?:was|is) (?:helpful|great|clear)|how are you|dir|sehr|schön|für (?:das|die|deine hilfe|alles)|wie geht(?:'s| es)(?: dir)?|por (?:todo|la ayuda|eso)|qué tal|cómo estás|mucho|do|ask|here|with this)\b/giu

/** Recognises small talk: a greeting, thanks, or a request for help. */
export function classifySmallTalk(message: string): SmallTalk | null {
  const plain = message
    .trim()
    .replace(/[\s!.,?¡¿？！。؟]+/gu, ' ')
    .trim()
  for (const [talk, pattern] of TALK) {
    // "\b" only knows Latin letters; other scripts need a different word end.
    const match = new RegExp(pattern.source.replace(/\\b$/, '(?![\\p{L}\\p{M}])'), 'iu').exec(plain)
    if (match && plain.slice(match[0].length).replace(POLITE, '').trim() === '') return talk
  }
  return null
}

/** Information on a title page. */
export type FrontMatter = 'authors' | 'date' | 'title'

const DOCUMENT =
  /(?:document|pdf|file|text|paper|book|article|lecture|study|report|script|thesis|essay|dokument\p{L}*|datei|buch\p{L}*|artikel\p{L}*|aufsatz\p{L}*|skript\p{L}*|arbeit|studie|bericht\p{L}*|documento|archivo|libro|artículo|texto|trabajo|estudio|informe)/u
const THIS = `(?:(?:this|the|of|my|dies\\p{L}{1,2}|de[rsmn]|das|die|este|el|del|la|esta)\\s+)*${DOCUMENT.source}`
const FRONT: readonly (readonly [FrontMatter, RegExp])[] = [
  [
    'authors',
    new RegExp(
      `^(?:who (?:is|are|were|was) the authors?|who (?:wrote|authored|made|published) ${THIS}|(?:names? of )?(?:the )?authors?|wer (?:ist|sind|war|waren) die (?:autor|verfasser)\\p{L}*|wer ist der (?:autor|verfasser)|wer hat ${THIS} (?:geschrieben|verfasst)|autor(?:en|in|innen)?|quién(?:es)? (?:es|son) (?:el |la |los |las )?autor(?:es|a|as)?|quién(?:es)? (?:escribió|escribieron) ${THIS})(?: (?:of|von|de)? ?${THIS})?$`,
      'iu',
    ),
  ],
  [
    'date',
    new RegExp(
      `^(?:when (?:was|were|is) (?:${THIS}|this|it) (?:published|written|released|issued|dated|made)|(?:what is the )?(?:date|year) of publication|how old is ${THIS}|(?:from )?(?:what|which) year is ${THIS}(?: from)?|wann (?:wurde|ist) (?:${THIS}|es|das) (?:veröffentlicht|geschrieben|erschienen|verfasst)(?: worden)?|wie alt ist ${THIS}|cuándo (?:se )?(?:publicó|escribió|fue publicado|fue escrito)(?: ${THIS})?)$`,
      'iu',
    ),
  ],
  [
    'title',
    new RegExp(
      `^(?:what(?:'s| is) (?:the )?title(?: of)?(?: ${THIS})?|(?:what is )?${THIS} (?:called|title)|wie (?:heißt|lautet der titel) ?(?:${THIS})?|(?:cuál es el|el) título(?: de)?(?: ${THIS})?)$`,
      'iu',
    ),
  ],
]

/** Recognises a question about the document itself: author, date, title. */
export function frontMatterOf(question: string): FrontMatter | null {
  const plain = question
    .trim()
    .replace(/^(?:please|can you tell me|tell me|do you know|bitte|sag mir)[,\s]+/iu, '')
    .replace(/[¿?.!？]+/gu, '')
    .trim()
  return FRONT.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/**
 * How a question names two sides: the words before the first one, those between them, and those
 * after the second one, if any. One pattern for all of it would try every opening with every link.
 */
type Comparison = { readonly opens: RegExp; readonly links: RegExp; readonly ends?: RegExp }
const COMPARISONS: readonly (Comparison | RegExp)[] = [
  {
    opens: /\bdifferen(?:ces?|t|tiate)(?:\s*(?:between|of))?\s+/giu,
    links: /(?<=\s)(?:and|from|to|vs|versus)(?=\s)/giu,
  },
  { opens: /\bcompare\s+/giu, links: /(?<=\s)(?:and|with|to|vs|versus)(?=\s)/giu },
  {
    opens: /\bhow (?:do|does|is|are|did)\s+/giu,
    links: /(?<=\s)and(?=\s)/giu,
    ends: /(?<!\s)\s+differ$/iu,
  },
  {
    opens: /\bhow (?:do|does|is|are|did)\s+/giu,
    links: /(?<=\s)(?:differ|different) from(?=\s)/giu,
  },
  {
    opens: /\b(?:unterschiede?|vergleich)\s+(?:zwischen|von)\s+/giu,
    links: /(?<=\s)(?:und|mit|zu)(?=\s)/giu,
  },
  { opens: /\bvergleiche?\s+/giu, links: /(?<=\s)(?:und|mit)(?=\s)/giu },
  {
    opens: /\b(?:diferencias?\s+(?:entre|hay entre)|compara(?:r|ción)?(?:\s+(?:entre|de))?)\s+/giu,
    links: /(?<=\s)(?:y|e|con)(?=\s)/giu,
  },
  {
    opens: /\b(?:différences?\s+entre|compare[rz]?)\s+/giu,
    links: /(?<=\s)(?:et|avec|à)(?=\s)/giu,
  },
  /^(.{2,60}?)\s+(?:vs|versus)\s+(.+)$/iu,
  { opens: /(?:比较|对比)(?:一下)?/gu, links: /[和与跟]/gu },
  /^(.[^和与跟\n\r\u2028\u2029]*)[和与跟](.+?)(?:的|有什么|有何)?(?:区别|不同|差别)/u,
  { opens: /(?:الفرق|الاختلاف)\s+بين\s+/gu, links: /(?<=\s)و/gu },
  { opens: /(?:ההבדל|הבדל)\s+בין\s+/gu, links: /(?<=\s)(?:לבין|ל|ו)/gu },
]
const LINE_BREAK = /[\n\r\u2028\u2029]/u
const ARTICLE = /^(?:the|an?|der|die|das|dem|den|eine[rmn]?|el|la|los|las|un|una|les?|l')\s+/iu

/** The text before and after the first link that follows an opening; both are on one line. */
function sidesIn(question: string, { opens, links, ends }: Comparison): string[] {
  if (ends?.test(question) === false) return []
  const text = ends ? question.replace(ends, '') : question
  const lastLine = text.split(LINE_BREAK).at(-1) ?? ''
  const earliest = text.slice(0, text.length - lastLine.length).trimEnd().length
  const found = Array.from(text.matchAll(links), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })).filter(({ end }) => end >= earliest)
  let next = 0
  for (const { index, 0: opening } of text.matchAll(opens)) {
    const from = index + opening.length
    while ((found[next]?.start ?? Infinity) <= from) next += 1
    const link = found[next]
    if (!link) return []
    const one = text.slice(from, link.start).trim()
    if (!LINE_BREAK.test(one)) return [one, text.slice(link.end).trim()]
  }
  return []
}

/** The two things that a question compares, or null. */
export function comparisonSides(question: string): [string, string] | null {
  const plain = question
    .trim()
    .replace(/[¿?.!？؟。]+/gu, '')
    .trim()
  for (const form of COMPARISONS) {
    const sides = form instanceof RegExp ? form.exec(plain)?.slice(1) : sidesIn(plain, form)
    const [one, other] = (sides ?? []).map((side) => side.trim().replace(ARTICLE, ''))
    if (one !== undefined && other !== undefined && one !== '' && other !== '') return [one, other]
  }
  return null
}
