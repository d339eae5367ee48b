import { Page } from '../../components/page.tsx'
import { SampleBaseForEmptyHub } from '../../features/bases/components/sample-base.tsx'
import { Dashboard } from '../../features/dashboard/components/dashboard.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useSession } from '../../lib/session.tsx'
import { useTitle } from '../../lib/title.ts'

export function Component() {
  const messages = useMessages().dashboard
  const { user } = useSession()
  useTitle(messages.title)
  return (
    <Page title={messages.title} width="wide">
      {user && <Dashboard userId={user.id} start={<SampleBaseForEmptyHub userId={user.id} />} />}
    </Page>
  )
}
