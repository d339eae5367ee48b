import type { PageWords } from '../pages.ts'
import type { QuestionChecks } from '../question-checks.ts'
import type { AnswerWords } from '../answers.ts'
import { labels, words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** French. */
export const fr: LanguageWords = {
  nounFirst: true,
  stopWords:
    words(`à afin ai ainsi alors après au aucun aussi autre aux avant avec avait ayant car ce ceci
    cela celle celles celui ces cet cette ceux chaque chez ci comme comment d dans de depuis
    des donc dont du elle elles en entre est et était étaient été être eu eux fait faut ici
    il ils j je jusque l la là laquelle le lequel les lesquels leur leurs lors lui ma mais
    me même mes moi moins mon n ne ni non nos notre nous on ont or ou où par parce pas
    pendant peu peut peuvent plus plusieurs pour pourquoi puis qu quand que quel quelle
    quelles quels qui quoi s sa sans se selon ses si son sont sous sur ta te tes toi ton
    tous tout toute toutes très tu un une vers vos votre vous y combien`),
  questionWords:
    words(`signifie veut dire définition exemple exemples différence compare nom noms nommé appelle
    appelé appelée type types sorte sortes raison raisons année années date jour nombre
    pourcentage document texte auteur dit étapes quelle terme mot`),
  blockLabels: {
    exercise:
      labels(`exercices|exercice|questions|problèmes|questions de révision|devoirs|activités|
      autoévaluation|solutions|corrigés`),
    reference: labels(`références|bibliographie|sources|notes|voir aussi|liens|pour aller plus loin|
      remerciements`),
    glossary: labels(`glossaire|termes clés|définitions|vocabulaire|abréviations`),
    summary: labels(`résumé|en résumé|conclusion|synthèse|points clés|à retenir|l'essentiel`),
    index: labels(`index`),
    frontMatter: labels(
      `sommaire|table des matières|objectifs|préface|avant-propos|objectifs d'apprentissage`,
    ),
    link: labels(`vidéo`),
    figure: labels(`figure|fig|schéma|graphique|image|carte`),
    table: labels(`tableau|tab`),
  },
  answerTypes: {
    example: /\bexemples?\b/iu,
    number: /\bcombien\b/iu,
    time: /\bquand\b|\bquelle année/iu,
    reason: /\bpourquoi\b/iu,
    person: /\bqui\b/iu,
    place: /\boù\b/iu,
    list: /\b(?:quels? sont|quelles sont|énumère|liste)\b/iu,
    process: /\bcomment\b/iu,
    definition: /\bqu'est-ce\b|\bdéfini\w*/iu,
  },
  answerSigns: {
    example: /\bpar exemple\b/iu,
    number: /\b(?:deux|trois|quatre|cinq)\b/iu,
    time: /\b(?:janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|siècles?)\b/iu,
    reason: /\b(?:parce que|car|afin|puisque|grâce)\b/iu,
  },
  definition: {
    after: String.raw`est|sont|désigne|signifie`,
    before: String.raw`(?:on appelle|est appelée?|s'appelle|par)(?: (?:l[ae]|une?))?`,
    frame: String.raw`qu'est-ce que?(?: c'est)?(?: que?)?(?: (?:l[ae]s?|une?))?|définis`,
  },
}

/** How messages to the tutor are worded. */
export const frRequests: RequestWords = {
  help: 'que peux-tu faire|aide|qui es-tu',
  thanks: 'merci',
  greeting: 'bonjour|salut',
  summary: "résum\\p{L}*|vue d'ensemble|de quoi parle",
  keyTerms: '\\bmots[- ]clés?\\b',
  translate: 'tradui[st]|traduire',
  wholeDocument: 'du|des|le|la|les',
  followUp: 'et|mais',
  articles: "les?|l'",
  comparisons: [
    {
      opens: /\b(?:différences?\s+entre|compare[rz]?)\s+/giu,
      links: /(?<=\s)(?:et|avec|à)(?=\s)/giu,
    },
  ],
  refusals: [
    /\b(?:document|texte|passages?|extraits?)\b n(?:e |')(?:\p{L}+ ){0,2}?(?:dit|disent|mentionnen?t?|contien(?:nen)?t|préciser?|précise(?:nt)?|indiquen?t?|répond(?:ent)?)\b/iu,
  ],
}

/** The words that decide what a statement claims. */
export const frStatements: StatementWords = {
  negators: 'rien ni pas jamais aucun aucune sans',
  narrowNegators: 'sans',
  clauseStarts: 'mais|car',
  conditionalStarts: 'sinon',
}

/** Words by which the tutor without a model reads questions and documents. */
export const frAnswers: AnswerWords = {
  articles: 'les?|une',
  articlesBeforeName: 'les?',
  conjunctions: 'et',
  questionStarts: '(?:à |de |en )?quoi|qui|quand|où|pourquoi|comment|quel(?:le)?s?|combien',
  inOtherWords: "c'est-à-dire",
  kindStarts: 'une?|les?',
  otherOr: 'ou',
  listLinks: 'et|ou',
  definingVerbs: 'est|sont|désigne',
  namingVerbs: 'on appelle',
  noTermStarts: 'il|elle|ce|on',
  dependentStarts: 'il|elle|ils|elles|ce|cette|ces',
  contrasts: 'tandis que|alors que',
  authorLabels: 'par|auteurs?',
  and: 'et',
  pageLinks: 'et',
  nameParticles: 'le|la|de',
  publication: 'publié|édition',
  months: 'fév|avr|aoû|déc',
}

/** Words by which the text of a page is divided. */
export const frPages: PageWords = {
  abbreviations: 'mme?',
  unfinished: 'et|ou|le|la|les|du|de|des',
  definitionLabels: 'définition|déf',
  captions: 'tableau',
  figureVerbs: 'montre|est|et',
  otherSections: 'chapitre|partie',
  and: 'et',
  exerciseLabels: 'exercices?',
}

/** Words of options that are rejected. */
export const frQuestionChecks: QuestionChecks = {
  allOrNone: 'toutes|aucune',
  options: 'ci-dessus|réponses',
}
