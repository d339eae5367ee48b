import { Failure } from '../../failure.ts'
import { isNearDuplicate } from '../assemble.ts'
import type { QuestionDraft } from '../draft.ts'
import { lint } from '../lint.ts'
import { seededRandom, shuffled } from '../random.ts'
import type { Difficulty, QuestionCounts, QuestionType } from '../wire.ts'
import { detectLanguage } from '../../text/language.ts'
import { loadEnglish } from '../../text/english.ts'
import { analyseNonEnglish } from './reading/non-english.ts'
import {
  readMaterial,
  type AnalysedDocument,
  type SourceFile,
} from './reading/analysed-document.ts'
import type { McqCandidate } from './reading/mcq-candidate.ts'
import { mcqSites } from './choice/mcq.ts'
import { laqSites } from './written/sections.ts'
import { saqSites } from './written/short.ts'
import type { WrittenSite } from './written/written.ts'

export type BuiltinRequest = {
  readonly files: readonly SourceFile[]
  readonly counts: QuestionCounts
  readonly difficulty: Difficulty
  /** 32 bits; the same seed makes the same questions. */
  readonly seed: number
}

export type BuiltinHost = {
  /** Awaited between small pieces of work, so that the host can do other things. */
  readonly pause: () => Promise<void>
  /** Called each time a question is kept. */
  readonly onQuestion: (done: number) => void
}

/** Of longer files, runs of pages spread evenly are read: so many characters in all files together. */
const MOST_CHARS = 250_000
const RUN_PAGES = 4

/** At most this share of the mcq may have the key as their longest option. */
const KEY_LONGEST_SHARE = 0.3

/** The long questions need the most sentences, so one chooses first; the rest after the short ones, which they would starve. */
const GENERATION_ORDER = [
  { type: 'laq', most: 1 },
  { type: 'saq', most: Infinity },
  { type: 'laq', most: Infinity },
  { type: 'mcq', most: Infinity },
] as const

const ROUNDS = [
  { spare: false, sharing: false },
  { spare: true, sharing: false },
  { spare: true, sharing: true },
] as const

/** A place a question could come from: where it stands in its file (0–1), and how to make it. */
type Site = {
  readonly file: number
  readonly position: number
  readonly score: number
  readonly sentences: readonly string[]
  /** Asked only where better ones are too few. */
  readonly spare: boolean
  /** Asked of once, as far as there are others. */
  readonly topic: string | null
  make(): QuestionDraft | null
}

const readAll = async (request: BuiltinRequest, host: BuiltinHost): Promise<AnalysedDocument[]> => {
  const materials: AnalysedDocument[] = []
  for (const file of request.files) {
    const language = detectLanguage(file.pages.join('\n'))
    const sample = sampled(file, MOST_CHARS / request.files.length)
    materials.push(
      language === 'en'
        ? await readMaterial(await loadEnglish(host.pause), sample, host.pause)
        : await analyseNonEnglish(sample, language, host.pause),
    )
    await host.pause()
  }
  return materials
}

/** A file no longer than `most` characters, or runs of its pages spread evenly. Pages left out are empty, so that numbers hold. */
const sampled = (file: SourceFile, most: number): SourceFile => {
  const length = file.pages.reduce((sum, page) => sum + page.length, 0)
  if (length <= most) return file
  const every = Math.ceil(length / most)
  return {
    fileId: file.fileId,
    pages: file.pages.map((page, index) =>
      Math.floor(index / RUN_PAGES) % every === 0 ? page : '',
    ),
  }
}

/**
 * Questions made without a model (English files are read grammatically, others by their words): as many of each type as asked where the files hold them, fewer where
 * they don't. Every one passes the lint, none repeats another, no sentence proves two, and they come from everywhere in
 * every file. Throws a `Failure` where not one could be made.
 */
export const makeBuiltinQuestions = async (
  request: BuiltinRequest,
  host: BuiltinHost,
): Promise<QuestionDraft[]> => {
  const materials = await readAll(request, host)
  const random = seededRandom(request.seed)
  const onQuestion: QuestionDraft[] = []
  const used = new Set<string>()
  const primaries = new Set<string>()
  const topics = new Set<string>()
  const pagesOf = new Map(request.files.map((file) => [file.fileId, file.pages]))

  const accept = (site: Site, sharing: boolean): boolean => {
    const [primary] = site.sentences
    const shared = site.sentences.filter((sentence) => used.has(sentence)).length
    if (sharing ? primary !== undefined && primaries.has(primary) : shared > 0) return false
    if (!sharing && site.topic !== null && topics.has(site.topic)) return false
    if (site.sentences.length > 1 && shared === site.sentences.length) return false
    const draft = site.make()
    if (
      draft?.type === 'mcq' &&
      !sharing &&
      onQuestion.some((other) => other.type === 'mcq' && other.correct === draft.correct)
    )
      return false
    if (
      !draft ||
      lint(draft, pagesOf.get(draft.fileId) ?? []) !== null ||
      isNearDuplicate(draft, onQuestion)
    )
      return false
    onQuestion.push(draft)
    if (primary !== undefined) primaries.add(primary)
    if (site.topic !== null) topics.add(site.topic)
    for (const sentence of site.sentences) used.add(sentence)
    host.onQuestion(onQuestion.length)
    return true
  }

  const { counts, difficulty } = request
  const longestAllowed = (): boolean => {
    const keys = onQuestion.filter((draft) => draft.type === 'mcq')
    const longest = keys.filter(isKeyLongest).length
    return longest + 1 <= (keys.length + 1) * KEY_LONGEST_SHARE
  }
  const sites: Record<QuestionType, Site[]> = { mcq: [], saq: [], laq: [] }
  for (const [file, material] of materials.entries()) {
    const collect = async <T>(
      found: Iterable<T>,
      type: QuestionType,
      toSite: (site: T) => Site,
    ) => {
      if (counts[type] === 0) return
      for (const site of found) {
        sites[type].push(toSite(site))
        await host.pause()
      }
    }
    await collect(laqSites(material, difficulty), 'laq', (site) =>
      writtenSite(site, material, file),
    )
    await collect(saqSites(material, difficulty), 'saq', (site) =>
      writtenSite(site, material, file),
    )
    await collect(mcqSites(material, difficulty), 'mcq', (site) =>
      mcqSite(site, material, file, random, longestAllowed),
    )
  }
  // Where the good ones are too few, spare questions are asked, and at last points may be shared; the sentence a question is
  // about never is.
  for (const { spare, sharing } of ROUNDS) {
    for (const { type, most } of GENERATION_ORDER) {
      const missing = Math.min(
        most,
        counts[type] - onQuestion.filter((draft) => draft.type === type).length,
      )
      const open = sites[type].filter((site) => spare || !site.spare)
      await pickEvenly(open, missing, (site) => accept(site, sharing), random, host)
    }
  }
  if (onQuestion.length > 0) return onQuestion
  throw new Failure(
    materials.some((material) => material.english)
      ? 'quiz_text_too_short'
      : 'quiz_language_needs_model',
  )
}

export const isKeyLongest = (draft: QuestionDraft): boolean =>
  draft.wrong.every((option) => option.length < draft.correct.length)

const writtenSite = (site: WrittenSite, material: AnalysedDocument, file: number): Site => ({
  file,
  position: (site.sentences[0] ?? firstOf(material, site.draft.page)) / material.sentences.length,
  score: site.score,
  sentences: site.sentences.map((sentence) => `${file}:${sentence}`),
  spare: site.spare ?? false,
  topic: site.topic === undefined ? null : `${site.draft.type}:${site.topic}`,
  make: () => site.draft,
})

const firstOf = (material: AnalysedDocument, page: number): number =>
  Math.max(
    0,
    material.sentences.findIndex((sentence) => sentence.page >= page),
  )

const mcqSite = (
  site: McqCandidate,
  material: AnalysedDocument,
  file: number,
  random: () => number,
  longestAllowed: () => boolean,
): Site => ({
  file,
  position: site.sentence / material.sentences.length,
  score: site.score,
  sentences: [`${file}:${site.sentence}`],
  spare: site.spare ?? false,
  topic: null,
  make: () => site.make(random, longestAllowed() && random() < KEY_LONGEST_SHARE),
})

/** How much luck weighs against promise, in points of a site's score. */
const RANDOM_WEIGHT = 0.8

/**
 * Takes up to `count` sites: each file is cut into windows, as many as it would have to give, and every round takes the
 * best site of the next window of the next file, until enough are taken or none is left.
 */
const pickEvenly = async (
  sites: readonly Site[],
  count: number,
  accept: (site: Site) => boolean,
  random: () => number,
  host: BuiltinHost,
): Promise<void> => {
  if (count <= 0) return
  const files = [...new Set(sites.map((site) => site.file))]
  const windows = new Map<string, Site[]>()
  const perFile = Math.max(2, Math.ceil(count / Math.max(1, files.length)))
  const lucky = new Map(sites.map((site) => [site, site.score + random() * RANDOM_WEIGHT]))
  for (const site of sites) {
    const key = `${site.file}:${Math.min(perFile - 1, Math.floor(site.position * perFile))}`
    const list = windows.get(key)
    if (list) list.push(site)
    else windows.set(key, [site])
  }
  for (const list of windows.values())
    list.sort((a, b) => (lucky.get(a) ?? 0) - (lucky.get(b) ?? 0))
  const orders = files.map((file) =>
    shuffled(
      [...windows.keys()].filter((key) => key.startsWith(`${file}:`)),
      random,
    ),
  )
  let taken = 0
  for (
    let round = 0;
    taken < count && [...windows.values()].some((list) => list.length > 0);
    round++
  ) {
    for (const order of orders) {
      if (taken >= count) break
      const open = order.filter((key) => (windows.get(key)?.length ?? 0) > 0)
      const list = windows.get(open[round % Math.max(1, open.length)] ?? '')
      for (let site = list?.pop(); site; site = list?.pop()) {
        const taking = accept(site)
        await host.pause()
        if (!taking) continue
        taken++
        break
      }
    }
  }
}
