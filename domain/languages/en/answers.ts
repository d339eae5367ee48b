import type { AnswerWords } from '../answers.ts'

/** English words by which the tutor without a model reads questions and documents. */
export const enAnswers: AnswerWords = {
  articles: 'the|an?',
  articlesBeforeName: 'the|an?',
  conjunctions: 'and|but',
  questionStarts:
    'what|who|whose|when|where|why|how|which|(?:is|are|was|were|does|do|did|can) (?:it|they|that|this|there|he|she)',
  yesNoStarts:
    'is|are|was|were|does|do|did|can|could|will|would|should|has|have|had|may|might|must',
  whatAbout: '(?:what|how) about',
  adverbsBeforeVerb: 'also|often|usually|generally|simply|therefore|then',
  inOtherWords: String.raw`i\.\s?e\.|that is|meaning|which means|in other words|or\s+\p{Ll}|
    (?:we|one) (?:mean|understand)`,
  whoIs: 'who',
  whichIs: '(?:which|that) (?:is|are|refers? to|means?|occurs? when|happens? when)',
  clauseStarts: 'that',
  indefinites: 'an?',
  relatives: 'that|which|who|whose|where',
  appositionLinks: 'that|which|who|whose|of|in|for|used|where|by|with',
  remarks: `not|also|only|similar|very|more|less|most|often|always|never|important|because|due|based|
    used|found|made(?! up of)|given|shown|known for|worth|possible|necessary|likely|able|being|(?:\\p{L}+er|
      worse) than`,
  states: String.raw`(?:at|in|on|under|between|among|within|from)\s|
    (?:\p{L}+ly\s)?(?!(?:characteri[sz]|compos|considered|defin|describ|design|distinguish|intend|mark|
    referr|regard|us)ed\s)\p{L}{2,}ed\s(?:at|by|for|from|in|into|on|to|under|with)\s`,
  defining: 'defin(?:e|es|ed|ing)',
  definedAs: 'as',
  namedEvents: String.raw`(?:when|whenever|if)\s.{10,300}?[\s,](?:it|they|he|she|that|this|one|you|we)\s(?:is|are)\s\p{L}+ing(?:\s(?:in|from|with|through))?(?:\s(?:an?|the))?`,
  meaningLabels: 'definition|meaning',
  noMeaningStarts:
    'by definition|one of (?:(?:the|its|their|our) (?:few|only|first|main)|several|many)|not|never|hardly|like|nevertheless|still|as \\p{L}+ as|considered \\p{L}+ (?:for|of|to)|(?:thought|believed|known|said|likely|unlikely|able|unable) to(?! be an?)',
  beforeNamed:
    '(?:recall|remember|note)(?: from [^,.]{1,60})? that|in other words,|put simply,|simply put,|that is(?: to say)?,|basically,|essentially,',
  kindStarts:
    'an?|the|any|one|every|when|where|what|how|whatever|all|(?:composed|made up|comprised) of',
  nounEndings: 'e?s',
  or: 'or',
  twoToTen: 'two three four five six seven eight nine ten',
  several: 'several|following',
  partOfNumber: 'of',
  kinds: 'types?|kinds?|forms?|sorts?|classes|categories|groups?(?= of)',
  oneKind: 'type|kind|form|sort',
  effects: 'consequences?|effects?|results?|outcomes?|aftermath|impacts?',
  effectsOf: 'of',
  inventing:
    'invent(?:ed)?|discovered|founded|established|devised|coined|introduced|came up|first (?:proposed|described)|named (?:after|for|in honou?r of)|in (?:his|her) (?:honou?r|memory)',
  personTitles:
    'Judge|Justice|President|Chancellor|Minister|Senator|Governor|King|Queen|Emperor|Empress|Prince|Princess|Pope|Bishop|Saint|St|General|Captain|Sir|Lord|Lady|Professor|Prof|Doctor|Dr|Mr|Mrs|Ms',
  parts: 'steps?|stages?|phases?|parts?|components?|elements?',
  qualities: `(?:dis)?advantages?|benefits?|drawbacks?|downsides?|pros|cons|limitations?|limits|
    strengths?|weaknesses|risks?|dangers?|problems?|causes?|reasons?|effects?|consequences?|impacts?`,
  aboutYear: 'ca?|circa|about',
  earlyYears: String.raw`\d{1,4} (?:BCE?|CE|AD)|(?:in|around|about|until|since|year|AD) \d{3}`,
  born: 'b|born',
  explaining: 'explain|describe|tell me about',
  dividing: 'divided into|classified (?:as|into)|grouped into|falls? into|distinguish(?:es|ed)?',
  countedKinds: 'groups|classes|categories|types|kinds|forms|sorts|varieties',
  kindNouns: 'model|pattern|variety|style',
  kindsEnds: 'are|is|do|does|did|can|could|that|which|who|there|exist|in|from|on|for|with',
  presupposing:
    'exceptions?|reasons?|result|causes?|consequence|example|problem|advantage|key to|basis|place|start|idea|choice|fit',
  listLinks: 'and|or',
  first: 'first',
  second: 'second',
  ownMaterial: String.raw`my\s+(?:(?:lecture|class|course|study|school)\s+)?(?:notes?|slides?|files?|
    documents?|pdfs?|texts?|books?|textbooks?|scripts?|readings?|chapters?|materials?|lectures?|
    class(?:es)?|courses?|exams?|tests?|quiz(?:zes)?|midterms?|finals|teachers?|prof(?:essor)?s?|
    lecturers?|tutors?|friends?|classmates?|question)(?!\p{L})`,
  definingVerbs: 'is|are|means?|refers?|denotes?',
  namingVerbs: 'called|known as|termed',
  noTermStarts: `how|why|where|it|this|that|these|those|they|he|she|we|you|there|here|what|which|who|one|some|many|
    most|all|such|both|each|another|other|people|example|if|when|assume|for|since|as|while|because|
    although|in|at|by|with|to`,
  contrastStarts: 'in contrast|by contrast|on the other hand',
  linksBack: 'however|by contrast|on the other hand|in turn',
  dependentStarts: `it|this|that|these|those|they|he|she|its|their|his|her|such|however|therefore|
    thus|moreover|but|and|also|another|instead|for example|for instance|in this|in that`,
  contrasts: `whereas|while|unlike|in contrast|by contrast|on the other hand|differs?|different|
    differences?|compared|rather than|both|than|distinct from|distinguish(?:es|ed)?|as opposed to`,
  amounts: 'how (?:many|much)|what (?:percentage|number|share|amount|proportion)',
  counting: 'how many',
  unnamed:
    'times|people|persons|pounds|tons|tonnes|miles|met(?:er|re)s|kilomet(?:er|re)s|percent|dollars|euros',
  asksMoney: String.raw`how (?:much money|expensive|much (?:do|does|did|would|will|is|are|was|were) .{1,80} (?:costs?|paid|pay|spend|earn))|
    what (?:do|does|did|would|will) .{1,80} cost|what (?:is|was) the (?:price|cost) of`,
  currencies:
    'dollars?|cents?|euros?|pounds?|pence|francs?|yen|yuan|rupees?|pesos?|usd|eur|gbp|chf',
  pricing: 'costs?|prices?|priced|paid|pays?|fees?|worth|spent|spends?|earn(?:s|ed)?|sold for',
  asksDate: '(?:what|which) (?:year|date|day|month|century|decade)|when (?:was|were|did)',
  beforeNouns: `an?|the|of|in|on|for|about|between|with|without|from|by|at|into|no|any|some|few|many|much|
    your|my|our|its|their|his|her|this|these|those|each|every|does|do|did|called`,
  adverbEndings: 'ly',
  adverbs: `already|instead|afterwards?|beforehand|anyway|otherwise|somehow|
    elsewhere|nowadays|perhaps|maybe|almost|rather|quite|meanwhile|somewhere|anywhere|everywhere|
    forever|again|together|apart|away|though`,
  differences: 'differences?',
  isDifference:
    '(?:is|are|as|equals|means) (?:the|an?)(?: \\p{L}+)? differences? (?:between|of|in)',
  authorLabels: 'by|written by|authors?|edited by',
  and: 'and',
  publication: `publish|receiv|accept|revis|issue|edition|version|draft|copyright|printed|dated|
    last updated`,
  months: 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec',
  titlePageWords: `universit|institut|department|school|college|laborator|faculty|abstract|chapter|
    contents|introduction`,
  partOf: 'of|in|for',
  simpler: "(?:more )?simpl(?:er|y|ify)|in simple|easier|like i'?m five|eli5",
  citedPages: 'pp?\\.?|pages?',
  pageLinks: 'and',
  here: 'here',
  spellings: [
    [/(?<=\p{L}[bt])re(?=s?$)/u, 'er'],
    [/(?<=\p{L}[bt])er(?=s?$)/u, 're'],
    [/^[ao]e(?=\p{L}{4})/u, 'e'],
    [/^e(?=\p{L}{4})/u, 'oe'],
    [/^e(?=\p{L}{4})/u, 'ae'],
  ],
  contractions: "['’](?:s|m|d|re|ve|ll)|n['’]t",
  otherArticles: 'one|another',
  settings: 'in',
  complements: 'of|on',
  subjectArticles: 'the|an?',
  subjectVerbs: 'is|are|means?|refers?|denotes?',
  narrating: 'you|your|we|our|he|his|she|her',
  dependentClaims: `as (?:figure|table)|in this exercise|if|suppose|imagine|consider|choose|another|
    a further|for|only`,
  unfinishedHeadings: 'yields?|gives?|when|is|are|the|of|equation',
}
