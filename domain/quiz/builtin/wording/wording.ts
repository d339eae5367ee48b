import type { DefinitionWords } from '../../../languages/definition-words.ts'
import { beginning, exactly, joinPatternLines } from '../../../languages/patterns.ts'
import { LANGUAGES } from '../../../languages/registry.ts'
import type { Language } from '../../../text/language.ts'
import { siblingPatterns, type SiblingPatterns } from './sibling-patterns.ts'
import { contentTerms } from '../../../text/search/terms.ts'

/** A language that supports questions, with its patterns compiled. */
export type Wording = DefinitionWords['questions'] & {
  readonly language: Language
  readonly headFirst: boolean
  readonly capitalNouns: boolean
  readonly readsRunIns: boolean
  readonly articlesAreRelative: boolean
  readonly verbsLookPlural: boolean
  readonly strongEndings: ReadonlyMap<string, string>
  readonly siblings: SiblingPatterns
  readonly patterns: {
    /**
     * Groups: `term`, `meaning`; `bare` before a meaning without an article, `boldOnly` before one
     * that defines a term in bold only.
     */
    readonly defines: RegExp
    /** "Libel occurs when …". Groups: `term`, `meaning`. */
    readonly events: RegExp
    /** "As libel is known …". Groups: `term`, `meaning`; null where no such order is usual. */
    readonly inverse: RegExp | null
    /** Groups: `meaning`, `term`. */
    readonly calls: RegExp
    /** ", which is a …" after a term. Groups: `term`, `meaning`; null where none is usual. */
    readonly clauseAfter: RegExp | null
    /** "When a layer breaks off, it is called …". Groups: `meaning`, `term`; null without them. */
    readonly calledEvents: RegExp | null
    /** The text after a bold term. Groups: `inside` brackets, or `meaning`. */
    readonly aside: RegExp
    /** The text before a bold term: "The loss of heat, known as". Group: `meaning`. */
    readonly named: RegExp | null
    /** A second clause: ", and". */
    readonly join: RegExp
    /** A conjunction of two things that are set against each other. */
    readonly contrast: RegExp
    readonly copula: RegExp
    /** Sentences that answer a question by their form (`AnsweringSentenceWords`). */
    readonly answeringSentences: {
      readonly difference: RegExp
      readonly called: RegExp
      readonly aspect: RegExp
    }
    readonly article: RegExp
    readonly indefinite: RegExp
    readonly judgement: RegExp
    readonly dependentStart: RegExp
    readonly contextReference: RegExp
    /** "is", "are" alone. */
    readonly toBe: RegExp
    readonly pointer: RegExp
    /** The beginning of a question. */
    readonly asks: RegExp
    readonly asksWhat: RegExp
    /** Words of a question that need other text. */
    readonly askedInContext: RegExp
    /** Words that speak of the course or to the reader. */
    readonly readerWords: RegExp
    readonly boundary: RegExp
    readonly person: RegExp
    readonly transparent: RegExp
    readonly naming: RegExp
    readonly relative: RegExp
    readonly label: RegExp
    readonly vagueStart: RegExp
    readonly kindOfThing: RegExp | null
    readonly plural: RegExp | null
    /** "The three kinds are a, b and c." Groups: `lead`, `items`. */
    readonly counted: RegExp
    /** Beginnings of a sentence that names its subject; null where every sentence does. */
    readonly leadStart: RegExp | null
    readonly description: RegExp | null
    readonly inflectedVerb: RegExp | null
    /** The verb of a main clause after its subject. */
    readonly mainVerb: RegExp | null
    /** A verb as a noun before its object: "adding a stimulus". Group: `gerund`. */
    readonly gerundStart: RegExp | null
    readonly participle: {
      readonly ending: RegExp
      readonly pastEnding: RegExp
      readonly complement: RegExp
      /** Before who or what did it: "by". */
      readonly agent: RegExp
    } | null
    /** A meaning with a definite article, and the clause in it that defines. */
    readonly definiteMeaning: { readonly start: RegExp; readonly clause: RegExp } | null
  }
}

const whole = (pattern: string): string =>
  String.raw`(?<![\p{L}\p{N}])(?:${joinPatternLines(pattern)})(?![\p{L}\p{N}])`

/** The patterns of word forms and constructions that only some languages have. */
const compileForms = ({
  descriptions,
  inflectedVerbs,
  mainVerbs,
  gerundStarts,
  participles,
  definiteMeanings,
}: DefinitionWords): Pick<
  Wording['patterns'],
  'description' | 'inflectedVerb' | 'mainVerb' | 'gerundStart' | 'participle' | 'definiteMeaning'
> => ({
  description: descriptions === undefined ? null : new RegExp(joinPatternLines(descriptions), 'iu'),
  inflectedVerb:
    inflectedVerbs === undefined ? null : new RegExp(joinPatternLines(inflectedVerbs), 'iu'),
  mainVerb: mainVerbs === undefined ? null : new RegExp(joinPatternLines(mainVerbs), 'u'),
  gerundStart: gerundStarts === undefined ? null : new RegExp(`^${gerundStarts}`, 'iu'),
  participle: participles
    ? {
        ending: new RegExp(`(?:${participles.endings})$`, 'iu'),
        pastEnding: new RegExp(`(?:${participles.pastEndings})$`, 'iu'),
        complement: exactly(participles.complements),
        agent: exactly(participles.agents),
      }
    : null,
  definiteMeaning: definiteMeanings
    ? {
        start: new RegExp(String.raw`^(?:${definiteMeanings.articles})\s`, 'iu'),
        clause: new RegExp(definiteMeanings.clauses, 'u'),
      }
    : null,
})

const compile = (language: Language, words: DefinitionWords): Wording => {
  const {
    articles,
    copulas,
    meaningStarts,
    verbs,
    calls,
    asides,
    joins,
    contrasts,
    questions,
    headFirst,
    capitalNouns,
  } = words
  const prelude = words.preludes === null ? '' : `(?:${words.preludes},\\s+)?`
  const synonym = String.raw`(?:,\s+(?:${words.synonyms})\s[^,]{2,80},)?`
  const callEnd = words.callEnds ? String.raw`\s+(?:${words.callEnds})` : ''
  // A German comma ends the noun itself: "Stoffe, die".
  const least = capitalNouns ? 0 : 1
  const boldOnly = words.boldOnlyModifiers
    ? String.raw`|(?<boldOnly>${copulas})(?=\s+(?:[\p{L}-]+,?\s+){1,4}(?:${words.boldOnlyModifiers})\s)`
    : ''
  const lead = String.raw`^${prelude}(?:(?:${articles})\s+)?(?<term>[^,]{2,60}?)(?:\s+\([^()]{1,60}\))?${synonym}\s+`
  return {
    ...questions,
    language,
    headFirst,
    capitalNouns,
    readsRunIns: words.readsRunIns,
    articlesAreRelative: words.articlesAreRelative ?? false,
    verbsLookPlural: words.verbsLookPlural ?? false,
    siblings: siblingPatterns(words.siblings),
    strongEndings: new Map(Object.entries(words.strongEndings ?? {})),
    patterns: {
      defines: new RegExp(
        String.raw`${lead}(?:(?:${verbs})|(?:${copulas})(?=\s+(?:${meaningStarts})\s)|(?<bare>${copulas})(?=\s+(?:[\p{L}-]+\s+){${least},4}(?:${words.modifiers}))${boldOnly})\s+(?<meaning>.+?)[.;]?$`,
        'iu',
      ),
      events: new RegExp(String.raw`${lead}(?:${words.events})\s+(?<meaning>.+?)\.$`, 'iu'),
      inverse: words.inverses === null ? null : new RegExp(`^${words.inverses}\\.$`, 'iu'),
      calls: new RegExp(
        String.raw`^(?<meaning>.{15,220}?),?\s+(?:${calls})\s+(?:(?:${articles})\s+)?(?<term>.{2,60}?)${callEnd}(?:,\s+(?:${joins})\s.*)?\.?$`,
        'iu',
      ),
      clauseAfter: words.clausesAfter
        ? new RegExp(
            String.raw`(?:^(?:(?:${articles})\s+)?|\s(?:${words.indefinites})\s+)(?<term>(?:[\p{L}-]+\s+){0,2}[\p{L}-]+),\s+(?:${words.clausesAfter})\s+(?<meaning>(?:${articles})\s[^,;:]{15,160}?)(?:,\s+\p{L}|\.$)`,
            'iu',
          )
        : null,
      calledEvents: words.calledEvents
        ? new RegExp(
            String.raw`^(?<meaning>(?:${words.calledEvents.starts})\s.{15,200}?),\s+(?:${words.calledEvents.subjects})\s+(?:${calls})\s+(?:(?:${articles})\s+)?(?<term>[^,]{2,60}?)\.$`,
            'iu',
          )
        : null,
      aside: new RegExp(
        String.raw`^(?:\s\([\p{L}\p{N}-]{2,12}\)(?=,))?(?:\s*\((?=(?:${articles})\s)(?<inside>[^()]{15,220})\)|(?:${joinPatternLines(asides)})(?<meaning>[^,—–]{15,200}?)(?:[.:]$|[;:]\s|\s*[—–]|,\s+(?:${words.verbsAfterAside})\s))`,
        'iu',
      ),
      named:
        words.names === null
          ? null
          : new RegExp(
              String.raw`^(?<meaning>(?:${articles})\s(?:[\p{L}-]+\s){1,3}(?:${words.modifiers})[^,]{4,180}?),\s+(?:${words.names})\s+(?:(?:${articles})\s+)?$`,
              'iu',
            ),
      join: new RegExp(
        String.raw`,\s+(?:${joins})\s|\s(?:${joins})\s+(?:[\p{L}’'-]+\s+){1,3}(?:${verbs})\s|\s(?:${contrasts})\s`,
        'iu',
      ),
      contrast: new RegExp(whole(contrasts), 'iu'),
      copula: new RegExp(whole(`${copulas}|${verbs}`), 'iu'),
      answeringSentences: {
        difference: new RegExp(String.raw`^${words.answeringSentences.difference}\.$`, 'iu'),
        called: new RegExp(String.raw`^${words.answeringSentences.called}\.$`, 'iu'),
        aspect: new RegExp(String.raw`^${words.answeringSentences.aspect}\.$`, 'iu'),
      },
      article: new RegExp(String.raw`^(?:${articles})\s+`, 'iu'),
      indefinite: new RegExp(String.raw`^(?:${words.indefinites})\s+`, 'iu'),
      judgement: beginning(joinPatternLines(words.judgements)),
      dependentStart: new RegExp(`^${whole(words.dependentStarts)}`, 'iu'),
      contextReference: new RegExp(whole(words.contextReferences), 'iu'),
      toBe: new RegExp(whole(copulas), 'iu'),
      pointer: new RegExp(joinPatternLines(words.pointers), 'iu'),
      asks: new RegExp(`^${whole(words.interrogatives)}`, 'iu'),
      asksWhat: new RegExp(String.raw`^¿?(?:${words.asksWhat})\s+`, 'iu'),
      askedInContext: new RegExp(whole(words.askedInContext), 'iu'),
      readerWords: new RegExp(whole(words.readerWords), 'iu'),
      boundary: new RegExp(`^(?:${joinPatternLines(words.boundaries)})$`, 'iu'),
      person: new RegExp(whole(words.persons), 'iu'),
      transparent: new RegExp(`^${joinPatternLines(words.transparents)}`, 'iu'),
      naming: new RegExp(`^${joinPatternLines(words.namings)}`, 'iu'),
      relative: new RegExp(whole(words.relatives), 'iu'),
      vagueStart: new RegExp(`^${whole(words.vagueStarts)}`, 'iu'),
      label: new RegExp(String.raw`^(?:${joinPatternLines(words.labels)})(?:\s*\d.*)?$`, 'iu'),
      kindOfThing:
        words.kindsOfThing === null ? null : new RegExp(`^${whole(words.kindsOfThing)}`, 'iu'),
      plural: words.plural === null ? null : new RegExp(words.plural, 'iu'),
      counted: new RegExp(
        String.raw`^(?<lead>(?:${articles})\s[^,:]+?)\s+(?:${words.plurals})\s+(?<items>[^:]+)\.$`,
        'iu',
      ),
      leadStart:
        words.subjectStarts === null ? null : new RegExp(`^${whole(words.subjectStarts)}`, 'iu'),
      ...compileForms(words),
    },
  }
}

const compiled = new Map<Language, Wording | null>()

/** Patterns and wordings of `language`; null if questions need a model in it. */
export const wordingOf = (language: Language): Wording | null => {
  const known = compiled.get(language)
  if (known !== undefined) return known
  const words = LANGUAGES.get(language)?.definitions
  const made = words ? compile(language, words) : null
  compiled.set(language, made)
  return made
}

/** The words of a phrase without surrounding punctuation. */
export const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []

/** Stems of the content words of a phrase. */
export const contentStems = (text: string, { language }: Wording): ReadonlySet<string> =>
  new Set(contentTerms(text.replaceAll('-', ' '), language))

/**
 * The stems of a name without what is in brackets after it, so that all its inflections are one
 * term; the name if it has no content word.
 */
export const termIdOf = (name: string, wording: Wording): string =>
  [...contentStems(name.replace(/\s\([^()]*\)$/u, ''), wording)].join(' ') || name.toLowerCase()

/** The head noun of a phrase: "superposition law", "law of superposition" → "law". */
export const headOf = (text: string, { headFirst, patterns }: Wording): string => {
  const words = wordsIn(text.replace(patterns.article, '').replace(/\([^)]*\)/g, ' '))
  if (headFirst) return (words[0] ?? '').toLowerCase()
  const end = words.findIndex((word, index) => index > 0 && patterns.boundary.test(word))
  return (words[(end < 0 ? words.length : end) - 1] ?? '').toLowerCase()
}

/** Capitalises the first letter, unless its word has a capital inside ("mRNA", "ssDNA", "pH"). */
export const capitalised = (text: string): string =>
  /^\p{Ll}(?:\p{L}*\p{Lu}|\p{P}|\d)/u.test(text)
    ? text
    : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
