import type { AnswerWords } from '../answers.ts'

/** German words by which the tutor without a model reads questions and documents. */
export const deAnswers: AnswerWords = {
  articles: 'der|die|das|de[mn]|eine?|eine[nmr]',
  articlesBeforeName: 'der|die|das',
  conjunctions: 'und|aber',
  questionStarts:
    'was|wer|wen|wem|wann|wo|woher|wohin|warum|wieso|weshalb|wozu|wie|welche[mnrs]?|(?:ist|sind|war|kann|gibt) (?:es|das|sie|er|man)',
  yesNoStarts:
    'ist|sind|war|waren|hat|haben|kann|können|wird|werden|muss|müssen|darf|dürfen|gibt|gilt|gelten|soll\\p{L}*|braucht|gehört|gehören|hilft|helfen',
  adverbsBeforeVerb: 'auch|häufig|meist',
  inOtherWords: String.raw`d\.\s?h\.|das heißt|versteht man|verstehen wir`,
  whoIs: 'der|die',
  whichIs: 'worunter|womit (?:man|wir)',
  indefinites: 'eine?|eine[nmr]',
  appositionLinks: 'de[rsmn]|die|das|von|aus|für|mit|bei|zwischen',
  remarks: 'nicht|sehr|wichtig|auch|\\p{L}+er als',
  defining: 'definier(?:t|en|te|ten)(?: (?:wir|man))?(?: (?:den|einen))?',
  definedAs: 'als',
  meaningLabels: 'definition|bedeutung|begriff',
  noMeaningStarts:
    'per definitionem|eine[rs]? (?:der (?:wenigen|ersten)|von (?:vielen|mehreren))|definitionsgemäß|nicht|nie|kein(?:e[rsnm]?)?|wie|trotzdem|dennoch|so \\p{L}+ wie',
  beforeNamed:
    'als|(?:unter|bei|von)(?: (?:eine[mr]|de[mr]))?|mit anderen worten:?|kurz gesagt:?|zur erinnerung:',
  namedAfter: '(?:wird|werden|wurden?|man|wir)(?: (?:auch|oft|häufig|meist))?(?: als)?',
  namedBefore: 'genannt|bezeichnet|benannt|nennt|nennen',
  namedEvents: String.raw`(?:wenn|sobald|falls)\s.{10,300}?,\s(?:(?:dann|so)\s)?(?:betreibt|zeigt|erlebt|spricht)\s(?:er|sie|es|man)(?:\svon)?(?:\s(?:eine[mnr]?|der|die|das|de[mn]))?`,
  kindStarts: 'eine?[rsnm]?|der|die|das|jede[rsn]?|jene[rsn]?|d(?:er|ie|as)jenige|wenn',
  nounEndings: 'en|n',
  or: 'oder',
  twoToTen: 'zwei drei vier fünf sechs sieben acht neun zehn',
  several: String.raw`folgende\p{L}*`,
  kinds: 'arten|typen|formen|sorten|(?:gruppen|klassen)(?= von)',
  effects: 'folgen?|auswirkungen?|konsequenz(?:en)?|ergebnisse?',
  effectsOf: 'der|des|von|vom|dieser|dieses',
  inventing:
    'erfunden|erfand|entdeckte?|gegründet|gründete|geprägt|prägte|nach .{1,60} (?:be|ge)nannt|zu (?:seinen|ihren) ehren',
  personTitles:
    'Richter(?:in)?|Präsident(?:in)?|Kanzler(?:in)?|Minister(?:in)?|König(?:in)?|Kaiser(?:in)?|Prinz(?:essin)?|Papst|Bischof|Sankt|General|Professor(?:in)?|Doktor|Herr|Frau',
  parts: 'schritten?|phasen|stufen|teilen?|bestandteilen?|komponenten',
  qualities: `vorteilen?|nachteilen?|nutzen|stärken|schwächen|grenzen|einschränkungen|risiko|risiken|
    gefahren?|probleme?n?|ursachen?|gründen?|wirkungen|auswirkungen|folgen|konsequenzen`,
  aboutYear: 'ca|um|etwa',
  earlyYears: String.raw`\d{1,4} [vn]\. ?Chr|(?:um|jahre?|seit|bis) \d{3}`,
  born: 'geb|geboren|\\*',
  explaining: 'erklär\\p{L}*|erläuter\\p{L}*|beschreib\\p{L}*',
  dividing: String.raw`(?:unter|ein)(?:ge)?teil\p{L}*|unter(?:scheide|schied)\p{L}*|gegliedert|gliedert`,
  countedKinds: 'gruppen|klassen|kategorien|arten|typen|formen|sorten|varianten',
  kindNouns: 'art|form|sorte|typ|modell',
  kindsEnds: 'gibt|sind|kennt|unterscheidet|in|im|bei',
  presupposing: 'ausnahme|grund|folge|ursache|beispiel|problem|vorteil',
  listLinks: 'und|oder|sowie',
  first: 'erstens',
  second: 'zweitens',
  ownMaterial: String.raw`mein(?:e[nrms]?)?\s+(?:notizen|mitschrift(?:en)?|aufzeichnungen|folien|
    dateien?|dokumente?[sn]?|texte?[sn]?|büche?r?n?|buch(?:e?s)?|skripte?[sn]?|unterlagen|materialien|vorlesung(?:en)?|
    kurse?[sn]?|prüfung(?:en)?|klausur(?:en)?|tests?|lehrer(?:in|s)?|professor(?:in|s)?|dozent(?:in|en)?|
    freund(?:e|in|en)?|frage)(?!\p{L})`,
  spellings: [
    [
      /^(ab|an|auf|aus|bei|durch|ein|fest|her|mit|nach|um|unter|vor|zusammen)zu(?=\p{L}{3,}n$)/u,
      '$1',
    ],
  ],
  separableParticiples: String.raw`(?<prefix>ab|an|auf|aus|bei|durch|ein|fest|her|mit|nach|um|unter|
    vor|zu|zusammen)ge(?<root>\p{L}{3,}?)(?:e?t|en)`,
  definingVerbs: 'ist|sind|bezeichnet|bedeutet',
  namingVerbs: 'nennt man|genannt',
  noTermStarts: String.raw`wenn|als|weil|bei|es|er|sie|dies\p{L}*|das|man|wir|hier|trotz|schon|auch|im|in|am|auf|nach|
    seit|mit|ohne|durch`,
  contrastStarts: 'im gegensatz dazu|dagegen|hingegen|andererseits',
  linksBack: 'hingegen|dagegen|jedoch|allerdings|wiederum',
  dependentStarts: 'er|sie|es|diese[rsnm]?|dies|dadurch|daher|deshalb|jedoch|außerdem',
  contrasts: String.raw`während|im gegensatz|hingegen|dagegen|unterscheide\p{L}*|unterschied\p{L}*|anders als`,
  amounts: 'wie ?viele?|wie hoch|welche[rn]? (?:anteil|prozentsatz|anzahl|zahl)',
  counting: 'wie ?viele',
  unnamed: 'male|menschen|personen|leute|pfund|tonnen|meter|kilometer|prozent|dollar|euro',
  asksMoney: String.raw`wie teuer|was (?:kostete?n?|kosten)|wie ?viel (?:geld|(?:kostete?|kosten)|.{1,80} (?:kostet|kosten|gekostet|bezahlt|verdient))`,
  currencies: 'euros?|cents?|dollars?|franken|rappen|pfund|(?<=\\d\\s)mark|yen|eur|usd|gbp|chf',
  pricing:
    'kosten|kostete?n?|gekostet|preise?s?|gebühr(?:en)?|bezahl(?:t|te|en)|zahl(?:t|te|en)|verdien(?:t|te|en)|wert',
  asksDate:
    'welche[mnrs]? (?:jahr|datum|tag|monat|jahrhundert|jahrzehnt)|seit wann|wann (?:wurden?|war(?:en)?|hat(?:te)?)',
  beforeNouns: `viele?|der|die|das|den|dem|des|eine?|eine[nmrs]|von|vom|im|in|zum|zur|mit|ohne|für|über|bei|
    beim|durch|aus|kein|keine|keinen|diese[rsnm]?|mein|meine|sein|seine|ihre?|zwischen`,
  differences: 'unterschiede?',
  isDifference:
    '(?:ist|sind|als) (?:die|der|den|ein|eine)(?: \\p{L}+)? (?:differenz|unterschied) (?:zwischen|von)',
  authorLabels: 'von|autor(?:en|in)?|verfasser(?:in)?|herausgeber(?:in)?',
  and: 'und',
  nameParticles: 'von|der|den',
  publication: 'veröffentlicht|erschienen|stand|auflage|fassung|ausgabe',
  months: 'mär|mai|okt|dez',
  titlePageWords: 'fakultät|hochschule|kapitel',
  partOf: 'von|des|der|bei',
  simpler: 'einfach(?:er)?|leichter',
  citedPages: 'seiten?|s\\.',
  pageLinks: 'und',
  here: 'hier',
  settings: 'in|im',
  complements: 'von|vom|zu|zum|zur',
  subjectArticles: 'der|die|das|eine?',
  subjectVerbs: 'ist|sind|bezeichnet|bedeutet',
  narrating: 'du|dein\\p{L}*|wir|unser\\p{L}*',
  dependentClaims: `in dieser aufgabe|ist|sind|wenn|angenommen|können|kann|eine weitere|ein weiterer|
    ein weiteres|weitere`,
  unfinishedHeadings: 'ergibt|gilt',
  surnameParticles: 'von',
}
