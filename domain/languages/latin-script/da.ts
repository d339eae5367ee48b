import { words, type LanguageWords } from '../language-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Danish. */
export const da: LanguageWords = {
  joinsCompounds: true,
  stopWords:
    words(`af alle at blev blive bliver da de dem den denne der deres det dette dig din disse dog
    du efter eller en end er et for fra få ham han hans har havde have hende hendes her hos
    hun hvad hvem hvilke hvilken hvilket hvis hvor hvordan hvorfor hvornår i ikke ind jeg
    jer jo kan kunne man mange med meget men mellem mig min mod ned noget nogle nu når og
    også om op os over på selv sig sin sine skal skulle som sådan til ud under var ved vi
    vil ville være været`),
}

/** The words that decide what a statement claims. */
export const daStatements: StatementWords = {
  negators: 'ikke ikkje intet',
}
