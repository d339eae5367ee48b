import { useNavigate } from 'react-router'
import { useToast } from '../../components/toast.tsx'
import { MyAccount } from '../../features/account/components/my-account.tsx'
import { failureMessage } from '../../lib/i18n/failure-message.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { routes } from '../../lib/routes.ts'
import { useSession } from '../../lib/backend/session.tsx'
import { useTitle } from '../../lib/title.ts'
import { ShortcutSettings } from '../shortcuts.tsx'

export function Component() {
  const messages = useMessages()
  useTitle(messages.account.title)
  const { user } = useSession()
  const navigate = useNavigate()
  const toast = useToast()

  const leave = async (message: string) => {
    try {
      const { signOut } = await import('../../lib/backend/sign-out.ts')
      // Leave this screen first, so that the guard does not ask the signed-out user to sign in.
      await navigate(routes.home)
      await signOut()
      toast(message, { tone: 'success' })
    } catch (error) {
      toast(failureMessage(error, messages), { tone: 'danger' })
    }
  }

  return (
    user && (
      <MyAccount
        user={user}
        settings={<ShortcutSettings />}
        onSignOut={() => void leave(messages.common.signedOut)}
        onDeleted={() => leave(messages.account.delete.done)}
      />
    )
  )
}
