import type { DefinitionChecks } from '../definition-checks.ts'

/** English words that show whether a definition can be asked about. */
export const enDefinitionChecks: DefinitionChecks = {
  articles: 'the|an?',
  copulas: 'is|are',
  pastCopulas: 'was|were',
  statementClauses: 'that',
  demonstratives: 'that|this|these|those',
  standIns: 'this|these|it|they',
  conjunctions: 'and|or',
  lastItemLinks: 'and',
  modifiers: `that|which|who|of|for|used|made|whose|where|from|between|based|caused|designed|
    involving|containing|consisting`,
  otherStatements: 'is|are|can|and|or|if|when|not|than|so',
  noDistinctions: 'and|or|but|when|if|because',
  distinctions: String.raw`that|which|who|whom|whose|where|of|in|by|for|from|between|to|with|as|
    used|made|composed|caused|\p{L}{2,}(?:ed|ing)`,
  arguments: 'because|since|therefore',
  objections: 'but',
  itemClauses: 'which|that|who',
  relationLinks: 'about|(?:related|connected) to|(?:associated|connected) with',
  seats: '(?:headquartered|based) in|(?:headquarters|seat) (?:is |are )?in',
  nextClauses: 'and|but|while|whereas|so',
  secondClauses: String.raw`(?:and|but|so)\s+(?:it|they|he|she|this|these|the|an?)`,
  reports: 'describes?',
  earlierEvents: '(?:that|which|who) had',
  adverbs: String.raw`\S*ly`,
  adverbsBeforeGerund: String.raw`\p{L}+ly (?:and \p{L}+ly )?`,
  gerunds: String.raw`\p{Lu}?\p{Ll}+ing`,
  definitionOf: '(?:definition|meaning) of (?:(?:the|an?) )?(?:(?:term|concept) )?',
  termNouns: 'term|word|phrase|(?:concept|notion|field|discipline) of',
  latinTerms: 'a (?:priori|posteriori|fortiori|cappella)',
  labelsInTerms: 'tables?|figures?|problems?|theorems?|inputs?|outputs?',
  ordinals: 'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth',
  placesInSeries: String.raw`(?:the\s)?(?:first|second|third|fourth|fifth|final|last)`,
  vagueNouns: `issues?|matters?|topics?|examples?|reasons?|challenges?|concerns?|things?|aspects?|
    problems?`,
  relationNouns: `predictors?|outcomes?|components?|phenomenon|features?|basis|causes?|factors?|
    elements?|sources?|signs?|indicators?|consequences?|results?|leader`,
  ownQualities: String.raw`(?:(?:an?|the) )?(?:\p{L}+ )?(?:property|characteristic|feature|aspect|quality) of the (?!.*(?:^|\s)(?:that|to|which|whose)\s)`,
  ratings: String.raw`(?:an?|the)\s+(?:relatively|extremely|particularly|especially|highly|
    increasingly|incredibly|surprisingly|remarkably|very|often|modest|necessary|frequent|recurring|
    significant|powerful|popular|\d)`,
  otherPrefixes: 'un|in|im|ir|il|dis|de|non|anti|counter|ex|re|co|inter|intra|extra|deoxy',
  comparisons: 'similar(?:ly)? to|(?:the )?same as|like|unlike|(?:the )?opposite of',
  superlatives: String.raw`the\s+(?:most|least|\p{L}{2,}est)`,
  amounts: String.raw`(?:majority|number|amount|percentage|rest|lack|variety|lot)\s+of`,
  measures: 'amount(?:s|ed)? to|account(?:s|ed)? for|make(?:s)? up|total(?:s|ed|led)',
  importance: String.raw`one of (?:the|its|their|our)\s|(?:an?|the)\s(?:\p{L}+\s)?(?:crucial|key|essential|vital|fundamental|core|
    ideal|excellent|useful|integral|foundational|pivotal)\s(?:\p{L}+\s)?(?:aspect|part|role|element|component|technique|
    tool|concept|step|skill|metric|measure|indicator|property|principle|feature|factor|building block)s?(?!\p{L})`,
  abbreviationsBeforeNumber: 'approx',
  furtherAuthors: 'et al',
  andSoOn: 'etc',
  unfinishedPhrases: 'of|via|called|named',
  unfinished: String.raw`and|or|the|which|that|what|e\.g|i\.e|of the form`,
  noPhrases: `in|on|at|with|by|from|for|as|during|can|may|will|is|are|has|have|to|that|whether|each|
    if|when|where|because|how|what|why|good|better|more|less|not|it|characteri[sz]ed|found|used|
    (?:design|use|select|plan|make|keep|write|add)
    (?= (?:the|an?|your|their|all|any) )|design(?= \\p{L}+[^s]s )|use(?! (?:of|cases?) )|gather|centrali[sz]e|describe`,
  orders: `choose|identify|ensure|implement|determine|establish|avoid|consider|create|develop|apply|
    evaluate|prepare|perform|define|recogni[sz]e|notice|note that|think (?:of|about)|imagine|
    remember|replace|provide|understand|explain|improve|learn|(?:try|copy|match|change|check|ask)
    (?= (?!of|for|between|from|in)\\p{L}+[^s] )`,
  betterments: 'more|less|better|improved|enhanced|reduced|increased|faster|easier|greater|fewer',
  adjectivals: 'denoting|relating to|pertaining to|of or (?:relating|pertaining) to|describing',
  captionSources: '(?:adapted |modified |taken )?from|(?:adapted |modified )?after|source',
  references: `the (?:term|word|name|phrase) (?:to|you|we|they)|also|see|(?:singular|plural|short|abbreviation|acronym) (?:form )?(?:of|for)|another|
    and|or|many|meaning`,
  referencesInGlossary: 'this|these|here|above|below',
  additions: String.raw`also (?!called|known|named|referred|termed)|and not (?:an?|the)\s|
    in the same way`,
  auxiliaries: `can|may|might|will|would|must|should|could|(?<!\\bto )(?:has|have|does|do)|(?<!\\ba (?:\\p{L}+ )?)being|was|were|had|did`,
  pronouns: `it|its|they|their|them|he|him|his|she|her|hers|we|us|our|you|your|i|my|one|ones|such|
    so|then|therefore|thus|also|too|only|even|above|below|earlier`,
  possessives: 'its|their',
  readers: 'we|let us',
  existentials: 'there (?:are|were)',
  existentialsOfOne: 'there is',
  generalThings: `the (?:proposed )?(?:term|phrase|expression|abbreviation|acronym|process|model|argument|syndrome|disease|theory|stud(?:y|ies)|plan|
    method|approach|test|results?|procedure|authors?|act|law|programs?|projects?|texts?|company|
    system|problem|question|answer|idea|device|equipment|machine|experiment|procedure|technique|phase|stage|
      step|tool|module|course|lecture|chapter)`,
  countsAlone: 'two|three|four|five|as well|however',
  relations: String.raw`,\s(?:by contrast|in contrast|on the contrary|on the other hand|however|
    therefore|moreover|furthermore|then|too|in turn)(?:,|$)|\s(?:was|were)\s\p{L}+e[dn]$`,
  others: `(?<!each )other(?! than)|another|remaining|at least|more than|up to|as many as|top|largest|
    biggest|leading|best-known`,
  suppositions: 'suppose|assume|imagine|consider|say|let',
  noThings: String.raw`(?:those|these|this|such|including|like|called|named)\s|that is$|i\.e|\p{L}+ing\s+(?:on|to|by|in|with|for|from|as|at)\s`,
}
