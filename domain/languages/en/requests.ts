import type { RequestWords } from '../request-words.ts'

/** How messages to the tutor are worded. */
export const enRequests: RequestWords = {
  help: 'what can (?:you|i) (?:do|ask)|(?:please )?help(?: me)?|how (?:do|can) (?:you|i) (?:work|use (?:you|this|it))|who are you|what are you',
  thanks: '(?:many )?thanks?|thank you|thx|cheers|ok(?:ay)?|great|perfect|got it',
  greeting: 'hi|hello|hey|good (?:morning|afternoon|evening|day)',
  besideGreeting:
    'there|tutor|you|very|much|so|a lot|for (?:that|this|your help|the help|everything)|that (?:was|is) (?:helpful|great|clear)|how are you|do|ask|here|with this',
  summary:
    'summar(?:y|i[sz]e)|sum up|overview|outline|gist|tl;?dr|main (?:points?|ideas?|topics?|arguments?|messages?|claims?|thesis)|key (?:points?|ideas?|takeaways?|terms?|words?)|keywords?',
  keyTerms:
    '\\b(?:key|main|important|central) (?:terms?|words?|concepts?|vocabulary)\\b|\\bkeywords?\\b',
  aboutDocument:
    "\\bwhat(?:'s| is| does) (?:this|the|my) (?:document|pdf|file|text|paper|book|chapter|article|lecture)s?(?: all)? (?:about|cover|say|discuss)|\\bwhat is (?:this|it) about\\b|^\\s*explain (?:this|the) (?:document|pdf|file|text|paper|chapter)\\b",
  page: 'page|p\\.',
  please: 'please |can you |could you ',
  quiz: 'quiz me|test me|ask me (?:some |a few )?questions|(?:make|give me|create|start) (?:me )?(?:a |an |some )?(?:quiz|test|practice questions|exam)',
  translate: 'translate',
  section: 'chapter|section|part|unit',
  wholeDocument:
    'this|the|these|my|our|all|whole|entire|documents?|pdfs?|files?|lectures|slides|notes|materials?|text|paper|book|article|lecture|chapter|of|about|on|in|for|me|please|give|short|brief|main|argument|key|points?|ideas?|takeaways?|messages?|topics?|what|is|are|can|you|an?|provide|write|make|overview|summary|gist|outline',
  wholePage:
    'please|can|could|you|explain|summar\\w+|describe|what|tell|me|is|are|on|about|the|this|of|in|does|say|says|to|go|over|through|help|understand|content|contents|page|p|overview|main|points?',
  followUp:
    'and|but|so|then|also|why\\??$|how so|how come|what about|how about|what else|tell me more|more|go on|(?:explain|say) (?:that|this|it|more)|simpler|(?:give|show)(?: me)? (?:an?|some) examples?|(?:an? |for )?examples?',
  followUpAlways: 'and|but|what about|how about',
  pronouns: 'it|its|that|this|they|them|their|those|these|he|she|his|her|him',
  simpler: {
    explain: 'explain',
    object: 'it|this|that|them',
    more: 'more|in|a bit',
    easier: 'simpl\\p{L}+|easier',
  },
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
  comparisons: [
    {
      opens: /\bdifferen(?:ces?|t|tiate)(?:\s*(?:between|of))?\s+/giu,
      links: /(?<=\s)(?:and|from|to|vs|versus)(?=\s)/giu,
    },
    { opens: /\bcompare\s+/giu, links: /(?<=\s)(?:and|with|to|vs|versus)(?=\s)/giu },
    {
      opens: /\bhow (?:do|does|is|are|did)\s+/giu,
      links: /(?<=\s)and(?=\s)/giu,
      ends: /(?<!\s)\s+differ$/iu,
    },
    {
      opens: /\bhow (?:do|does|is|are|did)\s+/giu,
      links: /(?<=\s)(?:differ|different) from(?=\s)/giu,
    },
  ],
  refusals: [
    /\b(?:document|passages?|text|pdf|context|material)\b[^.!?\n]{0,40}\b(?:does not|do not|doesn't|don't|did not|never) (?:say|mention|contain|provide|state|specify|include|answer|give|cover|discuss)|\bnot (?:mentioned|stated|found|contained|provided|specified|covered|in the)\b[^.!?\n]{0,30}\b(?:document|passages?|text|pdf)/iu,
  ],
}
