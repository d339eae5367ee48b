import { words } from './language-words.ts'
import type { Language } from '../text/language.ts'

/** What a noun denotes, as broadly as definitions state: options of a choice are of one kind. */
export type KindOfThing =
  | 'person'
  | 'group'
  | 'action'
  | 'ability'
  | 'quantity'
  | 'state'
  | 'illness'
  | 'thought'
  | 'field'
  | 'text'
  | 'object'
  | 'substance'
  | 'place'
  | 'time'

/** General nouns by what they denote. A noun with several meanings is listed under each of them. */
type Nouns = Readonly<Record<KindOfThing, ReadonlySet<string>>>

const en: Nouns = {
  person: words(`person people individual someone somebody man child citizen worker scientist
    specialist expert ruler king queen emperor leader owner official officer judge author
    artist farmer merchant soldier patient student teacher consumer buyer seller producer
    scholar priest participant employee employer defendant philosopher governor president
    minister architect general politician god goddess attorney lawyer speaker fighter manager
    writer poet player inhabitant wife husband woman attacker adversary customer client user
    prince delegate representative senator immigrant slave settler economist psychologist
    sociologist physicist mathematician historian inventor painter`),
  group: words(`group organization organisation institution association company corporation party
    agency community population society tribe family class set collection team union body
    alliance government committee council network coalition firm business court army people
    civilization dynasty empire category system series branch division audience public segment
    demographic majority minority cartel industry sector bureau legislature bloc club
    profession generation`),
  action: words(`process act action activity practice practise procedure movement transfer change
    conversion formation use development reaction removal exchange method technique strategy
    approach transition production selection creation destruction separation combination
    transport transmission transformation measurement comparison analysis examination test
    treatment training attempt behavior behaviour motion operation interaction response reflex
    measure folding growth flow passage migration deportation spread release breakdown
    synthesis mechanism art task tactic effort performance step purchase sale payment trade
    search seizure offense offence crime killing taking agreement contract study mixing working
    scan war battle conflict struggle rebellion revolution campaign invasion increase decrease
    reduction learning storage pilgrimage ceremony ritual sport game festival defense defence
    persecution colonization algorithm protocol scheme cipher attack exploit encryption
    authentication verification calculation promotion advertising marketing selling investment
    lending negotiation merger acquisition communication broadcast coverage censorship
    regulation election vote appointment appeal trial lawsuit protest strike boycott service
    sampling replication mutation infection transfusion arrangement interference intervention
    penalty punishment protection reversal decision participation distribution shift
    mobilization`),
  ability: words(`ability capacity capability tendency quality property characteristic trait
    feature inability skill power sensitivity potential aptitude willingness desire inclination
    disposition attribute right freedom authority privilege duty obligation responsibility
    strength resistance talent readiness`),
  quantity: words(`quantity amount number rate ratio percentage proportion share measure distance
    size degree level extent intensity frequency speed velocity length width height depth
    volume mass weight sum total difference average mean median value price cost index
    probability score fraction range magnitude force pressure temperature energy charge angle
    indication money income density concentration duration profit revenue tax tariff wage
    salary rent interest demand supply budget debt margin risk chance return yield reward
    benefit expense expenditure expenditures saving savings loan fee distribution statistic
    minimum maximum`),
  state: words(`state condition lack absence presence balance imbalance equilibrium shortage
    surplus deficit loss feeling emotion mood anxiety disruption experience perception
    sensation illusion error mistake failure phenomenon relationship relation status form
    circumstance pattern fact situation stimulus market competition monopoly crisis
    recession depression poverty inequality discrimination conflict tension peace mismatch
    existence effect assurance`),
  illness: words(`disorder disease syndrome illness infection condition injury inflammation cancer
    tumor defect impairment fear phobia`),
  thought: words(`theory idea belief principle concept view perspective model hypothesis
    philosophy doctrine notion assumption value norm rule law standard framework ideology
    religion faith school paradigm policy plan intent intention purpose goal system custom
    tradition convention attitude opinion interpretation argument rationale claim explanation
    position expectation stereotype way approach requirement guideline definition worldview
    creed culture knowledge memory information understanding story strategy image theme genre
    style preference need motive motivation reason mindset finding classification decision data`),
  field: words(`study science branch field discipline subfield subject art profession examination`),
  text: words(`statement document text word phrase sign symbol language message contract treaty
    agreement law statute clause book letter report record title name term list map diagram
    graph chart table code script alphabet story poem speech sentence expression formula
    equation function dialect amendment constitution charter order decree notice file question
    survey questionnaire writing translation painting song novel work certificate format genre
    newspaper magazine film movie advertisement advertising proposal bill declaration treatise
    act signature hash identifier address version notation offer blueprint signal`),
  object: words(`structure part organ cell tissue gland bone muscle nerve tube layer membrane
    sheath covering opening device machine tool instrument object item building fiber fibre
    receptor vessel component element unit bundle piece body organelle wall chamber sac plant
    animal tree area region division collection weapon bow tablet computer program module
    server router switch cable circuit engine lens skin sheet line circle parallel meridian
    plane ring belt surface lining molecule particle duct canal lobe filament chain organism
    virus bacterium species ship boat sail inn house temple tower bridge vehicle car tract
    wrapping garment tomb monument statue path road file drive product good offering brand key
    packet header token cookie database page website site app asset resource currency coin bond
    facility software host genome`),
  substance: words(`substance chemical drug molecule hormone compound material protein liquid
    fluid gas element mineral acid base enzyme neurotransmitter metal salt sugar fat oil food
    paper medium mixture solution rock soil toxin particle ion atom antibody vitamin lipid
    carbohydrate polymer alloy fuel ingredient mix`),
  place: words(`place region area location site city country land territory zone point kingdom
    district province town village continent island sea ocean river valley mountain plain line
    circle parallel meridian boundary border position space environment landscape terrain
    desert forest coast peninsula basin colony settlement market inn road path section capital
    street sector mouth route bend`),
  time: words(`period time era age event stage phase war century moment year day season interval
    decade occasion date`),
}

const de: Nouns = {
  person: words(`person mensch jemand mitglied bürger arbeiter wissenschaftler forscher lehrer
    schüler arzt patient herrscher könig kaiser eigentümer käufer verkäufer autor mitarbeiter
    leiter verbraucher kunde nutzer anwender teilnehmer spieler anbieter politiker philosoph
    soldat richter ökonom psychologe soziologe physiker mathematiker historiker erfinder maler
    schriftsteller präsident`),
  group: words(`gruppe organisation institution verband verein gesellschaft unternehmen firma
    behörde gemeinschaft bevölkerung klasse menge gesamtheit amt institut gremium partei
    regierung familie vereinigung kommission ministerium netzwerk einrichtung zusammenschluss
    system reihe sammlung serie bündnis bewegung schicht team armee volk dynastie
    abteilung kette`),
  action: words(`prozess vorgang handlung tätigkeit aktivität bewegung übertragung veränderung
    umwandlung bildung entwicklung reaktion austausch methode verfahren technik strategie
    ansatz übergang aufnahme abgabe transport trennung verbindung messung vergleich analyse
    untersuchung behandlung maßnahme mechanismus versuch verhalten ablauf anpassung abtrag
    zerfall verteilung herstellung abwehr aufforderung beschreibung gestaltung errichtung
    verbreitung schutz nutzung einsatz verwendung zusammenarbeit produktion planung steuerung
    kontrolle prüfung berechnung operation algorithmus protokoll wanderung kampf krieg aufstand
    revolution wahl abstimmung strafe kauf verkauf handel leistung übung training angriff
    mutation teilung befruchtung vermehrung verarbeitung speicherung`),
  ability: words(`fähigkeit eigenschaft merkmal neigung kraft möglichkeit recht pflicht befugnis
    bereitschaft kompetenz qualität freiheit notwendigkeit anspruch macht verantwortung begabung`),
  quantity: words(`anzahl zahl menge rate verhältnis anteil maß entfernung größe grad summe
    differenz durchschnitt mittelwert wert preis kosten geschwindigkeit dichte druck temperatur
    energie wahrscheinlichkeit betrag kennzahl dauer frequenz vektor umfang stärke länge breite
    höhe volumen masse gewicht einkommen gewinn verlust umsatz steuer zins abgabe nachfrage
    angebot spannung ladung leistung winkel faktor`),
  state: words(`zustand lage situation mangel gleichgewicht verlust gefühl empfindung wahrnehmung
    phänomen erscheinung beziehung knappheit überschuss haltung motivation notwendigkeit
    bewusstsein stimmung konflikt krise frieden markt wettbewerb form`),
  illness: words(`störung krankheit erkrankung syndrom infektion verletzung entzündung angst
    schädigung schwäche verengung vergiftung`),
  thought: words(`theorie idee vorstellung prinzip konzept modell hypothese lehre annahme regel
    gesetz norm auffassung ansicht grundsatz plan ziel absicht überzeugung ansatz politik wert
    haltung motivation weltanschauung paradigma begriff ideologie religion philosophie daten
    information wissen denkweise strategie interesse`),
  field: words(`lehre wissenschaft teilgebiet fachgebiet disziplin fach studium gebiet forschung
    bereich`),
  text: words(`aussage dokument text wort satz zeichen symbol sprache nachricht vertrag
    vereinbarung gesetz buch bericht bezeichnung name liste karte diagramm schrift formel
    gleichung funktion verordnung urkunde aufforderung behauptung beschreibung kommentar code
    datei format anweisung brief gedicht roman tabelle paragraph artikel überbegriff begriff`),
  object: words(`struktur teil organ zelle gewebe drüse knochen muskel nerv schicht membran gerät
    maschine werkzeug gegenstand gebäude faser rezeptor gefäß bestandteil element einheit
    bündel körper rohr röhre organell pflanze tier programm rechner lebewesen anlage schranke
    objekt produkt gut ware modul komponente bauteil bauwerk netz kanal stamm wurzel blatt
    molekül atom teilchen virus bakterium leitung datenbank speicher`),
  substance: words(`stoff substanz chemikalie medikament molekül hormon verbindung material
    protein eiweiß flüssigkeit gas mineral säure base enzym metall salz zucker fett gemisch
    mischung lösung gestein boden wasser`),
  place: words(`ort region gebiet raum stadt land fläche zone punkt staat bezirk provinz
    hauptstadt dorf kontinent insel meer fluss tal gebirge grenze linie landschaft bereich
    umgebung siedlung kolonie küste ebene wald becken gelände gewässer`),
  time: words(`zeit zeitraum periode epoche zeitalter ereignis phase stufe krieg jahrhundert jahr
    tag abschnitt zeitpunkt dauer augenblick jahreszeit generation zyklus`),
}

const es: Nouns = {
  person: words(`persona individuo alguien hombre mujer niño miembro ciudadano trabajador
    científico especialista rey reina gobernante dueño autor paciente estudiante maestro
    profesional usuario cliente empleado trabajadora líder jefe soldado filósofo político deudor
    acreedor titular ciudadana economista psicólogo sociólogo historiador escritor inventor
    pintor presidente`),
  group: words(`grupo organización institución asociación empresa compañía partido comunidad
    población sociedad clase conjunto equipo unión cuerpo gobierno red familia agrupación serie
    colección sistema secuencia asamblea ejército alianza comité consejo estamento corriente
    movimiento organismo entidad`),
  action: words(`proceso acto acción actividad práctica procedimiento movimiento transferencia
    cambio conversión formación uso desarrollo reacción intercambio método técnica estrategia
    transición producción selección creación separación división combinación transporte
    transmisión medición comparación análisis prueba tratamiento comportamiento operación
    mecanismo paso flujo síntesis ejercicio respuesta reflejo algoritmo protocolo difusión
    identificación aplicación elaboración control gestión planificación distribución
    intervención lucha guerra revuelta elección votación contratación venta compra pago ataque
    mutación reproducción entrega cesión renuncia sanción pena`),
  ability: words(`capacidad habilidad propiedad cualidad característica rasgo tendencia facultad
    poder derecho deber obligación libertad incapacidad competencia fuerza autoridad
    responsabilidad potestad`),
  quantity: words(`cantidad número tasa proporción porcentaje medida magnitud distancia tamaño
    grado nivel intensidad frecuencia velocidad longitud volumen masa peso suma diferencia
    promedio valor precio costo coste índice probabilidad energía fuerza presión temperatura
    densidad concentración concentraciones tensión fracción vector ángulo ingreso renta salario
    impuesto interés demanda oferta beneficio cuota saldo carga potencia`),
  state: words(`estado condición situación falta ausencia equilibrio pérdida sentimiento emoción
    percepción sensación fenómeno relación crisis conflicto paz mercado competencia
    desequilibrio régimen`),
  illness: words(`trastorno enfermedad síndrome infección lesión inflamación miedo`),
  thought: words(`teoría idea creencia principio concepto modelo hipótesis filosofía doctrina
    noción regla ley norma plan objetivo intención política ideología religión enfoque
    perspectiva conocimiento información dato criterio estrategia institución figura instituto`),
  field: words(`estudio ciencia rama campo disciplina área`),
  text: words(`documento texto palabra frase signo símbolo lenguaje lengua mensaje contrato
    tratado acuerdo ley libro informe registro nombre término lista mapa código función
    expresión ecuación notación acto resolución sentencia convenio decreto orden carta novela
    poema tabla formato archivo declaración dirección`),
  object: words(`estructura parte órgano célula tejido glándula hueso músculo nervio tubo capa
    membrana dispositivo máquina instrumento objeto edificio fibra receptor vaso vasos
    componente elemento unidad haz orgánulo pared barrera planta animal organismo partícula
    molécula filamento bloque virus bacteria entorno memoria plataforma herramienta bien
    producto cosa recurso sistema red módulo programa página servidor archivo aparato árbol
    raíz hoja`),
  substance: words(`sustancia fármaco molécula hormona compuesto material proteína líquido fluido
    gas mineral ácido base enzima metal sal azúcar grasa mezcla solución roca suelo partícula
    ion átomo`),
  place: words(`lugar región zona ciudad país tierra territorio punto provincia capital pueblo
    continente isla mar río valle montaña frontera línea espacio compartimento entorno dominio
    ámbito costa medio terreno bosque`),
  time: words(`período periodo tiempo época era edad evento acontecimiento etapa fase guerra siglo
    momento año día estación intervalo`),
}

type Lookup = ReadonlyMap<string, ReadonlySet<KindOfThing>>

const lookupOf = (nouns: Nouns): Lookup => {
  const kinds = new Map<string, Set<KindOfThing>>()
  for (const [kind, list] of Object.entries(nouns) as [KindOfThing, ReadonlySet<string>][])
    for (const noun of list) kinds.set(noun, (kinds.get(noun) ?? new Set()).add(kind))
  return kinds
}

const LOOKUPS: Readonly<Partial<Record<Language, Lookup>>> = {
  en: lookupOf(en),
  de: lookupOf(de),
  es: lookupOf(es),
}

/** Plural endings with what they replace. */
const PLURALS: readonly (readonly [string, string])[] = [
  ['', ''],
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['en', ''],
  ['n', ''],
  ['e', ''],
]

/** Endings of abstract nouns that show what they denote. */
const ENDINGS: readonly (readonly [RegExp, KindOfThing])[] = [
  [/(?:ization|isation|[a-z]{4}ment|ierung|miento)$/u, 'action'],
  [/(?:ology|ologie|ología)$/u, 'field'],
  [/(?:itis|emia|osis)$/u, 'state'],
]

/** Letters of a German compound's last noun, which says what it is. */
const MIN_COMPOUND_PART = 4

const NONE: ReadonlySet<KindOfThing> = new Set()

/** What `noun` (lower case, singular or plural) denotes; empty if that is not known. */
export const kindsOf = (noun: string, language: Language): ReadonlySet<KindOfThing> => {
  const lookup = LOOKUPS[language]
  if (!lookup) return NONE
  const singulars = PLURALS.flatMap(([ending, singular]) =>
    noun.endsWith(ending) ? [noun.slice(0, noun.length - ending.length) + singular] : [],
  )
  for (const form of singulars) {
    const found = lookup.get(form)
    if (found) return found
  }
  const [, byEnding] = ENDINGS.find(([pattern]) => pattern.test(noun)) ?? []
  if (byEnding) return new Set([byEnding])
  return language === 'de' ? kindsOfCompound(singulars, lookup) : NONE
}

/** What the last noun of a German compound denotes: "Bundesoberbehörde" is a "Behörde". */
const kindsOfCompound = (
  singulars: readonly string[],
  lookup: Lookup,
): ReadonlySet<KindOfThing> => {
  for (const form of singulars)
    for (let from = 2; from <= form.length - MIN_COMPOUND_PART; from++) {
      const found = lookup.get(form.slice(from))
      if (found) return found
    }
  return NONE
}
