import { choosePassages } from '../../domain/text/search/passages.ts'
import { indexDocument } from '../../domain/text/document.ts'
import { quantile, rounded, timed } from './support/numbers.ts'
import { pageOf } from './text.ts'

const PAGES = 100
const PAGE_CHARS = 2000
const BUDGET_CHARS = 2000
const QUESTIONS = 50

/** Time to index a document of 200,000 characters once, and of each question after that. */
export async function measurePassages(): Promise<object> {
  const text = Array.from({ length: PAGES }, (_, page) => pageOf(page + 1, PAGE_CHARS)).join('\f')
  const index = await timed(() => indexDocument(text, 'en'))
  const document = indexDocument(text, 'en')
  const questions: number[] = []
  for (let number = 1; number <= QUESTIONS; number++)
    questions.push(
      await timed(() =>
        choosePassages(
          document,
          { question: `What does chapter ${number} say of moist air?` },
          BUDGET_CHARS,
        ),
      ),
    )
  return {
    characters: text.length,
    indexMs: rounded(index),
    questionMs: { p50: rounded(quantile(questions, 0.5)), p95: rounded(quantile(questions, 0.95)) },
  }
}
