/** German words of sciences, medicine and technology (see thesaurus.ts). */
export const deScience = `
  lebewesen organismus|unbelebt abiotisch leblos|einzeller protist protozoen|vielzeller mehrzellig
  metazoen|zellkern nukleus nucleus|zellhülle zellmembran plasmamembran|zellflüssigkeit zytoplasma
  cytoplasma zytosol cytosol|zellteilung mitose kernteilung|reifeteilung meiose reduktionsteilung|
  zelltod apoptose nekrose|durchlässig permeabel permeabilität|halbdurchlässig semipermeabel|eiweiß
  protein polypeptid|eiweißherstellung proteinbiosynthese proteinsynthese translation|erbgut genom
  erbinformation erbsubstanz erbmaterial|verdoppeln replizieren replikation verdopplung|dna dns
  desoxyribonukleinsäure erbsubstanz|rna rns ribonukleinsäure|gen erbanlage erbfaktor|vererben
  vererbung erblich hereditär weitervererben|vererbungslehre genetik erblehre|mischerbig
  heterozygot|reinerbig homozygot|mischling hybrid bastard|züchten zucht züchtung kreuzen|gentechnik
  genmanipulation gentechnologie|genschere crispr|angeboren kongenital|evolution stammesgeschichte
  phylogenese abstammungslehre|auslese selektion|abstammen abstammung herkunft|vorfahr ahne urahn|
  anpassung anpassen adaptation adaption adaptieren|artbildung speziation|einteilung klassifikation
  taxonomie systematik|versteinerung fossil|urmensch frühmensch hominide vormensch|aussterben
  artensterben ausgestorben|pflanze gewächs flora|tierwelt fauna|wirbeltier vertebrat|wirbellos
  invertebrat|säugetier säuger mammalia|kriechtier reptil|lurch amphibie|insekt kerbtier|krebstier
  krustentier crustacea|weichtier molluske|pilzkrankheit mykose pilzinfektion|pilzgeflecht myzel
  mycel|keim erreger krankheitserreger pathogen|mikrobe mikroorganismus kleinstlebewesen keim|
  bakterie bazillus keim|virus viren virion|keimfrei steril aseptisch|fleischfresser karnivor
  carnivor|pflanzenfresser herbivor|allesfresser omnivor|fressfeind räuber prädator raubtier|
  schmarotzer parasit|zusammenleben symbiose mutualismus|nahrungskette nahrungsnetz|zersetzer
  destruent reduzent|verfaulen verwesen verrotten zersetzen faulen vermodern|lebensraum habitat
  biotop|lebensgemeinschaft biozönose|vogelzug zugvogel vogelwanderung|winterschlaf winterruhe
  überwintern|tarnung tarnen mimese|nachahmung mimikry nachahmen imitieren imitation|
  verhaltensforschung ethologie verhaltensbiologie|trieb instinkt|paaren paarung begatten kopulation
  begattung|nachwuchs nachkomme jungtier nachkommenschaft|brutpflege aufzucht großziehen|
  fortpflanzen fortpflanzung vermehren vermehrung reproduktion|ungeschlechtlich asexuell vegetativ|
  befruchten befruchtung fertilisation empfängnis|keimzelle geschlechtszelle gamet|samenzelle
  spermium sperma|eizelle oozyte ovum|ungeborenes fötus fetus embryo|raupe larve made|verwandlung
  metamorphose|altern alterung seneszenz altwerden|blatt laub|spaltöffnung stomata stoma|stängel
  stiel sprossachse halm|samen saatgut saat|keimen keimung sprießen|bestäuben bestäubung|blütenstaub
  pollen|nadelbaum konifere|photosynthese fotosynthese|blattgrün chlorophyll|gärung gären
  fermentation fermentieren vergären|stoffwechsel metabolismus metabolisch|enzym biokatalysator|
  zucker kohlenhydrat saccharid|traubenzucker glukose glucose dextrose|fruchtzucker fruktose
  fructose|milchzucker laktose lactose|haushaltszucker saccharose rohrzucker|fett lipid triglyzerid
  triglycerid|botenstoff transmitter signalstoff neurotransmitter|hormonsystem endokrin
  endokrinologie|nervenzelle neuron neuronal|nervenfortsatz axon neurit|nervenimpuls
  aktionspotential aktionspotenzial|reiz stimulus|gehirn hirn zerebral enzephalon|großhirnrinde
  kortex cortex|kleinhirn cerebellum|rückenmark spinal|wahrnehmen wahrnehmung perzeption empfinden|
  sehen sehsinn visuell sehvermögen|hören gehör auditiv hörvermögen|riechen geruch geruchssinn
  olfaktorisch|schmecken geschmack geschmackssinn gustatorisch|tasten tastsinn haptisch taktil|
  netzhaut retina|hornhaut cornea|kurzsichtig myopie|weitsichtig hyperopie|blind blindheit
  erblindung sehverlust|taub gehörlos hörverlust schwerhörig|körperbau anatomie|körperfunktion
  physiologie|skelett knochengerüst gerippe|wirbelsäule rückgrat|muskel muskulatur|zusammenziehen
  kontrahieren kontraktion anspannen|haut dermis kutan|herz kardial|herzkammer ventrikel|vorhof
  atrium|herzschlag puls herzfrequenz pulsschlag|ader blutgefäß gefäß vaskulär|schlagader arterie
  arteriell|haargefäß kapillare|kreislauf blutkreislauf blutzirkulation|blutkörperchen blutzelle|
  rotes_blutkörperchen erythrozyt|weißes_blutkörperchen leukozyt|blutplättchen thrombozyt|
  blutfarbstoff hämoglobin|blutgerinnung gerinnung gerinnen koagulation|blutgerinnsel thrombus
  thrombose blutpfropf embolie|bluten blutung hämorrhagie blutverlust|bluthochdruck hypertonie
  hypertension|blutarmut anämie|lunge pulmonal|lungenbläschen alveole|luftröhre trachea|atmen atmung
  respiration respiratorisch|einatmen inspiration inhalieren|ausatmen exspiration|atemnot dyspnoe
  luftnot kurzatmig|verdauen verdauung digestion|darm intestinal gedärm|dickdarm kolon colon|
  blinddarm appendix wurmfortsatz|blinddarmentzündung appendizitis|darmflora mikrobiom darmbakterien
  mikrobiota|magen gastrisch|speiseröhre ösophagus|leber hepatisch|bauchspeicheldrüse pankreas|niere
  renal|urin harn pipi|blase harnblase|pinkeln urinieren wasserlassen miktion|stuhlgang kot stuhl
  defäkation fäkalien exkremente|ausscheiden ausscheidung exkretion|aufnehmen resorbieren resorption
  absorption|hirnanhangsdrüse hypophyse|speichel spucke|schwitzen schweiß transpirieren|wechselwarm
  poikilotherm|gleichwarm homoiotherm|abwehr immunsystem immunabwehr|antikörper immunglobulin
  abwehrstoff|fresszelle phagozyt makrophage|zahn gebiss dental|karies zahnfäule|gebärmutter uterus|
  eierstock ovar ovarium|scheide vagina|regelblutung menstruation periode monatsblutung|eisprung
  ovulation|wechseljahre menopause klimakterium|pubertät geschlechtsreife|schwanger schwangerschaft
  gravidität trächtig|geburt entbindung gebären niederkunft|fehlgeburt abort|mutterkuchen plazenta|
  baby säugling neugeborenes|stillen laktation|verhüten verhütung kontrazeption empfängnisverhütung|
  unfruchtbar infertil unfruchtbarkeit sterilität|sex geschlechtsverkehr koitus beischlaf|krank
  krankheit erkrankung erkranken|anzeichen symptom krankheitszeichen|arzt mediziner doktor|
  krankenhaus klinik spital|krankengeschichte anamnese vorgeschichte|untersuchen untersuchung
  diagnostik|behandeln behandlung therapie therapieren|heilen heilung genesung genesen
  gesund_werden|medikament arznei arzneimittel pharmakon|schmerzmittel analgetikum schmerztablette|
  betäubung narkose anästhesie|schlafmittel hypnotikum sedativum|gegengift gegenmittel antidot|
  spritze injektion spritzen injizieren|dosis dosierung|operation operieren chirurgie chirurgisch|
  transplantation organverpflanzung verpflanzen transplantieren|impfen impfung vakzination
  immunisierung|impfstoff vakzine|ansteckend infektiös übertragbar kontagiös|anstecken infizieren
  infektion ansteckung|desinfizieren desinfektion entkeimen|blutvergiftung sepsis|entzündung
  entzündet inflammation|hirnhautentzündung meningitis|lungenentzündung pneumonie|leberentzündung
  hepatitis|grippe influenza|schwindsucht tuberkulose|wundstarrkrampf tetanus|kinderlähmung polio
  poliomyelitis|kopfschmerz kopfweh cephalgie|schmerz weh_tun schmerzhaft|übelkeit übel nausea|
  kotzen erbrechen|durchfall diarrhö diarrhoe|verstopfung obstipation|sodbrennen reflux|schwindel
  schwindlig vertigo|ohnmacht bewusstlos bewusstlosigkeit synkope|krampf konvulsion spasmus|zittern
  tremor|lähmung gelähmt paralyse parese|schwellung geschwollen anschwellen ödem|ausschlag exanthem
  hautausschlag|juckreiz jucken pruritus|verletzung wunde trauma läsion|geschwür ulkus ulcus|
  knochenbruch fraktur|verstauchung distorsion|knochenschwund osteoporose|bluterguss hämatom
  blauer_fleck|bluterkrankheit hämophilie bluter|krebs karzinom malignom tumor|bösartig maligne|
  gutartig benigne|geschwulst tumor neoplasie wucherung|tochtergeschwulst metastase|krebserregend
  karzinogen kanzerogen|blutkrebs leukämie|hautkrebs melanom|bestrahlung strahlentherapie
  radiotherapie|chemotherapie chemo zytostatikum|gewebeprobe biopsie|herzinfarkt herzanfall
  myokardinfarkt|schlaganfall apoplex hirnschlag hirninfarkt|arterienverkalkung arteriosklerose
  atherosklerose|herzschwäche herzinsuffizienz|herzrhythmusstörung arrhythmie|wiederbeleben
  reanimation wiederbelebung reanimieren|nierenversagen niereninsuffizienz|blutwäsche dialyse|
  zuckerkrankheit diabetes|blutzucker blutglukose|unterzucker hypoglykämie unterzuckerung|
  gelenkverschleiß arthrose|heuschnupfen pollenallergie|gedächtnisverlust amnesie|depression
  depressiv schwermut niedergeschlagen|psychisch seelisch mental|schlaflosigkeit insomnie
  schlafstörung|sucht abhängigkeit süchtig|droge rauschgift betäubungsmittel rauschmittel|
  alkoholismus alkoholiker trunksucht|betrunken alkoholisiert berauscht besoffen|selbstmord suizid
  umbringen|ernährung essen nahrung kost|ballaststoff nahrungsfaser|übergewicht adipositas
  fettleibigkeit fettsucht|abnehmen gewichtsverlust gewichtsreduktion|unterernährung mangelernährung
  hunger|austrocknung dehydration flüssigkeitsmangel dehydratation|sterben tod tödlich letal
  mortalität umkommen|sterberate sterblichkeit mortalität|neuerkrankung inzidenz neuinfektion|gift
  toxin giftig toxisch|vergiftung intoxikation|ultraschall sonographie sonografie|kernspin
  magnetresonanztomographie mrt|stoff substanz chemikalie|gemisch mischung gemenge|außenelektron
  valenzelektron|atombindung elektronenpaarbindung kovalent|ordnungszahl kernladungszahl
  protonenzahl|kohlendioxid kohlenstoffdioxid|kochsalz natriumchlorid speisesalz|kalk
  calciumcarbonat kalkstein calciumkarbonat|alkohol ethanol weingeist|ausgangsstoff edukt reaktant|
  reaktionsgeschwindigkeit reaktionsrate reaktionskinetik|wärmeabgabe exotherm|wärmeaufnahme
  endotherm|reaktionswärme enthalpie|unordnung entropie|umkehrbar reversibel|unumkehrbar
  irreversibel|verbrennen verbrennung brennen|anzünden entzünden entflammen zünden|brennbar
  entzündlich entflammbar|explodieren explosion detonation detonieren|rosten rost korrosion
  korrodieren|lauge base basisch alkalisch|auflösen lösen löslich löslichkeit|lösungsmittel
  lösemittel solvens|wasserlöslich hydrophil|wasserabweisend hydrophob|niederschlag ausfällung
  präzipitat|flüssigkeit fluid flüssig|gefrieren erstarren einfrieren|sieden kochen|verdampfen
  verdunsten|kondensieren verflüssigen|filtern filtration filtrieren|diffusion diffundieren
  teilchenwanderung|tensid detergens|plastik kunststoff|riesenmolekül makromolekül polymer|spalten
  aufspalten zerlegen|herstellen synthese synthetisieren|künstlich synthetisch|nachweisen nachweis
  detektieren detektion|batterie akku akkumulator|farbstoff pigment|dünger düngemittel düngen|
  durchsichtig transparent|geschwindigkeit tempo schnelligkeit|bremsen abbremsen verlangsamen|
  schwerkraft gravitation anziehungskraft erdanziehung|zusammenstoß kollision aufprall
  zusammenprall|drehung rotation drehen rotieren|fliehkraft zentrifugalkraft|schwerpunkt
  massenmittelpunkt|bewegungsenergie kinetisch|lageenergie höhenenergie|wirkungsgrad effizienz|
  dehnbar elastisch elastizität|verformen verformung deformation|zähflüssig viskos viskosität
  zähigkeit|verwirbelt turbulent turbulenz wirbel|wärme hitze thermisch|wärmelehre thermodynamik|
  ausdehnen ausdehnung expansion expandieren|schwingung schwingen oszillation oszillieren|
  überlagerung interferenz superposition|beugung diffraktion|schall geräusch klang akustisch|
  lichtbrechung refraktion brechung|spiegelung reflexion zurückwerfen reflektieren|verschlucken
  absorbieren absorption|lichtteilchen photon lichtquant|brennpunkt fokus|fernrohr teleskop|strom
  elektrizität|transformator trafo|kernspaltung fission|kernverschmelzung kernfusion|radioaktivität
  radioaktiv|quantenphysik quantenmechanik quantentheorie|unschärfe unbestimmtheit|weltall universum
  kosmos weltraum|milchstraße galaxis galaxie|umlaufbahn orbit|mond trabant|sternschnuppe meteor|
  astronomie sternkunde himmelskunde|versuch experiment experimentieren|erdbeben beben seismisch|
  plattentektonik kontinentaldrift kontinentalverschiebung|ebene flachland tiefebene tiefland|
  hochebene plateau hochland|gestein stein fels|ablagerung sediment ablagern sedimentation|abtragung
  erosion abtragen|erdrutsch hangrutschung bergsturz|eiszeit kaltzeit glazial|fluss strom
  fließgewässer|meer ozean|gezeiten tide ebbe_und_flut|überschwemmung hochwasser überflutung flut|
  flutwelle tsunami riesenwelle|grundwasser aquifer|sumpf moor feuchtgebiet|erdteil kontinent|wetter
  witterung|wetterkunde meteorologie|wettervorhersage wetterprognose|lufthülle atmosphäre|regen
  niederschlag|wirbelsturm hurrikan taifun zyklon|windhose tornado|trocken arid trockenheit dürre|
  feucht humid nass|wüstenbildung desertifikation|urwald regenwald dschungel|dauerfrostboden
  permafrost|boden erdreich erde|erdumdrehung erdrotation|landkarte karte|längengrad meridian|
  breitengrad breitenkreis|bevölkerungsentwicklung demografie demographie|geburtenrate natalität
  geburtenziffer|auswandern emigration auswanderung emigrieren|städtisch urban stadt|ballungsraum
  agglomeration ballungsgebiet|slum elendsviertel armenviertel|ländlich rural|landwirtschaft agrar
  ackerbau|anbauen anbau kultivieren|bewässern bewässerung irrigation|viehzucht tierhaltung
  viehhaltung|fischfang fischerei|forstwirtschaft waldwirtschaft waldbau|bergwerk bergbau mine|
  tourismus fremdenverkehr|klimawandel erderwärmung klimaveränderung|treibhausgas klimagas|ausstoß
  emission emittieren|verschmutzung verunreinigung kontamination verschmutzen|schadstoff umweltgift|
  kläranlage abwasserreinigung klärwerk|überdüngung eutrophierung|müll abfall|müllkippe deponie
  mülldeponie|recycling wiederverwertung wiederverwerten|entsorgen entsorgung wegwerfen loswerden|
  abbaubar kompostierbar|nachhaltig nachhaltigkeit zukunftsfähig|erneuerbar regenerativ|windrad
  windkraftanlage windenergieanlage|solarzelle photovoltaik solaranlage fotovoltaik|erdwärme
  geothermie|atomkraft kernkraft kernenergie atomenergie|atomkraftwerk kernkraftwerk|erdöl petroleum
  rohöl|treibstoff kraftstoff benzin sprit|abholzung entwaldung rodung abholzen|artenvielfalt
  biodiversität|unkraut beikraut|unkrautvernichter herbizid|schädling ungeziefer|
  pflanzenschutzmittel pestizid spritzmittel|umweltfreundlich umweltverträglich umweltschonend|
  knappheit verknappung mangel|technik technologie|erfindung erfinden innovation|gerät apparat
  vorrichtung|auto kraftfahrzeug wagen pkw|flugzeug flieger luftfahrzeug|werkstoff material|spröde
  zerbrechlich brüchig|verschleiß abnutzung abrieb|herstellen fertigung produktion produzieren
  fertigen|bauteil komponente bauelement|wartung instandhaltung|reparieren reparatur instandsetzung|
  kaputt defekt beschädigt kaputtgehen|ausfallen ausfall versagen|zuverlässig zuverlässigkeit
  ausfallsicher|fühler sensor messfühler|automatisch selbsttätig automatisiert|stromausfall
  blackout|dämmung isolierung wärmedämmung|kabellos drahtlos funk|handy smartphone mobiltelefon|
  abtasten abtastung sampling|computer rechner|laptop notebook|prozessor cpu hauptprozessor|
  arbeitsspeicher hauptspeicher ram|zwischenspeicher cache|bildschirm monitor display|hochfahren
  booten|absturz abstürzen crash|hängenbleiben einfrieren|gleichzeitig parallel nebenläufig|
  verklemmung deadlock|datei file|ordner verzeichnis|speichern abspeichern|löschen entfernen|
  sicherungskopie backup datensicherung|komprimieren kompression zippen|programm software anwendung
  applikation app|freie_software open_source quelloffen|installieren installation einrichten|update
  aktualisierung aktualisieren|benutzeroberfläche bedienoberfläche benutzerschnittstelle|
  benutzerfreundlich usability gebrauchstauglich|schnittstelle interface api|kommandozeile terminal
  konsole shell|befehl kommando anweisung|zweiersystem binär dual dualsystem|verschlüsseln
  verschlüsselung chiffrieren kryptographie|entschlüsseln dechiffrieren|passwort kennwort|einloggen
  anmelden authentifizierung login|berechtigung zugriffsrecht autorisierung|schadsoftware malware
  schadprogramm|erpressungssoftware ransomware erpressungstrojaner|hacker angreifer eindringling|
  angriff attacke angreifen|sicherheitslücke schwachstelle verwundbarkeit|ausspionieren ausspähen
  abhören spionage|abfrage query|datensatz tupel|widerspruchsfrei konsistent konsistenz|
  mehrfachspeicherung redundanz redundant|maschinelles_lernen machine_learning|trainieren training
  anlernen|überanpassung overfitting auswendiglernen|programmieren coden programmierung|
  programmierer entwickler softwareentwickler|quellcode quelltext programmcode code|compiler
  übersetzer kompilieren|fehler bug programmfehler|fehlersuche debugging debuggen|fehlermeldung
  exception|testen test prüfen|variable platzhalter|ganzzahl integer ganze_zahl|kommazahl
  gleitkommazahl fließkommazahl float|zeichenkette string|wahrheitswert boolesch boolean|feld array|
  stapel stack kellerspeicher|warteschlange queue|zeiger pointer verweis referenz|schleife
  wiederholung iteration loop|bedingung verzweigung fallunterscheidung|funktion methode
  unterprogramm prozedur|parameter argument übergabewert|selbstaufruf rekursion rekursiv|objekt
  instanz|kapselung geheimnisprinzip|eigenschaft attribut merkmal|unterklasse subklasse|oberklasse
  basisklasse superklasse|vielgestaltigkeit polymorphie polymorphismus|bibliothek library|laufzeit
  zeitkomplexität rechenzeit|speicherbereinigung garbage_collection|versionsverwaltung
  versionskontrolle|entwurfsmuster design_pattern|netzwerk netz rechnernetz|internet netz
  world_wide_web|internetseite webseite website homepage|verweis link hyperlink|mail email
  nachricht|übertragungsrate bandbreite datenrate|verzögerung latenz|glasfaser lichtwellenleiter|
  herunterladen download downloaden|hochladen upload|soziales_netzwerk social_media|rechnen
  berechnen berechnung kalkulieren|mathe mathematik|plus addition addieren zusammenzählen summieren|
  minus subtraktion subtrahieren abziehen|malnehmen multiplikation multiplizieren|teilen division
  dividieren|hochzahl exponent|betrag absolutwert absolutbetrag|näherung approximation annähern
  approximieren|unbekannte variable|ausklammern faktorisieren|umformen umstellen umformung|funktion
  abbildung zuordnung|wertebereich wertemenge bildmenge|steigung anstieg gefälle|steigen wachsen
  zunehmen ansteigen|sinken fallen abnehmen absinken|hochpunkt maximum|tiefpunkt minimum|extremwert
  extremum|ableitung differentialquotient ableiten differenzieren|stammfunktion integral|grenzwert
  limes|senkrecht orthogonal rechtwinklig lotrecht|waagerecht horizontal|kugel sphäre|rauminhalt
  volumen|deckungsgleich kongruent|symmetrisch symmetrie spiegelbildlich|abstand entfernung distanz|
  durchschnitt schnittmenge|beweisen beweis herleitung herleiten|lehrsatz theorem|annahme vermutung
  hypothese|widerspruch kontradiktion|folgerung schlussfolgerung implikation|verneinung negation|
  gleichwertig äquivalent äquivalenz|zufall zufällig stochastisch|wahrscheinlichkeitsrechnung
  stochastik|vertauschung permutation|durchschnitt mittelwert arithmetisches_mittel|median
  zentralwert|modus modalwert|streuung varianz standardabweichung|glockenkurve normalverteilung
  gaußverteilung|grundgesamtheit population|verzerrung bias|unverzerrt erwartungstreu|zusammenhang
  korrelation|trendlinie regressionsgerade ausgleichsgerade|vertrauensbereich konfidenzintervall|
  bedeutsam signifikant signifikanz|irrtumswahrscheinlichkeit signifikanzniveau|säulendiagramm
  balkendiagramm histogramm|schaubild diagramm grafik|gültigkeit validität|verlässlichkeit
  reliabilität
`
