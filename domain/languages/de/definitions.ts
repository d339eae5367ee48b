import type { DefinitionWords } from '../definition-words.ts'
import { listOf } from '../list-of.ts'
import { deSiblings } from './siblings.ts'

/** How German texts define terms, and how questions about them are worded. */
export const deDefinitions: DefinitionWords = {
  articles: 'der|die|das|ein|eine|unter (?:dem|der|einem|einer)|unter',
  indefinites: 'eine?|unter (?:einem|einer)',
  copulas: 'ist|sind',
  meaningStarts: 'der|die|das|ein|eine|jede|jeder|jedes|alle',
  verbs:
    'bezeichnet|bezeichnen|bedeutet|bedeuten|beschreibt|beschreiben|versteht man|ist definiert als|sind definiert als|heißt|nennt man',
  events:
    '(?:(?:liegt|liegen)(?: dann)? vor|entsteht|entstehen|(?:tritt|treten)(?: dann)? (?:auf|ein)|(?:ist|sind) gegeben)(?: immer)?(?: dann)?, wenn',
  inverses:
    '(?:als|von) (?:eine[mr] )?(?<term>[^,]{2,60}?) (?:bezeichnet man|(?:wird|werden)(?= .{1,200} (?:bezeichnet|verstanden|definiert|genannt)\\b)|spricht man(?: dann)?, wenn) (?<meaning>.+)',
  modifiers: '\\S+,\\s|(?<!(?:ist|sind)\\s)(?:von|des|der|eines|einer)\\s',
  synonyms: 'auch|oder|kurz|sogenannte[rsn]?|wie(?: etwa| zum Beispiel)?',
  preludes: null,
  calls: '(?:wird|werden)(?: (?:auch|oft|meist|häufig))?(?: als)?',
  callEnds: 'bezeichnet|genannt',
  judgements: `(?:der|die|das|ein|eine|einer|eines)(?: (?:sehr|besonders))?\\s
      (?:weiter|option|voraussetzung|wichtig|zentral|mächtig|nützlich|hilfreich|praktisch|wertvoll|
      interessant|charakteristisch|gut|groß|häufig|typisch|bekannt|beliebt|erst|zweit|dritt|letzt|
      nächst|best|optimal|
      gleich|beispiel|problem|grund|ursache|folge|teil|frage|thema|ziel|fall|ergebnis|
      ausgangspunkt|grundstein|herz|säule)\\p{L}*\\b|(?:eine?|der|die|
      das)\\s(?:\\p{Ll}+\\s)?(?:ausnahme|besonderheit|meilenstein|durchbruch|erfolg|misserfolg|
      errungenschaft|fortschritt|neuerung|neuheit|verbesserung|seltenheit|glücksfall)\\b|
      eine[rs]?\\svon\\s(?:mehreren|vielen|zwei|drei|vier|fünf|einigen)\\b|(?:nur|lediglich|
      bloß)\\s|eine[rs]?\\sder\\s\\p{L}+sten\\b`,
  dependentStarts: `dies|diese|dieser|dieses|diesem|diesen|jene|jener|jenes|er|wir|uns|unser|
      unsere|du|dein|ihr|ich|mein|hier|oben|unten|vorher|folgende|folgenden|folgender|letztere|
      letzterer|erstere|ersterer|zum beispiel|beispielsweise|bspw|z\\.b|jedoch|daher|deshalb|somit|auch|solche|
      solcher|dabei|dazu|dafür|damit|ebenfalls|nun`,
  contextReferences: `dies|diese|dieser|dieses|diesem|diesen|wir|uns|unser|unsere|unseren|unserer|du|dein|
      hier|oben|unten|vorher|folgende|folgenden|folgendem|folgender|letztere|letzterer|erstere|
      ersterer|heute|nun|dabei|dazu|bspw|abgebildet\\p{L}*|gezeigt\\p{L}*|schraffiert\\p{L}*`,
  interrogatives: `(?:(?:in|an|auf|aus|mit|für|zu|von|unter|nach|durch) )?(?:was|welch\\p{L}*)|wer|wem|
      wen|wann|wo|warum|weshalb|wieso|wie|wodurch|womit|worin|woraus|wozu|wofür|woran`,
  asksWhat: '(?:was|wer) (?:ist|sind|war|waren)',
  askedInContext: `er|sie|es|ihr\\p{L}*|sein\\p{L}*|also|denn|jetzt`,
  readerWords: `du|dir|dich|dein\\p{L}*|ihnen|wir|uns|unser\\p{L}*|ich|mir|mein\\p{L}*|folgend\\p{L}*|
      vorherig\\p{L}*|oben|unten|kapitel\\p{L}*|seite|vorlesung|folie|kurs|aufgabe|klausur`,
  pointers: `(?:abbildung|abb|tabelle|tab|kapitel|abschnitt|gleichung|seite|beispiel|siehe|vgl)\\.? ?\\d|
      \\bsiehe\\b|\\bvgl\\b|https?:`,
  boundaries: `der|die|das|den|dem|des|von|für|in|im|an|am|auf|bei|zu|zur|zum|mit|ohne|zwischen|wenn|wo|
      und|oder|als|aus|über|unter|durch|ist|sind|bei|nach|vor|seit|während|gegen|um|wie|dass|ob|
      welche|welcher|welches|eines|einer`,
  transparents:
    '(?:(?:eine?|die|der)\\s+)?(?:[\\p{L}-]+\\s+){0,2}?(?:art|form|sorte|variante)(?:\\s+(?:von|der|des))?\\s+',
  namings: `(?:(?:ein|eine|der|die)\\s)?(?:\\p{L}+\\s)?(?:begriff|bezeichnung|name|ausdruck)\\sfür\\s`,
  asides:
    '\\s*[—–]\\s*(?=(?:eine?|der|die|das)\\s)|,\\s+(?:also|d\\.\\s?h\\.|das heißt|definiert als),?\\s+(?=(?:eine?|der|die|das)\\s)',
  verbsAfterAside: 'ist|sind|war|waren|kann|können|wird|werden|hat|haben',
  names: null,
  joins: 'und|aber|während|wobei',
  contrasts: 'während|wohingegen',
  relatives: `der|die|das|den|dem|dessen|deren|denen|welche|welcher|welches|was|wer|wo|wenn|ob|wie|dass|
      weil`,
  kindsOfThing: null,
  labels: `anmerkung|anmerkungen|tip|tipp|hinweis|hinweise|wichtig|beispiel|beispiele|achtung|
      merke|definition|def|satz|beweis|lemma|frage|fragen|antwort|aufgabe|ziel|ziele|fokus|bemerkung|
      problem|lösung|idee|vorteil|vorteile|nachteil|nachteile|ergebnis|abbildung|tabelle|quelle|
      literatur|zusammenfassung|begründung|erklärung|erläuterung|maßnahme|maßnahmen|einflüsse|annahmen|annahme|schritt|unterscheidung`,
  vagueStarts: `zuvor|je(?=\\s)|insbesondere|besonders|vor\\sallem|gerade(?=\\s\\p{Ll})|
      speziell(?=\\s)|anhand|aufgrund|wegen|gemäß|innerhalb|außerhalb|angesichts|hinsichtlich|
      bezüglich|\\p{L}+mäßig|\\p{L}+erweise|laut(?=\\s)|bekannte[rs]?|weiter|ähnlich|
      mögliche\\p{L}*|
      ein|zwei|drei|vier|mehrere|viele|einige|alle|beide|jede|jeder|jedes|kein|keine|
      mehr|anderer|andere|anderes|weitere|weiterer|neue|neuer|neues|nächste|erste|erster|erstes|
      zweite|letzte|bessere|beste|gute|guter|gutes|große|großer|großes|wichtige|wichtiger|
      gesucht|gegeben|gefragt|gefordert|gemeint|wichtigste[rs]?|häufigste[rs]?|größte[rs]?|grundlegende[rs]?|wesentliche[rs]?|typische|einfache|einfacher|es|sie|zudem|außerdem|dabei|dadurch|damit|daher|darum|
      deshalb|deswegen|dennoch|trotzdem|jedoch|allerdings|hier|hierbei|hierzu|hierfür|dort|dann|
      danach|davor|zuerst|zunächst|zuletzt|schließlich|ferner|weiterhin|häufig|oft|manchmal|meist|
      trotz|schon|bereits|zwar|verschieden\\p{L}*|unterschiedlich\\p{L}*|bestimmte\\p{L}*|entsprechend\\p{L}*|sogenannt\\p{L}*|
      meistens|typisch|wichtig|entscheidend|charakteristisch|kennzeichnend|insgesamt|somit|folglich|
      also|auch|ebenso|ebenfalls|gleichzeitig|inzwischen|später|früher|heute|bisher|vielmehr|
      stattdessen|davon|darauf|darin|dafür|dagegen|dazu|wesentlich|nötig|notwendig|möglich|bekannt|
      \\p{L}+erweise|gemeinsam|besonders|zentral|eigentlich|grundsätzlich|allgemein|weniger|vorteilhaft`,
  readsRunIns: true,
  capitalNouns: true,
  headFirst: false,
  strongEndings: { der: 'er', das: 'es' },
  articlesAreRelative: true,
  inflectedVerbs: `(?<!\\p{L})(?:basiert|beruht|erfolgt|hängt|gehört|besteht|dient|führt|ermöglicht|
      verhindert|sorgt|steigt|sinkt|entsteht|benötigt|braucht|enthält)(?!\\p{L})`,
  mainVerbs: `\\p{Lu}\\p{L}+\\s(?:(?!(?:mit|seit|statt|anstatt|samt|nicht|meist|oft|selbst|erst|fast|
      sonst|dort)\\s)\\p{Ll}{3,}t\\s(?!(?:durch|von|vom|mit|ohne|um|in|im|auf|aus|zu|zur|zum|nach|
      bei|für|an|am|als|über|unter|wird|werden|wurden?|ist|sind|hat|haben|und|oder)(?!\\p{L}))\\p{L}|
      (?!(?:gegen|wegen|neben|zwischen)\\s)\\p{Ll}{2,}(?:en|te)\\s(?:die|das|den|eine?[nrms]?|nicht)\\s)|
      \\p{Ll}{3,}t,\\s(?:dass|ob|wie)\\s`,
  definiteMeanings: {
    articles: 'der|die|das',
    clauses: ',\\s(?:\\p{Ll}{2,5}\\s)?(?:de[rmn]|die|das|dessen|deren|welche[rmns]?)\\s',
  },
  persons: 'person|personen|jemand|mensch|menschen|jemanden|mitglied|mitglieder',
  plural: null,
  plurals: 'sind|waren',
  subjectStarts: null,
  answeringSentences: {
    difference:
      '(?:der|ein)\\s(?:\\p{L}+\\s)?(?:haupt)?unterschied zwischen (?<a>[^,]{2,60}?) und (?<b>[^,]{2,60}?) (?:ist|besteht darin|liegt darin), dass .{20,}',
    called:
      '(?<thing>[^,]{3,60}?) (?<verb>heißt|heißen) (?:(?:auch|oft|manchmal) )?(?<name>[^,]{3,50}?), weil (?<reason>.{15,})',
    aspect:
      '(?<aspect>(?:die|das|der|einer? der) (?:(?:wichtigsten?|wesentlichen?|größten?) )?(?:haupt)?(?:aufgaben?|funktion|zweck|ziele?|vorteile?|nachteile?) (?:der|des|von|einer|eines) (?<thing>[^,]{3,60}?)) (?<verb>ist|sind|besteht darin)(?:,| (?:die|das|der|eine?|dass))\\s.{20,}',
  },
  siblings: deSiblings,
  questions: {
    whichTerm: (meaning) => `Welcher Begriff bedeutet „${meaning}“?`,
    whichMeaning: (term) => `Was bedeutet „${term}“?`,
    describedAs: (description, heading) =>
      heading === ''
        ? `Worauf trifft diese Beschreibung zu? „${description}“`
        : `Zu „${heading}“: Worauf trifft diese Beschreibung zu? „${description}“`,
    whichValue: ({ header, name, title }) =>
      title === ''
        ? `Welche Angabe unter „${header}“ gehört zu „${name}“?`
        : `Zu „${title}“: Welche Angabe unter „${header}“ gehört zu „${name}“?`,
    whichHas: ({ header, value, title }) =>
      title === ''
        ? `Wozu gehört unter „${header}“ die Angabe „${value}“?`
        : `Zu „${title}“: Wozu gehört unter „${header}“ die Angabe „${value}“?`,
    explainIn: (things, heading) => {
      const list = listOf(things, 'und', ['„', '“'])
      const length = things.length === 1 ? ' in einem Satz' : ''
      return heading === ''
        ? `Erkläre ${list}${length}.`
        : `Zu „${heading}“: Erkläre ${list}${length}.`
    },
    whatIs: (term) => `Erkläre in einem Satz, was „${term}“ bedeutet.`,
    difference: ([a, b]) => `Worin unterscheiden sich „${a}“ und „${b}“?`,
    whyCalled: ({ thing, verb, name }) => `Warum ${verb} ${thing} „${name}“?`,
    whatAspect: ({ aspect, verb }) =>
      verb === 'besteht darin' ? `Worin besteht ${aspect}?` : `Was ${verb} ${aspect}?`,
    compare: (terms) =>
      `Erkläre diese Begriffe und ihre Unterschiede: ${terms.map((term) => `„${term}“`).join(', ')}.`,
    explain: (terms) =>
      `Erkläre diese Begriffe in eigenen Worten: ${terms.map((term) => `„${term}“`).join(', ')}.`,
    nameAll: (announcement, count) =>
      `„${announcement}.“ Nenne ${count === 2 ? 'beide' : `alle ${count}`}.`,
    explainAll: (announcement, count) =>
      `„${announcement}.“ Nenne und erkläre ${count === 2 ? 'beide' : `alle ${count}`}.`,
    nameThe: (things) => `Nenne ${things}.`,
    explained: (term, meaning) => `${term}: ${meaning}`,
  },
}
