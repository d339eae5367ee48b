/** Small closed lists that tell kinds of nouns and names apart where a part of speech can't. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** Nouns that say too little to be asked for. */
export const GENERIC_NOUNS = words(`
  ability access account action activity addition advantage age aim amount analysis answer approach area argument aspect
  attempt attention author back base basis behavior behaviour beginning benefit bit body book building case cause center
  centre century chance change chapter character choice claim class collection combination company concept conclusion
  condition consequence consideration content context contrast control cost country couple course criticism date day deal
  decade decision degree demand description design detail development difference difficulty direction discussion document
  dozen edge effect effort element end environment event evidence example exception experience explanation extent face fact
  factor family feature field figure finding focus form frame front function future game goal good ground group growth half
  hand head help hour hundred idea image impact importance improvement inclusion increase individual influence information
  instance interest introduction issue item job key kind knowledge lack language last law length letter level life limit
  line list literature look loss lot machine majority man manner material matter meaning means measure member method million mind
  minute model moment month move name nature need notion number object occasion one opportunity option order organization
  origin other others outcome page pair paper part participant past path pattern people percent percentage period person
  perspective phase phrase piece place plan point population position possibility power practice presence present press
  principle problem process product program project property proportion proposal purpose quality quantity question range
  rate reader reality reason reference region relation relationship report requirement research researcher response rest
  result review right rise role rule sample scale scenario scheme scope section sense sentence series set setting shape
  share side sign significance similarity site situation size solution someone something sort source space stage standard
  start state statement status step story strategy strength structure student study subject success summary support
  survey system table task team technique tendency term test text theme theory thing thought thousand time title today
  tool top topic total trend truth turn type understanding unit usage use user value variety version view volume way week
  whole woman word work worker world writer year years yesterday tomorrow everything anything nothing everyone anyone
  child children men women variable variables existence meantime majority beginning latter former
`)

/** Heads so empty that no word before them makes a term of them. */
export const EMPTY_HEADS = words(`
  way thing example kind sort number case part lot bit piece fact reason time day year sense manner means amount majority
  rest something someone people person one ones few mi km cent million billion percent
`)

/** Adjectives that don't belong to the term they stand before. */
export const LOOSE_ADJECTIVES = words(`
  additional all alone another any available average bad basic best better big broad certain clear close common complete
  considerable correct current daily different difficult distinct due earlier early easy effective empty enough entire
  equal essential even every exact existing extra famous far few fewer final first fourth fifth following former full
  further future general given good great greater greatest growing half hard heavy high higher highest huge ideal
  important increasing individual initial interesting key large larger largest last late later latest latter least less
  likely limited little long longer low lower lowest main major many maximum mere minimum minor modern more most much
  multiple named necessary new newer newest next normal notable numerous obvious old older oldest only original other
  others overall own particular past poor popular possible potential powerful present previous primary proper quick rare
  real recent related relevant remaining respective right same second sector serious several severe short significant
  similar simple single slight slow small smaller smallest so-called special specific strong subsequent substantial
  successful such sufficient suitable third top total true typical ultimate unique unlike upper useful usual valid various
  vast very well name whole wide widespread worst worth wrong young younger
`)

export const MONTHS_AND_DAYS = words(`
  january february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday
`)

export const TITLES = words(`
  mr mrs ms dr prof professor sir lord lady king queen prince princess president emperor pope saint st captain general
  admiral bishop archbishop cardinal senator governor chancellor minister duke count countess baron father mother brother
  sister chief justice judge colonel major lieutenant
`)

export const GIVEN_NAMES = words(`
  aaron abraham adam adolf albert alan alexander alfred alice amelia andrew angela ann anna anne anthony antoine antonio arthur
  augustus barbara benjamin bernard bill bob brian bruce carl carlos caroline catherine charles charlotte chris christian
  christine christopher clara claude claudia dan daniel david dennis derek davis diana donald dorothy douglas edgar edith edmund edward eleanor
  elena elizabeth ellen emil emily emma eric ernest eugene eva evelyn ferdinand florence francis francisco frank franz
  fred frederick friedrich gary galileo geoffrey george gerald glenn gordon grace graham gregory guy hans harold harriet harry heinrich
  helen henri henry herbert hermann howard hugh ian ibn igor isaac ivan jack jacob jacques jakob james jan jane jared jason
  jean jennifer jerry jim joan johann john johannes jonathan jose josef joseph josh juan julia julian julius karl kate kathleen kim
  katherine keith kenneth kevin kurt laszlo larry laura lawrence leo leon leonard leonardo leonhard lewis linda louis louise lucy
  luis luke margaret maria marie mario mark martha martin mary matthew max michael miguel mohammad muhammad nancy napoleon
  neil nicholas nicolas nikola niels noah norman oliver oscar otto pablo patricia patrick paul pedro peter philip pierre rachel ralph
  ray raymond rebecca rene richard robert roger roland ronald rosa ross roy russell ryan rudolf ruth sam samuel sandra sarah sean scott stanley stuart sigmund
  simon sophie stephen steve steven stuart susan susanna ted theodore thomas tim timothy tom victor victoria vincent
  virginia vladimir walter werner wernher wilhelm william winston wolfgang
`)

export const PLACE_WORDS = words(`
  river city county street road avenue park island islands sea ocean valley mountain mountains lake kingdom republic states
  province stadium bay gulf peninsula desert coast town village square bridge airport basin forest hill hills harbor harbour
  district territory fort boulevard highway plaza tower castle cathedral palace gardens gate station london paris rome berlin
  madrid vienna moscow beijing tokyo york california texas florida chicago boston washington newcastle manchester sydney
  melbourne athens cairo istanbul constantinople jerusalem venice milan naples amsterdam brussels geneva prague warsaw
  philadelphia detroit houston seattle miami atlanta denver dallas cleveland
`)

export const COUNTRIES = words(`
  africa america asia europe australia antarctica england scotland wales ireland britain france germany italy spain portugal
  russia china japan india canada mexico brazil egypt greece turkey poland sweden norway denmark finland netherlands belgium
  switzerland austria hungary israel iran iraq syria kenya nigeria ethiopia argentina chile peru colombia venezuela cuba
  ukraine romania bulgaria serbia croatia iceland greenland korea vietnam thailand indonesia malaysia pakistan afghanistan
  bangladesh ghana morocco algeria tunisia libya sudan tanzania uganda zimbabwe lebanon jordan kuwait qatar oman yemen
  mongolia tibet taiwan nepal zealand luxembourg ussr usa
`)

export const GROUP_WORDS = words(`
  university company corporation inc ltd institute institution court council committee party church association agency
  department parliament commission bank group league union museum school college laboratory laboratories foundation society
  ministry senate congress army navy force forces board authority organization organisation orchestra club team network
`)

export const EVENT_WORDS = words(`
  war battle revolution treaty act agreement bowl cup championship games festival award prize conference olympics crisis
  movement convention amendment directive declaration siege crusade renaissance reformation era dynasty age
`)
