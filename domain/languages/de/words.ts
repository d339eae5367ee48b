import { deDefinitions } from './definitions.ts'
import { labels, words, type LanguageWords } from '../language-words.ts'

/** German. */
export const de: LanguageWords = {
  joinsCompounds: true,
  stopWords:
    words(`ab aber alle allem allen aller alles als also am an ander andere anderen auch auf aus
    bei beim bin bis bist da dabei dadurch dafür dagegen daher damit danach dann daran
    darauf daraus darf darin darüber das dass daß dazu dein deine dem den denen denn der
    deren des dessen die dies diese dieselbe diesem diesen dieser dieses doch dort du durch
    ein eine einem einen einer eines er es etwa etwas euch für gegen hat hatte hatten haben
    hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem
    jeden jeder jedes jedoch jene kann kein keine können könnte man mehr mein meine meinem meinen meiner meines mit muss
    müssen nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner
    seit selbst sich sie sind so solche soll sollte sondern sowie über um und uns unser
    unter viel viele vom von vor war waren wann warum was weil welche welchem welchen
    welcher welches wem wen wenn wer werden wessen wie wieder wieviel will wir wird wo wobei
    wodurch wofür wogegen woher wonach woran worauf woraus wovon wovor wohin womit worden wurde wurden zu zum zur zwar zwischen`),
  questionWords:
    words(`wozu wieso weshalb formel formeln besagt besagen inwiefern macht tut passiert geschieht wann bedeutet bedeuten bedeutung
    definition beispiel beispiele unterschied vergleiche nenne name namen namens heißt heißen
    hieß hießen genannt nennt nannte bezeichnet lautet lauten laut art arten typ typen grund gründe
    ursache jahr jahre jahren datum tag anzahl zahl prozent prozentsatz anteil gibt gab fand
    statt passiert verwendet begriff wort schritte dokument text autor sagt einfach einfacher
    leichter gib herausgefunden entdeckt entdeckte hilft helfen half gut oft mir mich davon davor darum darunter daneben dazwischen dahinter drauf dran drin draus drüber drunter
    dir dasselbe gleiche gleichen selbe selben ok okay hm boah achso erklär erkläre erklären erläutere erläutern beschreibe beschreiben ganz bitte machen tun trotzdem dennoch`),
  weakWords:
    words(`immer nie niemals oft manchmal ungefähr etwa circa überall einzelne einzelnen einzelner beeinflusst beeinflussen einfluss auswirkung auswirkungen wirkung rolle funktion aufgabe
    zweck zusammenhang beziehung entsteht entstehen entstand führt führen besteht bestehen
    unterscheidet unterscheiden unterscheidung verstehen lernen versteht wissen spielt spielen
    jeder jemand leute macht machen genau eigentlich wichtigste wichtigsten folge folgen ergebnis vorteil
    vorteile nachteil nachteile merkmal merkmale eigenschaft eigenschaften faktor faktoren
    problem probleme methode methoden gehört gehören berechnet berechnen berechnung bestimmt
    bestimmen umfasst beinhaltet dauert dauern funktioniert funktionieren verläuft läuft entwickelt nutzen
    verwenden benutzt braucht brauchen bildet dient dienen untersucht
    untersuchte erforscht gezeigt erfunden vorgeschlagen eingeführt begründet geprägt entscheidet entscheiden wählt wählen teil teile art arten form formen typ typen bestandteil bestandteile
    element elemente gegenteil`),
  blockLabels: {
    exercise:
      labels(`übungen|übung|übungsaufgaben|aufgaben|aufgabe|kontrollfragen|verständnisfragen|
      wiederholungsfragen|fragen|testfragen|hausaufgaben|hausaufgabe|quiz|lösungen|lösung|
      prüfungsfragen|arbeitsaufträge|fragen zum text|selbsttest|zum nachdenken|
      übungsblatt|teste dich selbst|konzeptfragen|verständnisaufgaben|diskussionsfragen|übungsfragen|kurzfragen|selbstkontrolle`),
    reference:
      labels(`literatur|literaturverzeichnis|quellen|quellenverzeichnis|referenzen|bibliographie|
      bibliografie|weiterführende literatur|weitere literatur|literaturhinweise|
      literaturangaben|weblinks|einzelnachweise|anmerkungen|fußnoten|siehe auch|
      bildnachweis|abbildungsnachweis|danksagung|weiterführende links|links|
      woher das kommt`),
    glossary:
      labels(`glossar|glossar der begriffe|glossar wichtiger begriffe|begriffe|wichtige begriffe|
      fachbegriffe|schlüsselbegriffe|
      begriffserklärungen|definitionen|abkürzungen|abkürzungsverzeichnis|grundbegriffe`),
    summary:
      labels(`zusammenfassung|fazit|zusammenfassung und ausblick|fazit und ausblick|das wichtigste in kürze|kurz gefasst|in kürze|
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
    strategy: labels(`strategie|lösungsstrategie|lösungsweg|ansatz`),
    solution: labels(`lösung`),
    figure: labels(`abbildung|abb|grafik|diagramm|bild|karte|schaubild`),
    table: labels(`tabelle|tab`),
  },
  answerTypes: {
    example: /\bbeispiele?\b/iu,
    number:
      /\bwie ?(?:viele?|lange|groß|klein|hoch|oft|weit|schnell|tief|dick|dünn|breit|alt|schwer|heiß|kalt|warm)\b|\bwelche[rn]? (?:anteil|prozentsatz|anzahl|zahl|temperatur)\b/iu,
    time: /\bwann\b(?! (?:sollte?n?|kann|können|muss|müssen|darf|dürfen|verwendet|benutzt|nutzt|setzt|braucht)\b)|\bseit wann\b|\b(?:in )?welche[mnrs]? (?:jahr|monat|jahrhundert|zeit)/iu,
    reason: /\b(?:warum|weshalb|wieso|wodurch)\b|\bwas (?:sind|ist) die (?:gründe|ursachen?)\b/iu,
    person: /\b(?:wer(?! (?:\p{L}+ )?alles\b)|wem|wen|wessen)\b/iu,
    place: /\b(?:wo|wohin|woher)\b|\bin welche[mnrs]? (?:land|stadt|ort|staat|gebiet)/iu,
    list: /\b(?:nenne|nennen sie|liste|zähle|welche (?:arten|typen|formen|schritte|phasen|stufen|teile|vorteile|nachteile|merkmale|eigenschaften|faktoren|methoden|aufgaben|gibt es))\b|^\W*(?:die |alle )*(?:arten|typen|formen|sorten|schritte|phasen|stufen|teile|bestandteile|merkmale|eigenschaften|vorteile|nachteile) (?:von|vom|des|der|eine[rs]|beim?)\b|\bwelche (?:\p{L}+ ){1,3}gibt es\b|\bwer (?:\p{L}+ )?alles\b|\bwas sind die\b|\bwie (?:lauten|heißen) die\b|\baus welchen\b|\bworaus besteh(?:t|en)\b/iu,
    process: /\bwie (?!viele?\b|lange\b|oft\b|.*definier)/iu,
    definition:
      /\bwozu dien\w*|\bwas (?:ist|sind|macht|tut|bedeutet|heißt|versteht man|meint)\b|\b(?:definier\w+|definition|erkläre?|beschreibe?|bedeutung von)\b/iu,
  },
  answerSigns: {
    example: /\b(?:zum beispiel|z\.\s?b\.|beispielsweise|etwa)\b/iu,
    number:
      /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hundert|tausend|million(?:en)?|hälfte)\b/iu,
    time: /\b(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jahrhundert\w*|jahrzehnt\w*|(?:\d0er|\p{L}+ziger)(?= jahre)|\d0er)\b/iu,
    reason:
      /\b(?:weil|denn|da|daher|deshalb|deswegen|damit|aufgrund|wegen|dadurch|führt zu|folglich|ursache\w*)\b/iu,
  },
  definition: {
    after: String.raw`dien(?:t|en) (?:als|da?zu|zu[rm])|wirk(?:t|en) als|(?:gilt|gelten)(?=,? (?:eine?r?|jede[rs]?|alle[rs]?|wer|jemand)\s)|fungier(?:t|en) als|handelt es sich um|untersucht|untersuchen|befasst sich mit|beschäftigt sich mit|ist|sind|war|waren|bezeichnet|bezeichnen|bedeutet|nennt man|spricht man(?: dann)?, wenn|heißt|heißen|beschreibt|umfasst|versteht man|(?:wird|werden)(?=(?:\s+[^\s.]+){1,40}\s+bezeichnet)`,
    before: String.raw`(?:nennt man|nennen wir|heißt|heißen|wird als|werden als|bezeichnet man als|(?:auch )?genannt|sogenannte[nrs]?|spricht man(?: dann| auch)? von|(?:den|der) begriff)(?: (?:de[rm]|die|das|eine?[rm]?))?`,
    frame: String.raw`(?:bitte )?(?:wie lauten?|wie definiert (?:man|der \p{L}+|die \p{L}+)|wie (?:ist|sind|wird|werden)(?=.* definiert[?\s]*$)|was (?:ist|sind|besagt|besagen|bedeutet|bedeuten|heißt|meint|macht|tut|versteht man unter)|wozu dient|wofür steht|definiere|erkläre?(?: mir)?|beschreibe?|die bedeutung von|und was ist mit|wer (?:ist|sind|war|waren))(?: (?:mit|der begriff|den begriff))?(?: (?:eine?[mnr]?|der|die|das|dem|den|diese[rsnm]?))?`,
    tail: String.raw`(?:bedeutet|definiert|gemeint|einfach|kurz|mit einfachen worten|genau|eigentlich)`,
  },
  synonyms:
    labels(`erfunden entwickelt vorgeschlagen eingeführt begründet geprägt entdeckt beschrieben untersucht erforscht
    gezeigt|
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
    lernen wiederholen|
    bewegen bewegt bewegung|
    messen misst messung|
    wachsen wächst wachstum|
    sterben stirbt tod|
    geboren geburt|
    auswählen ausgewählt auswahl selektion|
    bewerten bewertet bewertung`).map((set) => set.split(' ')),
  definitions: deDefinitions,
}
