import type { Term } from './terms.ts'
import { headOf, wordsIn, type Wording } from './wording.ts'

/** Nouns that say what a text does with a thing instead of what it is. */
const VAGUE =
  /^(?:issues?|matters?|topics?|examples?|reasons?|challenges?|concerns?|things?|aspects?|problems?|beispiele?|thema|themen|problem|herausforderung|gründe|grund|ejemplos?|temas?|asuntos?|desafíos?|problemas?)$/iu

/** Nouns that rate a thing or put it in relation to others, where a sentence is all there is. */
const RELATION =
  /^(?:predictors?|outcomes?|components?|phenomenon|features?|basis|causes?|factors?|elements?|sources?|signs?|indicators?|consequences?|results?|leader|responsables?|grundlage|ursache|folge|merkmal|bestandteil|faktor|ergebnis|quelle|consecuencia|causa|factor|resultado|fuente|base)$/iu
/** Beginnings that rate or compare a thing. */
const RATING =
  /^(?:an?|the)\s+(?:relatively|extremely|particularly|especially|highly|increasingly|incredibly|surprisingly|remarkably|very|often|modest|necessary|frequent|recurring|significant|powerful|popular|\d)/iu

/**
 * A superlative compares things; with a clause it can define one: "the largest number that divides
 * both".
 */
const SUPERLATIVE =
  /^(?:the\s+(?:most|least|\p{L}{2,}est)|(?:der|die|das)\s+\p{L}{2,}ste[rsn]?|(?:el|la)\s+\p{L}+\s+más)\s/iu

/** Parts and amounts of things: "the majority of attacks". */
const AMOUNT =
  /^(?:majority|number|amount|percentage|rest|lack|variety|lot|mehrheit|anzahl|rest|mangel|mayoría|número|cantidad|resto|falta)\s+(?:of|an|der|des|von|de)\s/iu

/** Adjectives that rate a thing, after a Spanish noun or before one. */
const IMPORTANCE =
  /^(?:una?|el|la|los|las|unos|unas)\s\p{L}+\s(?:muy\s|más\s)?(?:fundamental|crucial|clave|esencial|importante|central|vital|básic[oa]|poderos[oa]|útil|necesari[oa]|común|habitual)(?:e?s)?(?!\p{L})|^(?:el|la|los|las)\s\p{L}+\smás\s(?:fácil|difícil|simple|sencill[oa]|frecuente|conocid[oa]|usad[oa]|utilizad[oa])(?:e?s)?(?!\p{L})|^(?:an?|the)\s(?:\p{L}+\s)?(?:crucial|key|essential|vital|fundamental|core|integral|foundational|pivotal)\s(?:\p{L}+\s)?(?:aspect|part|role|element|component|technique|tool|concept|step|skill|metric|property|principle|feature|factor)s?(?!\p{L})|^(?:eine?|der|die|das)\s(?:\p{L}+\s)?(?:zentrale|wesentliche|entscheidende|grundlegende|fundamentale|elementare|unverzichtbare)[rsn]?\s/iu

/** Words that begin what distinguishes a thing from others of its kind. */
const DISTINCTION =
  /(?<!\p{L})(?:that|which|who|whom|whose|where|of|in|by|for|from|between|to|with|as|used|made|composed|caused|\p{L}{2,}(?:ed|ing)|der|die|das|dem|den|des|dessen|deren|von|zum|zur|zwischen|für|aus|mit|bei|durch|que|del?|para|entre|por|con|cuy[oa]s?|donde|\p{L}{2,}[aei]d[oa]s?)(?!\p{L})/iu

/**
 * Whether a plain sentence says too little of a thing to define it: "a real property", "the world
 * and decides something", or is about an aspect of it: "the basis for liability".
 */
const isVague = ({ term, meaning, kinds }: Term, wording: Wording): boolean => {
  const { article, boundary } = wording.patterns
  const head = headOf(term, wording)
  // "The basis for liability", but "load factor".
  const isAspect = !wording.headFirst && !term.toLowerCase().endsWith(head)
  const words = wordsIn(meaning.replace(article, ''))
  const end = words.findIndex((word, index) => index > 0 && boundary.test(word))
  const rest = end < 0 ? '' : words.slice(end).join(' ')
  return (
    VAGUE.test(head) ||
    (isAspect && RELATION.test(head)) ||
    (kinds.size === 0 && NO_DISTINCTION.test(rest)) ||
    !DISTINCTION.test(end < 0 ? meaning : rest)
  )
}

/** Words after a noun that begin another statement about the thing: "a mirror when …". */
const NO_DISTINCTION = /^(?:and|or|but|when|if|because|und|oder|wenn|y|o|cuando|si|porque)\s/iu

/** Whether a definition is a remark about its term, or tells who a person is. */
export const isRemark = (found: Term, raw: string, wording: Wording): boolean => {
  const { term, meaning, source, genus, kinds, isPhrase } = found
  const { capitalNouns, patterns } = wording
  if (source === 'glossary') return false
  if (VAGUE.test(genus) || AMOUNT.test(term) || IMPORTANCE.test(meaning)) return true
  if (wordsIn(term).length === 1 && genus === term.toLowerCase()) return true
  const lower = term.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  const isOneOfMany = capitalNouns || raw.includes(` ${lower}`)
  return (
    source === 'plain' &&
    (RELATION.test(genus) ||
      (isPhrase && isVague(found, wording)) ||
      RATING.test(meaning) ||
      (SUPERLATIVE.test(meaning) && !patterns.relative.test(meaning)) ||
      (kinds.has('person') && !isOneOfMany))
  )
}
