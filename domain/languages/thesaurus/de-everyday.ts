/** German everyday words (see thesaurus.ts). */
export const deEveryday = `
  anfangen beginnen starten anfang beginn start einsetzen|aufhören enden beenden ende einstellen
  abschluss|kaputt defekt beschädigt zerstört|kaputt_gehen ausfallen versagen ausfall|kaputt_machen
  zerstören beschädigen zerstörung|reparieren instandsetzen ausbessern reparatur instandsetzung|
  bekommen kriegen erhalten empfangen|überreichen aushändigen übergeben übergabe|schenken schenkung
  geschenk zuwendung|wegnehmen entziehen entzug wegnahme|loswerden beseitigen beseitigung
  entledigen|wegwerfen entsorgen entsorgung|finden auffinden entdecken auffindung|herausfinden
  ermitteln feststellen ermittlung feststellung|erfinden erfindung erfinder entwickeln|suchen suche
  recherchieren recherche|brauchen benötigen erfordern bedürfen bedarf|benutzen verwenden nutzen
  gebrauchen verwendung nutzung gebrauch|anwenden anwendung einsetzen einsatz|kaufen kauf erwerben
  erwerb einkaufen anschaffen anschaffung|verkaufen verkauf veräußern veräußerung absetzen absatz|
  bezahlen zahlen begleichen entrichten zahlung begleichung|ausgeben aufwenden ausgabe aufwendung|
  verdienen einkommen verdienst einnehmen|verlieren verlust einbüßen einbuße|gewinnen siegen sieg
  gewinner sieger|verlieren niederlage unterliegen verlierer|schaffen gelingen bewältigen|klappen
  gelingen funktionieren|scheitern fehlschlagen misslingen misserfolg|erfolg gelingen erfolgreich|
  versuchen probieren versuch bemühen|ausprobieren testen erproben erprobung|helfen hilfe
  unterstützen unterstützung beistand|fördern förderung unterstützen begünstigen|schaden schädigen
  schädigung beeinträchtigen beeinträchtigung|verletzen verletzung verwunden verwundung|verhindern
  vermeiden vorbeugen verhinderung vermeidung|vorbeugen prävention vorbeugung prophylaxe|stören
  störung beeinträchtigen behindern|behindern hemmen erschweren behinderung hemmung|schützen schutz
  bewahren sichern absichern|verteidigen verteidigung abwehren abwehr|angreifen angriff attackieren
  attacke überfallen überfall|kämpfen kampf gefecht schlacht|streiten streit zank auseinandersetzung
  konflikt|sich_einigen einigung übereinkunft übereinkommen kompromiss|sich_vertragen versöhnen
  versöhnung|zustimmen zustimmung einwilligen einwilligung billigen billigung|ablehnen nein_sagen
  verweigern verweigerung zurückweisen zurückweisung|erlauben erlaubnis gestatten genehmigen
  genehmigung zulassen|verbieten verbot untersagen untersagung verboten|zwingen zwang nötigen
  erzwingen|befehlen befehl anordnen anordnung anweisung|gehorchen gehorsam befolgen|verlangen
  fordern forderung anspruch|vorhaben absicht beabsichtigen plan|entscheiden entscheidung entschluss
  beschließen|beschließen beschluss verabschieden verabschiedung|wählen auswählen auswahl wahl|
  vorschlagen vorschlag anregen anregung|versprechen zusagen zusage zusichern zusicherung|lügen lüge
  unwahrheit belügen|betrügen reinlegen betrug täuschen täuschung hintergehen|verstecken verbergen
  verheimlichen verschweigen|zeigen vorführen darstellen veranschaulichen|beweisen beweis nachweisen
  nachweis belegen beleg|widerlegen widerlegung entkräften falsifizieren|behaupten behauptung
  aussage these|vermuten vermutung annehmen annahme hypothese|glauben meinen annehmen überzeugung|
  meinung ansicht auffassung standpunkt|nachdenken denken überlegen überlegung|sich_vorstellen
  vorstellung imagination fantasie phantasie|merken einprägen behalten|bemerken wahrnehmen merken
  wahrnehmung|erinnern erinnerung gedächtnis|verstehen begreifen verständnis erfassen|wissen
  kenntnis erkenntnis|kennen kenntnis bekannt vertraut|sagen äußern aussagen äußerung mitteilen|
  reden sprechen gespräch unterhalten kommunizieren|erzählen schildern berichten erzählung
  schilderung|beschreiben beschreibung schildern darstellen darstellung|mitteilen mitteilung
  benachrichtigen benachrichtigung informieren|bekannt_geben verkünden bekanntgabe bekanntmachung
  verkündung|nennen bezeichnen benennen bezeichnung|heißen bedeuten bedeutung|antworten antwort
  erwidern erwiderung|anschauen betrachten ansehen betrachtung|untersuchen untersuchung erforschen
  analysieren analyse|forschen forschung erforschung wissenschaftler forscher|prüfen prüfung
  kontrollieren kontrolle überprüfen überprüfung|überwachen überwachung kontrollieren aufsicht|
  bewerten bewertung beurteilen beurteilung einschätzen|vergleichen vergleich gegenüberstellen
  gegenüberstellung|unterscheiden unterscheidung abgrenzen abgrenzung|einteilen einteilung gliedern
  klassifizieren klassifikation unterteilen|ordnen sortieren anordnen|verbinden verbindung
  verknüpfen verknüpfung|trennen trennung abtrennen spalten|teilen aufteilen aufteilung zerlegen|
  verteilen verteilung austeilen aufteilen|zusammenarbeiten zusammenarbeit kooperation kooperieren|
  mitmachen teilnehmen beteiligen teilnahme beteiligung|ausschließen ausschluss ausgrenzen
  ausgrenzung|enthalten beinhalten umfassen|ersetzen ersatz austauschen substitution substituieren|
  tauschen tausch austauschen austausch|ändern verändern wandeln änderung veränderung wandel|
  umwandeln umwandlung transformation|verbessern verbesserung optimieren optimierung|
  schlechter_werden verschlechtern verschlechterung|zunehmen mehr_werden steigen zunahme anstieg
  anwachsen|abnehmen weniger_werden sinken abnahme rückgang|erhöhen steigern erhöhung steigerung
  anheben anhebung|senken verringern vermindern reduzieren senkung verringerung reduktion|schrumpfen
  verkleinern verkleinerung|vergrößern ausweiten ausdehnen ausdehnung expansion|sich_verbreiten
  ausbreiten verbreitung ausbreitung|verstärken verstärkung intensivieren|schwächen abschwächen
  schwächung abschwächung|schwanken schwankung fluktuation|schneller_werden beschleunigen
  beschleunigung|verzögern verzögerung aufschub verschieben|gleich_bleiben konstant unverändert
  stabil|passieren geschehen ereignen vorkommen auftreten|ereignis geschehen vorfall vorkommnis|
  entstehen entstehung herausbilden aufkommen|gründen gründung errichten stiften|herkommen stammen
  herkunft abstammung ursprung|verursachen auslösen bewirken hervorrufen herbeiführen|schuld_sein
  verursachen verantwortlich|ursache auslöser|folge auswirkung konsequenz wirkung|beeinflussen
  einfluss beeinflussung einwirken einwirkung|leben existieren dasein existenz|sterben tod tot
  versterben ableben sterblichkeit|töten umbringen tötung|ermorden mord ermordung umbringen|
  selbstmord suizid selbsttötung freitod|wohnen wohnsitz wohnort|umziehen umzug wohnortwechsel|
  reisen reise fahrt|weggehen verlassen fortgehen|abhauen fliehen flüchten flucht|zurückkehren
  rückkehr heimkehr|transportieren transport befördern beförderung|schicken senden versenden
  übersenden|bringen liefern lieferung überbringen|bauen errichten bau errichtung|arbeiten
  tätig_sein arbeit tätigkeit|ausruhen erholen erholung entspannen entspannung|essen nahrung
  ernährung mahlzeit|anstrengen anstrengung bemühen mühe|trainieren üben training übung|wichtig
  bedeutend bedeutsam wesentlich wichtigkeit relevanz|nebensächlich unwichtig unwesentlich
  unbedeutend|nötig notwendig erforderlich notwendigkeit|unnötig überflüssig entbehrlich|nützlich
  zweckmäßig|sinnlos zwecklos vergeblich|vorteil vorzug nutzen|nachteil schwäche|stark kräftig
  stärke|schwach schwäche kraftlos|schnell rasch zügig geschwindigkeit tempo|langsam allmählich
  schrittweise|plötzlich unerwartet abrupt|groß umfangreich beträchtlich erheblich|riesig enorm
  gewaltig immens|klein gering winzig|viel zahlreich reichlich|genug ausreichend genügend
  hinreichend|zu_wenig unzureichend ungenügend|zu_viel übermäßig überschuss übermaß|teil bestandteil
  komponente abschnitt|anteil prozentsatz quote|menge anzahl quantität|selten seltenheit vereinzelt|
  oft häufig mehrfach häufigkeit|ständig dauerhaft permanent andauernd|manchmal gelegentlich
  zeitweise mitunter|normal üblich gewöhnlich typisch|seltsam merkwürdig ungewöhnlich sonderbar|
  gleich identisch übereinstimmend|ähnlich vergleichbar ähnlichkeit|verschieden unterschiedlich
  verschiedenartig vielfältig|vielfalt vielfältigkeit diversität verschiedenheit|einfach leicht
  simpel unkompliziert|schwierig schwer anspruchsvoll|kompliziert komplex vielschichtig komplexität|
  klar deutlich eindeutig|unklar mehrdeutig undeutlich|genau exakt präzise genauigkeit|richtig
  korrekt zutreffend|falsch unrichtig fehlerhaft inkorrekt|fehler irrtum versehen|wahr wahrheit
  zutreffend|echt authentisch unverfälscht|gefälscht fälschung fälschen unecht|möglich möglichkeit
  denkbar|unmöglich ausgeschlossen undenkbar|wahrscheinlich wahrscheinlichkeit voraussichtlich|
  sicher gewiss gewissheit|unsicher ungewiss unsicherheit ungewissheit|gefährlich gefahr bedrohlich
  riskant risiko|bedrohen bedrohung drohen gefährden|sicher geschützt sicherheit|neu modern neuartig
  innovativ|neuerung innovation neuheit erneuerung|altmodisch veraltet überholt|früher ehemals einst
  damals|heute heutzutage gegenwärtig gegenwart|zukunft künftig zukünftig|vorhersagen vorhersage
  prognose prognostizieren|vorübergehend zeitweilig temporär befristet|langfristig auf_dauer
  dauerhaft|umkehrbar reversibel rückgängig|rückgängig_machen widerrufen aufheben|voraussetzung
  bedingung|regel vorschrift norm|ausnahme sonderfall|grenze schranke begrenzung limit|begrenzen
  beschränken einschränken beschränkung einschränkung|ziel zweck absicht|aufgabe funktion rolle|
  eigenschaft merkmal kennzeichen charakteristikum|art typ sorte|methode vorgehen verfahren
  vorgehensweise|ablauf verlauf vorgang prozess|schritt phase stadium etappe stufe|aufbau struktur
  gliederung|zusammenhang beziehung verbindung|hindernis barriere hemmnis|problem schwierigkeit|
  lösen lösung bewältigen bewältigung|lage situation zustand umstände|umgebung umwelt umfeld|ort
  platz stelle|gebiet region gegend|zeitraum periode zeitspanne|reihenfolge abfolge sequenz|
  gut_finden befürworten gutheißen|loben lob anerkennung|kritisieren kritik bemängeln beanstanden|
  beschweren beschwerde reklamation reklamieren|beleidigen beleidigung kränken kränkung|respekt
  achtung respektieren achten|berühmt bekannt prominent|beliebt populär beliebtheit popularität|
  geheim vertraulich geheimhaltung|heimlich verdeckt verstohlen|chef vorgesetzter leiter boss|leiten
  führen leitung führung|mensch person leute individuum|kind kleinkind nachwuchs|jugendlicher
  teenager heranwachsender adoleszent|alte_menschen senior hochbetagter|verwandte angehörige
  familie|freund freundschaft kumpel|feind gegner feindschaft rivale|auto kraftfahrzeug pkw wagen
  fahrzeug
`
