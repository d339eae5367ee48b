import type { PageWords } from '../pages.ts'

/** English words by which the text of a page is divided. */
export const enPages: PageWords = {
  abbreviations: `mrs?|ms|dr|prof|sr|jr|st|vs|etc|e\\.g|i\\.e|cf|al|figs?|eqs?|nos?|vols?|pp?|ch|sec|
    ed|eds|approx|ca|inc|ltd|co|corp|gen|col|lt|sgt|gov|sen|rep|rev|hon|mt|ft|jan|feb|mar|apr|jun|
    jul|aug|sept?|oct|nov|dec`,
  unfinished: `an?|and|as|at|by|for|from|in|into|is|are|of|on|or|that|the|their|to|with`,
  unfinishedTerms: 'a|an|the|of|in|and|or|that|to|for|by|is',
  dependentStarts: `however|hence|thus|therefore|also|finally|moreover|furthermore|but|and|so|then|
    now|as with|in this case|for example|for instance|for now|consequently|similarly|likewise|again|
    it|this|that|these|those|they|he|she|its|their|notice|note that|recall|consider|suppose|imagine|
    in other words|everything|more interesting|the (?:answer|question|former|latter|above)`,
  definitionLabels: 'definition|defn?',
  captions: 'fig(?:ure|\\.)?|table|tab\\.|video|listing|plate|box|exhibit',
  figureVerbs: `shows?|illustrates?|depicts?|presents?|gives?|lists?|summari[sz]es?|compares?|
    describes?|provides?|displays?|demonstrates?|indicates?|contains?|plots?|is|are|was|has|and|or|
    to|in|on|of|for|below|above|can|also`,
  chapters: 'chapter',
  sections: 'chapter|section|unit',
  parts: 'part',
  lectures: 'lecture',
  weeks: 'week',
  beforeSection: 'for|of|to|on',
  sectionArticles: 'the|this',
  labelRemarks: 'cont\\p{L}*\\.?|optional',
  continued: "cont(?:inued|['’]?d|\\.)?|concluded",
  and: 'and',
  exerciseStarts: `explain|describe|discuss|list|name|define|compare|contrast|calculate|compute|find|
    determine|show that|prove|solve|draw|sketch|suppose|consider|give an example|write|identify|
    choose|select|fill in|complete|match|evaluate|estimate|use the|what|why|how|which|who|when|
    where|true or false|recall|state|using|analy[sz]e|assess|outline|articulate|illustrate|
    summari[sz]e|distinguish`,
  beforeFormula: `is|are|yields?|gives?|becomes?|equals?|have|get|obtain|find|given by`,
  aims: `by the end of|after (?:studying|reading|completing)|
    in this (?:chapter|section|lesson|unit),? you|you (?:will|should) (?:learn|be able)`,
  links: `(?:please\\s+)?(?:watch|visit|view|check out|click|go to|browse|open)\\s+(?:this|the|these|
    here|on)\\b.{0,60}\\b(?:video|website|site|article|link|page|simulation|animation|podcast|applet|
    here)\\b`,
  publishers: 'press|journal',
  licences: '\\ball rights reserved\\b',
  nameWords: 'of|for|and|the',
  visited: 'accessed|retrieved',
  visitedOn: 'on',
  sourceLabels: 'sources?',
  editors: 'Eds?',
  publisherNames: 'Press|Publishers?',
  credits: '(?:(?:image|photo|picture|figure)\\s)?credits?',
  permissions: '(?:reproduced|reprinted|used|adapted) (?:with|by) (?:the )?(?:kind )?permission',
  describesFigure: `(?:this|the (?:above|following)) (?:figure|table|graph|chart|diagram|
    photo(?:graph)?|drawing|map|image|list) (?:shows?|depicts?|lists?|illustrates?|includes?|gives?)|
    shown (?:here|above|below) (?:is|are)`,
  figures: 'figures?|fig\\.',
  media: 'video|audio',
  pictureTexts:
    'alt(?:ernative)?[ -]text|(?:figure |image )?caption|(?:figure|image|long) description',
  descriptions: 'description',
  contentsOf: 'chapter|section|lecture|lesson|unit|document|notes',
  assigns: 'your task is',
  taskVerbs: `explain|describe|discuss|compare|contrast|distinguish|differentiate|summari[sz]e|
    recall(?! (?:from [^.]{1,60} )?that)`,
  stepVerbs: `analy[sz]e|evaluate|outline|define|identify|list|name|state|give|understand|know|
    be able to|apply|assess`,
  problemVerbs: 'calculate|compute|solve|prove|show that|estimate',
  offersOptions: `(?<!\\p{L})(?:which|what) of the following(?!\\p{L})|^which statement|
    (?<!\\p{L})(?:is|are) (?:not )?(?:true|false|correct)\\?$|^which is not a`,
  taskLabels: 'tasks?|exercises?|homework',
  announcedAims: `(?:you|students|learners|readers) (?:will|should) (?:be able to|
    be able to do the following|have learned to)`,
  statedAims: 'i (?:can|know|understand)',
  namedExercises: 'exercises?|take-home experiments?|test prep',
  aboutLinks: 'for|on|about',
}
