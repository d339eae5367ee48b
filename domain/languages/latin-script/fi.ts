import { words, type LanguageWords } from '../language-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Finnish. */
export const fi: LanguageWords = {
  joinsCompounds: true,
  stopWords:
    words(`ei eivät ehkä en että eli ennen he hän häne hänen ja jo joka jos jossa joten joita jotka
    jotta kaikki kanssa keskuudessa koska kuin kuinka kuitenkin kuka kun lisäksi mikä mikään
    miksi millainen missä mitä mitkä minä minun mutta muut myös ne niiden niin niitä nyt
    näin nämä ole oli olisi olivat olla on ovat paljon se sekä sen siitä siinä silloin sillä
    sitten sitä taas tai tämä tämän tässä tätä vaan vain vaikka voi voidaan yli`),
}

/** The words that decide what a statement claims. */
export const fiStatements: StatementWords = {
  negators: 'ei eivät',
}
