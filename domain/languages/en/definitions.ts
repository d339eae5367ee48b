import type { DefinitionWords } from '../definition-words.ts'
import { listOf } from '../list-of.ts'
import { enSiblings } from './siblings.ts'

/** Before the noun that says what a thing is. */
const transparents =
  '(?:(?:an?|the|any)\\s+)?(?:[\\p{L}-]+\\s+){0,2}?(?:types?|kinds?|forms?|sorts?|variety|varieties|pieces?|examples?|one|instances?)\\s+of\\s+(?:the\\s+)?'

/** How English texts define terms, and how questions about them are worded. */
export const enDefinitions: DefinitionWords = {
  articles: 'an?|the',
  indefinites: 'an?',
  copulas: 'is|are',
  meaningStarts: 'an?|the|any|objects?|people|persons?|individuals?|substances?|things?',
  verbs:
    '(?:(?:normally|usually|generally|typically|commonly|often|simply|basically)\\s)?(?:refers? to(?!\\s[^.]{3,120}(?<!such)\\sas\\san?\\s)|means)|(?:is|are) understood as|denotes?|(?:is|are|may be|can be)(?: (?:often|usually|commonly|generally|typically|broadly|formally))? defined as|(?:is|are) the (?:name|term) (?:for|of)|describes?(?!\\s(?:him|her|it|them|one)sel(?:f|ves)\\s)|(?:is|are) (?:essentially|basically)(?=\\s(?:an?|the)\\s)',
  events:
    '(?:occurs?|happens?|arises?|exists?|forms?|develops?|takes? place|(?:is|are) present)(?: only)? (?:when|if|where|whenever)|(?:is|are|measures?)(?=\\s+how\\s(?:far|much|many|fast|often|long|well|easily|strongly|closely|likely)\\s)',
  inverses: null,
  modifiers: '(?:that|which|who|whose|of|used|designed|made|in which|by which|for which)\\s',
  boldOnlyModifiers:
    'located|found|caused|produced|formed|created|based|containing|consisting|composed|involving|held|built|obtained|with|on|between|from|in|about|without|where|given',
  synonyms:
    'or|also (?:called|known as|termed|named|referred to as)|(?:often|sometimes|commonly) (?:called|known as|abbreviated)|known as|called|such as|like',
  preludes:
    '(?:finally|similarly|likewise|however|thus|therefore|in contrast|technically|formally|in (?!(?:this|these|those|that|such|addition|contrast|fact|short|general|particular|turn|essence|practice|reality|principle|effect|conclusion|summary|time|response|recent|modern|everyday|return|sum|part|brief|other|both|many|some|most|each|all|our|your|its|their|his|her|any)\\b)[\\p{L}’-]+(?:\\s\\p{L}+){0,2}|(?:for|according to) (?!(?:example|instance|this|these|those|that|such|now|most|many|some|all|any|our|your|its|their|his|her|both|other|each|more|years)\\b)[\\p{L}’-]+(?:\\s\\p{L}+){0,2})',
  calls:
    '(?:is|are|was|were)(?: (?:often|also|usually|commonly|sometimes|generally))? (?:called|known as|termed(?: as)?|referred to as|named)',
  clausesAfter: 'which (?:is|are)',
  calledEvents: {
    starts: 'when|if',
    subjects: 'it|this|the (?:result|process|event|situation|phenomenon)',
  },
  judgements: `(?:(?:the\\s)?single\\smost|(?:the\\s)?\\p{L}+['’]s\\s(?:largest|biggest|most|first|oldest|
      leading|main|only)|
      (?:an?|the|one of the|any)(?: (?:very|most|more|\\p{L}+ly))?\\s(?:important|
      (?:\\p{L}+ )?(?:exception|option(?!\\s(?:to|on))|requirement|prerequisite|milestone|
      breakthrough|achievement|success|failure|improvement|novelty|rarity)|
      key|good|great|common|major|main|popular|useful|primary|best|only|same|first|second|
      third|fourth|fifth|next|last|result|reason|case|example|examples|matter|(?<!the )part|part(?! of)|problem|question|source|
      topic|subject|focus|goal|basis|cause|core\\s(?:subject|topic|concept|idea|part)s?|most|more|less|least|few|lot|way(?!\\s(?:of|to)\\s)|bad|
      definition|description|starting\\spoint|cornerstone|hallmark|heart\\sof|backbone|pillar|foundation\\sof|
      \\p{L}+\\sof\\schoice|challenging|critical|frequent|distant|free|accepted|serious|nice|fun|easy|difficult|better|worse|helpful|
      careful|different|similar|new|relevant|convenient|fundamentally|kind of like|classic|
      typical|simple|powerful|famous|much|far|even|slightly|somewhat|rather|quite|fairly|simplest|
      easiest|oldest|newest|latest|commonest|best-known|well-known|candidate|corresponding|related|
      effective|useful tool|gold standard|reverse|inverse|opposite|default|dominant|predominant|
      (?:\\p{L}+\\s)?alternative\\sto|valuable|lower|higher|greater|larger|smaller|(?:process|phenomenon|
      concept|practice|topic|subject)\\swith|excellent|interesting|perfect|crucial|vital|
      (?:\\p{L}+ )?concept\\s(?:regarding|related|used|in)|central\\s(?:concepts?|ideas?|parts?|roles?|themes?|figures?|elements?|issues?|
      aspects?|features?|questions?|topics?|principles?|components?|problems?|places?|tenets?|
      points?|tasks?|concerns?|characters?))|an?\\s(?:large\\s|small\\s|growing\\s)?number\\sof|
      (?:something|anything|simply|merely|just|nothing\\sbut|(?:lots|plenty|a\\slot)\\sof|
      necessary|required|possible)|
      one\\sof\\s(?:two|three|four|five|several|many|various|numerous|some)|
      (?:an?\\s)?(?:(?:short|long)-term|quick|temporary|partial)\\ssolutions?|
      (?:an?\\s)?(?:widely|generally|commonly)\\s(?:accepted|known|used)\\s(?:part|practice))\\b`,
  dependentStarts: `it|there|nor|neither|let|should|must|will|may|can|does|remember|similarly|likewise|finally|
      this|these|those|such|that is|he|she|his|her|hers|him|we|us|our|ours|you|your|i|my|here|
      above|below|earlier|previously|former|latter|aforementioned|following|as (?:noted|mentioned|
      described|discussed|shown|seen)|for example|for instance|e\\.g|in contrast|however|
      therefore|thus|also|another|other|others|both|either|again|instead|this chapter|last|now|
      today|recall`,
  contextReferences: `(?:to|of|in|for|by|with|from|on|at) that|(?:to|of|for|by|with|from|on) such(?! (?:as|
      an?|that))|this|these|those(?! who| that| of)|my|here|earlier|previously|(?:see|as|noted|mentioned|
      described|discussed|shown|
      listed) (?:above|below)|the (?:above|following|former|latter)|recall|today|now$|(?<!(?:to|of) the )next(?! best)|he(?! or she)|
      (?<!he or )she|his(?! or her)|(?<!his or |him or )her|just (?:described|mentioned|discussed|seen|defined)|as such|that follows?|
      as (?:is |are |was )?(?:discussed|described|explained|shown|mentioned)|another (?:example|kind|type|way|form)|
      one of (?:two|three|four|several|many) (?:ways|forms|types|kinds)|shaded|shown|depicted|pictured|
      plotted|dashed|dotted|labell?ed`,
  interrogatives: `(?:(?:in|on|at|to|by|for|from|with|of|under) )?(?:what|which)|who|whom|when|where|
      why|how`,
  asksWhat: '(?:what|who) (?:is|are|was|were)',
  askedInContext: `it|its|they|their|them|he|him|his|she|her|one|such|then|also|so`,
  readerWords: `you|your|yours|we|us|our|ours|i|me|my|let['’]s|imagine|above|below|following|previous|
      chapter|section|page|lecture|slide|course|class|textbook|reading|author|exam|quiz|homework|
      exercise|assignment`,
  pointers: `(?:figures?|fig|tables?|chapters?|sections?|equations?|page|example|see|unit|module|
      lesson) ?\\d|\\bfigure\\b|\\bsee\\b|\\bet al\\b|https?:`,
  boundaries: `after|before|since|although|despite|like|unlike|until|because|of|for|in|on|at|by|to|from|
      with|without|between|among|that|which|who|whom|whose|where|when|within|during|used|made|
      based|caused|designed|using|involving|containing|having|and|or|as|into|through|under|over|
      is|are|can|whether|how|behind|below|beneath|beyond|inside|outside|above|around|near|over|
      along|across|against|throughout|toward|towards|via|upon|so|if|when|not|than|
      whereas|while|but`,
  transparents,
  namings: `(?:an?|the)\\s(?:\\p{L}+\\s)?(?:term|word|name|phrase|label)\\s(?:(?:usually|commonly|
      often|generally|sometimes|also)\\s)?(?:that\\s(?:is\\s)?)?(?:\\p{L}+\\s){0,2}?(?:(?:used?|applied)\\s(?:for|to\\s(?:describe|
      define|refer\\sto|mean|indicate|denote|designate|identify|name))|describing|denoting|meaning|
      given\\sto|for|(?:describes|denotes|means|refers\\sto))\\s`,
  asides: `,\\s+(?:(?:or|meaning|that is,?|i\\.e\\.,?)\\s+)?(?=(?:an?|the)\\s)|
      ,?\\s+(?:which\\s+(?:is|are)|(?:is\\s+|are\\s+)?defined\\s+as)\\s+(?=(?:an?|the)\\s)|
      \\s*[—–]\\s*(?=(?:an?|the)\\s)|
      (?:,\\s+(?:which\\s+are\\s+)?|\\s*[—–]\\s*)(?=(?:[\\p{L}-]+\\s+){1,5}?(?:(?:that|which|who)\\s(?!was|were|had|\\p{L}+ed\\s)|(?:used|designed)\\s))`,
  verbsAfterAside:
    'is|are|was|were|can|may|must|has|have|will|does|do|which|thus|thereby|so|but|although|though|while|whereas|because|such as|including|as well as|rather than|even though|where|often|usually|for example|e\\.g\\.|from|with|typically|making|resulting|allowing|causing|leading|producing',
  names:
    '(?:which (?:is|are) )?(?:often |also |sometimes |commonly )?(?:known as|called|termed|referred to as)',
  joins: 'and|but|while|whereas|so',
  contrasts: 'while|whereas',
  relatives:
    'that|why|which|who|whom|whose|where|when|what|how|whether|if|because|so that|wherein|while|until',
  kindsOfThing: null,
  labels: `variant|variants|reason|reasons|way|ways|kind|kinds|approach|note|notes|tip|hint|
      warning|caution|important|example|examples|remark|definition|defn?|theorem|proof|lemma|question|
      questions|answer|answers|exercise|goal|goals|summary|step|task|figure|table|reference|
      references|abstract|keywords|input|output|result|results|advantages|disadvantages|pros|cons|
      problem|solution|idea|why|how|what|difference|differences|distinction|purpose|aim|role`,
  vagueStarts: `possible|one|two|three|four|five|several|many|some|most|all|both|each|every|no|any|more|
      another|other|even|only|just|it|its|new|next|first|second|third|fourth|fifth|last|final|better|best|good|
      bad|great|big|major|main|important|typical|classic|positive|key|simple|common|real|actual|
      single|whole|entire|original|advanced|what|who|part|people|note that|consider|suppose|imagine|
      assume|their|his|her|our|your|my|related|similar|various|certain|different|particular|very|so-called|popular|
      corresponding|they|he|she|we|you|these|those|this|choose|identify|ensure|implement|determine|
      establish|avoid|evaluate|assess|prepare|perform|obtain|maintain|define`,
  readsRunIns: true,
  capitalNouns: false,
  headFirst: false,
  participles: {
    endings: 'ed|ing',
    pastEndings: 'ed',
    complements: 'to|in|from|with|by|into|on|at|the|an?|around|over|through',
    agents: 'by',
  },
  descriptions: `\\p{L}ed\\s+(?:to|by|with|in|on|from|for|as)\\s|^${transparents}|
      \\s(?:says?|said|argues?|claims?|believes?|writes?|thinks?)\\s`,
  inflectedVerbs: `(?<!\\p{L})(?:\\p{L}{3,}s\\s(?:its|their)|plays?\\s(?:an?|the)|leads?\\sto|
      affects|depends|determines|requires|allows|enables|makes|gives|contributes|provides|involves|
      improves|ensures|helps|consists|contains|includes|occurs|becomes|exists|tends|refers|
      (?:binds|reacts|acts|flows|moves|begins|lies)\\s(?:to|with|on|as|from|into|through|
      in))(?!\\p{L})`,
  gerundStarts: String.raw`(?<gerund>\p{L}+ing)\s(?:\p{L}+\s)?(?:an?|the|their|his|her|its|one['’]s)\s`,
  verbsLookPlural: true,
  persons: `who|person|people|someone|somebody|individual|individuals|specialist|specialists|scientist|
      member|members|citizen|citizens`,
  plural: "[^suiy’'](?<!\\blen|\\bchao)s$",
  plurals: 'are|were',
  subjectStarts: null,
  answeringSentences: {
    difference:
      '(?:the|one|an?)\\s(?:\\p{L}+\\s){0,2}difference between (?<a>[^,]{2,60}?) and (?<b>[^,]{2,60}?) is that .{20,}',
    called:
      '(?<thing>[^,]{3,60}?) (?<verb>is|are) (?:(?:also|sometimes|often|commonly|usually) )?(?:called|known as|named|termed|nicknamed) (?:(?:an?|the) )?(?<name>[^,]{3,50}?),? because,? (?!of\\s)(?<reason>.{15,})',
    aspect:
      '(?<aspect>(?:the|one of the) (?:(?:main|primary|chief|principal|major|basic|most important|ultimate) )?(?:functions?|purposes?|tasks?|goals?|aims?|objectives?|advantages?|disadvantages?|strengths?|weakness(?:es)?|drawbacks?|benefits?) of (?<thing>[^,]{3,60}?)) (?<verb>is|are) (?:that|to|the|an?)\\s.{20,}',
  },
  siblings: enSiblings,
  questions: {
    whichTerm: (meaning) => `Which term means “${meaning}”?`,
    whichMeaning: (term) => `What does “${term}” mean?`,
    describedAs: (description, heading) =>
      heading === ''
        ? `Which of these is described as follows? “${description}”`
        : `On “${heading}”: which of these is described as follows? “${description}”`,
    whichValue: ({ header, name, title }) =>
      title === ''
        ? `Which entry under “${header}” belongs to “${name}”?`
        : `On “${title}”: which entry under “${header}” belongs to “${name}”?`,
    whichHas: ({ header, value, title }) =>
      title === ''
        ? `Which of these has the entry “${value}” under “${header}”?`
        : `On “${title}”: which of these has the entry “${value}” under “${header}”?`,
    explainIn: (things, heading) => {
      const list = listOf(things, 'and', ['“', '”'])
      const length = things.length === 1 ? ' in one sentence' : ''
      return heading === ''
        ? `Explain ${list}${length}.`
        : `On “${heading}”: explain ${list}${length}.`
    },
    whatIs: (term) => `Define “${term}” in one sentence.`,
    difference: ([a, b]) => `What is the difference between “${a}” and “${b}”?`,
    whyCalled: ({ thing, verb, name }) => `Why ${verb} ${thing} called “${name}”?`,
    whatAspect: ({ aspect, verb }) => `What ${verb} ${aspect}?`,
    compare: (terms) =>
      `Explain these terms and how they differ: ${terms.map((term) => `“${term}”`).join(', ')}.`,
    explain: (terms) =>
      `Explain these terms in your own words: ${terms.map((term) => `“${term}”`).join(', ')}.`,
    nameAll: (announcement, count) =>
      `“${announcement}.” Name ${count === 2 ? 'both' : `all ${count}`}.`,
    explainAll: (announcement, count) =>
      `“${announcement}.” Name and explain ${count === 2 ? 'both' : `all ${count}`}.`,
    nameThe: (things) => `Name ${things}.`,
    explained: (term, meaning) => `${term}: ${meaning}`,
  },
}
