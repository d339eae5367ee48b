import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Czech. */
export const cs: LanguageWords = {
  stopWords:
    words(`a aby ale ani až bez bude by byl byla bylo byly být co což do i ich jak jaká jaké jaký
    jako je jeho její jejich jen ještě jsem jsou k kde kdo kdy kdyby když ke která které
    kterého který kteří ku má mají mezi mi mu na nad nebo není než o od ona oni pak po pod
    podle pokud pouze pro proč proto před při s se si své svou ta tak také tato te ten tedy
    těch to toho tohoto tom tomto tu u už v ve více však z za ze že`),
}

/** How messages to the tutor are worded. */
export const csRequests: RequestWords = {
  summary: 'shrň\\p{L}*',
}

/** The words that decide what a statement claims. */
export const csStatements: StatementWords = {
  negators: 'ne nie bez',
}
