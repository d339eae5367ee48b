import type { FailureCode } from '../../domain/failure.ts'

/**
 * User-visible messages of failures, by failure code (domain/failure.ts). The texts that
 * docs/conformance.md quotes are fixed.
 */
export const errors = {
  unexpected: 'An unexpected error occurred. Please try again.',
  offline: 'You are offline. Please try again once you have a connection.',
  // Authentication
  session_missing: 'Auth session missing!',
  credentials_missing: 'You must provide either an email or phone number and a password',
  invalid_credentials: 'Invalid login credentials',
  email_not_confirmed: 'Email not confirmed',
  account_disabled: 'User is banned',
  password_too_short: 'Password should be at least 8 characters.',
  password_well_known:
    'Password is known to be weak and easy to guess, please choose a different one.',
  password_unchanged: 'New password should be different from the old password.',
  current_password_wrong: 'Current password is wrong',
  sign_in_first: 'Please sign in to continue.',
  too_many_attempts:
    'Too many attempts. Please try again in a few minutes, or in an hour at the latest.',

  // Bases and files
  base_name_required: 'Please enter a base name',
  base_name_too_long: 'A base name has at most 50 characters.',
  base_files_required: 'Please upload at least one file',
  bases_load_failed: 'Failed to load bases. Please try again.',
  base_delete_failed: 'Failed to delete base. Please try again.',
  base_not_found: 'Base not found or access denied',
  base_load_failed: 'Failed to load base data. Please try again.',
  file_load_failed: 'Failed to load file. Please try again.',
  base_create_failed: 'Failed to create base. Please try again.',
  base_update_failed: 'Failed to update base. Please try again.',
  file_delete_failed: 'Failed to delete file. Please try again.',
  file_type_refused: 'This type of file is not accepted.',
  file_too_large: 'This file is too large.',
  file_empty: 'This file is empty.',
  file_chosen_twice: 'This file is already in the list.',
  file_upload_failed: 'This file could not be uploaded. Please try again.',

  // Extraction
  pdf_no_text: 'No text content found in PDF',
  pdf_blank: 'No text content found in PDF: its pages are empty',
  pdf_download_failed: 'Failed to download PDF file',
  pdf_encrypted: 'This PDF is protected by a password. Remove the password and add it again.',
  pdf_damaged: 'This file is damaged or is not a PDF.',
  pdf_stalled: 'Reading this PDF made no progress and was stopped.',
  pdf_store_failed: 'The text of this PDF could not be saved. Please try again.',
  document_no_text: 'No text was found in this file.',
  document_encrypted: 'This file is protected by a password. Remove the password and add it again.',
  document_copy_protected:
    'This book has the copy protection of its shop (DRM). Get a copy without it and add that.',
  document_damaged: 'This file is damaged, so its text cannot be read.',
  document_wrong_type: 'The content of this file does not match its extension.',
  document_too_large: 'This file contains more than can be read. Divide it into several files.',
  document_stalled: 'Reading this file took too long and was stopped.',
  document_store_failed: 'The text of this file could not be saved. Please try again.',
  picture_too_large: 'Pictures with more than 50 megapixels are not read.',
  recognition_timeout: 'Recognising the text took too long. Please try again.',
  recognition_unreliable: 'No reliable text was found in this file.',

  // Chat
  chat_text_not_ready:
    'No extracted text available for this PDF. Please wait for text extraction to complete.',
  chat_text_check_failed: 'Error checking PDF text availability.',
  chat_pdf_only: 'Chat is only available for PDF files.',
  chat_no_text: 'No extracted text found for this PDF file...',
  chat_failed: 'Sorry, I encountered an error processing your question.',
  chat_document_not_ready: 'The text of this file has not been read yet. Please wait a moment.',
  chat_document_no_text: 'The text of this file could not be read, so it cannot be asked about.',
  chat_picture_not_read: 'Recognise the text of this picture to ask about it.',
  chat_name_required: 'Please enter a chat name',
  chat_not_found: 'This chat was not found.',
  chat_too_many_files: 'These files have too much text to ask all at once. Choose fewer of them.',
  chat_stopped: 'You stopped this answer.',
  chats_load_failed: 'Failed to load chats. Please try again.',
  chat_create_failed: 'Failed to create chat. Please try again.',
  chat_delete_failed: 'Failed to delete chat. Please try again.',
  chat_rename_failed: 'Failed to rename chat. Please try again.',
  message_required: 'Please enter a message',

  // Quiz configuration
  quiz_name_required: 'Quiz name is required',
  quiz_difficulty_invalid: 'Please select a valid difficulty level',
  quiz_mcq_count: 'MCQ count must be between 0 and 20',
  quiz_saq_count: 'SAQ count must be between 0 and 20',
  quiz_laq_count: 'LAQ count must be between 0 and 20',
  quiz_true_false_count: 'True or false count must be between 0 and 20',
  quiz_no_questions: 'At least one question type must be selected',
  quiz_too_many_questions: 'Total questions cannot exceed 30',
  quiz_files_required: 'Please select at least one file to generate questions from.',
  quiz_time_limit: 'The time limit must be between 1 and 300 minutes',

  // Quiz
  quiz_no_text: 'No text content found in selected files. Please ensure PDFs have been processed.',
  quiz_unparsable: 'Failed to parse questions from LLM response. Please try again.',
  quiz_generate_failed: 'Failed to generate quiz. Please try again.',
  quiz_load_failed: 'Failed to load quiz. Please try again.',
  quiz_not_found: 'Quiz not found or you do not have permission to view it.',
  quiz_answer_required: 'Please provide an answer before submitting.',
  quiz_answer_too_long: 'An answer has at most 5,000 characters.',
  quiz_answer_failed: 'Failed to submit answer. Please try again.',
  quiz_delete_failed: 'Failed to delete quiz. Please try again.',
  quiz_submit_failed: 'Failed to submit test. Please try again.',
  quiz_answers_load_failed: 'Failed to fetch saved answers.',
  quiz_results_load_failed: 'Failed to load quiz results. Please try again.',
  quiz_language_needs_model:
    'Questions in the language of these files need a language model. Ask the person who runs this site to connect one.',
  quiz_kind_needs_model:
    'These kinds of questions need a language model. Choose other kinds, or ask the person who runs this site to connect one.',
  quiz_text_too_short: 'Too little in the selected files is explained clearly enough to ask about.',
  quiz_name_too_long: 'A quiz name has at most 200 characters.',
  quiz_repeat_failed: 'These questions could not be asked again. Please try again.',
  question_change_failed: 'The question could not be changed. Please try again.',
  question_create_failed: 'The question could not be saved. Please try again.',
  bank_load_failed: 'Failed to load your questions. Please try again.',
  review_nothing_due:
    'Nothing is due for review any more. If you started the review in another tab or on another device, you will find it on the dashboard.',
  dashboard_load_failed: 'Failed to load dashboard data. Please try again.',
  grade_failed: 'This answer could not be marked. Please try again.',
  self_mark_refused: 'You can mark only estimates yourself.',
  retry_refused: 'This question cannot be answered again.',
  appeals_spent:
    'You have used all appeals for this answer. The mark stays; compare your answer with the model answer.',
  appeal_needs_model:
    'The language model that gave this mark cannot be reached now. The mark stays. Please try again later.',

  // Account
  export_failed: 'Failed to export. Please try again.',
  archive_invalid: 'This file is not an archive from Stoa, or it is damaged.',
  import_failed: 'Failed to import the archive. Please try again.',
  account_load_failed: 'Failed to load account data. Please try again.',
  settings_save_failed: 'Failed to save the setting. Please try again.',
  account_email_mismatch: 'This is not the email of your account.',
  account_delete_failed: 'Failed to delete account. Please try again.',

  // Server
  server_full: 'The server has no free space to save this at the moment. Please try again later.',
  bad_request: 'The request was not understood.',
  model_unreachable: 'The language model could not be reached. Please try again in a moment.',
  model_stalled: 'The language model stopped answering. Please try again.',
  model_rate_limited: 'The language model is busy. Please try again in a moment.',
  model_refused: 'The language model refused the request.',
  model_bad_reply: 'The answer of the language model could not be used. Please try again.',

  // Limits and quotas
  too_many_at_once:
    'Too much is in progress at the same time. Please wait until it has finished and try again.',
  server_busy: 'The server is busy. Please try again in a moment.',
  request_too_large: 'This is too large to be sent.',
  quota_storage: 'Your storage is full. Please delete files you no longer need.',
  quota_files:
    'You have reached the maximum number of files. Please delete files you no longer need.',
  quota_bases:
    'You have reached the maximum number of bases. Please delete bases you no longer need.',
  quota_chats:
    'You have reached the maximum number of chats. Please delete chats you no longer need.',
  quota_messages:
    'You have reached the maximum number of messages. Please delete chats you no longer need.',
  quota_quizzes:
    'You have reached the maximum number of quizzes. Please delete quizzes you no longer need.',
  quota_highlights:
    'You have reached the maximum number of highlights. Please delete highlights you no longer need.',
  quota_text:
    'The texts of your PDFs have reached the maximum size. Please delete files you no longer need.',
  quota_model_calls:
    'You have reached the daily limit for the language model. Please try again tomorrow.',
  quota_own_questions: 'You have reached the maximum number of your own questions.',
  quota_own_questions_today: 'You have written too many questions today.',
} as const satisfies Record<FailureCode, string>
