import type { QuestionDraft } from '../../quiz/draft.ts'
import type { Difficulty } from '../../quiz/wire.ts'
import { distractorsFor, related, type Asked } from './distractors.ts'
import type { Material } from './material.ts'
import { shown } from './prose.ts'

/** One question that could be asked, and how good it promises to be. */
export type McqSite = Asked & {
  readonly form: 'cloze' | 'definition'
  readonly definition?: string
  readonly score: number
}

export const BLANK = '____'

/** How welcome each kind of key is: easy recalls facts, medium and hard ask for the ideas. */
const WELCOME = {
  easy: { name: 1.2, year: 1.1, number: 0.9, term: 0.8 },
  medium: { name: 1, year: 0.7, number: 0.6, term: 1.2 },
  hard: { name: 0.8, year: 0.3, number: 0.3, term: 1.6 },
} as const
const DEFINITION_WELCOME = { easy: 1.2, medium: 2, hard: 2.2 } as const

/** Every place where an mcq could be asked, found one after the other. */
export function* mcqSites(material: Material, difficulty: Difficulty): Generator<McqSite> {
  for (const key of material.keys)
    for (const use of key.uses) {
      const sentence = material.sentences[use.sentence]
      if (!sentence || !material.alone.has(use.sentence)) continue
      const asked = { key, use, sentence }
      const promise = salience(asked, material)
      const definition = key.kind === 'term' || key.kind === 'name' ? definitionAt(asked) : null
      if (definition !== null)
        yield { ...asked, form: 'definition', definition, score: DEFINITION_WELCOME[difficulty] + promise }
      else if (isFairBlank(asked, material))
        yield { ...asked, form: 'cloze', score: WELCOME[difficulty][key.kind] + promise }
    }
}

/** Frequent, several words long, named in a heading, at the start or the end of its sentence. */
const salience = ({ key, use, sentence }: Asked, material: Material): number => {
  const text = sentence.analysed.text
  const words = text.split(' ').length
  const introduced = /(?:called|known as|named|termed|referred to as|coined)\s+(?:the |an? )?["“]?$/u.test(
    text.slice(0, use.start),
  )
  return (
    Math.min(1, Math.log2(key.uses.length + 1) / 3) +
    (key.words.length > 1 ? 0.5 : key.kind === 'term' && key.uses.length < 3 ? -0.4 : 0) +
    (introduced ? 1 : 0) +
    (use.start < 5 ? 0.3 : 0) +
    (sentence.heading !== '' && related(sentence.heading, key.text) ? 0.4 : 0) +
    (words >= 11 && words <= 28 ? 0.5 : 0) +
    (material.keysAt[use.sentence] ?? 0) * 0.05
  )
}

const count = (text: string, part: string): number => text.toLowerCase().split(part.toLowerCase()).length - 1

/** A gap in fewer words than this could hold anything. */
const LEAST_CONTEXT = 7

/** Not one of a list (any other would fit as well), not in brackets, and said nowhere else in the sentence. */
const isFairBlank = ({ key, use, sentence }: Asked, material: Material): boolean => {
  const { text } = sentence.analysed
  const [before, after] = [text.slice(0, use.start), text.slice(use.end)]
  if (shown(text).indexOf(use.text) < 0 && shown(text).toLowerCase().indexOf(use.text.toLowerCase()) < 0)
    return false
  if (key.kind === 'term' || key.kind === 'name') {
    if (/(?:\band|\bor|&|\()\s*$/u.test(before) || /^\s*(?:\(|and\b|or\b|&)/u.test(after)) return false
    if (/,\s*$/u.test(before) && /^\s*,/u.test(after)) return false
    if (key.kind === 'name' && /^['’]s? \p{Lu}/u.test(after)) return false
    const head = key.words.at(-1) ?? key.text
    if (count(text, head.slice(0, Math.max(4, head.length - 2))) > 1) return false
    if (key.words.some((word) => word.length > 4 && count(text, word.slice(0, 5)) > 1)) return false
  }
  if (key.kind === 'term' && key.uses.length < 2 && key.words.length < 2) return false
  if (material.english && shown(text).split(' ').length - key.words.length < LEAST_CONTEXT) return false
  return count(text, use.text) === 1
}

const DEFINING =
  /^\s*(?:\([^)]{1,40}\)\s*)?(?:,[^,]{3,60},\s*)?(?:is|are|was|were) (?=(?:an?|the|any|one of)\s)|^\s*(?:\([^)]{1,40}\)\s*)?(?:is|are) defined as |^\s*(?:refers?|referred) to |^\s*(?:means|denotes|describes) /u

/** What a sentence "X is a …" says of X, or null where it does not define. */
export const definitionAt = ({ key, use, sentence }: Asked): string | null => {
  const text = sentence.analysed.text
  if (!/^(?:(?:An?|The|["“])\s*)?$/u.test(text.slice(0, use.start))) return null
  const defining = DEFINING.exec(text.slice(use.end))
  if (!defining) return null
  const definition = shown(text.slice(use.end + defining[0].length)).replace(/[.!]["”]?$/u, '')
  const plain = definition.charAt(0).toLowerCase() + definition.slice(1)
  const words = plain.split(' ')
  if (words.length < 6 || words.length > 34) return null
  if (
    /^(?:the|one of the) (?:same|most|only|first|second|last|result|reason|case|case that)\b/u.test(plain) &&
    words.length < 9
  )
    return null
  const given = key.words.some((word) => word.length > 3 && count(plain, word.slice(0, 5)) > 0)
  return given ? null : plain
}

/** The question at a site, or null where no three fair distractors are to be had. */
export const mcqAt = (
  site: McqSite,
  material: Material,
  difficulty: Difficulty,
  random: () => number,
  longest: boolean,
): QuestionDraft | null => {
  const wrong = distractorsFor(site, material.keys, material.sentences, difficulty, random, longest)
  if (!wrong) return null
  const { key, sentence } = site
  const whole = shown(sentence.analysed.text)
  return {
    type: 'mcq',
    question:
      site.definition === undefined
        ? material.phrases.cloze(clozeOf(site))
        : definitionQuestion(site, site.definition),
    correct: key.text,
    wrong,
    explanation: material.phrases.says(sentence.page, whole),
    fileId: material.fileId,
    page: sentence.page,
    quote: sentence.quote,
    points: [],
  }
}

const clozeOf = ({ use, sentence }: McqSite): string => {
  const { text } = sentence.analysed
  const before = text.slice(0, use.start).replace(/\b(A|a)n?\s+$/u, (_, article: string) => `${article}(n) `)
  return shown(`${before}${BLANK}${text.slice(use.end)}`)
}

const definitionQuestion = ({ key }: McqSite, definition: string): string => {
  if (key.kind === 'name') return `Who or what does the text describe as “${definition}”?`
  return `Which term does the text explain as “${definition}”?`
}
