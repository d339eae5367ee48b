/**
 * An answer in progress. `question` is shown until the saved one is loaded; `replaces` is the
 * message being regenerated.
 */
export type Pending = {
  /** Null while the chat is being created. */
  readonly chatId: string | null
  readonly question: string | null
  readonly text: string
  readonly replaces: string | null
}

/** Events of the answer in progress. */
export type PendingAction =
  | { readonly type: 'asked'; readonly pending: Pending }
  | { readonly type: 'questionSaved' }
  | { readonly type: 'textReceived'; readonly text: string }
  | { readonly type: 'ended' }

/** The state of the answer in progress; null while there is none. */
export function pendingReducer(state: Pending | null, action: PendingAction): Pending | null {
  switch (action.type) {
    case 'asked':
      return action.pending
    case 'questionSaved':
      return state && { ...state, question: null }
    case 'textReceived':
      return state && { ...state, text: action.text }
    case 'ended':
      return null
  }
}
