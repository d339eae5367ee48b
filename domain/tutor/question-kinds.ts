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

const COMPARES: readonly RegExp[] = [
  /\bdifferen(?:ce|ces|t|tiate)\s*(?:between|of)?\s+(.+?)\s+(?:and|from|to|vs\.?|versus)\s+(.+)$/iu,
  /\bcompare\s+(.+?)\s+(?:and|with|to|vs\.?|versus)\s+(.+)$/iu,
  /\bhow (?:do|does|is|are|did)\s+(.+?)\s+(?:and\s+(.+?)\s+differ|(?:differ|different) from\s+(.+))$/iu,
  /\b(?:unterschiede?|vergleich)\s+(?:zwischen|von)\s+(.+?)\s+(?:und|mit|zu)\s+(.+)$/iu,
  /\bvergleiche?\s+(.+?)\s+(?:und|mit)\s+(.+)$/iu,
  /\b(?:diferencias?\s+(?:entre|hay entre)|compara(?:r|ción)?(?:\s+(?:entre|de))?)\s+(.+?)\s+(?:y|e|con)\s+(.+)$/iu,
  /\b(?:différences?\s+entre|compare[rz]?)\s+(.+?)\s+(?:et|avec|à)\s+(.+)$/iu,
  /^(.{2,60}?)\s+(?:vs\.?|versus)\s+(.+)$/iu,
  /(?:比较|对比)(?:一下)?(.+?)(?:和|与|跟)(.+)$/u,
  /^(.+?)(?:和|与|跟)(.+?)(?:的|有什么|有何)?(?:区别|不同|差别)/u,
  /(?:الفرق|الاختلاف)\s+بين\s+(.+?)\s+و\s?(.+)$/u,
  /(?:ההבדל|הבדל)\s+בין\s+(.+?)\s+(?:לבין|ל|ו)\s?(.+)$/u,
]
const ARTICLE = /^(?:the|an?|der|die|das|dem|den|eine[rmn]?|el|la|los|las|un|una|les?|l')\s+/iu

/** The two things that a question compares, or null. */
export function comparisonSides(question: string): [string, string] | null {
  const plain = question
    .trim()
    .replace(/[¿?.!？؟。]+/gu, '')
    .trim()
  for (const pattern of COMPARES) {
    const sides = pattern.exec(plain)?.slice(1).filter(Boolean) ?? []
    const [one, other] = sides.map((side) => side.trim().replace(ARTICLE, ''))
    if (one !== undefined && other !== undefined && one !== '' && other !== '') return [one, other]
  }
  return null
}
