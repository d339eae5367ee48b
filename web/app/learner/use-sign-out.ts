import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useToast } from '../../components/status/toast.tsx'
import { useUndoableDelete } from '../../components/status/undoable-delete.tsx'
import { failureMessage } from '../../lib/i18n/failure-message.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { routes } from '../../lib/routes.ts'

const leavingState = z.object({ leaving: z.literal(true) })

/**
 * Whether a sign-out is in progress: the learner is still signed in for a moment. A screen must
 * not request the learner's data then, since the server may refuse it before the sign-out is known.
 */
export const useIsLeaving = (): boolean => leavingState.safeParse(useLocation().state).success

/**
 * Two ways to end the session. `signOut` first carries out deletions that could still be undone and
 * stores answers that wait; `leaveDeleted` is for an account that no longer exists. Both show the
 * home page.
 */
export function useSignOut() {
  const messages = useMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const { commitAll } = useUndoableDelete()
  const end = async (isOwnChoice: boolean, message: string) => {
    try {
      if (isOwnChoice) await commitAll()
      const { endSession, storeBeforeSignOut } = await import('./end-session.ts')
      if (isOwnChoice) await storeBeforeSignOut()
      // Navigate to a public screen first, so that the guard does not ask to sign in during
      // sign-out. It is rendered at once: what is still shown may begin further requests.
      await navigate(routes.home, { state: { leaving: true }, flushSync: true })
      // A form with unsaved input may have prevented the navigation.
      if (location.pathname !== routes.home) return
      await endSession()
      toast(message, { tone: 'success' })
    } catch (cause) {
      toast(failureMessage(cause, messages), { tone: 'danger' })
    }
    if (location.pathname === routes.home) await navigate(routes.home, { replace: true })
  }
  return {
    signOut: () => end(true, messages.common.signedOut),
    leaveDeleted: (message: string) => end(false, message),
  }
}
