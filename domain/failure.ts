/** The failures of an account that has reached one of its quotas. */
const QUOTA_CODES = [
  'quota_storage',
  'quota_files',
  'quota_bases',
  'quota_chats',
  'quota_messages',
  'quota_quizzes',
  'quota_text',
  'quota_highlights',
  'quota_model_calls',
  'quota_own_questions',
  'quota_own_questions_today',
] as const
type QuotaCode = (typeof QUOTA_CODES)[number]

/** Whether a failure is that of an account that has reached one of its quotas. */
export const isQuota = ({ code }: Failure): boolean => QUOTA_CODES.some((each) => each === code)

/** The closed union of the failures that a user can see; the catalogues have a message for each. */
export type FailureCode =
  | 'unexpected'
  | 'offline'
  // Authentication
  | 'session_missing'
  | 'credentials_missing'
  // Errors of Supabase Auth; the English texts are its own
  | 'invalid_credentials'
  | 'email_not_confirmed'
  | 'account_disabled'
  | 'password_too_short'
  | 'password_well_known'
  | 'password_unchanged'
  | 'current_password_wrong'
  | 'sign_in_first'
  | 'too_many_attempts'
  | 'server_full'
  // Bases and files
  | 'base_name_required'
  | 'base_name_too_long'
  | 'base_files_required'
  | 'bases_load_failed'
  | 'base_delete_failed'
  | 'base_not_found'
  | 'base_load_failed'
  | 'file_load_failed'
  | 'base_create_failed'
  | 'base_update_failed'
  | 'file_delete_failed'
  | 'file_type_refused'
  | 'file_too_large'
  | 'file_empty'
  | 'file_chosen_twice'
  | 'file_upload_failed'
  // Extraction
  | 'pdf_no_text'
  | 'pdf_blank'
  | 'pdf_download_failed'
  | 'pdf_encrypted'
  | 'pdf_damaged'
  | 'pdf_stalled'
  | 'pdf_store_failed'
  | 'document_no_text'
  | 'document_encrypted'
  | 'document_copy_protected'
  | 'document_damaged'
  | 'document_wrong_type'
  | 'document_too_large'
  | 'document_stalled'
  | 'document_store_failed'
  // Recognition
  | 'picture_too_large'
  | 'recognition_timeout'
  | 'recognition_unreliable'
  // Chat
  | 'chat_text_not_ready'
  | 'chat_text_check_failed'
  | 'chat_pdf_only'
  | 'chat_no_text'
  | 'chat_document_not_ready'
  | 'chat_document_no_text'
  | 'chat_picture_not_read'
  | 'chat_failed'
  | 'chat_name_required'
  | 'chat_not_found'
  | 'chat_too_many_files'
  | 'chat_stopped'
  | 'chats_load_failed'
  | 'chat_create_failed'
  | 'chat_delete_failed'
  | 'chat_rename_failed'
  | 'message_required'
  // Quiz configuration
  | 'quiz_name_required'
  | 'quiz_difficulty_invalid'
  | 'quiz_mcq_count'
  | 'quiz_saq_count'
  | 'quiz_laq_count'
  | 'quiz_true_false_count'
  | 'quiz_no_questions'
  | 'quiz_too_many_questions'
  | 'quiz_files_required'
  | 'quiz_time_limit'
  // Quiz
  | 'quiz_no_text'
  | 'quiz_unparsable'
  | 'quiz_generate_failed'
  | 'quiz_load_failed'
  | 'quiz_not_found'
  | 'quiz_answer_required'
  | 'quiz_answer_too_long'
  | 'quiz_answer_failed'
  | 'quiz_delete_failed'
  | 'quiz_submit_failed'
  | 'quiz_answers_load_failed'
  | 'quiz_results_load_failed'
  | 'quiz_language_needs_model'
  | 'quiz_kind_needs_model'
  | 'quiz_text_too_short'
  | 'quiz_name_too_long'
  | 'quiz_repeat_failed'
  | 'question_change_failed'
  | 'question_create_failed'
  | 'bank_load_failed'
  | 'review_nothing_due'
  | 'dashboard_load_failed'
  | 'grade_failed'
  | 'self_mark_refused'
  | 'retry_refused'
  | 'appeals_spent'
  | 'appeal_needs_model'
  // Account
  | 'account_load_failed'
  | 'settings_save_failed'
  | 'account_email_mismatch'
  | 'account_delete_failed'
  // Exports and archives
  | 'export_failed'
  | 'archive_invalid'
  | 'import_failed'
  // Server
  | 'bad_request'
  | 'model_unreachable'
  | 'model_stalled'
  | 'model_rate_limited'
  | 'model_refused'
  | 'model_bad_reply'
  // Limits and quotas
  | 'too_many_at_once'
  | 'server_busy'
  | 'request_too_large'
  | QuotaCode

/**
 * What a learner can meet: `code` selects the message shown, `cause` is for the log. `detail`
 * replaces the catalogue's message where the server's own text is to be shown. It is thrown, and
 * turned into a message or a response at the edge (docs/decisions/0042-errors.md).
 */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode
  readonly detail: string | undefined

  constructor(code: FailureCode, options: { cause?: unknown; detail?: string } = {}) {
    super(options.detail ?? code, { cause: options.cause })
    this.code = code
    this.detail = options.detail
  }
}

/** Returned where the caller goes on with both outcomes, as after a check of what was entered. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const fail = (
  code: FailureCode,
  options?: { cause?: unknown; detail?: string },
): Result<never> => ({
  ok: false,
  failure: new Failure(code, options),
})

/** The failure code that the database returns as a hint when an account has reached a quota. */
function quotaCodeOf(error: unknown): QuotaCode | null {
  if (typeof error !== 'object' || error === null || !('code' in error && 'hint' in error))
    return null
  const { code, hint } = error
  return code === QUOTA_REACHED ? (QUOTA_CODES.find((known) => known === hint) ?? null) : null
}
const QUOTA_REACHED = 'PT413'

/**
 * Returns `error` if it is a failure; the failure of the quota if the database refused a row for
 * one; else a failure of `code` with `error` as its cause.
 */
export const asFailure = (error: unknown, code: FailureCode): Failure =>
  error instanceof Failure ? error : new Failure(quotaCodeOf(error) ?? code, { cause: error })
