import type { DocumentIndex } from '../text/document.ts'
import type { Passage, Query } from '../text/search/passages.ts'
import { choosePassages, passagesOf, ranked, scoreSentences } from '../text/search/passages.ts'
import { summaryPassages } from '../text/search/summary.ts'
import { contentTerms, tokenise } from '../text/search/terms.ts'
import {
  comparisonSides,
  frontMatterOf,
  classifySmallTalk,
  type FrontMatter,
  type SmallTalk,
} from './question-kinds.ts'

/** The intent of a question. `page` is set if it is about one page. */
export type Intent =
  /** `about`: the words that name a chapter or section. */
  | { kind: 'summary'; page?: number; about?: string }
  | { kind: 'terms'; page?: number }
  | { kind: 'search'; query: Query; page?: number }
  /** A comparison; both sides are searched. */
  | { kind: 'compare'; query: Query; sides: readonly [string, string] }
  /** Information on the title page. */
  | { kind: 'front'; query: Query; about: FrontMatter }
  /** A request for a quiz on the document, or for a translation. */
  | { kind: 'quiz' }
  | { kind: 'translate' }
  /** Small talk. */
  | { kind: 'talk'; about: SmallTalk }

export type TutorQuestion = {
  question: string
  /** The learner's previous question in the chat. */
  before?: string | undefined
  /** Set by "explain this page". */
  page?: number | undefined
}

const SUMMARY =
  /(?<!\p{L})(?:summar(?:y|i[sz]e)|sum up|overview|outline|gist|tl;?dr|main (?:points?|ideas?|topics?|arguments?|messages?|claims?|thesis)|hauptaussagen?|kernaussagen?|argumento principal|ideas? principal(?:es)?|key (?:points?|ideas?|takeaways?|terms?|words?)|keywords?|schlüssel(?:begriff|wört)\p{L}*|términos? clave|zusammenfass\p{L}*|fass\p{L}* .*zusammen|überblick|worum geht|résum\p{L}*|vue d'ensemble|wovon handelt|de quoi parle|de qué (?:trata|va|habla)|di cosa parla|waar gaat|resum\p{L}+|resúm\p{L}+|riassu\p{L}+|samenvat\p{L}*|sammanfatt\p{L}*|özet\p{L}*|ringkas\p{L}*|tóm tắt|streszcz\p{L}*|shrň\p{L}*|кратк\p{L}*|резюме)|(?:总结|概括|摘要|概述|主要内容|要約|まとめ|概要|요약|สรุป|ใจความ|لخص|ملخص|تلخيص|خلاصة|सारांश|περίληψη|о чём|суть|סכם|סיכום|תקציר)/iu
const KEY_TERMS =
  /\b(?:key|main|important|central) (?:terms?|words?|concepts?|vocabulary)\b|\bkeywords?\b|\b(?:schlüssel|fach)begriffe?\b|\bmots[- ]clés?\b|\b(?:términos|palabras|conceptos) claves?\b|关键[词字]|キーワード|คำสำคัญ|المصطلحات|الكلمات المفتاحية|ключевые (?:слова|термины)|מושגי מפתח|מילות מפתח/iu
const ABOUT_ALL =
  /\bwhat(?:'s| is| does) (?:this|the|my) (?:document|pdf|file|text|paper|book|chapter|article|lecture)s?(?: all)? (?:about|cover|say|discuss)|\bwhat is (?:this|it) about\b|^\s*explain (?:this|the) (?:document|pdf|file|text|paper|chapter)\b/iu
const PAGE =
  /\b(?:page|seite|página|pág\.?|pagina|strona|stronie|sida|sayfa|halaman|trang|p\.)\s*(\d{1,4})\b|第\s*(\d{1,4})\s*[页頁ページ]|(?:หน้า|صفحة|الصفحة|страниц\p{L}*|페이지|עמוד|σελίδα)\s*(\d{1,4})/iu
const QUIZ =
  /^\s*(?:please |can you |could you |bitte |por favor )?(?:quiz me|test me|ask me (?:some |a few )?questions|(?:make|give me|create|start) (?:me )?(?:a |an |some )?(?:quiz|test|practice questions|exam)|frag mich ab|(?:mach|erstelle|starte) (?:mir )?(?:ein |einen )?(?:quiz|test)|hazme (?:un (?:cuestionario|test|examen)|preguntas)|(?:crea|prepara|haz) un (?:cuestionario|test|examen)|pregúntame)(?!\p{L})/iu
const TRANSLATE =
  /^\s*(?:please |can you |could you |bitte |por favor |kannst du |puedes )?(?:translate|übersetze?|traduc[ei]r?|tradui[st]|traduire)(?!\p{L})/iu
/** Words for a part of the document, and the words beside them of a question that names no part. */
const SECTION =
  /(?<!\p{L})(?:chapter|section|part|unit|kapitel|abschnitt|teil|capítulo|sección|apartado|tema|unidad)(?!\p{L})/iu
const WHOLE =
  /(?<!\p{L})(?:this|the|these|my|our|all|whole|entire|documents?|pdfs?|files?|lectures|slides|notes|materials?|text|paper|book|article|lecture|chapter|dies\p{L}{1,2}|de[rsnm]|das|die|ganze[nrs]?|dokument\p{L}*|datei(?:en)?|folien|unterlagen|notizen|meine[rn]?|unsere[rn]?|alle[rns]?|text(?:es)?|buch\p{L}*|kapitel\p{L}*|artikel|este|esta|el|la|documentos?|archivos?|mis?|estos|todos|apuntes|diapositivas|texto|libro|capítulo|of|about|on|in|for|me|please|give|short|brief|main|argument|key|points?|ideas?|takeaways?|messages?|topics?|what|is|are|can|you|an?|provide|write|make|von|zu|über|bitte|kurz\p{L}*|mir|eine?n?|gib|hauptpunkte|hauptaussagen?|was|ist|sind|de|del|un|una|por|favor|breve|dame|haz|principal(?:es)?|idea|du|des|le|la|les|puntos|claves?|cuál(?:es)?|es|son|resumen|overview|summary|gist|outline)(?!\p{L})/giu

/** Words that remain in a question about a complete page, without the page itself. */
const PAGE_TALK =
  /^(?:please|can|could|you|explain|erkläre?|explica|la|summar\w+|describe|what|tell|me|is|are|on|about|the|this|of|in|does|say|says|to|go|over|through|help|understand|content|contents|page|p|overview|main|points?|was|steht|sagt|auf|der|qué|que|dice|hay|en|sobre|מה|כתוב|ב|הסבר|את|اشرح|ماذا|تقول|ما|في)$/iu

/** Number of first sentences that contain the author, date and title. */
const OPENING_SENTENCES = 12

/** Words that refer to the previous question. */
const ANAPHORA =
  /^\s*(?:and|but|so|then|also|why\??$|how so|how come|what about|how about|what else|tell me more|more|go on|(?:explain|say) (?:that|this|it|more)|(?:explain|erklär\p{L}*|explica\p{L}*)(?: (?:it|this|that|them|das|es|dies|lo|esto|eso|me|mir))* (?:(?:more|in|a bit|noch|de forma|más) )*(?:simpl\p{L}+|easier|einfach\p{L}*|sencill\p{L}+)|(?:simpler|einfacher|más (?:simple|sencillo|fácil))|(?:give|show)(?: me)? (?:an?|some) examples?|(?:an? |for )?examples?|(?:gib|nenne)(?: mir)? ein beispiel|(?:dame|da) un ejemplo|und|aber|et|mais|y|pero|e|ma|那|那么|为什么？?$|แล้ว|و)\b|\b(?:it|its|that|this|they|them|their|those|these|he|she|his|her|him)\b|[它他她]|それ|มัน/iu

/** Whether a question depends on the previous one ("and why is that?"). */
export function isFollowUp(question: string, language: string): boolean {
  const terms = contentTerms(question, language)
  if (terms.length === 0) return true
  return terms.length <= 3 && ANAPHORA.test(question)
    ? true
    : /^(?:and|but|what about|how about)\b/iu.test(question.trim())
}

/** The intent to summarise the document, or the part that the question names. */
function summaryOf(question: string, { language }: DocumentIndex): Intent {
  const rest = question
    .replace(/(?<!\p{L})(?:fass\p{L}*|zusammen\p{L}*)/giu, ' ')
    .replace(SUMMARY, ' ')
    .replace(WHOLE, ' ')
  const named =
    SECTION.test(rest) ||
    (/^[\p{Script=Latin}\P{L}]+$/u.test(rest) && contentTerms(rest, language).length > 0)
  if (!named || !/[\p{L}\p{N}]/u.test(rest.replace(SECTION, ' '))) return { kind: 'summary' }
  const about = rest
    .replace(SECTION, ' ')
    .replace(/[?!.\s]+/gu, ' ')
    .trim()
  return { kind: 'summary', about: about === '' ? question : about }
}

/**
 * Classifies a question: a summary of the document or a page, a search, a comparison, or small
 * talk.
 */
export function classifyIntent(
  { question, before, page }: TutorQuestion,
  index: DocumentIndex,
): Intent {
  const smallTalk = page === undefined ? classifySmallTalk(question) : null
  if (smallTalk) return { kind: 'talk', about: smallTalk }
  if (page !== undefined && page <= index.pages.length) return { kind: 'summary', page }
  if (QUIZ.test(question)) return { kind: 'quiz' }
  if (TRANSLATE.test(question)) return { kind: 'translate' }
  const named = PAGE.exec(question)
  const number = Number(named?.slice(1).find(Boolean))
  if (named && number >= 1 && number <= index.pages.length) {
    const rest = tokenise(question.replace(named[0], ' '), index.language)
    if (SUMMARY.test(question) || rest.every((word) => PAGE_TALK.test(word)))
      return { kind: KEY_TERMS.test(question) ? 'terms' : 'summary', page: number }
    const withoutPage = question.replace(named[0], ' ').replace(/\s+/g, ' ').trim()
    return { kind: 'search', query: { question: withoutPage }, page: number }
  }
  if (KEY_TERMS.test(question) && contentTerms(question, index.language).length <= 4)
    return { kind: 'terms' }
  if (ABOUT_ALL.test(question)) return { kind: 'summary' }
  if (SUMMARY.test(question)) return summaryOf(question, index)
  const frontMatter = frontMatterOf(question)
  if (frontMatter) return { kind: 'front', query: { question }, about: frontMatter }
  const sides = comparisonSides(question)
  if (sides && !sides.some((side) => contentTerms(side, index.language).length === 0))
    return { kind: 'compare', query: { question }, sides }
  const leans = before !== undefined && isFollowUp(question, index.language)
  return { kind: 'search', query: leans ? { question, before } : { question } }
}

/**
 * The passages for an intent, within `budget` characters including labels; from one page if the
 * intent names one.
 */
export function passagesFor(intent: Intent, index: DocumentIndex, budget: number): Passage[] {
  if (intent.kind === 'talk' || intent.kind === 'quiz' || intent.kind === 'translate')
    return summaryPassages(index, budget)
  if (intent.kind === 'summary' && intent.about !== undefined)
    return choosePassages(index, { question: intent.about }, budget)
  if (intent.kind === 'front') {
    const opening = index.sentences
      .flatMap(({ page }, i) => (page === 1 ? [i] : []))
      .slice(0, OPENING_SENTENCES)
    return passagesOf(index, [...opening, ...ranked(scoreSentences(index, intent.query))], budget)
  }
  if (intent.kind === 'compare') {
    const [one, other] = intent.sides.map((question) => ranked(scoreSentences(index, { question })))
    const both = ranked(scoreSentences(index, intent.query))
    return passagesOf(
      index,
      both.flatMap((_, i) => [one?.[i], other?.[i], both[i]].filter((n) => n !== undefined)),
      budget,
    )
  }
  const { page } = intent
  if (intent.kind !== 'search') return summaryPassages(index, budget, page)
  if (page === undefined) return choosePassages(index, intent.query, budget)
  const best = ranked(scoreSentences(index, intent.query))
  const order = [...best, ...index.sentences.keys()].filter(
    (i) => index.sentences[i]?.page === page,
  )
  return passagesOf(index, order, budget)
}
