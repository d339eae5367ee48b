import { words, type LanguageWords } from '../language-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Ukrainian. */
export const uk: LanguageWords = {
  stopWords:
    words(`а але б би в вже від він вона вони воно до для є за з зі й і із її їх його коли хто що
    де як який яка яке які якого чому чи це цей ця ці на над не ні по під при про та так
    також там то той ту у був була було були бути скільки між`),
}

/** The words that decide what a statement claims. */
export const ukStatements: StatementWords = {
  negators: 'немає',
}
