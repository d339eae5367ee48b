import type { FailureCode } from '../../failure.ts'
import type { MarkingMessages } from '../../marking/messages.ts'
import type { MarkPoint } from '../mark-point.ts'

/** The option of a question that is correct, as stored. */
type StoredKey = {
  readonly correct_option_number: number | null
  /** Option number to text; null if the kind stores no texts. */
  readonly options: Readonly<Record<string, string>> | null
  readonly correct_answer: string
}

/** Texts of options that no question stores. */
export type OptionTexts = Pick<MarkingMessages, 'trueFalse'>

/** Answered with the number of an option (from 1, as text) and marked by rule. */
type ChoiceAnswer = {
  readonly by: 'choice'
  readonly choices: number
  /** Whether each question stores its own option texts. */
  readonly storesOptions: boolean
  /** The options of every question by number, if questions store none. */
  readonly sharedOptions?: (texts: OptionTexts) => Readonly<Record<string, string>>
  /** The correct option as feedback names it. */
  readonly keyText: (question: StoredKey, texts: MarkingMessages) => string
}

/** Answered in writing and marked point by point; the points share the marks. */
type WrittenAnswer = {
  readonly by: 'text'
  readonly length: 'short' | 'long'
}

/** All properties of a kind of question. */
export type QuestionKind = {
  readonly marks: number
  /** Preset of the quiz form. A kind with 0 is offered in a folded part of the form. */
  readonly defaultCount: number
  readonly answer: ChoiceAnswer | WrittenAnswer
  /** Minimum similarity (0–100) of a correct answer. */
  readonly correctFrom: number
  /** The failure of a count outside the limits. */
  readonly countFailure: FailureCode
  /** Whether questions of this kind are made with a language model only. */
  readonly needsModel: boolean
}

/** A question before its options are assembled and shuffled, made with or without a model. */
export type KindDraft = {
  readonly question: string
  /** The correct option, or the model answer of a written question. */
  readonly correct: string
  /** The wrong options; none for written questions. */
  readonly wrong: readonly string[]
  readonly explanation: string
  readonly fileId: string
  /** 1-based page of the file; contains `quote` verbatim. */
  readonly page: number
  readonly quote: string
  /** At most one per mark; none for questions answered by choice. */
  readonly points: readonly MarkPoint[]
}

/** The reason for rejecting a question. */
export type LintRule =
  | 'empty'
  | 'option_count'
  | 'options_repeat'
  | 'options_contain'
  | 'all_or_none'
  | 'key_much_longer'
  | 'broken_latex'
  | 'evidence_missing'
  | 'point_count'
  | 'points_repeat'
  | 'gives_away'
  | 'key_unsupported'
  | 'link'
  | 'needs_context'
  | 'grammar_clue'
  | 'not_a_statement'

/** The parts of a model's reply that determine its kind if the reply does not name it. */
type ReplyShape = {
  readonly correct: unknown
  readonly wrong: readonly unknown[]
  readonly points: number
}

/** The numbers of the options that a question stores, if it stores any. */
export const OPTION_NUMBERS = ['1', '2', '3', '4'] as const

export type NumberedOptions = Record<(typeof OPTION_NUMBERS)[number], string>

/** The options of a stored question; both null for written questions. */
export type StoredOptions = {
  readonly options: Readonly<NumberedOptions> | null
  readonly correct_option_number: number | null
}

/** How questions of a kind are requested from a model, checked and stored. */
export type KindMaking = {
  /** The names of the kind in models' replies, lower case. */
  readonly names: RegExp
  /** Whether a reply that does not name its kind is of this one. */
  readonly recognises: (reply: ReplyShape) => boolean
  /** The line of the prompt that requests `count` questions; begins with the count and the type. */
  readonly request: (count: number) => string
  /** A reply as an example, or null. */
  readonly example: object | null
  /** Tokens reserved for one question of the reply. */
  readonly maxTokens: number
  /** Maximum questions of the kind in one call. */
  readonly maxPerCall: number
  /** The stored form of the correct answer of a reply. */
  readonly keyOf: (correct: string) => string
  /** The first rule of this kind that a draft breaks. `pages` are those of its file. */
  readonly lint: (draft: KindDraft, pages: readonly string[]) => LintRule | null
  /** Whether the text of the question's pages supports its key, beyond the key's numbers. */
  readonly isSupported: (draft: KindDraft, text: string) => boolean
  /** The options in an order drawn by `random`. */
  readonly place: (draft: KindDraft, random: () => number) => StoredOptions
}
