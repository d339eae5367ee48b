import { OPPOSITES_IN_GERMAN, OPPOSITES_IN_SPANISH } from './opposites.ts'

/**
 * Tables of words for school and university answers, written by hand. Deliberately small: other
 * words have only their own meaning. Words are in lower case; inflected forms are reached by the
 * stemmer.
 */

const words = (list: string): string[] => list.trim().split(/\s+/)

/** Function words. They hardly affect whether an answer is correct. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  words(`a an the this that these those it its itself they them their theirs themselves he him his
  she her hers we us our you your i me my mine one's who whom whose which what when where why how
  there here is are was were be been being am do does did done doing have has had having will
  would shall should can could may might must and or but nor so yet if then than because since as
  while although though whereas however therefore thus hence also too of in on at by for from to
  into onto with within about between among through during over under via per upon toward towards
  just only very much more most quite rather really even still already again all any both each
  every some such own other another etc eg ie e.g i.e get gets got getting let lets like well`),
)

/** Everyday verbs and nouns of explanations, which have little weight. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  words(`make makes made making use uses used using way ways thing things mean means meant happen
  happens happened occur occurs go goes going come comes take takes taken give gives given show
  shows shown tell tells know known think see seen say said find found need needs needed want put
  become becomes became keep keeps help helps helped allow allows allowed able possible example
  examples case cases part parts kind kinds type types lot lots many few several number different
  people person called call name named refer refers referred describe describes explain explains
  explained define defined term terms first second next last new old good bad big large small
  long time times place side point points reason reasons result results cause causes caused due
  based important main certain general contain contains contained containing have include
  includes included provide provides provided work works working answer question statement idea`),
)

/** Words that negate a statement. `without` and `lack` negate what follows them. */
export const NEGATORS: ReadonlySet<string> = new Set(
  words(`not no never none neither nor cannot without lack lacks lacking lacked absent absence
  fail fails failed hardly nobody nothing nowhere instead unable false untrue incorrect wrong
  rien ni nadie nada nessun nulla niente niemand nichts ningum ninguém ingenting ikke ikkje intet
  ei eivät ne nie bez değil yok tidak bukan không chưa не нет без никогда ни немає без لا لم لن
  ليس ليست غير بدون דون לא אין אינו אינה איננו בלי ללא 不 没 没有 無 无 未 非 并非 不是 不能 不会 不需 ไม่ ไม่ได้
  ไม่มี nicht kein keine keinen keiner keinem keines nie niemals ohne weder pas jamais aucun
  aucune sans nunca ningún ninguna ninguno sin jamás nem não nunca sem non mai senza nessuno
  nessuna niet geen nooit zonder inte aldrig ingen`),
)

/** Words that begin a clause; a negation before them does not reach past them. */
export const CLAUSE_OPENERS: ReadonlySet<string> = new Set(
  words(
    `but because since so while whereas although though which if when then therefore as unless
    however`,
  ),
)

/** Opposites: the second of each pair counts as the negated first. */
const OPPOSITES: readonly (readonly [plain: string, opposite: string])[] = [
  [
    'connected connect connects connection attached joined',
    'disconnected unconnected separated separate separates separation gap gaps detached isolated',
  ],
  [
    'same identical alike equal',
    'different differ differs difference unequal dissimilar differing',
  ],
  ['big large huge great', 'small little tiny'],
  ['tighten tightens tightened tight', 'loosen loosens loosened loose'],
  ['closed close complete completed unbroken', 'open opened incomplete broken'],
  [
    'increase increases increased increasing rise rises rose rising grow grows grew growing gain gains more greater higher high larger bigger faster fast fastest quick quicker quickly rapid rapidly highest largest strongest longest up raise raises raised longer stronger expand expands expanded expansion speeds accelerate accelerates',
    'decrease decreases decreased decreasing fall falls fell falling drop drops dropped reduce reduces reduced reduction decline declines less fewer lower low smaller slower slow slowest slowly lowest smallest weakest shortest down shrink shrinks shrank lose loses lost loss shorter weaker contract contracts contraction lowers slows decelerate decelerates diminish diminishes',
  ],
  ['positive', 'negative'],
  ['before earlier prior precede precedes', 'after later afterwards following subsequent'],
  ['always all every', 'never'],
  ['inside internal within inner interior', 'outside external outer exterior'],
  ['hot hotter warm warmer heat heated warms', 'cold colder cool cooler cooled cools'],
  ['above top upper', 'below bottom beneath underneath'],
  ['maximum max most maximize', 'minimum min least minimize'],
  ['strong hard rigid', 'weak soft flexible'],
  ['true correct right valid', 'false incorrect wrong invalid'],
  ['possible able can', 'impossible unable cannot'],
  ['dependent depends depend', 'independent independently'],
  ['direct directly', 'indirect indirectly'],
  ['synchronous', 'asynchronous'],
  [
    'static fixed constant unchanged stable',
    'dynamic variable changing changes change changed varies vary unstable',
  ],
  ['visible', 'invisible hidden'],
  ['acid acidic', 'alkaline basic base'],
  ['attract attracts attraction attracted', 'repel repels repulsion repelled'],
  ['absorb absorbs absorbed absorption', 'emit emits emitted release releases released releasing'],
  ['enter enters entering', 'leave leaves leaving exit exits'],
  [
    'start starts begin begins beginning started begun',
    'stop stops end ends stopped ended halt halts finish finishes',
  ],
  [
    'create creates created build builds built construct constructs form forms formed forming',
    'destroy destroys destroyed',
  ],
  ['public', 'private'],
  ['legal', 'illegal'],
  ['present exist exists existing', 'missing nonexistent'],
  ['light', 'dark'],
  ['heavy heavier', 'lighter'],
  ['north northern', 'south southern'],
  ['east eastern', 'west western'],
  ['import imports imported', 'export exports exported'],
  ['encrypt encrypted encryption encrypts', 'decrypt decrypted decryption decrypts'],
  ['push', 'pop'],
  ['horizontal horizontally', 'vertical vertically'],
  ['male', 'female'],
  ['predator predators', 'prey'],
  ['aerobic', 'anaerobic'],
  ['endothermic', 'exothermic'],
  ['reactant reactants', 'product products'],
  ['dominant', 'recessive'],
  ['solvent', 'solute'],
  ['ascending', 'descending'],
  ['local', 'global'],
  ['manual manually', 'automatic automatically'],
  ['secure safe', 'insecure unsafe'],
  ['reliable', 'unreliable'],
  ['ordered', 'unordered'],
  ['sorted', 'unsorted'],
  ['known', 'unknown'],
  ['necessary required needed needs', 'unnecessary'],
]

/** Groups of near-synonyms. The first word of each is the concept. */
const SYNONYMS: readonly string[] = [
  'damaged damage burned burnt burns dead faulty defective',
  'path circuit circuits loop route paths pathway pathways',
  'show indicates indicate indicating shows demonstrates reveals tells',
  'determine decide decides find',
  'cause causes caused leads lead produces produce results create creates created makes',
  'need needs require requires required requirement must',
  'contain contains contained includes include comprises consists holds',
  'use uses used utilize utilise utilizes employs apply',
  'allow allows enables enable permits permit lets',
  'prevent prevents avoid avoids stop blocks block inhibits hinder hinders prohibits',
  'energy power',
  'amount quantity',
  'part component components piece portion element elements',
  'method function procedure routine subroutine functions methods',
  'parameter parameters argument arguments',
  'value values',
  'beginning start front head',
  'error errors mistake mistakes bug bugs fault faults',
  'purpose goal aim objective intention',
  'simple easy simplified simpler easier simplify simplifies',
  'complex complicated difficult hard',
  'device devices machine machines host hosts node nodes station stations system systems',
  'message packet packets messages frame frames segment segments',
  'send sends sent transmit transmits transmission transmitted forwards forward forwarded',
  'receive receives received gets obtain obtains',
  'store stores stored save saves saved keep kept hold',
  'remove removes removed delete deletes deleted discard discards dropped',
  'add adds added append insert inserts inserted',
  'check checks verify verifies test tests confirm examine',
  'begin start starts initiate initiates',
  'answer solution response reply',
  'plant plants',
  'sunlight sunshine sun solar',
  'water moisture h2o',
  'speed velocity rate',
  'similar alike',
  'rock rocks stone stones',
  'earth ground soil dirt',
  'person people human humans man men',
  'country nation state countries nations',
  'law rule rules laws regulation',
  'king monarch ruler emperor',
  'war conflict battle fight',
  'job occupation profession',
  'trade commerce',
  'money capital funds',
  'buy purchase buys bought',
  'child children kid kids offspring',
  'doctor physician',
  'illness disease sickness',
  'food nutrition nutrients',
  'cell cells',
  'gas gases',
  'carbon-dioxide co2',
  'change alter modify modifies changes changed modification varies',
  'choose select selects chosen pick selected',
  'divide split splits divides divided',
  'combine merge merges combined join unite',
  'repeat repeated repeatedly iterate iterates loops',
  'list array sequence',
  'variable variables',
  'run execute executes executed execution runs',
  'language languages',
  'own has possess possesses',
  'expensive costly',
  'cost costs price',
  'benefit benefits advantage advantages pro pros',
  'drawback drawbacks disadvantage disadvantages downside downsides con cons',
  'location position place',
  'protect protects guard guards defend shield',
  'hurt harm harms injure damage',
  'move moves travel travels moved movement motion',
  'turn rotate rotates spin spins',
  'touch contact contacts',
  'mix mixture blend',
  'watch observe observes look',
  'measure measures measuring measured measurement',
  'effect impact influence affects affect',
]

/** Number words. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  words(
    `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty`,
  ).map((word, value) => [word, String(value)]),
)

/** The concept of a word, whether the word is its opposite, and whether the concept has one. */
export type Sense = { concept: string; opposite: boolean; paired: boolean }

/** The tables of one language. */
export type SenseTables = {
  readonly opposites: readonly (readonly [plain: string, opposite: string])[]
  readonly synonyms: readonly string[]
}

export const TABLES: Readonly<Record<'en' | 'de' | 'es', SenseTables>> = {
  en: { opposites: OPPOSITES, synonyms: SYNONYMS },
  de: { opposites: OPPOSITES_IN_GERMAN, synonyms: [] },
  es: { opposites: OPPOSITES_IN_SPANISH, synonyms: [] },
}

/** The words of `tables`, keyed by stem. */
export const sensesBy = (
  stem: (word: string) => string,
  { opposites, synonyms }: SenseTables,
): ReadonlyMap<string, Sense> => {
  const senses = new Map<string, Sense>()
  const learn = (list: string, sense: Sense) => {
    for (const word of words(list)) {
      const key = stem(word)
      if (!senses.has(key)) senses.set(key, sense)
    }
  }
  for (const [plain, opposite] of opposites) {
    const concept = `${words(plain)[0] ?? plain}/`
    learn(plain, { concept, opposite: false, paired: true })
    learn(opposite, { concept, opposite: true, paired: true })
  }
  for (const group of synonyms) {
    const concept = `${words(group)[0] ?? group}~`
    learn(group, { concept, opposite: false, paired: false })
  }
  return senses
}
