import type { ItsFunction, ItemSentence, ItemToken } from 'wink-nlp'

/**
 * English as wink-nlp reads it: sentences, parts of speech, lemmas. Loaded on first use, because it
 * costs memory and 150 ms.
 */

export type Token = {
  readonly text: string
  readonly lemma: string
  /** Universal part of speech: NOUN, PROPN, ADJ, VERB, AUX, NUM, … */
  readonly pos: string
  /** UTF-16 offsets into the analysed text. */
  readonly start: number
  readonly end: number
}

export type AnalysedSentence = {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly tokens: readonly Token[]
}

/** Tokens `from` (inclusive) to `to` (exclusive) of a sentence, whose last one is the head. */
export type NounPhrase = { readonly from: number; readonly to: number; readonly text: string }

export type English = { analyse(text: string): AnalysedSentence[] }

let loading: Promise<English> | null = null

/**
 * The analyser, made once per process. `pause` is awaited between reading its model and building it,
 * which take a third of a second each.
 */
export const loadEnglish = (
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<English> => (loading ??= load(pause))

const load = async (pause: () => Promise<void>): Promise<English> => {
  const [{ default: winkNlp }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ])
  await pause()
  const nlp = winkNlp(model, ['sbd', 'pos'])
  // The library knows these functions by identity, and types them as methods.
  const its = nlp.its as unknown as {
    readonly lemma: ItsFunction<string | undefined>
    readonly pos: ItsFunction<string>
  }

  const analyse = (text: string): AnalysedSentence[] => {
    const sentences: AnalysedSentence[] = []
    let at = 0
    nlp
      .readDoc(text)
      .sentences()
      .each((sentence: ItemSentence) => {
        const tokens: Token[] = []
        sentence.tokens().each((token: ItemToken) => {
          const value = token.out()
          const start = text.indexOf(value, at)
          if (start < 0) return
          at = start + value.length
          tokens.push({
            text: value,
            // The library has no lemma for a word such as "cannot" directly before a full stop.
            lemma: (token.out(its.lemma) ?? value).toLowerCase(),
            pos: token.out(its.pos),
            start,
            end: at,
          })
        })
        const start = tokens[0]?.start
        if (start === undefined) return
        sentences.push({ text: text.slice(start, at), start, end: at, tokens })
      })
    return sentences
  }
  return { analyse }
}

const NOUNS = new Set(['NOUN', 'PROPN'])

/**
 * The longest runs of adjectives and nouns that end in a noun, left to right. Hyphenated compounds are
 * not divided.
 */
export const nounPhrases = (sentence: AnalysedSentence): NounPhrase[] => {
  const { tokens } = sentence
  const phrases: NounPhrase[] = []
  let from = 0
  while (from < tokens.length) {
    let to = from
    let head = -1
    for (; to < tokens.length; to++) {
      const token = tokens[to]
      if (!token || !(NOUNS.has(token.pos) || token.pos === 'ADJ' || isHyphen(tokens, to))) break
      if (NOUNS.has(token.pos)) head = to
    }
    const first = tokens[from]
    const last = tokens[head]
    if (first && last) {
      phrases.push({
        from,
        to: head + 1,
        text: sentence.text.slice(first.start - sentence.start, last.end - sentence.start),
      })
      from = head + 1
    } else from = Math.max(to, from + 1)
  }
  return phrases
}

/** A hyphen that joins the words beside it without spaces. */
const isHyphen = (tokens: readonly Token[], index: number): boolean => {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  return token?.text === '-' && before?.end === token.start && after?.start === token.end
}
