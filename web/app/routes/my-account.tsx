import { MyAccount } from '../../features/account/components/my-account.tsx'
import { useSession } from '../../lib/auth/session.tsx'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { useTitle } from '../../lib/title.ts'
import { ShortcutSettings } from '../shortcuts/shortcut-settings.tsx'
import { useSignOut } from '../learner/use-sign-out.ts'

export function Component() {
  const { account } = useMessages()
  useTitle(account.title)
  const { user } = useSession()
  const { signOut, leaveDeleted } = useSignOut()
  return (
    user && (
      <MyAccount
        user={user}
        settings={<ShortcutSettings />}
        onSignOut={() => void signOut()}
        onDeleted={() => leaveDeleted(account.delete.done)}
      />
    )
  )
}
