import { literalSource } from '../../domain/languages/patterns.ts'

/** A change of the code that breaks a required behaviour, and the test that must then fail. */
export type Mutation = {
  /** The statement of docs/requirements.md that no longer holds: "2.26". */
  readonly statement: string
  readonly file: string
  /** Stands exactly once in the file. */
  readonly text: string
  readonly replacement: string
  /** A test that docs/conformance.md names for the statement. */
  readonly test: {
    readonly file: string
    /** As written in the file, with its placeholders. */
    readonly title: string
    /** Earlier tests of the file that it depends on, by their titles. */
    readonly after?: readonly string[]
  }
}

/** How many times `text` occurs in `source`. */
export const occurrences = (source: string, text: string): number => source.split(text).length - 1

/** Whether the test runs against the built site. */
export const isJourney = ({ test }: Mutation): boolean => test.file.startsWith('e2e/')

const PLACEHOLDER = /%[sdifjoO]|\$\w+/u

/** A pattern for the names that a test has once its placeholders are filled in. */
export const titlePattern = (title: string): string =>
  title.split(PLACEHOLDER).map(literalSource).join('.*')
