import type { EarlierQuestion } from '../../creation/earlier-questions.ts'
import { EARLIER_WEIGHT } from '../../creation/texts/spread.ts'
import { charactersOf, type SourceText } from '../../creation/texts/source-text.ts'

/** Parts of a document over which questions are spread. */
const PLACES = 6
/** How many questions a file has before every other one has one. */
const MAX_BEFORE_OTHERS = 2
/** Maximum of how much longer or shorter than the others a file counts. */
const MAX_RATIO = 4

type AskedPlace = { readonly fileId: string; readonly place: string }
type AskedTopic = { readonly fileId: string; readonly topicIds: readonly string[] }

/** A part of a document; `position` is 0–1. */
export const placeOf = (fileId: string, position: number): string =>
  `${fileId} ${Math.min(PLACES - 1, Math.floor(position * PLACES))}`

const add = (counts: Map<string, number>, id: string, much: number): void => {
  counts.set(id, (counts.get(id) ?? 0) + much)
}

/** How much was asked about the files and their parts, in this quiz and before. */
export class Crowding {
  readonly #earlier = new Map<string, number>()
  readonly #files = new Map<string, number>()
  /** How many questions of each type still to come will probably be about each file. */
  readonly #expected = new Map<string, ReadonlyMap<string, number>>()
  /** With how many questions this quiz asks about files. */
  readonly #used = new Map<string, number>()
  /** The files that probably allow a question. */
  readonly #able = new Set<string>()
  /** Lengths of the files as multiples of their mean. */
  readonly #lengths: ReadonlyMap<string, number>

  /** `count` is the number of questions of the quiz. */
  constructor(files: readonly SourceText[], earlier: readonly EarlierQuestion[], count: number) {
    const mean =
      files.reduce((sum, file) => sum + charactersOf(file), 0) / Math.max(1, files.length)
    this.#lengths = new Map(
      files.map((file) => [
        file.fileId,
        Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, charactersOf(file) / Math.max(1, mean))),
      ]),
    )
    const pages = new Map(files.map(({ fileId, pages }) => [fileId, pages.length]))
    // Every file gets questions, however many were asked about it before.
    const weight = (EARLIER_WEIGHT * count) / Math.max(count, earlier.length)
    for (const { fileId, page } of earlier) {
      add(this.#files, fileId, weight)
      const position = (page - 1) / Math.max(1, pages.get(fileId) ?? 1)
      add(this.#earlier, placeOf(fileId, position), weight)
    }
  }

  /**
   * Expects `count` questions of a type about the files that have candidates: by their lengths, but
   * no more about a file than it has topics.
   */
  expect(type: string, count: number, candidates: readonly AskedTopic[]): void {
    const topics = new Map<string, Set<string>>()
    for (const { fileId, topicIds } of candidates) {
      const known = topics.get(fileId) ?? new Set()
      topics.set(fileId, known.add(topicIds.join('\n')))
    }
    const expected = new Map<string, number>()
    const load = (fileId: string) => ((expected.get(fileId) ?? 0) + 1) / this.#lengthOf(fileId)
    for (let number = 0; number < count; number++) {
      const [next] = [...topics]
        .filter(([fileId, { size }]) => (expected.get(fileId) ?? 0) < size)
        .toSorted(([a], [b]) => load(a) - load(b))
      if (next) add(expected, next[0], 1)
    }
    if (count > 0) for (const fileId of topics.keys()) this.#able.add(fileId)
    this.#expected.set(type, expected)
  }

  /** The questions of a type are being chosen. */
  expectNoMore(type: string): void {
    this.#expected.delete(type)
  }

  /** Questions about a file, chosen and expected, for the length of its text. */
  ofFile({ fileId }: AskedPlace): number {
    let count = this.#files.get(fileId) ?? 0
    for (const expected of this.#expected.values()) count += expected.get(fileId) ?? 0
    return count / this.#lengthOf(fileId)
  }

  #lengthOf(fileId: string): number {
    return this.#lengths.get(fileId) ?? 1
  }

  /** Whether this quiz has no question about a file yet. */
  isOpen({ fileId }: AskedPlace): boolean {
    return !this.#used.has(fileId)
  }

  /** Whether other files that allow a question come before the next one about this file. */
  isFull({ fileId }: AskedPlace): boolean {
    return (
      (this.#used.get(fileId) ?? 0) >= MAX_BEFORE_OTHERS &&
      [...this.#able].some((other) => !this.#used.has(other))
    )
  }

  addToFile({ fileId }: AskedPlace): void {
    add(this.#files, fileId, 1)
    add(this.#used, fileId, 1)
  }

  get hasSeveralFiles(): boolean {
    return this.#lengths.size > 1
  }

  /** Counts the questions of one kind by position, beginning with the earlier ones of all kinds. */
  placesOfOneKind(): { of: (place: AskedPlace) => number; add: (place: AskedPlace) => void } {
    const places = new Map(this.#earlier)
    return {
      of: ({ place }) => places.get(place) ?? 0,
      add: ({ place }) => {
        add(places, place, 1)
      },
    }
  }
}
