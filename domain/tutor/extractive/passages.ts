import type { DocumentIndex, IndexedSentence } from '../../text/document.ts'
import { isWhole } from '../../text/summary.ts'
import type { AskedAbout } from './coverage.ts'
import { introducesList, listItemsAfter } from './lists.ts'
import type { AnswerType } from './question.ts'
import { quote, type Quotation } from './quotation.ts'

const POINTS_BACK =
  /^(?:it|this|that|these|those|they|he|she|its|their|his|her|such|however|therefore|thus|moreover|(?:\p{L}+ ){1,3}(?:of|for|to|in|on|with|from|at|by) (?:it|them|this|these|those)|er|sie|es|diese[rsn]?|il|elle|ils|elles|ce|cette|ces|esto|este|esta|ellos)\b/iu

/** Words that stand for what was said before, wherever they stand. */
const REFERS =
  /\b(?:it|its|they|them|their|this|these|those|diese[rsnm]?|ihn|ihm|ihr|ihre[rsnm]?|celui|celle|leur|sus?|ellos?|ellas?)\b/iu

/** What a sentence that says something begins and ends like: a heading has no stop, a question another, and half a line begins small. */
const COMPLETE_SENTENCE = /^\P{Ll}.*[.!。！।]["'”’)]*$/su

/** Sentences that follow one another, by the numbers of the first and the last. */
type Run = { readonly from: number; readonly to: number }

export const sentencesOf = (index: DocumentIndex, { from, to }: Run): IndexedSentence[] =>
  index.sentences.slice(from, to + 1)

const inOneParagraph = (a: IndexedSentence | undefined, b: IndexedSentence | undefined): boolean =>
  a !== undefined && a.paragraph === b?.paragraph && a.page === b.page

/** What a good answer takes along: the sentence before where this one only points back at it. */
export function withContext(index: DocumentIndex, i: number): Run {
  const [before, sentence] = [index.sentences[i - 1], index.sentences[i]]
  const leans = POINTS_BACK.test(sentence?.text ?? '') && inOneParagraph(before, sentence)
  return { from: leans && COMPLETE_SENTENCE.test(before?.text ?? '') ? i - 1 : i, to: i }
}

/** Who asks what, why or how wants more than the one sentence that names it; who asks when or how many does not. */
const NEEDS_CONTEXT: ReadonlySet<AnswerType> = new Set(['definition', 'reason', 'other'])
/** What a sentence and those that go on about it come to at most, in characters. */
const MORE_CHARS = 420

/** The last of the sentences after `i` that go on about the same: they refer to it, or name what is asked about. */
function endOfTopic(index: DocumentIndex, i: number, asked: AskedAbout): number {
  const first = index.sentences[i]
  let length = first?.text.length ?? 0
  let last = i
  for (const next of index.sentences.slice(i + 1)) {
    length += next.text.length
    const goesOn =
      POINTS_BACK.test(next.text) ||
      REFERS.test(next.text) ||
      next.terms.some((term) => asked.terms.has(term))
    if (!goesOn || length > MORE_CHARS || !inOneParagraph(first, next)) break
    if (!isWhole(next.text, index.language) && !COMPLETE_SENTENCE.test(next.text)) break
    last += 1
  }
  return last
}

/** The last item of the list that sentence `i` introduces by a colon; `i` itself where it introduces none. */
const endOfList = (index: DocumentIndex, i: number): number => i + listItemsAfter(index, i).length

/** Runs in the document's order, none overlapping; where `together`, those that touch within a paragraph are one. */
function joined(index: DocumentIndex, runs: readonly Run[], together: boolean): Run[] {
  const result: Run[] = []
  for (const run of runs.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    const touches =
      together &&
      run.from === (last?.to ?? NaN) + 1 &&
      inOneParagraph(index.sentences[run.from - 1], index.sentences[run.from])
    if (last && (run.from <= last.to || touches))
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, run.to) }
    else result.push(run)
  }
  return result
}

/** The chosen sentences with what belongs to them: first the passage of the best one, then the others in the document's order. */
export function passages(
  index: DocumentIndex,
  chosen: readonly number[],
  best: number,
  type: AnswerType,
  asked: AskedAbout,
): [string[], Quotation[]] {
  const more = NEEDS_CONTEXT.has(type)
  const runs = chosen.map((i) => ({
    from: withContext(index, i).from,
    to: Math.max(endOfList(index, i), i === best && more ? endOfTopic(index, i, asked) : i),
  }))
  const holdsBest = ({ from, to }: Run): boolean => from <= best && best <= to
  const said = joined(index, runs, more)
    .sort((a, b) => Number(holdsBest(b)) - Number(holdsBest(a)))
    .flatMap((run) => {
      const listed =
        introducesList(index.sentences[run.from]) && run.to === endOfList(index, run.from)
      return quote(sentencesOf(index, run), index, listed ? '; ' : ' ') ?? []
    })
  const lines = said.map(({ markdown }) => markdown)
  return [
    type === 'list' && lines.length > 1 ? [lines.map((line) => `- ${line}`).join('\n')] : lines,
    said,
  ]
}
