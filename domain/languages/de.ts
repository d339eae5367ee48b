import { labels, words, type LanguageWords } from './language-words.ts'

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
    words(`wann bedeutet bedeutung definition beispiel beispiele unterschied vergleiche nenne name
    namen namens heißt heißen hieß hießen genannt nennt nannte bezeichnet lautet lauten laut
    art arten typ grund gründe ursache jahr jahre jahren datum tag anzahl zahl prozent
    prozentsatz anteil gibt gab fand statt passiert verwendet begriff wort schritte dokument
    text autor sagt einfach einfacher leichter gib herausgefunden entdeckt entdeckte hilft
    helfen half gut oft`),
  blockLabels: {
    exercise:
      labels(`übungen|übung|übungsaufgaben|aufgaben|aufgabe|kontrollfragen|verständnisfragen|
      wiederholungsfragen|fragen|testfragen|hausaufgaben|hausaufgabe|quiz|lösungen|lösung|
      prüfungsfragen|arbeitsaufträge|fragen zum text|selbsttest|zum nachdenken|
      übungsblatt|teste dich selbst`),
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
      abbildungsverzeichnis|tabellenverzeichnis|über den autor|agenda|voraussetzungen|
      hinweise|lizenz`),
    link: labels(`video|weblink|mehr dazu`),
    figure: labels(`abbildung|abb|grafik|diagramm|bild|karte|schaubild`),
    table: labels(`tabelle|tab`),
  },
}
