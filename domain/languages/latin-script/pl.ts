import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Polish. */
export const pl: LanguageWords = {
  stopWords:
    words(`a aby ale ani bez bo być był była było były będzie co czy dla do gdy gdzie go i ich ile
    im inne ja jak jaka jaki jakie jako jego jej jest jeszcze jeśli już każdy kiedy kto
    która które którego której który których którym którzy lub ma mają między może można na
    nad nie niego nich niż o od oraz po pod ponieważ poza przed przez przy roku są się sobie
    swoje ta tak także tam te tego tej ten to tu tych tylko tym w we wszystko wśród z za zaś
    ze że żeby`),
}

/** How messages to the tutor are worded. */
export const plRequests: RequestWords = {
  summary: 'streszcz\\p{L}*',
  page: 'strona|stronie',
}

/** The words that decide what a statement claims. */
export const plStatements: StatementWords = {
  negators: 'nie bez',
}
