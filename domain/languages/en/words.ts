import { enDefinitions } from './definitions.ts'
import { labels, words, type LanguageWords } from '../language-words.ts'

/** English. */
export const en: LanguageWords = {
  stopWords:
    words(`a about above after again against all also although am an and any are aren't as at be
    because been before being below between both but by can cannot could did didn't do does
    doesn't doing don't down during each either else etc ever every few for from further get
    give given had has hasn't have having he her here hers herself him himself his how
    however i if in into is isn't it it's its itself just let many may me might more most
    much must my myself nor not of off on once one only onto or other our ours ourselves out
    over own per please same shall she should since so some such tell than that that's the
    their theirs them themselves then there these they this those though through thus to too
    under until up upon us very via was wasn't we were what whatever when where whether
    which while who whom whose why will with within without would yet you your yours
    yourself explain describe`),
  questionWords:
    words(`ones stand stands hi hello hey hm hmm ok okay yeah lol haha thx thanks said saying told mean means meant meaning definition define example examples
    difference compare tell say says name names named list document text author according type
    types kind kinds sort many much called call known reason reasons happen happens happened work
    works working year years date day number percentage percent amount take place give gives get gets got can't cannot don't doesn't isn't aren't won't something anything besides happen
    term word used use steps step talk mention mentioned main simple simpler simply easy easier
    easily explanation give find finds found discover discovered show showed shown suggest
    suggested argue argued claim claimed conclude concluded help helps helped useful good better
    often best way ways important matter matters`),
  weakWords:
    words(`enough lot affect affects affected effect effects influence influences influenced
    impact impacts relate relates related relationship relation connection connected involve
    involved contribute contributes role roles function functions purpose lead leads cause causes
    caused differ differs different process processes occur occurs occurring form formed
    formation make makes made exist exists existed come comes came went go goes need needs needed
    require required revise study studying learn learning understand know think believe thought
    idea ideas actually exactly really still even ever never always often
    sometimes roughly approximately everybody everyone anybody
    anyone somebody someone put puts people person thing things situation
    particular specific typical typically usually normally overall generally general kind part
    parts become becomes became look like big great significant significance consequence
    consequences result results advantage advantages disadvantage disadvantages benefit benefits
    characteristic characteristics feature features aspect aspects factor factors problem
    problems issue issues method methods approach concept concepts theory term play plays consist
    consists include includes included contain measure measured calculate calculated identify
    determine determined carry develop developed start begin began end ended follow distinguish
    distinguished consider considered describe described explain explained use used using apply
    applied allow allows enable enables keep say set decide decides decided opposite want wants wanted try tries tried trying choose chooses choosing
    chosen pick picks invented proposed introduced investigated coined created researched studied`),
  blockLabels: {
    exercise: labels(`to do|todo|exercises|exercise|problems|practice problems|practice exercises|
      practice questions|practice|questions|review questions|
      study questions|discussion questions|critical thinking questions|critical thinking|
      personal application questions|free response|multiple choice|self-check questions|
      self check|check your understanding|check your learning|check your progress|test your knowledge|
      test yourself|quiz|try it|try it yourself|try it now|homework|assignment|
      assignments|activity|activities|think it over|concept check|review exercises|
      additional problems|challenge problems|chapter review questions|section exercises|
      visual connection questions|interactive link questions|problems and exercises|
      fill in the blanks|true or false|matching|case study questions|answer key|answers|
      answers to exercises|solutions|putting it together|conceptual questions|
      conceptual question|thought questions|thought question|figuring for yourself|
      collaborative group activities|group activities|section quiz|chapter quiz|quizzes|short answer|short answers|
      short answer questions|multiple choice questions|essay questions|test prep|test preparation|self-test|take-home experiment|take-home experiments`),
    reference: labels(`references|reference list|bibliography|works cited|sources|literature|
      literature cited|further reading|further readings|suggested reading|
      suggested readings|recommended reading|recommended readings|additional resources|
      additional reading|see also|external links|links|where this comes from|
      further sources|notes|endnotes|footnotes|credits|image credits|acknowledgements|
      acknowledgments|acknowledgement|for further study|further study|for further exploration|
      further exploration|media attributions|
      attributions|suggestions for further study|resources|further research`),
    glossary:
      labels(`glossary|key terms|glossary of key terms|glossary of terms|key terms and definitions|
      key concepts and terms|terms|
      definitions|vocabulary|terminology|list of terms|abbreviations|
      list of abbreviations|acronyms`),
    summary: labels(`summary|chapter summary|section summary|in summary|in short|key points|
      key takeaways|takeaways|key concepts|conclusion|conclusions|recap|review|
      chapter review|abstract|main points|in a nutshell|concluding remarks|summary and outlook|
      conclusion and outlook|overview|tl;dr|
      key ideas|what you have learned|summary of key points|
      summary of learning outcomes|summary of learning objectives`),
    index: labels(`index|subject index|name index|author index`),
    frontMatter:
      labels(`contents|table of contents|outline|chapter outline|agenda|learning objectives|
      learning outcomes|learning goals|objectives|learning objective|learning outcome|
      learning goal|chapter objectives|preface|foreword|
      copyright|imprint|about the author|about the authors|list of figures|list of tables|
      prerequisites|license|licence|announcements|changelog|about this book|
      how to use this book`),
    link: labels(
      `link to learning|watch|watch this|media|interactive link|explore further|learn more`,
    ),
    workedExample: labels(`example|solution|strategy|significance|discussion`),
    strategy: labels(`strategy|approach`),
    solution: labels(`solution`),
    figure: labels(`figure|fig|diagram|chart|plate|map|image|exhibit`),
    table: labels(`table|tab`),
  },
  answerTypes: {
    example: /\bexamples?\b|\bfor instance\b/iu,
    number:
      /\bhow (?:many|much|long|far|large|big|small|old|tall|often|deep|thick|thin|wide|fast|quickly|heavy|high|hot|cold|warm)\b|\b(?:what|which) (?:percentage|number|share|proportion|amount|temperature)\b/iu,
    time: /\bwhen\b(?! (?:would|should|do|does|can|could|to|must)\b)|\b(?:what|which|in what|in which) (?:year|date|day|month|century|time|period|decade)\b/iu,
    reason:
      /\bwhy\b|\bhow come\b|\bwhat (?:causes?|caused|(?:is|are|was|were) the (?:reasons?|causes?)|led to)\b/iu,
    person: /\bwho(?:m|se)?\b/iu,
    place: /\bwhere\b|\b(?:what|which) (?:country|city|place|region|state|river|continent)\b/iu,
    list: /\b(?:list|name|enumerate|what are|which are|(?:what|which) (?:(?:two|three|four|five|six|different|main|basic) )?(?:kinds?|types?|parts?|forms?|steps?|stages?|phases?|levels?|methods?|functions?|properties|advantages|disadvantages|factors|elements|components|characteristics|features|differences?))\b|^\W*(?:the |all )*(?:types|kinds|sorts|forms|parts|categories|components|elements|characteristics|features|advantages|disadvantages) of\b|\b(?:what|which) (?:\p{L}+ ){0,5}\p{L}+s are there\b|\b(?:steps|stages|phases) (?:of|in|for)\b|\bwhat (?:does|do) .{2,60} consist of\b|\bwhat (?:is|are) .{2,60} (?:made up|composed) of\b/iu,
    process:
      /\bhow (?:do|does|did|is|are|was|were|can|could|to|would|should|has|have)\b(?!.* define)/iu,
    definition:
      /\b(?:defined?|definition|meaning of|what is meant by|what does .{1,60} (?:mean|stand for)|what(?:'s| is| are| was| were)|explain|describe|tell me about)\b/iu,
  },
  answerSigns: {
    example: /\b(?:for (?:example|instance)|examples?\b|e\.\s?g\.|such as)/iu,
    number:
      /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion|half|twice)\b/iu,
    // "may" and "march" are also verbs.
    time: /\b(?:january|february|april|june|july|august|september|october|november|december|(?:march|may)(?=,? \d)|(?<=\d (?:of )?)(?:march|may)|centur(?:y|ies)|decades?|ago)\b/iu,
    reason:
      /\b(?:because|since|due to|owing to|as a result|therefore|thus|hence|so that|in order to|causes?|caused|leads? to|led to|results? (?:in|from)|reasons?|allows?|enables?|prevents?)\b/iu,
  },
  definition: {
    after: String.raw`(?:acts?|serves?|functions?|works?) as|serves? to|studies|deals? with|is|are|was|were|means?|refers? to|denotes?|describes?|(?:is|are|can be) (?:defined|known|called|described)|consists? of|comprises?|provides? that|states? that|says? that|(?:occurs?|happens?|arises?|results?|exists?|takes? place) (?:when|if|whenever)|holds? that`,
    before: String.raw`(?:(?:is|are) said to (?:have|be)|(?:is|are|was|were|be) (?:\p{L}+ ){0,2}?(?:called|named|termed|known as|referred to as|defined as)|(?:we|they|one|people|scientists|\p{L}+ists) (?:call|name|speak of|refer to)(?: (?:this|it|that|them|such \p{L}+)(?: as)?)?|so-called|the term|known as|called|termed)(?: (?:the|an?))?`,
    frame: String.raw`(?:please )?(?:can you |could you )?(?:define|what do(?:es)? (?=.* (?:state|say)[?.\s]*$)|give (?:me )?(?:the |a )?definition of|what(?:'s| is| are| was| were)(?: meant by)?|what counts as|how (?:do|would|can|does) (?:you|we|they|one|people|the \p{L}+|he|she) define|how (?:is|are)(?=.* defined[?\s]*$)|what do (?:we|you|they|people) mean by|what do(?:es)?|tell me about|explain(?: to me)?|describe|the meaning of|what kind of thing is|who (?:is|are|was|were)|what about|how about)(?: (?:the term|the concept of|the idea of|the meaning of))?(?: (?:an?|the|this|these)(?= \p{L}))?`,
    tail: String.raw`(?:mean|defined|do|state|say|stand for|refer to|simply|in simple (?:terms|words)|in (?:your|my) own words|briefly|again|like i'?m five|to me)`,
  },
  synonyms: labels(`revise review study learn|
    big large size great|
    small little tiny|
    start begin beginning onset|
    end finish stop|
    invent invented came up propose proposed introduce introduced develop developed investigate investigated discover discovered create created coin coined found founded|
    buy purchase|
    price cost expense|
    kids children child|
    get obtain acquire receive|
    need require requirement necessary|
    show demonstrate|
    help aid assist support|
    bad harmful negative poor|
    advantage benefit pro strength|
    disadvantage drawback con weakness limitation|
    fast quick rapid speed|
    change transform alter shift|
    job work occupation employment|
    doctor physician|
    illness disease sickness|
    people humans person|
    reread rereading|
    make produce create form|
    happen occur|
    cause lead produce|
    cause reason|
    fix repair correct|
    part component element|
    kind type category form class|
    step stage phase|
    important main key central essential|
    difference differ distinguish contrast|
    similar alike resemble|
    reduce decrease lower|
    increase raise grow|
    measure calculate compute|
    purpose aim goal objective function role|
    effect impact influence consequence result|
    live life|
    die death|
    way method approach technique|
    symptom sign|
    treat treatment therapy|
    law rule|
    money income wealth|
    poor poverty|
    rich wealthy|
    woman women female|
    man men male|
    old age|
    car automobile vehicle|
    remember recall|
    forget forgetting|
    think thought|
    feel feeling emotion|
    born birth|
    grow growth|
    choose choice selection|
    eat food diet|
    carb carbs carbohydrate|
    size dimension`).map((set) => set.split(' ')),
  definitions: enDefinitions,
}
