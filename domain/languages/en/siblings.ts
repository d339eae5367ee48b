import type { SiblingWords } from '../sibling-words.ts'

/** English words about things that a text puts beside each other. */
export const enSiblings: SiblingWords = {
  aspects: `definitions?|symptoms?|signs?|causes?|etiology|pathophysiology|diagnosis|treatments?|
    management|assessments?|prevention|prognosis|complications?|onset|history|overview|background|
    purposes?|functions?|structure|locations?|features?|characteristics?|properties|benefits?|
    strengths?|weaknesses|limitations?|uses?|applications?|process|methods?|discussion|
    conclusions?|participants|materials?|data|time|dates?|who|when|where|which|title|authors?|
    years?|sources?|publishers?|prices?|costs?|sizes?|colou?rs?|formulas?|units?|prerequisites?|
    audience|duration|objectives?|outcomes?|feedback|rationale|evidence|implications?|contexts?|
    formats?|deadlines?|grading|credits?|contact|e-?mail|office|phone|introduction|motivation|
    remember|key points?|nursing actions|interventions?|evaluation|descriptions?|types?|names?|
    classifications?|interpretations?|risks?|challenges?|other|others|more|status|case|claims?|meanings?|roles?|
    provisions?|explanations?|examples?|aspects?|criteri(?:a|on)|parameters?|metrics?|indicators?|
    typical behaviou?rs?|
    signs and symptoms|(?:medical|nursing|surgical|clinical|diagnostic) \\p{L}+`,
  otherLists: `best practices?|causes|consequences|effects|(?:the )?(?:impacts?|legacy|effects?|causes|
      consequences|benefits|
    advantages|importance|significance|achievements|guidelines) (?:of|for) .*|guidelines|
      .*(?<!\\p{L})(?:exam|test|quiz|interview|practice|review) questions?(?!\\p{L}).*|(?:practical |
      study )?tips(?: and tricks)?|(?:useful |external )?links|
    (?:further |additional )?(?:resources|reading)|checklists?|course (?:structure|format|outline|
    organi[sz]ation|requirements)|grading(?: scheme| policy)?|logistics|(?:main |user )?(?:interface|
    window|menus?|toolbars?)|(?:keyboard )?shortcuts|(?:\\p{L}+[- ]){0,2}(?:applications|
    considerations|
    trends|challenges|recommendations)(?: (?:of|in|for|when|from) .*)?|lessons(?: learn(?:ed|t))?|
    related (?:areas|fields|topics|disciplines|subjects)|connection points|(?:the )?future of .*|
    (?:\\p{L}+ )?implications|(?:social|societal|economic|environmental) impacts?|mini-?projects?|
    exercises|
    (?:future|recent|new) (?:directions|developments)(?: (?:of|in) .*)?`,
  courseColumns: `(?:due |start |end )?dates?|weeks?|days?|deadlines?|due|schedule|sessions?|
    lectures?|homework|
    assignments?|readings?|students?|(?:first|last|full|user) ?names?|surnames?|e-?mail|
    phone|teachers?|lecturers?|instructors?|professors?|speakers?|rooms?|grades?|marks?|scores?|
    points|attendance|
    credits?|gender|sex|age|birth(?: ?date|day)|salary|customers?|employees?|invoice|quantity|qty|
    budget|(?:unit )?prices?|expenses?|amounts?|totals?|sum|responsible|assignee|task|status|done|
    progress`,
  valueColumns: `functions?|roles?|purposes?|uses?|used (?:for|in|to|by)|applications?|jobs?|
    tasks?|locations?|found in|
    places?|sites?|origins?|formulas?|symbols?|units?|abbreviations?|acronyms?|full names?|names?|
    meanings?|definitions?|
    descriptions?|explanations?|effects?|actions?|results?|causes?|symptoms?|treatments?|
    therap(?:y|ies)|drugs?|
    mechanisms?|products?|substrates?|reactants?|composition|materials?|made of|inventors?|
    discoverers?|discovered by|
    invented by|founders?|founded by|capitals?|colou?rs?|textures?|shapes?|structures?|charges?|
    states?|classes|orders?|
    famil(?:y|ies)|phylum|genus|complexity|layers?|hormones?|glands?|targets?(?: organs?)?|
    enzymes?|sources?|deficienc(?:y|ies)|
    innervation|insertions?|periods?|eras?|styles?|habitats?|diets?|climates?|types?|
    examples? of use|key (?:features?|ideas?)|
    main (?:features?|ideas?|characteristics?)|characteristics?|features?|propert(?:y|ies)|
    advantages?|disadvantages?`,
  aspectColumns: `aspects?|features?|criteri(?:a|on)|characteristics?|categor(?:y|ies)|components?|parameters?|propert(?:y|ies)|factors?|attributes?|dimensions?|comparison|items?|questions?|topics?|steps?|stages?|phases?`,
  numberingColumns: 'no|nr|number|id|index|ref|pages?|chapters?|slides?|figures?|versions?',
  pointers: `you|your|yours|we|our|ours|my|me|he|she|his|her|him|respectively|chapter|lecture|
    slide|homework|instructor`,
  continuations: `it|its|they|their|them|this|these|those(?! who| that| which)|such|and|or|but|so|
    because|since|if|
    when|while|where|also|e\\.g|i\\.e|for example|for instance|see|of|as|like|in|on|at|to|for|no|
    not|yes|more|less|very|often|usually|especially|probably|arguably|similar to|same as|
    opposite of|by|particularly|in particular|another|other|many|some|most|one of|which|who|whose|that|including|allows? for`,
  purposes: `(?:(?:often|usually|commonly|mainly|primarily)\\s)?(?:used|designed|intended|made|
    responsible|composed|characteri[sz]ed)\\s(?:to|for|by|of|as|in)`,
  modifiers: `that|which|who|of|for|used|made|whose|where|when|in|with|between|from|\\p{L}{3,}ed|
    spent|
    held|taken|given|built|found`,
  nounEndings: 'tion|ment|ness|ity|ance|ence|ing|ism|ers?|ors?|ure|ude|[^s]s',
  kindNouns: `types?|kinds?|forms?|stages?|phases?|class(?:es)?|classifications?|categories|
    principles?|elements?|components?|parts?|levels?|models?|theories|steps?|modes?|roles?|
    factors?|systems?|approaches|techniques?|strategies|styles?|branches|layers|tools?`,
  listedNouns: `types|kinds|forms|stages|phases|classes|categories|components|parts|layers|
    levels|steps|advantages|disadvantages|benefits|drawbacks|pros|cons|limitations|strengths|
    weaknesses|characteristics|properties|features|functions|causes|effects|consequences|
    symptoms|principles|criteria|conditions|requirements|methods|techniques`,
  subjectLinks: 'of|for',
  followings: '(?:the\\s)?following|these',
  determiners: 'the|an?|your|their|its|our|this|that|these|those|any|all|each|every|for|to|with|it',
  leads: 'include|includes|including|like|called|named|namely|are|were|is|be|into|both|either',
  fillers: `etc|others?|more|rest|lots?|so on|so forth|same|different|answer|each|even|not|then|thus|
    sometimes|often|usually|perhaps|yet|too|also|well|things?|ones?|now|later|however|
    therefore|indeed|years?|\\p{L}+ly`,
  verbStarts: '\\p{Lu}\\p{Ll}+[^s]s (?:the|an?|that) ',
  verbEndings: {
    singular: '[^s]s',
    plural: '[^s]',
    frequent: `(?:involve|include|contain|feature|refer|mean|use|require|provide|allow|describe|
      consist|occur|happen|cover|help|serve|act|make|give|take|keep|hold|show|represent|produce|
      cause|affect|measure|control|protect|combine|connect|store|convert|separate|carry|carrie|
      form|create|define|examine|explain|indicate|focus|focuse|seek|tell|test|prevent|reduce|
      increase|support|share|organize|determine|depend)s?`,
    followers: `its|their|\\p{L}+ly|all|both|each|no|two|three|several|many|any|some|how|what|more`,
    nounLinks: 'of',
  },
}
