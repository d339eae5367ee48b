/** German words of the humanities and social sciences (see thesaurus.ts). */
export const deSociety = `
  geld zahlungsmittel geldmittel|geldschein banknote papiergeld|pleite_gehen pleite bankrott
  insolvenz konkurs zahlungsunfähig|firma unternehmen betrieb|konzern großunternehmen
  unternehmensgruppe|kleine_firmen mittelstand kmu kleinunternehmen|unternehmer gründer
  entrepreneur|startup neugründung unternehmensgründung existenzgründung|fabrik werk
  produktionsstätte|produkt ware erzeugnis güter|herstellen produzieren herstellung produktion
  fertigung erzeugung anfertigen|hersteller produzent fabrikant|kunde käufer abnehmer verbraucher
  konsument|verbrauchen konsumieren verbrauch konsum|händler kaufmann handelstreibender|laden
  geschäft einzelhandel einzelhändler|lieferant zulieferer lieferer|angestellter arbeitnehmer
  beschäftigter mitarbeiter|personal belegschaft mitarbeiter arbeitskräfte|einstellen anstellen
  einstellung rekrutierung|feuern entlassen kündigen kündigung entlassung|job arbeitsplatz
  arbeitsstelle stelle beschäftigung|beruf berufstätigkeit erwerbstätigkeit|arbeitslos
  arbeitslosigkeit erwerbslos erwerbslosigkeit|lohn gehalt arbeitsentgelt vergütung verdienst|streik
  arbeitskampf arbeitsniederlegung streiken|gewerkschaft arbeitnehmervertretung|rente pension
  altersversorgung ruhegehalt altersrente|rentner pensionär ruheständler|in_rente_gehen ruhestand
  pensionierung renteneintritt|urlaub ferien erholungsurlaub|preis kosten kaufpreis|teuer
  kostspielig hochpreisig|billig günstig preiswert kostengünstig|teurer_werden verteuern
  preisanstieg preiserhöhung|inflation teuerung geldentwertung preissteigerung|billiger_werden
  preisrückgang preisverfall deflation|kaufkraft realeinkommen reallohn|rabatt preisnachlass
  ermäßigung skonto|gratis kostenlos unentgeltlich umsonst|nachfrage bedarf|knapp knappheit mangel|
  überangebot überproduktion angebotsüberschuss|marktgleichgewicht gleichgewichtspreis markträumung|
  preisempfindlich preiselastizität elastizität|konkurrenz wettbewerb mitbewerber konkurrent
  wettbewerber|monopol alleinanbieter monopolist|kartell preisabsprache absprache|zusammenschluss
  fusion verschmelzung fusionieren|übernehmen übernahme akquisition aufkauf|gewinn profit ertrag
  überschuss|verlust minus fehlbetrag|lohnt_sich rentabel profitabel rentabilität|umsatz erlös
  absatz verkaufserlös|kosten aufwand ausgaben|fixkosten feste_kosten|größenvorteil skaleneffekt
  skalenertrag|effizient effizienz wirtschaftlichkeit|verschwenden verschwendung vergeuden|sparen
  ersparnis spareinlage rücklage|anlegen investieren anlage investition|leihen ausleihen borgen
  leihe|kredit darlehen|kreditgeber gläubiger darlehensgeber|schulden verschuldung verbindlichkeit|
  schuldner kreditnehmer darlehensnehmer|zurückzahlen tilgen tilgung rückzahlung|ratenzahlung
  teilzahlung abzahlung|zins verzinsung zinssatz|leitzins zentralbankzins notenbankzins|zentralbank
  notenbank bundesbank|bank kreditinstitut geldhaus|bankenkrise bankenpleite bankenzusammenbruch|
  bank_run bankenansturm bankenpanik|konto girokonto bankkonto|aktie anteilsschein wertpapier|
  aktionär anteilseigner gesellschafter|anleihe schuldverschreibung obligation rentenpapier|
  dividende gewinnausschüttung ausschüttung|börse aktienmarkt wertpapiermarkt|börsencrash kurssturz
  börsenkrach kurseinbruch|blase spekulationsblase überbewertung|währung valuta devisen|wechselkurs
  devisenkurs währungskurs|abwerten abwertung währungsabwertung|bitcoin kryptowährung|wachstum
  wirtschaftswachstum|bip bruttoinlandsprodukt wirtschaftsleistung sozialprodukt|konjunktur
  wirtschaftslage konjunkturzyklus|aufschwung boom hochkonjunktur expansion|wirtschaftskrise flaute
  rezession depression abschwung konjunkturtief|stillstand stagnation stagnieren|wohlstand reichtum
  lebensstandard|reich wohlhabend vermögend reichtum|arm armut bedürftig mittellos verarmung|
  vermögen besitz kapital|ungleichheit ungleichverteilung einkommensunterschied|steuer abgabe
  besteuerung|steuern_hinterziehen steuerhinterziehung steuerflucht|mehrwertsteuer umsatzsteuer|
  haushalt budget etat staatshaushalt|staatsschulden staatsverschuldung staatsdefizit|defizit
  fehlbetrag haushaltsloch|sparpolitik austerität sparkurs haushaltskonsolidierung|subvention
  beihilfe zuschuss finanzhilfe|handel warenverkehr kommerz|ausfuhr export exportieren ausführen|
  einfuhr import importieren einführen|zoll einfuhrabgabe|freihandel handelsliberalisierung
  handelsfreiheit|protektionismus abschottung handelsschranke|globalisierung internationalisierung|
  entwicklungsland dritte_welt globaler_süden|rohstoff ressource bodenschatz|landwirtschaft
  agrarwirtschaft ackerbau agrar|dienstleistung service|marktwirtschaft kapitalismus|planwirtschaft
  zentralverwaltungswirtschaft kommandowirtschaft|freie_marktwirtschaft laissez_faire
  wirtschaftsliberalismus|externe_kosten externalität folgekosten|allmende gemeingut
  gemeinschaftseigentum|anreiz motivation ansporn|opportunitätskosten verzichtskosten
  alternativkosten|buchhaltung buchführung rechnungswesen|bilanz jahresabschluss bilanzieren|
  abschreibung wertminderung wertverlust abschreiben|fremdkapital verbindlichkeiten schulden|
  zahlungsfähig liquide liquidität zahlungsfähigkeit solvenz|rechnung faktura zahlungsaufforderung|
  werbung reklame werben werbemaßnahme|marketing vermarktung absatzpolitik|umfrage befragung
  erhebung|grundstück boden immobilie|haus gebäude immobilie|miete mietzins mieten mietverhältnis|
  wohnungsnot wohnungsmangel wohnraummangel|umweltschutz naturschutz|verschmutzung
  umweltverschmutzung umweltbelastung|schwarzarbeit schattenwirtschaft|gesetz rechtsvorschrift
  rechtsnorm|gesetzgebung legislative gesetzgeber|recht anspruch berechtigung|pflicht verpflichtung
  obliegenheit|erlaubt zulässig rechtmäßig legal|verboten illegal rechtswidrig unzulässig
  gesetzwidrig|regel_brechen verstoßen verstoß übertretung zuwiderhandlung|gültig wirksam
  rechtskräftig gültigkeit|ungültig unwirksam nichtig nichtigkeit|in_kraft_treten inkrafttreten
  geltung|abschaffen abschaffung aufheben aufhebung|gericht tribunal gerichtshof|gerichtsverfahren
  prozess gerichtsprozess verhandlung|klagen klage verklagen rechtsstreit|angeklagter beschuldigter
  tatverdächtiger|staatsanwalt staatsanwaltschaft anklagebehörde|anwalt rechtsanwalt verteidiger
  advokat|urteil gerichtsentscheidung richterspruch|verurteilen verurteilung schuldspruch|berufung
  revision rechtsmittel|einspruch widerspruch anfechtung anfechten|zeuge zeugenaussage augenzeuge|
  gutachter sachverständiger gutachten|eid schwur schwören vereidigung|verbrechen straftat delikt|
  kriminalität straffälligkeit delinquenz kriminell straffällig|verbrecher straftäter täter
  krimineller|opfer geschädigter verletzter|strafe bestrafung sanktion bestrafen|geldstrafe bußgeld
  geldbuße|gefängnis haft freiheitsstrafe justizvollzugsanstalt|einsperren inhaftieren inhaftierung
  freiheitsentzug|gefangener häftling inhaftierter insasse|hinrichten hinrichtung exekution
  todesstrafe|festnehmen verhaften festnahme verhaftung|begnadigen begnadigung gnade amnestie|
  resozialisierung wiedereingliederung|klauen stehlen diebstahl entwenden dieb|erpressen erpressung
  nötigung|bestechen schmieren bestechung korruption schmiergeld korrupt|schlagen prügeln
  körperverletzung misshandlung|entführen entführung geiselnahme kidnapping|notwehr
  selbstverteidigung gegenwehr|absichtlich vorsätzlich vorsatz mit_absicht|aus_versehen fahrlässig
  fahrlässigkeit versehentlich|leichtsinnig fahrlässig sorglos|schuldunfähig unzurechnungsfähig
  schuldunfähigkeit|unschuldig schuldlos unschuld|verhör vernehmung verhören vernehmen befragung|
  strafverfolgung ermittlungsverfahren|vertrag vereinbarung abkommen kontrakt|vertrag_abschließen
  vertragsschluss vertragsabschluss|vertrag_brechen vertragsbruch vertragsverletzung|kleingedrucktes
  geschäftsbedingungen agb|vertrag_kündigen kündigung vertragsauflösung|umtauschen umtausch
  rückgabe|garantie gewährleistung|mangel fehler defekt sachmangel|zu_spät verspätet verspätung
  verzug|vollmacht bevollmächtigung vertretungsmacht|stellvertreter vertreter vertretung|
  schadensersatz schadenersatz entschädigung wiedergutmachung|eigentümer besitzer inhaber|eigentum
  besitz|hypothek grundschuld grundpfandrecht|copyright urheberrecht geistiges_eigentum|erben
  erbschaft erbe nachlass|testament letzter_wille letztwillig|heiraten heirat ehe eheschließung
  trauung|ehepartner ehegatte gatte|scheidung scheiden_lassen ehescheidung|unterhalt alimente
  unterhaltszahlung|volljährig mündig volljährigkeit|minderjährig unmündig minderjähriger|
  grundgesetz verfassung konstitution|grundrecht menschenrecht bürgerrecht|meinungsfreiheit
  redefreiheit|pressefreiheit medienfreiheit|religionsfreiheit glaubensfreiheit|privatsphäre
  privatleben intimsphäre|amt behörde verwaltung|beamter amtsträger staatsdiener|bescheid
  verwaltungsakt|verordnung rechtsverordnung erlass|antrag gesuch beantragen|genehmigung bewilligung
  konzession lizenz|völkerrecht internationales_recht|asyl zuflucht|flüchtling geflüchteter
  asylbewerber vertriebener|abschieben abschiebung ausweisung ausweisen|staatsangehörigkeit
  staatsbürgerschaft nationalität|ausländer fremder migrant|gerecht fair gerechtigkeit fairness|
  ungerecht unfair ungerechtigkeit|gleichbehandlung gleichberechtigung gleichstellung|benachteiligen
  benachteiligung diskriminierung diskriminieren|bevorzugen bevorzugung privilegieren privileg|land
  staat nation|regierung kabinett exekutive|regieren herrschen regierung herrschaft|herrscher
  machthaber regent monarch|macht herrschaft gewalt|politiker volksvertreter mandatsträger|
  abgeordneter parlamentarier volksvertreter|parlament bundestag volksvertretung nationalrat|
  bundesrat länderkammer|bundeskanzler regierungschef kanzler premierminister|präsident
  staatsoberhaupt|könig monarch|bundesland gliedstaat kanton|gemeinde kommune kommunal|föderalismus
  bundesstaat föderal|demokratie volksherrschaft|direkte_demokratie basisdemokratie|volksabstimmung
  referendum volksentscheid plebiszit|mitbestimmen mitreden mitbestimmung mitsprache partizipation
  bürgerbeteiligung|wahl urnengang abstimmung|abstimmen abstimmung stimmabgabe|wähler
  wahlberechtigter stimmbürger|wahlrecht stimmrecht|verhältniswahl proporzwahl|mehrheitswahl
  majorzwahl|kandidat bewerber|mehrheit majorität|minderheit minorität|koalition regierungsbündnis
  bündnis|bündnis allianz pakt|lobby interessengruppe interessenverband lobbyismus|ngo
  nichtregierungsorganisation|protest demonstration kundgebung demonstrieren|rücktritt zurücktreten
  amtsniederlegung abdankung|diktatur alleinherrschaft autokratie gewaltherrschaft|diktator
  alleinherrscher autokrat despot|putsch staatsstreich umsturz|anarchie gesetzlosigkeit
  herrschaftslosigkeit|rechtsextrem rechtsradikal neonazi|extremismus radikalismus|freiheit
  unabhängigkeit selbstbestimmung|nationalismus vaterlandsliebe patriotismus|fake_news falschmeldung
  desinformation falschinformation|verschwörungstheorie verschwörungsmythos verschwörungserzählung|
  medien massenmedien presse|zeitung presse tageszeitung|journalist reporter berichterstatter|
  sozialstaat wohlfahrtsstaat|sozialhilfe grundsicherung bürgergeld fürsorge|außenpolitik
  diplomatie|diplomat botschafter gesandter|verhandeln verhandlung aushandeln|sanktion embargo
  strafmaßnahme|uno vereinte_nationen|nato nordatlantikpakt verteidigungsbündnis|militär armee
  streitkräfte bundeswehr|soldat militärangehöriger krieger|wehrpflicht wehrdienst einberufung|waffe
  rüstung bewaffnung|aufrüsten aufrüstung wettrüsten|abrüsten abrüstung entwaffnung|atombombe
  atomwaffe kernwaffe nuklearwaffe|terror terrorismus terroranschlag|anschlag attentat|spion
  spionage geheimdienst agent|selbstständig unabhängig autonom eigenständig|abspaltung sezession|
  zeitalter epoche ära|steinzeit urgeschichte vorgeschichte|urmensch frühmensch hominide|
  jäger_und_sammler wildbeuter|sesshaft_werden sesshaftigkeit neolithisierung|ausgrabung grabung|
  antike altertum|römisches_reich römerreich|volksstamm stamm ethnie|sklave sklaverei versklavung|
  leibeigener leibeigenschaft höriger|adel adliger aristokratie|lehnswesen feudalismus lehen|bauer
  landwirt|handwerker zunft handwerk|bürger bürgertum bourgeoisie|burg festung|papst
  kirchenoberhaupt|priester geistlicher pfarrer klerus|pest schwarzer_tod|seuche epidemie pandemie|
  ketzer häretiker häresie|evangelisch protestantisch protestantismus|entdeckungsreise expedition|
  kolonialismus kolonialherrschaft imperialismus|ureinwohner indigene eingeborener indianer|
  revolution umsturz umwälzung|aufstand rebellion erhebung revolte rebellieren aufbegehren|
  unterdrücken unterdrückung repression|unabhängigkeit souveränität loslösung|industrialisierung
  industrielle_revolution|arbeiterklasse proletariat arbeiterschaft|erobern eroberung einnahme|
  einmarschieren einmarsch invasion|besetzen besetzung okkupation|annektieren annexion
  einverleibung|bombardieren bombardierung luftangriff|kapitulieren kapitulation aufgeben ergeben|
  waffenstillstand waffenruhe feuerpause|nazi nationalsozialist nationalsozialismus|drittes_reich
  nationalsozialismus hitlerdeutschland|judenverfolgung holocaust shoah judenvernichtung|judenhass
  antisemitismus judenfeindlichkeit|völkermord genozid massenmord|deportieren deportation
  verschleppung|ddr ostdeutschland|brd westdeutschland bundesrepublik|kalter_krieg
  blockkonfrontation systemkonflikt|sowjetunion udssr|mauerfall wende grenzöffnung|untergang
  niedergang zerfall zusammenbruch|großreich imperium weltreich|zusammenhalt solidarität kohäsion|
  schicht klasse gesellschaftsschicht stand|unterschicht prekariat sozial_schwach|oberschicht elite
  führungsschicht|sozialer_aufstieg mobilität aufsteigen|sozialer_abstieg deklassierung absteigen|
  rang status stellung ansehen|ansehen prestige ruf|gewohnheit routine gepflogenheit|brauch sitte
  tradition ritual|werte wertvorstellung|abweichendes_verhalten devianz abweichung|brandmarken
  stigma stigmatisierung stigmatisieren|vorurteil voreingenommenheit|klischee stereotyp|rassismus
  fremdenfeindlichkeit ausländerfeindlichkeit|frauenrechte frauenbewegung feminismus|frauenfeindlich
  sexismus misogynie|geschlecht gender geschlechtlich|patriarchat männerherrschaft|geburtenrate
  fertilität geburtenziffer|überalterung demografischer_wandel|bevölkerung einwohner population|
  einwandern einwanderung immigration zuwanderung|einwanderer zuwanderer migrant immigrant|migration
  wanderung|eingliederung integration integrieren|verstädterung urbanisierung|dorf ländlich|
  obdachlos wohnungslos obdachlosigkeit|religion glaube konfession|verweltlichung säkularisierung|
  vereinsamung einsamkeit isolation|gruppenzwang gruppendruck konformität|interview befragung|
  stichprobe sample|verhalten benehmen handeln|benehmen manieren umgangsformen|psyche seele seelisch
  psychisch|psychisch_krank psychische_störung|psychiater psychotherapeut therapeut|therapie
  behandlung psychotherapie|versuchsperson proband versuchsteilnehmer|experiment versuch|
  scheinmedikament placebo|halluzination trugbild|sinnestäuschung illusion|unbewusst unterbewusst
  unterbewusstsein|gedächtnisverlust amnesie erinnerungsverlust|lernen aneignen erlernen|verlernen
  löschung extinktion|belohnen belohnung verstärkung verstärker|nachahmen nachmachen imitation
  imitieren modelllernen|angeboren vererbt anlagebedingt|motivation antrieb beweggrund|
  innere_motivation intrinsisch|äußere_motivation extrinsisch|lust_haben motiviert motivation|gefühl
  emotion empfindung|angst furcht ängstlich|angststörung phobie|schüchtern schüchternheit gehemmt|
  wut wütend ärger zorn zornig verärgert|hass hassen feindseligkeit|neid eifersucht missgunst|
  traurig trauer traurigkeit trauern niedergeschlagen|niedergeschlagen depressiv depression|
  glücklich glück zufriedenheit wohlbefinden|freude fröhlich vergnügen|überraschen überraschung
  erstaunen staunen|ekel abscheu|schlechtes_gewissen schuldgefühl|liebe zuneigung lieben|mitgefühl
  empathie einfühlungsvermögen mitleid|hilfsbereit altruismus prosozial selbstlos|selbstsüchtig
  egoismus egoistisch eigennutz|aggressiv aggression gewalttätig aggressivität|mobbing schikane
  schikanieren|stress belastung anspannung|stress_bewältigen coping bewältigungsstrategie|burnout
  erschöpfung überlastung|müde müdigkeit erschöpft|trauma traumatisierung|widerstandsfähig resilienz
  belastbar|sucht abhängigkeit süchtig suchterkrankung|alkoholiker alkoholismus alkoholabhängigkeit|
  droge rauschmittel rauschgift|magersucht anorexie|wahn wahnvorstellung psychose|adhs
  aufmerksamkeitsdefizit hyperaktivität|demenz alzheimer|charakter persönlichkeit wesensart|
  persönlichkeitsmerkmal charakterzug wesenszug|extrovertiert extravertiert kontaktfreudig|
  selbstverliebt narzisstisch narzissmus|selbstbewusstsein selbstwertgefühl selbstvertrauen
  selbstachtung|selbstbeherrschung selbstkontrolle willenskraft|aufschieben prokrastination
  aufschieberitis|intelligenz klugheit klug intelligent|begabt hochbegabt begabung talent|kreativ
  einfallsreich kreativität|denkfehler trugschluss fehlschluss|bauchgefühl intuition intuitiv|
  faustregel heuristik daumenregel|einstellung haltung|überreden überzeugen persuasion|erziehen
  erziehung großziehen aufziehen|pubertät adoleszenz|altern alterung älter_werden|spracherwerb
  sprechen_lernen|muttersprache erstsprache|fremdsprache zweitsprache|zweisprachig bilingual
  mehrsprachig|körpersprache nonverbal mimik gestik|lehrer lehrkraft pädagoge lehrperson|student
  studierender|hochschule universität uni|unterricht lehrveranstaltung schulstunde|unterrichten
  lehren unterweisen|lehrplan curriculum bildungsplan|fähigkeit kompetenz fertigkeit|kindergarten
  kita kindertagesstätte vorschule|abitur matura reifeprüfung hochschulreife|ausbildung lehre
  berufsausbildung|lehrling auszubildender azubi|weiterbildung fortbildung erwachsenenbildung|
  prüfung examen klausur test|note zensur benotung schulnote|schule_schwänzen schulabsentismus
  schulverweigerung|auswendig_lernen einprägen memorieren|bildungschancen chancengleichheit
  bildungsgerechtigkeit|analphabet analphabetismus schriftunkundig|legasthenie leseschwäche
  rechtschreibschwäche dyslexie|rechenschwäche dyskalkulie|behinderung beeinträchtigung handicap|
  rückmeldung feedback|fernunterricht onlineunterricht distanzunterricht|sinn_des_lebens lebenssinn|
  moral ethik sittlichkeit moralisch|böse schlecht übel|pflichtethik deontologie|
  nützlichkeitsprinzip utilitarismus|willensfreiheit freier_wille|vorherbestimmt determinismus
  determiniert|schicksal vorsehung vorherbestimmung|vernunft verstand ratio|vernünftig rational|
  unvernünftig irrational|erkenntnistheorie epistemologie|erfahrungswissen empirie empirisch|zweifel
  zweifeln skepsis skeptisch|wirklichkeit realität|leib_seele dualismus|seele geist|ungläubig
  atheist atheismus gottlos|jenseits weiterleben unsterblichkeit|vergänglich sterblich endlich|
  schlussfolgerung folgerung schluss|folgern schließen ableiten|begründen begründung rechtfertigen
  rechtfertigung|begriff terminus fachausdruck|definition begriffsbestimmung definieren|schönheit
  schön ästhetik|gesellschaftsvertrag kontraktualismus|sterbehilfe euthanasie|abtreibung
  schwangerschaftsabbruch|lust vergnügen hedonismus|allgemein generell universal|objektiv sachlich
  unvoreingenommen
`
