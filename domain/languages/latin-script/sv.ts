import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Swedish. */
export const sv: LanguageWords = {
  joinsCompounds: true,
  stopWords:
    words(`alla att av bara blev bli blir de dem den denna deras dess dessa det detta dig din du
    där då efter ej eller en er ett från för ha hade han hans har henne hennes hon honom hur
    här i icke inom inte jag ju kan kunde man med mellan men mig min mot mycket ni nu när
    någon något några och om oss på samma sedan sig sin sina sitt ska skulle som så till
    under upp ut utan vad var vara varför varit varje vars vem vi vid vilka vilken vilket är
    år över`),
}

/** How messages to the tutor are worded. */
export const svRequests: RequestWords = {
  thanks: 'tack',
  greeting: 'hej',
  summary: 'sammanfatt\\p{L}*',
  page: 'sida',
}

/** The words that decide what a statement claims. */
export const svStatements: StatementWords = {
  negators: 'ingenting inte aldrig ingen',
}
