import type { SiblingWords } from '../sibling-words.ts'

/** German words about things that a text puts beside each other. */
export const deSiblings: SiblingWords = {
  aspects: `definition|symptome?|ursachen?|diagnose|therapie|behandlung|verlauf|geschichte|
    überblick|hintergrund|zweck|funktion(?:en)?|aufbau|struktur|ort|merkmale?|eigenschaften?|
    nutzen|stärken|schwächen|grenzen|anwendung(?:en)?|ablauf|methoden?|diskussion|teilnehmende|
    material(?:ien)?|daten|zeit|datum|wer|wann|wo|welche|titel|autor(?:en|in)?|jahr|quellen?|
    preis|kosten|größe|farbe|formel|einheit|voraussetzung(?:en)?|zielgruppe|dauer|
    rückmeldung|folgen|kontext|format|frist|kontakt|einleitung|motivation|bewertung|
    beschreibung|art|name|risiken|herausforderungen|sonstiges|weiteres|status|
    bedeutung(?:en)?|erklärung(?:en)?|beispiele?|aspekte?|kriteri(?:um|en)|klassifikation(?:en)?|einteilung(?:en)?|parameter|aufgaben?|
    ziele?`,
  otherLists: `best practices?|ursachen|folgen|auswirkungen|(?:die )?(?:auswirkungen|folgen|ursachen|
      vorteile|nachteile|bedeutung)
    (?: de[rs]| von| für) .*|.*(?:prüfungs|klausur|test|übungs|kontroll)-?fragen.*|
      (?:praktische )?tipps(?: und tricks)?|(?:nützliche |weiterführende )?
    links|weiterführende (?:quellen|literatur)|checklisten?|kurs(?:art|ablauf|aufbau|organisation)|
    (?:in der praxis: )?(?:\\p{L}+e )?(?:anwendungen|(?:anwendungs|einsatz)(?:gebiete|bereiche|
    felder|beispiele|fälle|szenarien)|
    herausforderungen|trends|empfehlungen|entwicklungen)(?: (?:de[rs]|von|für|in|im|bei|beim) .*)?|
    verwandte (?:gebiete|themen|fächer|disziplinen)|(?:die )?zukunft (?:de[rs]|von) .*|ausblick|
    (?:mini|übungs)-?projekte|organisatorisches|(?:haupt|benutzer)?oberfläche|(?:haupt)?(?:fenster|
    menü)|
    tasten(?:kürzel|kombinationen)`,
  courseColumns: `datum|tag|woche|kw|wochen|termine?|frist|abgabe|uhrzeit|sitzung(?:en)?|
    vorlesung(?:en)?|hausaufgaben?|
    studenten?|studierende|schüler(?:in)?|vorname|nachname|e-?mail|telefon|lehrer(?:in)?|
    dozent(?:in)?|professor(?:in)?|studip|raum|
    noten?|punkte?|ects|anwesenheit|geschlecht|alter|geburtsdatum|gehalt|kunde|kunden|
    mitarbeiter(?:in)?|
    rechnung|menge|budget|preis|kosten|betrag|summe|gesamt|zuständig|verantwortlich|aufgabe|status|
    erledigt|fortschritt`,
  valueColumns: `funktion(?:en)?|rolle|zweck|aufgaben?|verwendung|nutzung|einsatz(?:gebiete?)?|
    anwendung(?:en)?|ort|lage|vorkommen|
    standort|ursprung|herkunft|formel|symbol|zeichen|einheit|abkürzung|bedeutung|definition|
    beschreibung|erklärung|
    wirkung(?:en)?|folgen?|ergebnis|ursachen?|symptome?|behandlung|therapie|mechanismus|produkte?|
    substrat|edukte?|
    zusammensetzung|material|erfinder(?:in)?|entdecker(?:in)?|gründer(?:in)?|hauptstadt|farbe|form|
    struktur|ladung|
    aggregatzustand|klasse|ordnung|familie|gattung|komplexität|schicht|hormone?|drüse|zielorgan|
    enzyme?|mangel(?:erscheinungen?)?|
    innervation|ansatz|epoche|zeitraum|stil|lebensraum|nahrung|klima|typ|art|merkmale?|
    eigenschaften?|vorteile?|nachteile?`,
  aspectColumns: `aspekte?|merkmale?|kriteri(?:um|en)|eigenschaft(?:en)?|kategorien?|komponenten?|parameter|faktor(?:en)?|vergleich|punkte?|fragen?|themen?|schritte?|phasen?|stufen?`,
  numberingColumns: 'nr|nummer|id|index|seiten?|kapitel|folien?|abbildung(?:en)?|version',
  pointers: `wir|uns|unser\\p{L}*|du|dein\\p{L}*|ihr|euch|ich|mein\\p{L}*|jeweilig\\p{L}*|
    hingegen|dagegen|jedoch`,
  continuations: `es|er|sie|ihr\\p{L}*|sein\\p{L}*|dies\\p{L}*|jene\\p{L}*|solche\\p{L}*|und|oder|
    aber|denn|weil|da|wenn|als|wo|auch|z\\.\\s?b|d\\.\\s?h|zum beispiel|siehe|wie|in|an|auf|bei|
    zu|für|von|kein\\p{L}*|nicht|ja|nein|mehr|sehr|oft|meist\\p{L}*|häufig|weitere\\p{L}*|viele|
    einige|vor allem|besonders|insbesondere|eine andere|eine weitere|durch|\\p{L}+n sie|\\p{L}+e (?:das|den|dem|alle)`,
  purposes: '(?:dient|dienen|wird|werden)',
  modifiers: `der|die|das|dem|den|des|deren|eines|einer|dessen|von|zur|zum|
    für|mit|zwischen|aus|in|bei|wo|durch|auf|wie|über|gegenüber|nach|unter|gegen|um`,
  nounEndings: '\\p{L}',
  kindNouns: `\\p{L}*(?:arten|typen|formen|phasen|stufen|klassen|kategorien|prinzipien|elemente|
    komponenten|ebenen|modelle|theorien|methoden|rollen|faktoren|systeme|ansätze|techniken|
    strategien|werkzeuge|tools|verfahren|begriffe|normen)`,
  listedNouns: `arten|formen|typen|phasen|stufen|klassen|kategorien|komponenten|bestandteile|
    teile|schichten|ebenen|schritte|vorteile|nachteile|vorzüge|grenzen|stärken|schwächen|
    merkmale|kennzeichen|eigenschaften|funktionen|aufgaben|ursachen|gründe|folgen|
    auswirkungen|symptome|prinzipien|kriterien|bedingungen|voraussetzungen|methoden|verfahren`,
  subjectLinks: 'von|der|des|einer|eines|für',
  followings: '(?:die\\s)?folgende[nr]?|diese',
  determiners: 'der|die|das|den|dem|eine?[nrs]?|ihre?n?|alle|jede[nrs]?',
  leads: 'wie|sind|umfassen|umfasst|heißen|nämlich|ist|beispielsweise|etwa|sowohl',
  fillers: `usw|etc|andere\\p{L}*|weitere\\p{L}*|dann|auch|so|noch|mehr|beide|jede\\p{L}*`,
  verbEndings: {
    singular: '(?:t|st|ß)',
    plural: '(?:en|ern|eln|ind)',
    frequent: '(?!)',
    followers: null,
    nounLinks: '(?!)',
  },
}
