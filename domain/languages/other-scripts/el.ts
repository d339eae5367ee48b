import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'

/** Greek. */
export const el: LanguageWords = {
  stopWords:
    words(`αλλά αν από αυτά αυτές αυτή αυτό αυτοί αυτός για γιατί δε δεν εάν είναι είχε ένα έναν
    ένας επίσης έχει έχουν η ή ήταν θα και κάθε κατά με μετά μη μια μία να ο οι όμως όπου
    όπως όσο όταν ότι παρά πιο ποια ποιες ποιο ποιοι ποιος πολύ πόσα πόσες πόσο πότε που πού
    προς πως πώς σε στη στην στης στις στο στον στους τα τη την της τι τις το τον του τους
    των ως`),
}

/** How messages to the tutor are worded. */
export const elRequests: RequestWords = {
  summaryInside: 'περίληψη',
  pageInside: 'σελίδα',
}
