import type { RequestWords } from '../request-words.ts'

/** How messages to the tutor are worded. */
export const enRequests: RequestWords = {
  help: 'what can (?:you|i) (?:do|ask)|(?:please )?help(?: me)?|how (?:do|can) (?:you|i) (?:work|use (?:you|this|it))|who are you|what are you',
  thanks:
    '(?:many )?thanks?|thank you|thx|cheers|ok(?:ay)?|great|perfect|got it|nice(?: one)?|good|cool|awesome|yes|yep|yeah|alright|i see|makes sense|understood|hm+|lol|(?:good)?bye|see you|that helps|helpful',
  greeting: 'hi|hello|hey|good (?:morning|afternoon|evening|day)',
  besideGreeting:
    "there|tutor|you|very|much|so|a lot|for (?:that|this|your help|the help|everything)|that (?:was|is) (?:helpful|great|clear)|how are you|do|ask|here|with this|bye|for now|that(?:'s| is| was) all",
  summary:
    'summar(?:y|i[sz]e)|sum up|overview|outline|gist|tl;?dr|main (?:points?|ideas?|topics?|arguments?|messages?|claims?|thesis|takeaways?)|conclusions? of (?:the|this)(?= (?:chapter|text|document|paper|article|lecture|book))|key (?:points?|ideas?|takeaways?|terms?|words?)|keywords?',
  keyTerms:
    '\\b(?:key|main|important|central) (?:terms?|words?|concepts?|vocabulary)\\b|\\bkeywords?\\b|^\\s*(?:list|name|give(?: me)?|show(?: me)?|what are|which(?: are)?) (?:all )?(?:the )?(?:terms|vocabulary|definitions)[\\s?.!]*$',
  aboutDocument:
    "\\bwhat(?:'s| is| does| are| do) (?:this|these|the|my) (?:document|pdf|file|text|paper|book|chapter|article|lecture|page|reading|handout|script|lesson|unit|presentation|notes?|slides?)s?(?: all)? (?:about|cover|(?:say|discuss)(?! (?:about|on|of|regarding) ))|\\bwhat is (?:this|it) about\\b|\\bwhat (?:all )?(?:do|must|should) (?:i|we) (?:(?:need|have) to )?(?:know|learn|study|revise)(?=(?: (?:for|about|from|in|on|of) (?:it|this|tomorrow|(?:the|my|our|this) (?:exams?|tests?|quiz|finals?|midterms?|class|chapter|text|document|book|unit|lesson)))?[\\s?.!]*$)|^\\s*explain (?:this|the) (?:document|pdf|file|text|paper|chapter)\\b",
  exam: '(?:is|was|will|would|does|do)(?: i| we)? (?:need )?(?:this|that|it|these|those)(?: be| come up| count)?(?: (?:relevant|important|needed|asked))? (?:for|on|in) (?:the|my|our|an?) (?:exams?|tests?|finals?|midterms?|quiz)|what (?:will|could|might|can|is going to) (?:be|come up|be asked) (?:on|in|for) (?:the|my|our) (?:exams?|tests?|finals?|midterms?)|is (?:this|that|it) (?:exam|test) relevant',
  page: 'page|p\\.',
  please: 'please |can you |could you ',
  quiz: '(?:make|give|create)(?: me)? (?:some |a few )?flash ?cards|quiz me|test me|(?:no )?(?:just |only )?ask me (?:some|a few|a|an|one|another|\\d+) (?:(?:easy|hard|difficult|more) )*questions?|(?:make|give me|create|start) (?:me )?(?:a |an |some )?(?:(?:easy|hard|difficult|short|long|quick|multiple[- ]choice) ){0,2}(?:quiz|test|practice questions|exam)',
  quizAsk: 'give me|make(?: me)?|write(?: me)?|create|ask me|i (?:want|need)',
  quizQuestions: 'questions?|mcqs?|flash ?cards',
  quizBeside: 'more|quick|practi[cs]e|exam|test|quiz|different|new|good',
  quizChoice: 'multiple[- ]choice|mcqs?|mc',
  quizShort: 'short(?:[- ]answers?)?',
  quizLong: 'long(?:[- ]answers?)?|essays?',
  quizEasy: 'easy|simple|basic',
  quizMedium: 'medium|moderate',
  quizHard: 'hard|difficult|challenging|tough',
  quizAbout: 'on|about|over|regarding|covering|of',
  translate: 'translate',
  fillers:
    'then(?=[\\s?.!]*$)|in total|like (?:a|an) (?:short |quick )?list|lol|haha|hm+|btw|idk|tbh|imo|i guess|i think|i suppose|right(?= ?\\?)|or (?:what|nah|something)(?= ?(?:\\?|$))|stuff|thingy|at all|(?:as )?(?:an? )?(?:short|quick) list|(?:in|as) bullet points?|actually|exactly|really|basically|essentially|please|pls|plz|again|tho|though|maybe|perhaps|to me|for me|in (?:simple|easy|plain|normal|my own|your own|other|short|a few) (?:words?|terms?|language|english)|in (?:detail|short|general)|briefly|quickly',
  misspelt:
    'difference differences different example examples explain explanation compare comparison definition define summary summarize summarise describe',
  chatSpellings: {
    language: 'en',
    words: {
      dont: "don't",
      doesnt: "doesn't",
      didnt: "didn't",
      cant: "can't",
      wont: "won't",
      isnt: "isn't",
      arent: "aren't",
      wasnt: "wasn't",
      werent: "weren't",
      hasnt: "hasn't",
      havent: "haven't",
      couldnt: "couldn't",
      shouldnt: "shouldn't",
      wouldnt: "wouldn't",
      im: "I'm",
      ive: "I've",
      thats: "that's",
      theres: "there's",
      theyre: "they're",
      youre: "you're",
      alot: 'a lot',
      gimme: 'give me',
      lemme: 'let me',
      'what r': 'what are',
      'who r': 'who are',
      'how r': 'how are',
      'why r': 'why are',
      'where r': 'where are',
      'which r': 'which are',
      'if u': 'if you',
      'when u': 'when you',
      'do u': 'do you',
      'can u': 'can you',
      'should u': 'should you',
      'would u': 'would you',
      bc: 'because',
      cuz: 'because',
      abt: 'about',
      wat: 'what',
      wanna: 'want to',
      gonna: 'going to',
      gotta: 'have to',
      tmrw: 'tomorrow',
      sth: 'something',
      smth: 'something',
    },
  },
  interjections:
    'ok(?:ay)?|thx|hm+|wow|lol|haha|alright|yeah|yep|ugh|omg|now|(?:oh+|ah+|damn|fine|right|sure)(?=[,.!])|last (?:one|thing|question)(?=[,:])|wait(?= (?:what|why|how|who|when|where|which|so|(?:is|are|was|were|do|does|did)(?:n.?t)?)(?!\\p{L}))',
  both: '(?:those|these|the) (?:two|three)|both(?: of them)?|them',
  topicChange:
    '(?:next|new|last|final|other|another|different) (?:topic|question|one|thing)|by the way|btw',
  leads:
    "(?:i have |i(?:'m| am) taking )?(?:(?:a|an|my|this|the) )?(?:\\p{L}+ )?(?:test|exam|quiz|midterm|final)s? (?:is )?(?:tomorrow|today|soon|\\p{L}+day|(?:on|next|this) \\p{L}+|in [\\p{L}\\d]+ (?:days?|weeks?))[.!]?(?:[\\s,]+(?:and|so|but))?(?:[\\s,]+(?:i am|i'?m) (?:so |totally |completely )?(?:lost|confused|stuck)(?: (?:with|on|about|by))?)?|i (?:still |really )*(?:do not|don'?t|can'?t) (?:really |quite )?(?:get|understand|remember)(?= (?:the|this|that|an?) \\p{L})|what (?:do|does) (?:this|these|the|my|our|your) (?:document|pdf|file|text|paper|book|chapter|section|article|lecture|reading|handout|script|lesson|unit|presentation|notes?|slides?|author|material)s? (?:say|tell (?:me|us)|mention|state|write|discuss) (?:about|on|regarding)|is it true(?: that)?|i (?:always )?thought(?: that)?|what(?:'?s| is) (?:the )?(?:thing|deal|story) (?:with|about)|(?:ok(?:ay)?[, ]+)?(?:next|moving on)(?=[,:])|(?:whatever|nvm|never ?mind)[,.]?|(?:no[,.]? )?i (?:mean|meant)(?: like)?(?! (?:that|it|this)\\b)|(?:you (?:did not|didn'?t) (?:answer|say|tell me)(?= (?:if|whether|what|why|how|who|when|where|which) ))|(?:(?:that|it)(?:'s| is| was) )?(?:way |much )?too long[.,!]?(?: (?:just|only))?(?= (?:tell|give|what|who|how|why|when|where))|(?:(?:so|ok|okay|hey|hi|well|please)[\\s,]+)*(?:(?:can|could|would|will) (?:you|u)(?: please)?(?: (?:tell me|help me (?:understand|with)|explain to me(?= (?:what|why|how|who|when|where|which))|explain(?= (?:what|why|how|who|when|where|which))))?|(?:please )?(?:tell me|explain(?: to me)?|describe)(?= (?:what|why|how|who|when|where|which))|(?:i )?(?:want|need|would like) to (?:know|understand)|i (?:do not|don'?t) (?:get|understand)(?= (?:what|why|how|who|when|where|which))|do you know|so|ok|okay|hey|please|thanks|thank you|(?:great|cool|nice|got it)(?=,)|(?:(?:tell|show|give) me (?:(?:something|anything|some|a bit|a little) )?(?:more )?|(?:(?:something|anything|more)(?: else)?|what else) (?:is there |do you have |does (?:it|the (?:text|document)) say )?)(?:info(?:rmation)? )?about(?= (?!(?:it|this|that|them|these|those|him|her)\\b)))",
  embedded:
    '(?<asks>what)\\s+(?<thing>(?:an?|the)\\s[^?!.,]{1,80}?|[^?!.,\\s]+)\\s+(?<verb>is|are|was|were)(?!\\s)',
  excluding: 'besides|apart from|aside from|other than',
  setting:
    '(?:and |but )?my (?:teacher|prof(?:essor)?) (?:said|says|told (?:us|me)|mentioned|wants us to know)(?: that)?(?: (?:(?:we|i) (?:need|have|should|must)(?: to)? (?:know|learn|study))(?: about)?)?|so (?:that )?i can (?:put|write|copy|use|learn|study|revise|remember|memori[sz]e) [^.?!]{1,60}|for (?:a|my|some) (?:flash ?cards?|notes|essay|homework)|(?:(?:that )?(?:i|we) (?:should|need to|have to|must) (?:know|learn|remember)|(?:should|do|must) (?:i|we) (?:know|need to know|have to know|learn|remember))|(?:for|on) (?:the|my|our|an?) (?:test|exam|quiz|class|midterm|finals?)|(?:in|from|on|according to|based on) (?:this|the|my|your|our|these) (?:whole |entire )?(?:chapter|section|text|document|book|reading|notes|unit|lecture|slides?|pdf|file|material|textbook|article|author|script)|here',
  comparisonEnds:
    "what(?:'s| is|s| are) (?:the )?(?:main )?differences?|how (?:do|are) they (?:differ|different|compare)|(?:the )?differences?|whats the difference",
  comparisonLinks: 'and|vs\\.?|versus|or',
  comparisonSetting: 'in|for|at|on|with|when|that|which|who|according to|regarding|during|under',
  formula: 'formulas?|formulae|equations?',
  calculates: 'calculate[ds]?|calculating|compute[ds]?|computing',
  code: 'commands?|code|syntax|scripts?|snippets?|configur(?:es?|ed|ing|ations?)',
  inTable:
    '(?:(?:(?:listed|shown|given|named|mentioned) )?(?:in|from|of|according to) )?(?:the|this|that) table(?! of contents)',
  section: 'chapter|section|part|unit',
  wholeDocument:
    'this|the|these|my|our|all|whole|entire|documents?|pdfs?|files?|lectures|slides|notes|materials?|text|paper|book|article|lecture|chapter|of|about|on|in|for|me|please|give|short|brief|main|argument|key|points?|ideas?|takeaways?|messages?|topics?|what|is|are|can|you|an?|provide|write|make|overview|summary|gist|outline|few|some|two|three|four|five|six|ten|\\d+(?= (?:sentences|words|lines|paragraphs|bullets|points))|bullets?|sentences?|words?|lines?|paragraphs?|page|reading|handout|script|lesson|presentation|quick|simple|terms',
  wholePage:
    'please|can|could|you|explain|summar\\w+|describe|what|tell|me|is|are|on|about|the|this|of|in|does|say|says|to|go|over|through|help|understand|content|contents|page|p|overview|main|points?',
  more: "you(?:'re| are)? (?:keep|always|only|just) (?:giving|showing|telling|repeating|saying|repeat|give|show|say)(?: me)?(?: the)? (?:wrong|same|irrelevant|unrelated|random)(?: \\w+)?|(?:that|this|it) (?:has|had) nothing to do with (?:it|that|my question)|(?:that|this|it) (?:does not|doesn'?t|did not|didn'?t) (?:help|answer (?:it|that|(?:my|the) question))(?: me)?|you (?:did not|didn'?t) answer (?:it|that|(?:my|the) question)|(?:(?:tell|show|give) me |say )?(?:some |a bit |a little )?more(?: (?:about|on) (?:it|this|that|them|these|those))?|(?:(?:show|give)(?: me)? )?(?:the |some |any )?(?:other|more|further|next|different|another) (?:passages?|parts?|pages?|results?|places?|details?|info(?:rmation)?)|(?:(?:in|with) )?more details?|(?:what|anything|something|where) else(?: (?:is there|do you have|does (?:it|the (?:text|document)) say|is (?:it|this|that) mentioned))?(?: (?:about|on) (?:it|this|that|them))?|is (?:that|this|it) (?:all|everything)|go on|continue|keep going|elaborate|explain more|(?:that|this)(?:'s| is| was)? not (?:what i (?:meant|asked(?: for)?|want(?:ed)?|was looking for)|it|right|the answer)|not what i (?:meant|asked(?: for)?|wanted|was looking for)|wrong (?:answer|passage)|(?:no )?(?:(?:that|this|it)(?:'s| is| was) )?(?:totally |just )?(?:wrong|bad|useless|unhelpful|not helpful|not useful|not it|no help)(?: answer)?|no|nope|not that(?: one)?|try again|you(?:'re| are) (?:wrong|useless|no help|not helpful)|(?:give me )?(?:some |any )?(?:facts|info(?:rmation)?)|(?:(?:are there|do you have|what are|give me|show me|list) )?(?:any |some |the )?(?:more|other|further) (?:key |important )?terms",
  unclear:
    "(?:sorry )?i (?:still )?(?:do not|don'?t|didn'?t|did not|cannot|can'?t) (?:get|understand|follow)(?: (?:it|this|that|you))?(?: at all)?|(?:explain|say|put|rephrase)(?: (?:it|this|that))?(?: again)? (?:differently|another way|in (?:other|different) words|in another way)|rephrase(?: (?:it|this|that))?|explain (?:it|this|that)|explain(?: (?:it|this|that))? like i'?m (?:five|5|a (?:child|kid|beginner))|eli5|huh|what (?:do you|does (?:that|this|it)) mean(?: by that)?|(?:i'?m |i am )?(?:still )?(?:so )?(?:confused|lost)|unclear|(?:that|this|it)(?:'?s| is| was) (?:unclear|confusing|(?:way |much |far )?too (?:hard|difficult|complicated|complex|technical|abstract))|(?:way |much )?too (?:technical|complicated|complex|difficult|abstract)|(?:(?:explain|say|put|make) (?:it |this |that )?)?(?:even |a (?:bit|little) |more |much )*(?:simpler|simply|easier|easily)(?: to understand)?|(?:say|repeat)(?: (?:it|this|that))?(?: again)?|again",
  shorter:
    "(?:(?:make|say|put) (?:it|this|that) )?(?:much |a (?:bit|little) )?(?:shorter(?: pl(?:ea)?[sz]e?)?|briefer|more briefly)|(?:(?:say|put|explain) (?:it|this|that) )?in (?:one|a single|two|a few|1|2) (?:sentences?|words?|lines?)|in (?:short|brief|a nutshell)|briefly|(?:that(?:'s| is) |it(?:'s| is) )?(?:too|way too) long|(?:the )?short version",
  source:
    "where (?:is (?:that|this|it)|(?:can|do) i find (?:that|this|it)) (?:in|on|within) (?:the|my|this) (?:book|text|document|pdf|chapter|script|notes|slides|file)|(?:on )?(?:what|which) pages?(?: (?:is|are|was) (?:it|that|this|they))?(?: on| from)?|where (?:does (?:it|the (?:text|document|book|author)) say (?:that|this|so|it)|is (?:that|this|it) (?:written|from|stated|said)|did you (?:get|find|read) (?:that|this|it)(?: from)?)|(?:what(?:'s| is| are) )?(?:the |your )?sources?|(?:are you|r u) (?:really )?sure(?: about (?:that|this|it))?|is (?:that|this|it) (?:really )?(?:true|right|correct)|(?:who|what) says (?:that|so|this)|says who|how do you know(?: (?:that|this))?|prove it",
  next: '(?:(?:and|so|ok|okay) )*(?:what (?:comes|happens|happened|follows|came|is) (?:next|then|after(?: (?:that|this|it))?|afterwards)|what next|then what|and then|next|read on|what does (?:it|the (?:text|document)) say (?:next|after(?: (?:that|this))?|afterwards))',
  difference:
    "(?:(?:and|so|then|ok|okay) )*(?:what(?:'?s| is| are) the (?:main |exact |big )?differences?(?: (?:then|here|between (?:them|both|(?:these|those|the)(?: two)?)))?|(?:how|in what way) (?:are|do) (?:they|both|(?:these|those|the) ?(?:two)?) (?:differ|different|compare)(?: from each other)?|compare (?:them|both|(?:these|those|the)(?: two)?)|(?:which|what)(?: one| of (?:them|these|those|the two))? is (?:the )?(?:better|best|worse|more important)(?: one)?(?: then)?|differences?)",
  others:
    '(?:(?:and|so|ok|okay|but) )*(?:(?:what|which|who) (?:are|were) |what about |how about )?(?:the )?(?:other|remaining) (?:ones?|two|three|four|kinds?|types?|parts?|steps?|reasons?|points?|forms?)|(?:(?:and|so|ok|okay|but) )*(?:what are |what about |how about )?the (?:others|rest)',
  opposite:
    "(?:(?:and|so|ok|okay|but) )*(?:what(?:'?s| is) |what about |how about )?the (?:opposite|contrary|reverse)(?: one| of (?:that|it|this))?",
  contrary: 'opposite|contrary|reverse|inverse',
  general:
    'ppl|guys?|everyone|everybody|anyone|anybody|someone|somebody|get|gets|got|goes|went|stop(?:ped)?|quit|always|ever|really|still|lol|damn|wow|places?|two|three|people|persons?|die|dies|died|dead|deaths?|killed|happen(?:s|ed)?|start(?:s|ed)?|begins?|began|end(?:s|ed)?|last(?:s|ed)?|win|won|lose|lost|involved|affected|survived?|lived?|costs?|discovered|invented|founded|come|came|took|works?|worked|years?|there',
  followUp:
    'and|but|so|then|also|why\\??$|how so|how come|what about|how about|what else|tell me more|more|go on|(?:explain|say) (?:that|this|it|more)|simpler|(?:(?:give|show)(?: me)? )?(?:an? |some |more |for )?examples?(?! (?:of|for) (?!it\\b|this\\b|that\\b|these\\b|those\\b|them\\b|each\\b|both\\b|one of\\b|one(?=[ ?!.]*$)))|another(?: one| example)?|one more|(?:what|which) (?:are|is|were|was) (?:the|its|their) (?:main |most important |possible )?(?:advantages?|disadvantages?|benefits?|drawbacks?|downsides?|causes?|effects?|symptoms?|types?|kinds?|consequences?|risks?|uses|functions?|purpose|steps?|stages?|phases?|parts?|components?|features?|characteristics?|properties|limitations?|limits|pros|cons|pros and cons|treatments?|criticisms?|goals?|aims?)(?=[ ?!.]*$)|(?:(?:any|got an?|do you have (?:an?|any|some)) )?examples?(?=[ ?!.]*$)|(?:the |its )?(?:definition|meaning)(?=[ ?!.]*$)',
  followUpAlways: 'and|but|what about|how about',
  pronouns:
    '(?:of|as|like) one(?=[ ?!.]*$)|it(?! called (?!so\\b|that\\b|like\\b)\\p{L})|its|that|this|they|them|their|those|these|he|she|his|her|him|which ones?|the (?:former|latter)|the (?:next|other) ones?',
  references: {
    pronouns:
      /(?<![\p{L}\p{N}])(?:them|they|it|(?:this|that|these|those)(?=\s*(?:[?!.,]|$)|\s+(?:is|are|was|were|does|do|did|has|have|had|can|could|would|will|works?|happens?)(?!\p{L}))|(?<=(?:is|are|was|were|do|does|did|can|could|would|of|about|for|with|to|from|by|in) )(?:this|that|these|those)(?=\s)|(?<=(?:of|as|like|for|with|to|by|from|is|are|make|build|use|get|have|has|need|see) )one(?: of (?:them|these|those))?(?=\s*(?:[?!.,]|$)))(?![\p{L}\p{N}'’])/iu,
    having: /(?<!\p{L})(?:its|their|his|her)\s+(\p{L}+)(?!\p{L})/iu,
    of: 'of',
  },
  meantEnds:
    '(?:good|used|useful|needed|there|meant|made|responsible|known|like)(?: (?:for|of|from|in|by))?|for|about',
  alsoAfter: 'too|also|as well|then',
  contrastedBy:
    'in|for|with|at|on|by|under|to|from|as|if (?:it|they) (?:is|are)|when (?:it|they) (?:is|are)',
  ordinals: [
    'first|1st',
    'second|2nd',
    'third|3rd',
    'fourth|4th',
    'fifth|5th',
    'sixth|6th',
    'seventh|7th',
    'eighth|8th',
  ],
  last: 'last|final',
  former: 'former',
  latter: 'latter',
  otherOfTwo: 'the other(?: one)?',
  notOrdinal:
    'at (?:first|last)|first of all|in the (?:first|last) place|for the (?:first|second|third|last) time|last (?:years?|months?|weeks?|century|centuries|decades?)',
  auxiliaries: 'do|does|did|can|could|will|would|should|may|might|must',
  afterOrdinal: 'responsible|important|good|better|known|used|called|made|founded|work|mean|do',
  contracted: 'what|who|how|where',
  ordinalEndings: 'ly',
  ordinalPronouns: 'ones?|of (?:them|these|those)',
  ordinalNouns:
    'ones?|points?|items?|steps?|stages?|types?|kinds?|parts?|reasons?|cases?|levels?|phases?|rules?|laws?|principles?|categor(?:y|ies)|forms?|groups?|models?|methods?|factors?',
  document: 'document|pdf|file|text|paper|book|article|lecture|study|report|script|thesis|essay',
  documentArticles: 'this|the|of|my',
  authors:
    'who (?:is|are|were|was) the authors?|who (?:wrote|authored|made|published) {document}|(?:names? of )?(?:the )?authors?',
  date: 'when (?:was|were|is) (?:{document}|this|it) (?:published|written|released|issued|dated|made)|(?:what is the )?(?:date|year) of publication|how old is {document}|(?:from )?(?:what|which) year is {document}(?: from)?',
  title:
    "what(?:'s| is) (?:the )?title(?: of)?(?: {document})?|(?:what is )?{document} (?:called|title)",
  of: 'of',
  tellMe: 'please|can you tell me|tell me|do you know',
  articles: 'the|an?',
  confusions: [
    /^(.{2,60}?) (?:and|or|vs\.?) (.{2,60}?)[,;.–—-]+\s*i (?:always |still |keep )*(?:mix(?:ing)?|confus(?:e|ing)) (?:those|these|the|them)(?: two)?(?: up)?(?:[,.;]? (?:so )?which (?:one )?is which)?[^\p{L}]*$/iu,
    /^i (?:always |still |keep )*(?:mix(?:ing)?|confus(?:e|ing))(?: up)? (.{2,60}?)(?: up)? (?:and|with) (.{2,60}?)(?: up)?[^\p{L}]*$/iu,
  ],
  comparedWith: [
    /^(?:(?:and|but|so) )*(?:what(?:'s| is| are| was) )?(?:the )?(?:main )?(?:differences?|distinction) (?:to|from|with|compared (?:to|with)) (.{2,60})$/iu,
  ],
  comparisons: [
    {
      opens: /\b(?:differences?|distinction|differentiate|distinguish|different)\s+between\s+/giu,
      links: /(?<=\s)(?:and|vs|versus)(?=\s)/giu,
    },
    {
      opens:
        /\b(?:differences?(?:\s+(?:between|of|in))?|different\s+between|(?:differentiate|distinguish|distinction)(?:\s+between)?)\s+/giu,
      links: /(?<=\s)(?:and|from|to|vs|versus)(?=\s)/giu,
    },
    { opens: /\bcompare\s+/giu, links: /(?<=\s)(?:and|with|to|vs|versus)(?=\s)/giu },
    {
      opens: /\bhow (?:do|does|is|are|did)\s+/giu,
      links: /(?<=\s)and(?=\s)/giu,
      ends: /(?<!\s)\s+differ(?: from (?:each other|one another))?$/iu,
    },
    {
      opens: /\bhow (?:do|does|is|are|did)\s+/giu,
      links:
        /(?<=\s)(?:differ|different) (?:from|than|to)(?! (?:each other|one another)$)(?=\s)/giu,
    },
    {
      opens: /\bhow (?:do|can|could|would) (?:i|you|we|one) tell\s+(?=an?\s|\p{L}+\s+from\s)/giu,
      links: /(?<=\s)from(?=\s)/giu,
    },
    {
      opens: /\b(?:is|are)\s+/giu,
      links: /(?<=\s)the same(?: thing| things)? as(?=\s)/giu,
    },
    /^(?:so |but )?(?:aren't|are|isn't|is)\s+(.{2,60}?)\s+and\s+(.{2,60}?)\s+(?:\p{L}+\s+)?the same(?: things?)?$/iu,
    /^(.{2,60}?)\s+and\s+(.{2,60}?)\s+(?:are|were|is|was)\s+the same(?: things?)?$/iu,
    /^(.{2,60}?)\s+(?:and|vs\.?|versus|or)\s+(.{2,60}?)(?:[\s,–—-]+(?:what(?:'s| is|s| are) (?:the )?(?:main )?differences?|how (?:do|are) they (?:differ|different|compare)))$/iu,
  ],
  refusals: [
    /\b(?:document|passages?|text|pdf|context|material)\b[^.!?\n]{0,40}\b(?:does not|do not|doesn't|don't|did not|never) (?:say|mention|contain|provide|state|specify|include|answer|give|cover|discuss)|\bnot (?:mentioned|stated|found|contained|provided|specified|covered|in the)\b[^.!?\n]{0,30}\b(?:document|passages?|text|pdf)/iu,
  ],
}
