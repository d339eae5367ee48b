/** The file a conversation is about. */
export type TutorFile = {
  readonly id: string
  readonly base_id: string
  readonly file_name: string
}

/** Whether the file can be talked about. `extracting` counts pages where they are known. */
export type Availability =
  | { readonly state: 'ready' }
  | { readonly state: 'extracting'; readonly done: number; readonly total: number | null }
  | {
      readonly state: 'unavailable'
      readonly reason:
        'chat_pdf_only' | 'chat_text_not_ready' | 'chat_no_text' | 'chat_text_check_failed'
    }
