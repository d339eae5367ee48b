/** The file a chat is about. */
export type TutorFile = {
  readonly id: string
  readonly base_id: string
  readonly file_name: string
}

/**
 * The chat that an address names; a new object opens it again. `quote` is a passage of the message
 * to show; '' shows its end.
 */
export type LinkedChat = { readonly chatId: string; readonly quote: string }

/** A file of the base. `isReadable`: its text has been read. */
export type AskableFile = {
  readonly id: string
  readonly file_name: string
  readonly isReadable: boolean
}

/**
 * Whether the file can be used in a chat. `extracting` counts pages if they are known;
 * `isDocument`: it is not a PDF.
 */
export type Availability =
  | { readonly state: 'ready' }
  | {
      readonly state: 'extracting'
      readonly isDocument: boolean
      readonly done: number
      readonly total: number | null
    }
  | {
      readonly state: 'unavailable'
      readonly reason:
        | 'chat_pdf_only'
        | 'chat_text_not_ready'
        | 'chat_no_text'
        | 'chat_text_check_failed'
        | 'chat_document_not_ready'
        | 'chat_document_no_text'
        | 'chat_picture_not_read'
        | 'file_load_failed'
    }

/** A passage of the open file: to be quoted in a question (`ask`), or explained at once. */
export type QuotedPassage = {
  readonly page: number
  readonly quote: string
  readonly kind: 'ask' | 'explain'
}
