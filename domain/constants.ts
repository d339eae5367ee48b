/**
 * The product's numbers (docs/requirements.md, §9). Lengths in characters, times in milliseconds
 * unless named. Marks and presets of each kind of question are in domain/quiz/kinds.
 */

/** The name is part of every access token. */
export const FULL_NAME_MAX = 100
export const BASE_NAME_MAX = 50
export const RECENT_ITEMS = 6

export const COUNT_MIN = 0
export const COUNT_MAX = 20
export const TOTAL_QUESTIONS_MAX = 30

/** Maximum questions in one review. */
export const REVIEW_MAX = 20

/** Maximum bases that a review can be limited to: those with the most due questions. */
export const DUE_BASES_MAX = 12

/** Minutes of a short review. */
export const REVIEW_MINUTES = 5
/** Days whose due questions a browser keeps for use offline. */
export const KEPT_REVIEW_DAYS = 7
/** The most questions a browser keeps, also in the database. */
export const KEPT_REVIEWS_MAX = 100
/** From which hour of the learner's day due reviews are mailed. */
export const REVIEW_MAIL_HOUR = 8
/** More due questions are shown as "99+". */
export const DUE_COUNTED_MAX = 99
/** Rated answers from which the dashboard shows how right they were. */
export const CALIBRATION_ANSWERS = 30
/** The longest time limit of a test in minutes, also in the database. */
export const TIME_LIMIT_MAX = 300
/** Minutes before the end of a test that are announced. */
export const TIME_ANNOUNCED = [5, 1] as const
/** Pages of a file that a quiz can be restricted to. */
export const CHOSEN_PAGES_MAX = 5000
/** How many days ahead an exam can be. */
export const EXAM_DAYS_MAX = 365
/** Answers in a base before a forecast is shown. */
export const FORECAST_ANSWERS = 20
/** How many times a missed question is asked again in one practice. */
export const RETRIES_MAX = 5
/** Answers between a missed question and its next attempt. */
export const RETRY_SPACING = 3

/** Each text of a question that the learner edits. */
export const QUESTION_TEXT_MAX = 3000
/** How many earlier versions of a question are kept in one quiz. */
export const QUESTION_VERSIONS_MAX = 10

/** Questions that one account has written, and those of 24 hours. */
export const OWN_QUESTIONS_MAX = 2000
export const OWN_QUESTIONS_PER_DAY = 200
/** Questions on one page of the bank, also in the procedure. */
export const BANK_PAGE_QUESTIONS = 20
/** Questions among which a new quiz from the bank chooses. */
export const BANK_SAMPLE_MAX = 100

export const QUIZ_NAME_MAX = 200
export const QUIZ_PROMPT_CHARS = 3000
/** A message to the tutor. */
export const TUTOR_QUESTION_MAX = 4000
export const CHAT_CONTEXT_CHARS = 2000
export const CHAT_PREVIEW_CHARS = 50

/** Maximum characters of a search, also in the procedure. */
export const SEARCH_QUERY_MAX = 200
/** Results of a search per kind, and of recent items before one. */
export const SEARCH_RESULTS = 5
export const SEARCH_RECENT = 3

/** How many files one question is answered from at most. */
export const ASKED_FILES_MAX = 200
/** Their total characters, whose indexes fit the memory of a thread. */
export const ASKED_CHARS_MAX = 3_000_000

/**
 * About 800 words, since marking time without a model grows with length.
 */
export const ANSWER_MAX = 5000

/** Minimum similarity (0–100) of a correct answer. */
export const SAQ_CORRECT_FROM = 90
export const LAQ_CORRECT_FROM = 75
/** The fallback similarity only counts words longer than this. */
export const FALLBACK_WORD_LONGER_THAN = 2

/** Points of a question that is marked. */
export const MARK_POINTS_MAX = 10
/** The reason of an appeal. */
export const APPEAL_REASON_MAX = 1000
/** Maximum appeals per answer. Each calls the model again. */
export const APPEALS_MAX = 3

/** Pause between two answers marked by a remote model (docs/conformance.md, §9). */
export const GRADING_DELAY_MS = 500

/** Minimum percentage of each grade band; below the last one: needs improvement. */
export const GRADE_FROM = { excellent: 80, good: 60, fair: 40 } as const
export const CHART_BAR_MIN_PERCENT = 10

export const SIGNED_URL_SECONDS = 3600
export const BASE_REDIRECT_MS = 2000
export const QUIZ_REDIRECT_MS = 1500
export const CHUNK_LOAD_TIMEOUT_MS = 120_000

/** Default maximum size of a file in MB (`STOA_MAX_FILE_MB`), also in supabase/config.toml. */
export const DEFAULT_MAX_FILE_MB = 50

/** Longest selected passage in characters, about a page. */
export const PASSAGE_MAX = 2_000
/** Characters of text before and after a highlight that are stored to find it again. */
export const PASSAGE_CONTEXT_MAX = 80
/** Longest note of a highlight in characters. */
export const NOTE_MAX = 4_000
