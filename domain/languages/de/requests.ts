import type { RequestWords } from '../request-words.ts'

/** How messages to the tutor are worded. */
export const deRequests: RequestWords = {
  help: 'was kannst du|hilfe|wer bist du|was bist du|wie funktionierst du',
  thanks:
    'danke|vielen dank|dankeschön|super|alles klar|gut|schön|cool|ja|jo|verstanden|passt|hm+|tschüss|bis dann|hilfreich|aha|ach so',
  greeting: 'hallo|guten (?:morgen|tag|abend)|servus|moin',
  besideGreeting:
    "dir|sehr|schön|für (?:das|die|deine hilfe|alles)|wie geht(?:'s| es)(?: dir)?|tschüss|bis dann|das (?:ist|war) alles|das war's",
  summary:
    'fazit|wichtigsten? (?:punkte?|aussagen?|erkenntnisse)|hauptaussagen?|kernaussagen?|schlüssel(?:begriff|wört)\\p{L}*|zusammenfass\\p{L}*|fass\\p{L}* .*zusammen|überblick|worum geht|um was geht|wovon handel[nt]',
  summaryVerb: 'fass\\p{L}*|zusammen\\p{L}*',
  keyTerms:
    '\\b(?:schlüssel|fach)begriffe?\\b|^\\s*(?:(?:nenne?|liste|zeige?|gib)(?: mir)?|welche|was sind) (?:alle |die )*begriffe(?: auf)?[\\s?.!]*$|\\b(?:wichtig(?:st)?|zentral)en? (?:fach)?begriffe?\\b',
  aboutDocument:
    '\\bwas (?:alles )?(?:muss|sollte|soll) (?:ich|man) (?:alles )?(?:(?:für|in) (?:die|der|meine|morgen)(?: (?:klausur|prüfung|arbeit))? )?(?:alles )?(?:wissen|können|lernen)(?=[\\s?.!]*$)',
  exam: '(?:ist|war|wird) (?:das|es|dies)(?: hier)? (?:klausur|prüfungs)relevant|(?:ist|wird) (?:das|es) (?:in|für) (?:de[rm]|die|einer?|meine) (?:klausur|prüfung|test|arbeit|examen) (?:wichtig|relevant|gefragt|abgefragt)|(?:kommt|kommen) (?:das|es|die) (?:(?:in|bei) de[rm] (?:klausur|prüfung|test|arbeit) )?(?:dran|vor)|was (?:kommt|wird) (?:in|bei) de[rm] (?:klausur|prüfung|test|arbeit) (?:dran|vor|gefragt|abgefragt)|was kommt dran',
  page: 'seite',
  please: 'bitte ',
  canYou: 'kannst du ',
  quiz: 'mich (?:\\p{L}+ ){0,3}abfragen|(?:mach|erstell)e?(?: mir)? (?:\\p{L}+ )?karteikarten|frage?(?: mich)? (?:mich )?ab|(?:nein )?(?:stelle?|stell) mir (?:einfach |bitte |nur )?(?:ein paar|einige|eine|\\d+) (?:\\p{L}+e )?fragen?|frage? mich (?!ab)[^?]{2,80} ab(?=[\\s.!?]*$)|(?:mache?|erstelle?|starte?) (?:mir )?(?:ein |einen )?(?:(?:leicht|einfach|schwer|schwierig|kurz|lang)e[ns] |multiple[- ]choice[- ]){0,2}(?:quiz|test)',
  quizAsk: '(?:gib|mach|stell|erstell)e? mir|ich (?:brauche|möchte|will)',
  quizQuestions: 'fragen?|aufgaben|karteikarten',
  quizBeside: 'weitere|kurze|neue|gute|andere|übungs|prüfungs|quiz',
  quizChoice: 'multiple[- ]choice|mc|ankreuz',
  quizShort: 'kurzantwort',
  quizLong: 'langantwort|aufsatz',
  quizEasy: 'leichte?n?|einfache?n?',
  quizMedium: 'mittel(?:schwere?n?)?',
  quizHard: 'schwere?n?|schwierige?n?|harte?n?',
  quizAbout: 'zu[mr]?|über',
  translate: 'übersetze?',
  fillers:
    '(?:geben|nennen|zeigen|aufzählen|erläutern|beschreiben)(?=[\\s?.!]*$)|schritt für schritt|also die definition|noch ?mal|(?<!\\d |viele |erste |zweite |dritte |letzte |jedes )mal(?! (?:so|mehr|größer)(?!\\p{L}))|eigentlich|irgendwie|halt|schon|grob|oder(?: so| was| nicht)?(?= ?(?:\\?|$))|genau|bitte|denn|überhaupt|tatsächlich|vielleicht|kurz|in (?:einfachen|eigenen|anderen|wenigen) worten|im detail',
  misspelt:
    'unterschied unterschiede beispiel beispiele erkläre erklären vergleiche definition zusammenfassung',
  chatSpellings: {
    language: 'de',
    words: {
      heisst: 'heißt',
      heissen: 'heißen',
      gross: 'groß',
      is: 'ist',
      nich: 'nicht',
      ned: 'nicht',
      nem: 'einem',
      nen: 'einen',
      'n beispiel': 'ein beispiel',
      ner: 'einer',
      eig: 'eigentlich',
      iwie: 'irgendwie',
      vllt: 'vielleicht',
      gibts: 'gibt es',
      gehts: 'geht es',
      oda: 'oder',
    },
  },
  interjections: 'hm+|aha|ach ?so|boah|moin|hey|warte|ja|jetzt|check(?=[,.!])',
  both: '(?:(?:den|diesen|die|diese) )?beiden?|(?:den|diesen) (?:zwei|drei)|ihnen',
  topicChange: 'anderes thema|(?:nächste|letzte|andere|neue) (?:frage|sache)|übrigens',
  leads:
    'ich (?:verstehe?|kapiere?|checke?) (?:das mit|immer noch nicht|noch nicht|nicht)(?= \\p{L})|(?:ok(?:ay)?[, ]+)?(?:weiter|nächstes)(?=[,:])|(?:egal|vergiss es)(?=[,.])|(?:nee?|nein)?,? ?ich meint?e?(?! (?:das|es)\\b)|(?:eigentlich )?(?:ich )?wollte (?:ich )?(?:nur )?wissen|(?:das ist )?(?:viel )?zu lang[.,!]?(?= (?:sag|nenn|gib|was|wer|wie|warum|wann|wo))|(?:also|hallo|hi|bitte)?[\\s,]*(?:kannst|könntest|können|könnten) (?:du|sie)(?: mir| uns)?(?: bitte)?(?: (?:mal|kurz|grob|noch ?mal|einfach))*(?: (?:erklären|sagen|zeigen|beschreiben))?|(?:sag|erklär)e?(?: mir)?(?: bitte)?(?: mal)?(?=,? (?:was|wie|warum|wieso|weshalb|wer|wann|wo|welche[rsnm]?) )|ich (?:möchte|will|muss) (?:gern )?wissen|also|weißt du|danke|(?:okay|super)(?=,)',
  embedded:
    '(?<asks>was)\\s+(?<thing>(?:eine?|der|die|das)\\s[^?!.,]{1,80}?|[^?!.,\\s]+)\\s+(?<verb>ist|sind|war|waren)(?!\\s)',
  excluding: 'außer|abgesehen von|mit Ausnahme von',
  setting:
    '(?:in|laut|nach|aus|gemäß) (?:diese[mr]|de[mr]|meine[mnr]) (?:kapitel|abschnitt|text|dokument|buch|skript|vorlesung|unterlagen|notizen|artikel|folien|autor(?:in)?)|im (?:kapitel|abschnitt|text|dokument|buch|skript)|für (?:die|meine|eine) (?:klausur|prüfung|arbeit)|(?:die )?(?:ich|man|wir) (?:wissen|kennen|lernen|können) (?:sollte|muss|müssen|sollten)|(?:sollte|muss|müssen|sollten) (?:ich|man|wir) (?:wissen|kennen|lernen|können)|hier',
  comparisonEnds:
    'voneinander|(?:was|worin) (?:ist|besteht|liegt|sind) (?:der|die) unterschiede?|wie unterscheiden sie sich|unterschiede?',
  comparisonLinks: 'und|oder|sowie',
  comparisonSetting: 'bei|beim|in|im|für|auf|wenn|zum|zur|unter|während|nach',
  formula: 'formeln?|gleichung(?:en)?',
  calculates: 'berechne[nt]?|berechnet',
  code: 'befehle?n?|code|quelltext|syntax|skript|konfigur\\p{L}+',
  inTable:
    '(?:(?:zeigt|sagt|enthält|nennt) |(?:(?:steht|stehen) )?(?:in|aus|laut|nach) )?(?:der|die|dieser|diese) tabelle(?: (?:steht|stehen|genannt|gezeigt|aufgeführt|angegeben))?|(?:in|aus|laut|nach) (?:einer )?tabelle',
  section: 'kapitel|abschnitt|teil',
  wholeDocument:
    'dies\\p{L}{1,2}|de[rsnm]|das|die|ganze[nrs]?|dokument\\p{L}*|datei(?:en)?|folien|unterlagen|notizen|meine[rn]?|unsere[rn]?|alle[rns]?|text(?:es)?|buch\\p{L}*|kapitel\\p{L}*|artikel|von|zu|über|bitte|kurz\\p{L}*|mir|eine?n?|gib|mach\\p{L}*|schreib\\p{L}*|hauptpunkte|hauptaussagen?|was|ist|sind|skript\\p{L}*|vorlesung|seiten?|präsentation|aufsatz|wenige[nr]?|paar|einige[nr]?|zwei|drei|vier|fünf|zehn|\\d+(?= (?:sätz|wort|stich|punkt|zeil))|sätzen?|worten?|stichpunkten?|stichworten?|punkten?|zeilen|in',
  wholePage: 'erkläre?|was|steht|sagt|auf|der',
  more: '(?:(?:gibt es|hast du|nenne|zeige?) )?(?:noch )?(?:mehr|weitere|andere) (?:wichtige )?(?:fach)?begriffe|du (?:gibst|zeigst|sagst|wiederholst|bringst|antwortest)(?: mir)? (?:immer|ständig|nur|dauernd)(?: wieder)?(?: nur)? (?:das|die|den|etwas)? ?(?:falsche[ns]?|gleiche[ns]?|selbe[ns]?)(?: [a-z]+)?|das hat (?:nichts damit|damit nichts|nichts mit meiner frage) zu tun|das beantwortet (?:meine|die) frage nicht|du hast (?:meine|die) frage nicht beantwortet|(?:(?:erzähle?|sage?|zeige?)(?: mir)? )?(?:etwas |noch )*mehr(?: (?:dazu|davon|darüber|infos?|informationen|details))?|(?:(?:zeige?|gib)(?: mir)? )?(?:noch )?(?:weitere|andere|mehr) (?:stellen|textstellen|passagen|abschnitte|seiten|ergebnisse|informationen|infos|details)|was (?:gibt es |steht da )?(?:sonst )?noch(?: (?:dazu|darüber))?|(?:sonst )?noch (?:etwas|was)|(?:ist|war) das alles|weiter|mach weiter|wo (?:steht|kommt) das (?:sonst )?noch(?: vor)?|das (?:meinte|meine) ich nicht|das ist nicht (?:die antwort|was ich (?:meinte|suche))|falsche (?:stelle|antwort)|ausführlicher|nein|(?:nein )?(?:das (?:ist|war) )?(?:falsch|nutzlos|nicht hilfreich|nicht richtig|quatsch|schlecht)|(?:das )?stimmt nicht|(?:das )?hilft (?:mir )?nicht|(?:versuch(?:e|s)? )?noch ?mal versuchen|du bist nutzlos',
  unclear:
    'ich (?:verstehe?|kapiere?|begreife?) (?:(?:es|das|dich) )?(?:immer noch )?nicht|(?:das |es )?(?:verstehe?|kapiere?|begreife?) ich (?:(?:es|das) )?(?:immer noch )?nicht|(?:erkläre?|sage?|formuliere?)(?: mir)?(?: (?:es|das))?(?: bitte)?(?: noch ?mal)? (?:anders|mit anderen worten)|erkläre?(?: mir)? (?:es|das)|hä|was (?:meinst du(?: damit)?|heißt das|bedeutet das|soll das heißen)(?: genau)?|(?:das ist (?:mir )?)?(?:unklar|verwirrend|(?:viel )?zu (?:schwer|kompliziert|technisch|schwierig|komplex|abstrakt))|(?:erkläre?(?: mir)? )?(?:das |es )?(?:noch ?mal )?(?:noch |etwas )?(?:einfacher|genauer|besser|verständlicher|anders)(?: (?:erklären|ausdrücken|sagen|formulieren))?|(?:das |es )?(?:noch ?mal|wiederholen)|wiederhole?(?: das)?',
  shorter:
    '(?:(?:mache?|sage?|fasse?)(?: es| das)? )?(?:das |es )?(?:bitte |noch ?mal )*(?:kürzer|knapper)(?: (?:bitte|sagen|fassen|zusammenfassen|erklären|formulieren))?|in (?:einem satz|zwei sätzen|wenigen worten|einem wort)|kurz(?: gesagt|fassung)?|(?:das ist )?(?:viel )?zu lang|in kürze',
  source:
    '(?:auf |von )?welche[rn]? seiten?(?: (?:ist|steht|war) (?:das|es))?|wo steht das(?: (?:im|in (?:dem|der|meinem)) (?:buch|text|dokument|skript|kapitel|pdf))?|wo finde ich das(?: (?:im|in (?:dem|der|meinem)) (?:buch|text|dokument|skript|kapitel|pdf))?|woher (?:weißt du|hast du|kommt|stammt) das|(?:was ist die )?quelle|bist du (?:dir )?(?:da )?sicher|stimmt das(?: wirklich)?|ist das (?:wahr|richtig|korrekt)|wer sagt das',
  next: '(?:(?:und|also|ok|okay) )*(?:was (?:kommt|passiert|geschieht|folgt|steht|ist|passierte|geschah|kam) (?:danach|dann|als nächstes|im anschluss)|was dann|dann|danach|wie (?:geht|ging) es (?:danach |dann )?weiter|als nächstes)',
  difference:
    '(?:(?:und|also|dann|ok|okay) )*(?:(?:was|worin|wo) (?:ist|besteht|liegt|sind) (?:da |denn |dann |nun |jetzt )*(?:der|die) unterschiede?(?: (?:dazwischen|davon|zwischen (?:ihnen|(?:den )?beiden|diesen(?: beiden)?)))?|(?:wie|worin|wodurch) unterscheiden (?:sie sich|sich (?:diese|beide|die beiden))|(?:welche[rsn]?|was)(?: von (?:den )?beiden| davon)? ist (?:da |denn |dann |nun )*(?:besser|am besten|wichtiger|schlechter)|vergleiche? (?:sie|beide|beides|die beiden)|unterschiede?)',
  others:
    '(?:(?:und|aber|ok|also) )*(?:(?:was|welche|wer|wie lauten|wie heißen) (?:sind |waren )?)?die (?:anderen|übrigen|restlichen)(?: (?:zwei|drei|vier|beiden|arten|formen|typen|teile|schritte|gründe|punkte))?',
  opposite: '(?:(?:und|aber|ok|also) )*(?:was (?:ist|wäre) )?das gegenteil(?: davon)?',
  contrary: 'gegenteil|gegensatz|gegenteilig\\p{L}*|umgekehrt\\p{L}*|entgegengesetzt\\p{L}*',
  general:
    'leute|menschen|personen|gestorben|starben|sterben|tote?|getötet|passier(?:t|te|ten)|gescheh(?:en|t)|geschah|begann|begonnen|dauer(?:t|te|n)|gewann|gewonnen|verlor(?:en)?|betroffen|überleb(?:t|te|ten|en)|leb(?:t|te|ten|en)|kost(?:et|ete|en)|entdeckt|erfunden|gegründet|arbeite(?:t|n|te|ten)|da|dort|jahre?',
  followUpAlways: 'und|aber',
  followUp:
    'einfacher|(?:gib|nenne)(?: mir)? (?:noch )?ein beispiel(?! für (?!das\\b|es\\b))|und|aber|(?:(?:warum|wieso|weshalb|wozu)(?: das| denn)?|noch eine?[sn]?)(?=[ ?!.]*$)|(?:erzähl|sag)\\p{L}* (?:mir )?mehr|was (?:sind|ist|waren) (?:die|das|der|seine|ihre) (?:wichtigsten )?(?:vorteile?|nachteile?|ursachen?|folgen|wirkung(?:en)?|symptome?|arten|typen|risiken|schritte|phasen|teile|bestandteile|merkmale|eigenschaften|funktion(?:en)?|aufgaben?|grenzen|gründe|ziele?|zweck)(?=[ ?!.]*$)|(?:(?:gib|nenne?|zeige?|mach)(?: mir)? |hast du |gibt es )?(?:dafür |dazu )?(?:noch |bitte )?(?:ein |weitere |mehr )?(?:konkretes |konkrete |gutes |gute |anderes )?beispiele?(?: dazu| dafür)?(?=[ ?!.]*$)|(?:wer|wann|wo|wie|warum|wieso|weshalb|wozu|wofür|womit|seit wann) \\p{L}+ (?:man )?(?:das|es|sie|ihn|er)(?: \\p{L}+)?(?=[ ?!.]*$)',
  pronouns:
    '(?<=[a-zäöüß]t )(?<!(?:gibt|geht|handelt|heißt|kommt) )es|sie|ihn|ihm|ihnen|ihre?[mnrs]?|seine?[mnrs]?|dessen|deren|davon|dazu|daran|damit|dafür|dagegen|dabei|darin|daraus|darüber|dadurch|d(?:er|ie|as|em|en) (?:nächste|andere)n?(?=[ ?!.]*$)|d(?:er|ie|as|em|en)(?= (?:auch|denn|dann|eigentlich|überhaupt|immer|da|hier|so|bei|beim|in|im|mit|für|am|auf|aus|von|vom|nach)\\b)|d(?:er|ie|as|em|en)(?=(?: nicht)?[ ?!.]*$)',
  references: {
    pronouns:
      /(?<![\p{L}\p{N}])(?:davon|dafür|dazu|damit|dabei|daran|darüber|daraus|darin|dagegen|dadurch|sie|ihn|ihm|ihr|ihnen|(?<!(?:gib|gibt|gab|geht|handelt|heißt|kommt) )es|(?:das|der|die)(?=\s*(?:[?!.,]|$)|\s(?:auch|denn|dann|eigentlich|überhaupt|immer|da|hier|so|bei|beim|in|im|mit|für|am|auf|aus|von|vom|nach)(?!\p{L})))(?![\p{L}\p{N}])/iu,
    compounds: {
      davon: 'von',
      dafür: 'für',
      dazu: 'zu',
      damit: 'mit',
      dabei: 'bei',
      daran: 'an',
      darüber: 'über',
      daraus: 'aus',
      darin: 'in',
      dagegen: 'gegen',
      dadurch: 'durch',
    },
    having: /(?<!\p{L})(?:seine?[rsnm]?|ihre?[rsnm]?|deren|dessen)\s+(\p{L}+)(?!\p{L})/iu,
    of: 'von',
  },
  alsoAfter: 'auch|denn|dann|so',
  afterOrdinal:
    'zuständig|verantwortlich|wichtig|bekannt|nötig|geeignet|gut|besser|genau|genannt|gegründet|entstanden|funktionieren',
  ordinalEndings: 'ns|s',
  ordinalPronouns: 'davon|von (?:denen|diesen|ihnen)',
  contrastedBy:
    'bei|beim|in|im|für|mit|von|vom|am|an|auf|unter|zu|zum|zur|aus|als|wenn (?:es|sie|er)',
  ordinals: ['erste[nrs]?', 'zweite[nrs]?', 'dritte[nrs]?', 'vierte[nrs]?', 'fünfte[nrs]?'],
  last: 'letzte[nrs]?',
  former: 'erstere[mnrs]?',
  latter: 'letztere[mnrs]?',
  otherOfTwo: 'd(?:er|ie|as|em|en) andere[nrsm]?',
  notOrdinal:
    '(?:zum|beim) (?:ersten|zweiten|dritten|letzten) mal|als (?:erstes|letztes)|letzte[nms]? (?:jahre?n?|monate?n?|wochen?|jahrhunderts?)',
  ordinalNouns:
    'punkte?|schritte?|arte?n?|typ|teil|grund|phase|stufe|fall|ebene|regel|gesetz|prinzip|kategorie|form|gruppe|modell|methode|faktor',
  document:
    'dokument\\p{L}*|datei|buch\\p{L}*|artikel\\p{L}*|aufsatz\\p{L}*|skript\\p{L}*|arbeit|studie|bericht\\p{L}*',
  documentArticles: 'dies\\p{L}{1,2}|de[rsmn]|das|die',
  authors:
    'wer (?:ist|sind|war|waren) die (?:autor|verfasser)\\p{L}*|wer ist der (?:autor|verfasser)|wer hat {document} (?:geschrieben|verfasst)|autor(?:en|in|innen)?',
  date: 'wann (?:wurde|ist) (?:{document}|es|das) (?:veröffentlicht|geschrieben|erschienen|verfasst)(?: worden)?|wie alt ist {document}',
  title: 'wie (?:heißt|lautet der titel) ?(?:{document})?',
  of: 'von',
  tellMe: 'bitte|sag mir',
  articles: 'der|die|das|dem|den|eine?[rmn]?|ne[nmr]?',
  confusions: [
    /^(.{2,60}?)\s+(?:und|mit)\s+(.{2,60}?)[\s,–—:-]+verwechs(?:el|le|ele) ich(?: (?:immer|ständig|dauernd|oft))?[^\p{L}]*$/iu,
    /^ich verwechs(?:el|le|ele) (?:immer |ständig |dauernd )*(.{2,60}?)\s+(?:und|mit)\s+(.{2,60}?)[^\p{L}]*$/iu,
  ],
  comparedWith: [
    /^(?:(?:und|aber) )*(?:wie|worin|wodurch) unterscheide[tn] sich (?:von|vom) (.{2,60})$/iu,
    /^(?:(?:und|aber) )*(?:(?:was|worin) (?:ist|besteht|liegt) )?(?:der |die )?unterschiede? (?:zu|zum|zur|gegenüber|von|vom) (.{2,60})$/iu,
  ],
  comparisons: [
    {
      opens: /\b(?:unterschiede?|vergleich)\s+(?:zwischen|von)\s+/giu,
      links: /(?<=\s)(?:und|mit|zu)(?=\s)/giu,
    },
    { opens: /\bvergleiche?\s+/giu, links: /(?<=\s)(?:und|mit)(?=\s)/giu },
    {
      opens: /\bunterscheide[tn]\s+(?:man\s+)?(?:sich\s+)?/giu,
      links: /(?<=\s)(?:und|von)(?=\s)/giu,
    },
    /^(?:ist|sind)\s+(.{2,60}?)\s+(?:eigentlich\s+)?(?:das ?selbe|das ?gleiche) wie\s+(.{2,60}?)$/iu,
    /^(?:ist|sind)\s+(.{2,60}?)\s+und\s+(.{2,60}?)\s+(?:das ?selbe|das ?gleiche)$/iu,
    /^(.{2,60}?)\s+(?:und|vs\.?|oder|versus)\s+(.{2,60}?)[\s,–—:-]+(?:(?:was|worin) (?:ist|besteht|liegt) der unterschied|wie unterscheiden sie sich|unterschiede?)$/iu,
  ],
  refusals: [
    /\b(?:dokument|text|passagen?|abschnitte?|material)\b (?:sagt|sagen|enthält|enthalten|nennt|nennen|erwähnt|gibt|beantwortet|liefert|geht)\b[^.!?\n]{0,40}\b(?:nicht|nichts|kein\p{L}*)\b|\b(?:dokument|text|passagen|abschnitten|material)\b[^.!?\n]{0,30}\b(?:nicht|nichts|kein\p{L}*)\b[^.!?\n]{0,30}\b(?:erwähnt|genannt|steht|gesagt|angegeben|beschrieben|enthalten)/iu,
  ],
}
