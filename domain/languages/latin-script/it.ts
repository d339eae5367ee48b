import type { PageWords } from '../pages.ts'
import type { AnswerWords } from '../answers.ts'
import { labels, words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Italian. */
export const it: LanguageWords = {
  nounFirst: true,
  stopWords:
    words(`a ad agli ai al alla alle allo anche ancora avere c che chi ci come con contro cosa cui
    da dagli dai dal dalla dalle dallo degli dei del dell della delle dello di dopo dove
    durante e è ed era erano essere fra gli ha hanno i il in io l la le lei li lo loro lui
    ma me mentre mi molto ne negli nei nel nella nelle nello no noi non o ogni oppure per
    perché più poi prima qual quale quali quando quanti quante quanto quella quelle quelli
    quello questa queste questi questo se sei senza si sia sono sopra sotto stata stati
    stato su sua sue sugli sui sul sulla sulle suo suoi tra tu tutti tutto un una uno vi voi`),
  questionWords:
    words(`significa definizione esempio esempi differenza nome nomi chiama chiamato tipo tipi
    motivo anno anni data numero percentuale documento testo autore dice`),
  blockLabels: {
    exercise: labels(`esercizi|esercizio|domande|problemi|verifica|soluzioni`),
    reference: labels(`riferimenti|bibliografia|fonti|note|letture consigliate|ringraziamenti`),
    glossary: labels(`glossario|termini chiave|definizioni|vocabolario`),
    summary: labels(`riassunto|sommario|conclusioni|conclusione|in sintesi|riepilogo|in breve`),
    index: labels(`indice analitico`),
    frontMatter: labels(`indice|contenuti|obiettivi|prefazione`),
    link: labels(`video`),
    figure: labels(`figura|fig|grafico|immagine`),
    table: labels(`tabella|tab`),
  },
  answerTypes: {
    example: /\besemp[io]+\b/iu,
    number: /\bquant[oaie]\b/iu,
    time: /\bquando\b/iu,
    reason: /\bperché\b/iu,
    person: /\bchi\b/iu,
    place: /\bdove\b/iu,
    list: /\b(?:quali sono|elenca)\b/iu,
    process: /\bcome\b/iu,
    definition: /\bche cos'?è\b|\bcosa (?:è|sono)\b/iu,
  },
  answerSigns: {
    example: /\bad esempio\b/iu,
    reason: /\b(?:perché|poiché)\b/iu,
  },
  definition: {
    after: String.raw`è|sono`,
    frame: String.raw`che cos'?è(?: (?:il|la|lo|un|una))?`,
  },
}

/** How messages to the tutor are worded. */
export const itRequests: RequestWords = {
  thanks: 'grazie',
  greeting: 'ciao|buongiorno',
  summary: 'di cosa parla|riassu\\p{L}+',
  page: 'pagina',
  followUp: 'e|ma',
}

/** The words that decide what a statement claims. */
export const itStatements: StatementWords = {
  negators: 'nessun nulla niente non mai senza nessuno nessuna',
  narrowNegators: 'senza',
}

/** Words by which the tutor without a model reads questions and documents. */
export const itAnswers: AnswerWords = {
  authorLabels: 'di',
  nameParticles: 'del|della|di|da',
}

/** Words by which the text of a page is divided. */
export const itPages: PageWords = {
  definitionLabels: 'definizione|def',
  otherSections: 'capitolo',
  exerciseLabels: 'esercizi?o?',
}
