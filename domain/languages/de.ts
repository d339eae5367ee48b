import { labels, words, type LanguageWords } from './language-words.ts'
import type { RequestWords } from './request-words.ts'
import type { StatementWords } from './statement-words.ts'

/** German. */
export const de: LanguageWords = {
  stopWords:
    words(`ab aber alle allem allen aller alles als also am an ander andere anderen auch auf aus
    bei beim bin bis bist da dabei dadurch dafür dagegen daher damit danach dann daran
    darauf daraus darf darin darüber das dass daß dazu dein deine dem den denen denn der
    deren des dessen die dies diese dieselbe diesem diesen dieser dieses doch dort du durch
    ein eine einem einen einer eines er es etwa etwas euch für gegen hat hatte hatten haben
    hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem
    jeden jeder jedes jedoch jene kann kein keine können könnte man mehr mein mit muss
    müssen nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner
    seit selbst sich sie sind so solche soll sollte sondern sowie über um und uns unser
    unter viel viele vom von vor war waren wann warum was weil welche welchem welchen
    welcher welches wem wen wenn wer werden wessen wie wieder wieviel will wir wird wo wobei
    wodurch wofür woher wohin womit worden wurde wurden zu zum zur zwar zwischen`),
  questionWords:
    words(`wozu wieso weshalb inwiefern macht tut passiert geschieht wann bedeutet bedeutung
    definition beispiel beispiele unterschied vergleiche nenne name namen namens heißt heißen
    hieß hießen genannt nennt nannte bezeichnet lautet lauten laut art arten typ typen grund gründe
    ursache jahr jahre jahren datum tag anzahl zahl prozent prozentsatz anteil gibt gab fand
    statt passiert verwendet begriff wort schritte dokument text autor sagt einfach einfacher
    leichter gib herausgefunden entdeckt entdeckte hilft helfen half gut oft`),
  weakWords:
    words(`beeinflusst beeinflussen einfluss auswirkung auswirkungen wirkung rolle funktion aufgabe
    zweck zusammenhang beziehung entsteht entstehen entstand führt führen besteht bestehen
    unterscheidet unterscheiden unterscheidung verstehen lernen versteht wissen spielt spielen
    macht machen genau eigentlich wichtigste wichtigsten folge folgen ergebnis vorteil
    vorteile nachteil nachteile merkmal merkmale eigenschaft eigenschaften faktor faktoren
    problem probleme methode methoden gehört gehören berechnet berechnen berechnung bestimmt
    bestimmen umfasst beinhaltet dauert dauern funktioniert funktionieren verläuft läuft entwickelt nutzen
    verwenden benutzt braucht brauchen bildet dient dienen teil teile art arten form formen typ typen bestandteil bestandteile
    element elemente`),
  blockLabels: {
    exercise:
      labels(`übungen|übung|übungsaufgaben|aufgaben|aufgabe|kontrollfragen|verständnisfragen|
      wiederholungsfragen|fragen|testfragen|hausaufgaben|hausaufgabe|quiz|lösungen|lösung|
      prüfungsfragen|arbeitsaufträge|fragen zum text|selbsttest|zum nachdenken|
      übungsblatt|teste dich selbst|diskussionsfragen|übungsfragen|kurzfragen|selbstkontrolle`),
    reference:
      labels(`literatur|literaturverzeichnis|quellen|quellenverzeichnis|referenzen|bibliographie|
      bibliografie|weiterführende literatur|weitere literatur|literaturhinweise|
      literaturangaben|weblinks|einzelnachweise|anmerkungen|fußnoten|siehe auch|
      bildnachweis|abbildungsnachweis|danksagung|weiterführende links|links|
      woher das kommt`),
    glossary: labels(`glossar|begriffe|wichtige begriffe|fachbegriffe|schlüsselbegriffe|
      begriffserklärungen|definitionen|abkürzungen|abkürzungsverzeichnis|grundbegriffe`),
    summary: labels(`zusammenfassung|fazit|das wichtigste in kürze|kurz gefasst|in kürze|
      wichtigste punkte|überblick|rückblick|schluss|schlussfolgerung|schlussfolgerungen|
      merke|auf einen blick|kernaussagen`),
    index:
      labels(`index|register|stichwortverzeichnis|sachregister|sachverzeichnis|personenregister|
      namensregister`),
    frontMatter: labels(`inhalt|inhaltsverzeichnis|gliederung|lernziele|vorwort|impressum|
      lernziel|kompetenzen|abbildungsverzeichnis|tabellenverzeichnis|über den autor|agenda|voraussetzungen|
      hinweise|lizenz`),
    link: labels(`video|weblink|mehr dazu`),
    workedExample: labels(`beispiel|lösung|rechenbeispiel`),
    figure: labels(`abbildung|abb|grafik|diagramm|bild|karte|schaubild`),
    table: labels(`tabelle|tab`),
  },
  answerTypes: {
    example: /\bbeispiele?\b/iu,
    number:
      /\bwie ?(?:viele?|lange|groß|hoch|oft|weit|schnell|tief|alt|schwer)\b|\bwelche[rn]? (?:anteil|prozentsatz|anzahl|zahl)\b/iu,
    time: /\bwann\b(?! (?:sollte?n?|kann|können|muss|müssen|darf|dürfen|verwendet|benutzt|nutzt|setzt|braucht)\b)|\bseit wann\b|\b(?:in )?welche[mnrs]? (?:jahr|monat|jahrhundert|zeit)/iu,
    reason: /\b(?:warum|weshalb|wieso|wodurch)\b|\bwas (?:sind|ist) die (?:gründe|ursachen?)\b/iu,
    person: /\b(?:wer|wem|wen|wessen)\b/iu,
    place: /\b(?:wo|wohin|woher)\b|\bin welche[mnrs]? (?:land|stadt|ort|staat|gebiet)/iu,
    list: /\b(?:nenne|nennen sie|liste|zähle|welche (?:arten|typen|formen|schritte|phasen|stufen|teile|vorteile|nachteile|merkmale|eigenschaften|faktoren|methoden|aufgaben|gibt es))\b|\bwas sind die\b|\bwie (?:lauten|heißen) die\b/iu,
    process: /\bwie (?!viele?\b|lange\b|oft\b)/iu,
    definition:
      /\bwozu dien\w*|\bwas (?:ist|sind|macht|tut|bedeutet|heißt|versteht man|meint)\b|\b(?:definiere|definition|erkläre?|beschreibe?|bedeutung von)\b/iu,
  },
  evidence: {
    example: /\b(?:zum beispiel|z\.\s?b\.|beispielsweise|etwa)\b/iu,
    number:
      /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hundert|tausend|million(?:en)?|hälfte)\b/iu,
    time: /\b(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jahrhundert\w*)\b/iu,
    reason:
      /\b(?:weil|denn|da|daher|deshalb|deswegen|damit|aufgrund|wegen|dadurch|führt zu|folglich|ursache\w*)\b/iu,
  },
  definition: {
    after: String.raw`untersucht|untersuchen|befasst sich mit|beschäftigt sich mit|ist|sind|war|waren|bezeichnet|bezeichnen|bedeutet|nennt man|heißt|heißen|beschreibt|umfasst|versteht man`,
    before: String.raw`(?:nennt man|nennen wir|heißt|heißen|wird als|werden als|bezeichnet man als|(?:auch )?genannt|sogenannte[nrs]?|(?:unter|den begriff|der begriff)(?: (?:dem begriff|einer|einem|der|dem))?)(?: (?:der|die|das|eine?))?`,
    frame: String.raw`(?:bitte )?(?:wie lautet|was (?:ist|sind|besagt|besagen|bedeutet|heißt|meint|macht|tut|versteht man unter)|wozu dient|definiere|erkläre?(?: mir)?|beschreibe?|die bedeutung von|und was ist mit|wer (?:ist|sind|war|waren))(?: (?:mit|der begriff|den begriff))?(?: (?:eine?[mnr]?|der|die|das|dem|den))?`,
    tail: String.raw`(?:bedeutet|einfach|kurz|mit einfachen worten|genau|eigentlich)`,
  },
  synonyms:
    labels(`erfunden entwickelt vorgeschlagen eingeführt begründet geprägt entdeckt beschrieben|
    groß größe umfang|
    anfang beginn beginnen starten|
    ende schluss|
    vorteil nutzen stärke|
    nachteil schwäche grenze|
    unterschied unterscheiden|
    art typ form kategorie|
    schritt phase stufe|
    ursache grund|
    folge wirkung auswirkung effekt|
    ziel zweck aufgabe funktion|
    wichtig zentral wesentlich|
    verringern senken reduzieren|
    erhöhen steigern|
    krankheit erkrankung|
    arzt mediziner|
    schnell geschwindigkeit|
    berechnen ermitteln bestimmen|
    teil bestandteil komponente element|
    lernen wiederholen`).map((set) => set.split(' ')),
  definitions: {
    articles: 'der|die|das|ein|eine|unter (?:dem|der|einem|einer)|unter',
    indefinites: 'eine?|unter (?:einem|einer)',
    copulas: 'ist|sind',
    meaningStarts: 'der|die|das|ein|eine|jede|jeder|jedes|alle',
    verbs:
      'bezeichnet|bezeichnen|bedeutet|bedeuten|beschreibt|beschreiben|versteht man|ist definiert als|sind definiert als|heißt|nennt man',
    events:
      '(?:(?:liegt|liegen)(?: dann)? vor|entsteht|entstehen|(?:tritt|treten)(?: dann)? (?:auf|ein)|(?:ist|sind) gegeben)(?: immer)?(?: dann)?, wenn',
    inverses:
      '(?:als|von) (?:eine[mr] )?(?<term>[^,]{2,60}?) (?:bezeichnet man|(?:wird|werden)|spricht man(?: dann)?, wenn) (?<meaning>.+)',
    modifiers: '\\S+,\\s|(?:von|des|der|eines|einer)\\s',
    synonyms: 'auch|oder|kurz|sogenannte[rsn]?|wie(?: etwa| zum Beispiel)?',
    preludes: null,
    calls: '(?:wird|werden)(?: (?:auch|oft|meist|häufig))?',
    judgements: `(?:der|die|das|ein|eine|einer|eines)(?: (?:sehr|besonders))?\\s
      (?:wichtig|zentral|gut|groß|häufig|typisch|bekannt|beliebt|erst|zweit|dritt|letzt|nächst|best|
      gleich|beispiel|problem|grund|ursache|folge|teil|frage|thema|ziel|fall|ergebnis|ausgangspunkt|grundstein|herz|säule)\\p{L}*\\b`,
    leansOnContext: `dies|diese|dieser|dieses|diesem|diesen|jene|jener|jenes|er|wir|uns|unser|
      unsere|du|dein|ihr|ich|mein|hier|oben|unten|vorher|folgende|folgenden|folgender|letztere|
      letzterer|erstere|ersterer|zum beispiel|beispielsweise|bspw|z\\.b|jedoch|daher|deshalb|somit|auch|solche|
      solcher|dabei|dazu|dafür|damit|ebenfalls|nun`,
    deictic: `dies|diese|dieser|dieses|diesem|diesen|wir|uns|unser|unsere|unseren|unserer|du|dein|
      hier|oben|unten|vorher|folgende|folgenden|folgendem|folgender|letztere|letzterer|erstere|
      ersterer|heute|nun|dabei|dazu|bspw|abgebildet\\p{L}*|gezeigt\\p{L}*|schraffiert\\p{L}*`,
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
    goesOn: 'ist|sind|war|waren|kann|können|wird|werden|hat|haben',
    names: null,
    joins: 'und|aber|während|wobei',
    contrasts: 'während|wohingegen',
    relatives: `der|die|das|den|dem|dessen|deren|denen|welche|welcher|welches|was|wer|wo|wenn|ob|wie|dass|
      weil`,
    kindsOfThing: null,
    labels: `anmerkung|anmerkungen|tip|tipp|hinweis|hinweise|wichtig|beispiel|beispiele|achtung|
      merke|definition|satz|beweis|lemma|frage|fragen|antwort|aufgabe|ziel|ziele|fokus|bemerkung|
      problem|lösung|idee|vorteil|vorteile|nachteil|nachteile|ergebnis|abbildung|tabelle|quelle|
      literatur|zusammenfassung|begründung|erklärung|erläuterung|maßnahme|maßnahmen|einflüsse|annahmen|annahme|schritt|unterscheidung`,
    vagueStarts: `ein|zwei|drei|vier|mehrere|viele|einige|alle|beide|jede|jeder|jedes|kein|keine|
      mehr|anderer|andere|anderes|weitere|weiterer|neue|neuer|neues|nächste|erste|erster|erstes|
      zweite|letzte|bessere|beste|gute|guter|gutes|große|großer|großes|wichtige|wichtiger|
      wichtigste|typische|einfache|einfacher|es|sie|zudem|außerdem|dabei|dadurch|damit|daher|darum|
      deshalb|deswegen|dennoch|trotzdem|jedoch|allerdings|hier|hierbei|hierzu|hierfür|dort|dann|
      danach|davor|zuerst|zunächst|zuletzt|schließlich|ferner|weiterhin|häufig|oft|manchmal|meist|
      verschieden\\p{L}*|unterschiedlich\\p{L}*|bestimmte\\p{L}*|entsprechend\\p{L}*|sogenannt\\p{L}*|
      meistens|typisch|wichtig|entscheidend|charakteristisch|kennzeichnend|insgesamt|somit|folglich|
      also|auch|ebenso|ebenfalls|gleichzeitig|inzwischen|später|früher|heute|bisher|vielmehr|
      stattdessen|davon|darauf|darin|dafür|dagegen|dazu|wesentlich|nötig|notwendig|möglich|bekannt|
      gemeinsam|besonders|zentral|eigentlich|grundsätzlich|allgemein|weniger|vorteilhaft`,
    readsRunIns: true,
    capitalNouns: true,
    headFirst: false,
    persons: 'person|personen|jemand|mensch|menschen|jemanden|mitglied|mitglieder',
    plural: null,
    plurals: 'sind|waren',
    subjectStarts: null,
    questions: {
      whichTerm: (meaning) => `Welcher Begriff bedeutet „${meaning}“?`,
      whichMeaning: (term) => `Was bedeutet „${term}“?`,
      whatIs: (term) => `Was versteht man unter „${term}“?`,
      difference: ([a, b]) => `Worin unterscheiden sich „${a}“ und „${b}“?`,
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
  },
}

/** How messages to the tutor are worded. */
export const deRequests: RequestWords = {
  help: 'was kannst du|hilfe|wer bist du|was bist du|wie funktionierst du',
  thanks: 'danke|vielen dank|dankeschön|super|alles klar',
  greeting: 'hallo|guten (?:morgen|tag|abend)|servus|moin',
  besideGreeting: "dir|sehr|schön|für (?:das|die|deine hilfe|alles)|wie geht(?:'s| es)(?: dir)?",
  summary:
    'hauptaussagen?|kernaussagen?|schlüssel(?:begriff|wört)\\p{L}*|zusammenfass\\p{L}*|fass\\p{L}* .*zusammen|überblick|worum geht|wovon handelt',
  summaryVerb: 'fass\\p{L}*|zusammen\\p{L}*',
  keyTerms: '\\b(?:schlüssel|fach)begriffe?\\b',
  page: 'seite',
  please: 'bitte ',
  canYou: 'kannst du ',
  quiz: 'frag mich ab|(?:mach|erstelle|starte) (?:mir )?(?:ein |einen )?(?:quiz|test)',
  translate: 'übersetze?',
  section: 'kapitel|abschnitt|teil',
  wholeDocument:
    'dies\\p{L}{1,2}|de[rsnm]|das|die|ganze[nrs]?|dokument\\p{L}*|datei(?:en)?|folien|unterlagen|notizen|meine[rn]?|unsere[rn]?|alle[rns]?|text(?:es)?|buch\\p{L}*|kapitel\\p{L}*|artikel|von|zu|über|bitte|kurz\\p{L}*|mir|eine?n?|gib|hauptpunkte|hauptaussagen?|was|ist|sind',
  wholePage: 'erkläre?|was|steht|sagt|auf|der',
  followUp: 'einfacher|(?:gib|nenne)(?: mir)? ein beispiel|und|aber',
  simpler: {
    explain: 'erklär\\p{L}*',
    object: 'das|es|dies|mir',
    more: 'noch',
    easier: 'einfach\\p{L}*',
  },
  document:
    'dokument\\p{L}*|datei|buch\\p{L}*|artikel\\p{L}*|aufsatz\\p{L}*|skript\\p{L}*|arbeit|studie|bericht\\p{L}*',
  documentArticles: 'dies\\p{L}{1,2}|de[rsmn]|das|die',
  authors:
    'wer (?:ist|sind|war|waren) die (?:autor|verfasser)\\p{L}*|wer ist der (?:autor|verfasser)|wer hat {document} (?:geschrieben|verfasst)|autor(?:en|in|innen)?',
  date: 'wann (?:wurde|ist) (?:{document}|es|das) (?:veröffentlicht|geschrieben|erschienen|verfasst)(?: worden)?|wie alt ist {document}',
  title: 'wie (?:heißt|lautet der titel) ?(?:{document})?',
  of: 'von',
  tellMe: 'bitte|sag mir',
  articles: 'der|die|das|dem|den|eine[rmn]?',
  comparisons: [
    {
      opens: /\b(?:unterschiede?|vergleich)\s+(?:zwischen|von)\s+/giu,
      links: /(?<=\s)(?:und|mit|zu)(?=\s)/giu,
    },
    { opens: /\bvergleiche?\s+/giu, links: /(?<=\s)(?:und|mit)(?=\s)/giu },
  ],
  refusals: [
    /\b(?:dokument|text|passagen?|abschnitte?|material)\b (?:sagt|sagen|enthält|enthalten|nennt|nennen|erwähnt|gibt|beantwortet|liefert|geht)\b[^.!?\n]{0,40}\b(?:nicht|nichts|kein\p{L}*)\b|\b(?:dokument|text|passagen|abschnitten|material)\b[^.!?\n]{0,30}\b(?:nicht|nichts|kein\p{L}*)\b[^.!?\n]{0,30}\b(?:erwähnt|genannt|steht|gesagt|angegeben|beschrieben|enthalten)/iu,
  ],
}

/** The words that decide what a statement claims. */
export const deStatements: StatementWords = {
  negators: 'niemand nichts nicht kein keine keinen keiner keinem keines nie niemals ohne weder',
  numerals: {
    fromTwo:
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
  },
  clauseStarts: 'denn|weil|damit|wenn|dass|aber|obwohl',
  conditionalStarts: 'wenn|falls|sonst|damit',
  conditionals: 'würden?|sonst',
  agents: 'von durch',
  coordinators: 'und oder',
  opposites: [
    ['mehr meist meisten viel viele', 'weniger wenig wenige wenigsten'],
    [
      'steigt steigen gestiegen zunehmen zunimmt zunahme wächst wachsen erhöht erhöhen vergrößert anstieg',
      'sinkt sinken gesunken abnehmen abnimmt abnahme schrumpft schrumpfen senkt senken verringert fällt fallen rückgang',
    ],
    [
      'groß größer größte hoch höher höchste',
      'klein kleiner kleinste niedrig niedriger niedrigste',
    ],
    ['lang länger längste', 'kurz kürzer kürzeste'],
    ['schnell schneller', 'langsam langsamer'],
    ['stark stärker', 'schwach schwächer'],
    ['warm wärmer heiß', 'kalt kälter kühl'],
    ['innen innere inneren innerhalb', 'außen äußere äußeren außerhalb'],
    ['oben obere oberhalb', 'unten untere unterhalb'],
    ['links linke linken', 'rechts rechte rechten'],
    ['vor vorher davor früher', 'nach nachher danach später'],
    ['positiv positive positiven', 'negativ negative negativen'],
    ['öffentlich', 'privat'],
    ['gleich gleiche gleichen dieselbe derselbe', 'verschieden unterschiedlich andere anders'],
    ['immer stets', 'selten'],
    ['beginnt beginnen begann anfang start', 'endet enden endete ende schluss'],
    ['öffnet öffnen offen', 'schließt schließen geschlossen'],
    ['erkennt erkennen', 'vergisst vergessen'],
    ['erlaubt erlauben ermöglicht ermöglichen', 'verbietet verbieten verhindert verhindern'],
    ['aktiv', 'passiv'],
    ['direkt', 'indirekt'],
    ['stabil', 'instabil'],
    ['nord nördlich norden', 'süd südlich süden'],
    ['ost östlich osten', 'west westlich westen'],
    ['anziehen anzieht anziehung', 'abstoßen abstößt abstoßung'],
    ['sauer säure', 'basisch base'],
    ['angebot', 'nachfrage'],
    ['import importiert', 'export exportiert'],
    ['vorteil vorteile', 'nachteil nachteile'],
    ['ursache', 'wirkung folge'],
    ['gewinn', 'verlust'],
    ['richtig wahr', 'falsch'],
  ],
}
